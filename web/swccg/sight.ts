/** What the view of a Star Wars CCG game holds, typed for the page. */
import type { SeatId, View } from '@dejarik/kernel'
import type { Battle, Phase, Role, Side } from '@dejarik/swccg'
import { allCards, cardsOf, type SeenCard, zoneOf } from '../sight.ts'

export interface CcgCard extends SeenCard {
  readonly on?: number
  readonly as?: Role
  readonly holds?: readonly number[]
  /** Of those: cards stacked on it, and how many are its captives. */
  readonly beneath?: readonly number[]
  readonly captives?: number
  readonly frozen?: boolean
  readonly crashed?: boolean
  /** An Objective with its back up, and the destiny of that. */
  readonly turned?: boolean
  readonly destiny?: number
  readonly moved?: boolean
  readonly hit?: boolean
  readonly target?: number
  readonly power?: number
  readonly ability?: number
  readonly maneuver?: number
  readonly armor?: number
  readonly hyperspeed?: number
  readonly landspeed?: number
  readonly forfeit?: number
  /** Force icons of a location, and the total power there, by side. */
  readonly dark?: number
  readonly light?: number
  readonly totals?: Readonly<Record<Side, number>>
}

interface CcgSeat {
  readonly side: Side
  readonly lifeForce: number
  readonly generation: number
  /** Locations that it controls. */
  readonly controls: readonly number[]
}

interface CcgTable {
  readonly turn: number
  readonly phase: Phase | 'start'
  readonly current: SeatId
  readonly battle: Battle | null
  /** What is being answered, the last on top. */
  readonly happenings?: readonly object[]
}

export const tableOf = (view: View): CcgTable => view.table as CcgTable
export const seatOf = (view: View, seat: SeatId): CcgSeat => view.seats[seat] as CcgSeat
export const cardIn = (view: View, id: number): CcgCard | undefined =>
  allCards(view).get(id) as CcgCard | undefined
export const locationsIn = (view: View): readonly CcgCard[] => cardsOf<CcgCard>(zoneOf(view, 'row'))

/** Cards that stand at a location, and those that lie on it, in the order in which they came. */
export const cardsAt = (
  view: View,
  location: CcgCard,
  as: 'at' | 'attached' | 'undercover' | 'missing' | 'imprisoned' | 'unattended' | 'captured',
): readonly CcgCard[] =>
  (location.holds ?? []).flatMap((id) => {
    const card = cardIn(view, id)
    return card?.as === as ? [card] : []
  })

/** Who is there, and what lies there, by whose it is. */
export function cardsHere(
  view: View,
  location: CcgCard,
): { readonly mine: readonly CcgCard[]; readonly theirs: readonly CcgCard[] } {
  const there = (
    ['at', 'undercover', 'missing', 'imprisoned', 'unattended', 'captured', 'attached'] as const
  ).flatMap((as) => cardsAt(view, location, as))
  // An undercover spy stands on the side of the other player.
  const isMine = ({ controller, as }: CcgCard): boolean =>
    (controller === (view.viewer ?? 0)) !== (as === 'undercover')
  return { mine: there.filter(isMine), theirs: there.filter((card) => !isMine(card)) }
}

/** A location, and all that lies there: also aboard, carried, or on something else. */
export const allAt = (view: View, card: CcgCard): readonly CcgCard[] => [
  card,
  ...(card.holds ?? []).flatMap((id) => {
    const held = cardIn(view, id)
    return held ? allAt(view, held) : []
  }),
]

export const PHASE_NAMES: Readonly<Record<CcgTable['phase'], string>> = {
  start: 'Before the game',
  activate: 'Activate',
  control: 'Control',
  deploy: 'Deploy',
  battle: 'Battle',
  move: 'Move',
  draw: 'Draw',
}
