/** The battle that is shown: the present one, or the last until the phase ends. */
import type { SeatId } from '@dejarik/kernel'
import type { Battle, SwccgEvent } from '@dejarik/swccg'
import type { Happened, Position } from '@dejarik/table'
import type { Faces } from '../playmat.ts'
import { cardIn, seatOf, tableOf } from './sight.ts'

export interface DestinyShown {
  readonly seat: SeatId
  readonly title: string
  readonly value: number
  readonly for: string
}

interface SideShown {
  /** With its destinies once they are counted. */
  readonly power: number
  /** Without them; null until they are drawn. */
  readonly before: number | null
  readonly attrition: number
  readonly damage: number
}

export interface BattleShown {
  readonly at: number
  readonly place: string
  readonly initiator: SeatId
  /** Null when it is over. */
  readonly segment: Battle['segment'] | null
  readonly cards: readonly number[]
  readonly sides: readonly SideShown[]
  readonly destinies: readonly DestinyShown[]
  /** What was said of the last shot. */
  readonly shot: string | null
  /** Undefined until the totals are compared; null if nobody won. */
  readonly winner?: SeatId | null
}

/** The segments of a battle, in short. */
export const SEGMENTS: Readonly<Record<NonNullable<BattleShown['segment']>, string>> = {
  initiation: 'Begins',
  weapons: 'Weapons',
  power: 'Destiny',
  damage: 'Damage',
}

const NOTHING: SideShown = { power: 0, before: null, attrition: 0, damage: 0 }

/** Draws that add to the power of a battle. */
const ADDING: readonly string[] = ['battle', 'power']
export const addsToPower = (destiny: DestinyShown): boolean => ADDING.includes(destiny.for)

/** What the news of one decision make of the battle. */
export function followBattle(
  shown: BattleShown | null,
  news: readonly Happened[],
  position: Position,
  faces: Faces,
): BattleShown | null {
  const followed = news.reduce((battle, { happening }) => {
    if (happening.kind !== 'event') return battle
    return after(battle, happening.event as SwccgEvent, happening.text, position, faces)
  }, shown)
  const now = tableOf(position.view).battle
  return followed && now ? { ...followed, ...standing(followed, now, position) } : followed
}

function standing(
  shown: BattleShown,
  battle: Battle,
  { view }: Position,
): Pick<BattleShown, 'segment' | 'cards' | 'sides'> {
  const there = cardIn(view, battle.at)?.totals
  const sides = battle.sides.map(({ total, attrition, damage }, seat) => ({
    power: total ?? there?.[seatOf(view, seat).side] ?? 0,
    before: shown.sides[seat]?.before ?? null,
    attrition,
    damage,
  }))
  return { segment: battle.segment, cards: battle.cards, sides }
}

function after(
  shown: BattleShown | null,
  event: SwccgEvent,
  text: string | null,
  position: Position,
  faces: Faces,
): BattleShown | null {
  switch (event.kind) {
    case 'battleInitiated':
      return begun(event.seat, event.at, position, faces)
    case 'destinyDrawn': {
      const drawn = { seat: event.seat, title: titleOf(event.is, faces), value: event.value, for: event.for }
      return shown && { ...shown, destinies: [...shown.destinies, drawn] }
    }
    case 'powerTotalled':
      return shown && { ...shown, sides: withPower(shown.sides, event.seat, event.power) }
    case 'shot':
      return shown && { ...shown, shot: text }
    case 'battleTotals':
      return shown && { ...shown, winner: event.winner, sides: withTotals(shown.sides, event.totals) }
    case 'battleEnded':
      return shown && { ...shown, segment: null }
    case 'phaseBegan':
    case 'turnBegan':
      return null
    default:
      return shown
  }
}

const begun = (initiator: SeatId, at: number, { view }: Position, faces: Faces): BattleShown => ({
  at,
  place: titleOf(cardIn(view, at)?.is ?? '', faces),
  initiator,
  segment: 'initiation',
  cards: [],
  sides: [NOTHING, NOTHING],
  destinies: [],
  shot: null,
})

const withPower = (sides: readonly SideShown[], seat: SeatId, power: number): readonly SideShown[] =>
  sides.map((side, at) => (at === seat ? { ...side, power, before: power } : side))

const withTotals = (sides: readonly SideShown[], totals: readonly number[]): readonly SideShown[] =>
  sides.map((side, seat) => ({ ...side, power: totals[seat] ?? side.power }))

const titleOf = (is: string, faces: Faces): string => faces.get(is)?.title ?? is
