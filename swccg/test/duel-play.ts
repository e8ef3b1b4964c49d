/** Positions for duels: Vader beside Luke, or beside Obi-Wan, and what both draw. */
import type { ScenarioStart } from '@dejarik/kernel/scenario'
import type { Placed, ScenarioPosition, SeatPosition } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'

export const HERE = 'Tatooine: Cantina (D)'
export const NEXT = 'Tatooine: Mos Eisley (D)'
export const OBSESSION = "Vader's Obsession"
export const CIRCLE = 'The Circle Is Now Complete'

const drawing = (side: 'dark' | 'light', destinies: readonly number[]): (string | number)[] => [
  ...destinies.map((one) => withDestiny(side, one)),
  9,
]

export interface Meeting {
  /** Destinies on top of the Reserve Decks. */
  readonly draws?: readonly [readonly number[], readonly number[]]
  readonly vader?: Partial<Placed>
  readonly rival?: string | Placed
  readonly dark?: SeatPosition
  readonly light?: SeatPosition
  readonly more?: Partial<ScenarioPosition>
  readonly cards?: ScenarioStart['cards']
}

/** Vader is one site away from Luke, and has his Interrupt and Force. */
export function chase({ draws = [[], []], vader, rival, dark, light, more, cards }: Meeting = {}) {
  const game = final(
    {
      at: 'move dark',
      locations: [
        { card: NEXT, dark: [{ card: 'Darth Vader', ...vader }] },
        { card: HERE, light: [rival ?? 'Luke Skywalker'] },
      ],
      ...more,
      dark: { force: 3, reserve: drawing('dark', draws[0]), lost: 5, ...dark, hand: handOf(OBSESSION, dark) },
      light: { force: 3, reserve: drawing('light', draws[1]), lost: 5, ...light },
    },
    cards ? { cards } : {},
  )
  game.play('dark', { move: 'Darth Vader', to: HERE })
  return game
}

/** They have met, and the duel is begun. */
export function obsessed(meeting: Meeting = {}) {
  const game = chase(meeting)
  game.play('dark', { play: OBSESSION })
  return game
}

/** Vader stands before his rival in the deploy phase with an Interrupt, and Epic Duel lies on his side. */
export const epic = (
  interrupt: string,
  { draws = [[], []], vader, rival, dark, light, more, cards }: Meeting = {},
) =>
  final(
    {
      at: 'deploy dark',
      locations: [
        {
          card: HERE,
          dark: [{ card: 'Darth Vader', ...vader }],
          light: [rival ?? 'Luke Skywalker'],
        },
      ],
      ...more,
      dark: {
        force: 3,
        reserve: drawing('dark', draws[0]),
        side: ['Epic Duel'],
        ...dark,
        hand: handOf(interrupt, dark),
      },
      light: { force: 3, reserve: drawing('light', draws[1]), ...light },
    },
    cards ? { cards } : {},
  )

const handOf = (interrupt: string, seat: SeatPosition | undefined): readonly (string | number)[] => [
  interrupt,
  ...(Array.isArray(seat?.hand) ? seat.hand : []),
]
