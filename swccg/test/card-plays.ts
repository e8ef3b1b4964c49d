/** Cards in short scenes: a position, what is played, what must then hold. */

import type { Said } from '@dejarik/kernel/scenario'
import { describe, test } from 'vitest'
import type { ScenarioPosition } from '../scenario/position.ts'
import type { InlineCard } from './inline-cards.ts'
import { ccg95 } from './play.ts'
import { tells } from './tells.ts'

export type Seat = 'dark' | 'light'
export const otherSeat = (seat: Seat): Seat => (seat === 'dark' ? 'light' : 'dark')

type Card = InlineCard
export interface CardPlay {
  readonly card: string
  readonly says: string
  readonly position: ScenarioPosition
  /** Who does what; who is asked is said at the end. */
  readonly plays: readonly (readonly [Seat, Said])[]
  readonly expected: Parameters<ReturnType<typeof ccg95>['expect']>[0]
}

/** Sites and a system without any text. */
const place = (title: string, more: object): Card =>
  ({
    title,
    side: 'dark',
    kind: 'location',
    type: 'site',
    icons: ['exterior', 'planet'],
    force: { dark: 1, light: 1 },
    ...more,
  }) as Card
export const PLACES: readonly Card[] = [
  place('Moon: Plain', {}),
  place('Moon: Hill', {}),
  place('Moon: Lake', {}),
  place('Moon', { type: 'system', icons: ['planet'], parsec: 3 }),
  place('Sun', { type: 'system', icons: ['planet'], parsec: 4 }),
  place('Tatooine: Camp', {}),
  place('Tatooine: Track', {}),
  place('Tatooine: Cantina', { icons: ['interior', 'planet'] }),
  place('Death Star: Hall', { icons: ['interior', 'mobile', 'scomp-link'] }),
  place('Death Star: Shaft', { icons: ['interior', 'mobile'] }),
  place('Yavin 4: Clearing', {}),
  place('Yavin 4: Temple', {}),
]

/** A card of each destiny from 0 to 7 for each side: `5 of dark`. */
const DESTINIES: readonly Card[] = (['dark', 'light'] as const).flatMap((side) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(
    (destiny) => ({ title: `${destiny} of ${side}`, side, kind: 'interrupt', type: 'used', destiny }) as Card,
  ),
)

/** Something that can be deployed at any time, so that a deploy phase goes on. */
const FILLERS: readonly Card[] = (['dark', 'light'] as const).map((side) =>
  place(`Rim: Rock of ${side}`, { side }),
)

export const open = (
  position: ScenarioPosition,
  cards: readonly Card[] = [],
  seed = 1,
): ReturnType<typeof ccg95> =>
  ccg95(position, { seed, cards: [...PLACES, ...DESTINIES, ...FILLERS, ...cards] })

export const scenes = (table: readonly CardPlay[], cards: readonly Card[] = []): void =>
  describe.each(table)('$card', ({ card, says, position, plays, expected }) => {
    test(says, tells(card), () => {
      const game = open(position, cards)
      for (const [seat, said] of plays) game.play(seat, said)
      game.expect(expected)
    })
  })
