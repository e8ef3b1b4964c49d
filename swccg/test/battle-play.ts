/** A battle in a few words: fighters with the numbers that a test is about, at a place without any text. */
import type { Scenario } from '@dejarik/kernel/scenario'
import type { Swccg } from '../index.ts'
import type { Placed, SeatPosition } from '../scenario/position.ts'
import type { CardText } from '../text/text.ts'
import type { Play } from './editions.ts'
import { type InlineCard, inline } from './inline-cards.ts'

type Card = InlineCard
type Figures = Readonly<Record<string, number>>

export const PIT = 'Arena: Pit'
export const YARD = 'Arena: Yard'
const ORBIT = 'Arena'

export const fighter = (
  side: 'dark' | 'light',
  title: string,
  figures: Figures,
  more: Readonly<Record<string, unknown>> = {},
): Card =>
  ({
    title,
    side,
    kind: 'character',
    type: side === 'dark' ? 'imperial' : 'rebel',
    icons: ['warrior', 'pilot'],
    ...figures,
    ...more,
  }) as Card

/** A card of each destiny from 0 to 7 for each side: `5 of dark`. */
const destinies: readonly Card[] = (['dark', 'light'] as const).flatMap((side) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(
    (destiny) => ({ title: `${destiny} of ${side}`, side, kind: 'interrupt', type: 'used', destiny }) as Card,
  ),
)

const place = (title: string, type: 'site' | 'system'): Card =>
  ({
    title,
    side: 'dark',
    kind: 'location',
    type,
    icons: type === 'site' ? ['exterior'] : ['space'],
    parsec: 1,
    force: { dark: 0, light: 0 },
  }) as Card

export const weapon = (
  title: string,
  side: 'dark' | 'light',
  text: CardText,
  more: Readonly<Record<string, unknown>> = {},
): Card => inline({ title, side, kind: 'weapon', type: 'character', text, ...more })

type Side = SeatPosition & {
  readonly there: readonly (string | Placed)[]
  /** At the yard, next door. */
  readonly yard?: readonly (string | Placed)[]
}
export interface Meeting {
  readonly cards: readonly Card[]
  readonly dark: Side
  readonly light: Side
  readonly in?: 'pit' | 'orbit'
  /** Who starts the battle. */
  readonly by?: 'dark' | 'light'
}

/** Places without any text, and a card of each destiny for each side. */
export const ARENA: readonly Card[] = [
  place(PIT, 'site'),
  place(YARD, 'site'),
  place(ORBIT, 'system'),
  ...destinies,
]

/** The battle phase, before anything is done. */
export function meet(
  play: Play,
  { cards, dark, light, in: where = 'pit', by = 'dark' }: Meeting,
): Scenario<Swccg> {
  const { there: darkThere, yard: darkYard = [], ...darkSeat } = dark
  const { there: lightThere, yard: lightYard = [], ...lightSeat } = light
  const at = where === 'pit' ? PIT : ORBIT
  return play(
    {
      at: `battle ${by}`,
      locations: [
        { card: at, dark: darkThere, light: lightThere },
        { card: YARD, dark: darkYard, light: lightYard },
      ],
      dark: { force: 5, ...darkSeat },
      light: { force: 5, ...lightSeat },
    },
    { cards: [...ARENA, ...cards] },
  )
}

/** Starts the battle; weapons are whoever's turn it is to fire. */
export const fight = (play: Play, meeting: Meeting): Scenario<Swccg> =>
  meet(play, meeting).play(meeting.by ?? 'dark', { battle: meeting.in === 'orbit' ? ORBIT : PIT })

/** Loses so many Force from the Reserve Deck for battle damage. */
export function lose(game: Scenario<Swccg>, seat: string, amount: number): Scenario<Swccg> {
  for (let left = amount; left > 0; left--) game.play(seat, { verb: 'lose', from: 'reserve' })
  return game
}
