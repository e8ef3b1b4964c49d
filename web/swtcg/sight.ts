/** What the view of a Star Wars TCG game holds, typed for the page. */
import type { SeatId, View } from '@dejarik/kernel'
import type { Arena, Attack, Roll, Side, ToHit, TurnStep } from '@dejarik/swtcg'
import { allCards, type SeenCard, sideName } from '../sight.ts'

export interface TcgCard extends SeenCard {
  readonly controller: SeatId
  readonly tapped?: boolean
  readonly damage?: number
  readonly buildCounters?: number
  readonly counters?: Readonly<Record<string, number>>
  readonly host?: number
  readonly stack?: readonly number[]
  readonly pilots?: readonly number[]
  readonly equipment?: readonly number[]
  readonly speed?: number
  readonly power?: number
  readonly health?: number
}

export interface SeenSeat {
  readonly side?: Side
  readonly force: number
  readonly buildPoints: number
  /** Where points are counted, and there are any. */
  readonly points?: number
  readonly setup?: { readonly left: number; readonly total: number; readonly done: boolean }
}

export interface SeenTable {
  readonly turn: number
  readonly step: TurnStep
  /** The seats in the order in which they act, the Dark Side first. */
  readonly order: readonly SeatId[]
  readonly builder: SeatId | null
  readonly attack: Attack | null
  /** What hits the defending unit, while there is one. */
  readonly toHit?: ToHit
  readonly roll: Roll | null
  readonly arenas: readonly Arena[]
}

export const tableOf = (view: View): SeenTable => view.table as SeenTable
export const seatOf = (view: View, seat: SeatId): SeenSeat => view.seats[seat] as SeenSeat

/** A seat as players call it; partners are told apart by number. */
export function seatTitle(view: View, seat: SeatId): string {
  const { side } = seatOf(view, seat)
  const mates = view.seats.flatMap((_, other) => (seatOf(view, other).side === side ? [other] : []))
  return mates.length > 1 ? `${sideName(side)} ${mates.indexOf(seat) + 1}` : sideName(side)
}

export const cardIn = (view: View, id: number): TcgCard | undefined =>
  allCards(view).get(id) as TcgCard | undefined

export const ARENA_NAMES: Readonly<Record<Arena, string>> = {
  space: 'Space',
  ground: 'Ground',
  character: 'Character',
}

/** Where there is little room. */
export const ARENA_SHORT: Readonly<Record<Arena, string>> = { ...ARENA_NAMES, character: 'Char.' }

export const STEP_NAMES: Readonly<Record<TurnStep, string>> = {
  sides: 'Choosing sides',
  preparation: 'Preparation',
  setup: 'Setup',
  untap: 'Untap',
  'gain-force': 'Gain Force',
  'roll-for-build': 'Roll for build points',
  build: 'Build',
  retreat: 'Retreat',
  'battle-start': 'Battle begins',
  space: 'Space battle',
  ground: 'Ground battle',
  character: 'Character battle',
  end: 'End of turn',
}

/** What a question is about, as players call it. */
const CHANCES: Readonly<Record<string, string>> = {
  disrupt: 'chance to disrupt',
  attack: 'chance before the dice',
  'next-attack': 'choosing an attack',
  'add-dice': 'chance to add dice',
  reroll: 'chance to reroll',
  'alter-dice': 'chance to change dice',
  'pending-damage': 'chance before damage',
  prevention: 'chance to prevent damage',
  placement: 'chance as damage is placed',
  'unit-discard': 'chance as a unit is discarded',
  'attack-end': 'chance at the end of the attack',
  general: 'chance between attacks',
  'battle-start': 'chance as the battle begins',
  'step-start': 'chance as the battle step begins',
  'step-end': 'chance as the battle step ends',
  'end-of-turn': 'chance at the end of the turn',
  'build-start': 'start of the build step',
  build: 'build step',
  retreat: 'retreats',
}
export const chanceName = (about: string): string => CHANCES[about] ?? 'a choice'
