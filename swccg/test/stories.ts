/** One style for the scenarios of single cards: a position, what the players do, and what must hold then. */
import type { Said } from '@dejarik/kernel/scenario'
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { ScenarioPosition } from '../scenario/position.ts'
import { ARENA } from './battle-play.ts'
import { type InlineCard, inline } from './inline-cards.ts'
import { beginners, ccg95, final } from './play.ts'
import { tells } from './tells.ts'

type Card = InlineCard
type Seat = 'dark' | 'light'

const EDITIONS = { '1995': ccg95, beginners, final }

export interface Story {
  readonly card: string
  readonly says: string
  /** The rule that it proves besides. */
  readonly rule?: string
  readonly position: ScenarioPosition
  readonly cards?: readonly Card[]
  readonly edition?: keyof typeof EDITIONS
  readonly plays?: readonly (readonly [Seat, Said])[]
  readonly leads: Parameters<ReturnType<typeof ccg95>['expect']>[0]
}

/** Tells each story through the public machine. */
export function tell(stories: readonly Story[]): void {
  describe.each(stories)(
    '$card',
    ({ card, says, rule, position, cards = [], edition = '1995', plays = [], leads }) => {
      test(says, rule ? together(tells(card), proves(rule)) : tells(card), () => {
        const game = EDITIONS[edition](position, {
          cards: [...ARENA, ...STRIKES, ...cards],
        })
        for (const [seat, said] of plays) game.play(seat, said)
        game.expect(leads)
      })
    },
  )
}

/** Stories of cards of later sets, by the rules of tournaments. */
export const tellLater = (stories: readonly Story[]): void =>
  tell(stories.map((story) => ({ edition: 'final', ...story })))

/** An Interrupt that strikes any character of the opponent down, for each side. */
const strike = (side: Seat): Card =>
  inline({
    title: side === 'dark' ? 'Dark Strike' : 'Light Strike',
    side,
    kind: 'interrupt',
    type: 'used',
    text: {
      actions: [
        {
          name: 'strike somebody down',
          when: 'any-time',
          targets: [{ name: 'target', what: { kind: 'character', whose: 'opponents' } }],
          do: [{ do: 'lose-cards', what: { the: { chosen: 'target' } } }],
        },
      ],
    },
  })
export const STRIKES: readonly Card[] = [strike('dark'), strike('light')]

/** The end of a dark turn, where there is only something to look at. */
export const look = (
  locations: ScenarioPosition['locations'],
  more: Partial<ScenarioPosition> = {},
): ScenarioPosition => ({
  at: 'draw dark',
  dark: { force: 1 },
  ...(locations ? { locations } : {}),
  ...more,
})
