/** The map of a Galactic Conquest: Locations side by side on a grid. */
import type { CardSide } from '../cards/definition.ts'
import type { Reason } from '../reasons.ts'
import type { FleetType } from './decks.ts'

const RULE = 'opt/galactic-conquest'

export interface MapLocation {
  /** The key of the card. */
  readonly is: string
  readonly name: string
  readonly type: FleetType
  readonly side: CardSide
  readonly cost: number
  readonly at: readonly [number, number]
}

/** Locations that share a side; corners do not count. */
export const areNeighbours = (one: MapLocation, other: MapLocation): boolean =>
  Math.abs(one.at[0] - other.at[0]) + Math.abs(one.at[1] - other.at[1]) === 1

/** An even number of Locations (opt/galactic-conquest/agree-number). */
export const wrongNumber = (count: number): Reason[] =>
  Number.isInteger(count) && count >= 2 && count % 2 === 0
    ? []
    : [{ code: 'odd-locations', rule: `${RULE}/agree-number`, detail: { given: count } }]

/** Without an agreement the higher die decides; equal dice are rolled again. */
export function settleNumber(wishes: readonly [number, number], roll: () => number): number {
  if (wishes[0] === wishes[1]) return wishes[0]
  const [one, other] = [roll(), roll()]
  return one === other ? settleNumber(wishes, roll) : wishes[one > other ? 0 : 1]
}

/** Which side's Location comes next: the first is Dark, the last Light, those between are Neutral. */
export function sideDue(laid: number, count: number): CardSide {
  if (laid === 0) return 'dark'
  return laid === count - 1 ? 'light' : 'neutral'
}

/** Why a Location cannot be laid there; empty if it can. */
export function whyNotLay(map: readonly MapLocation[], added: MapLocation, count: number): Reason[] {
  if (map.length >= count) return [{ code: 'map-full', rule: `${RULE}/lay-locations` }]
  if (added.side !== sideDue(map.length, count))
    return [
      {
        code: 'wrong-side-of-location',
        rule: `${RULE}/lay-locations`,
        detail: { wanted: sideDue(map.length, count) },
      },
    ]
  if (map.some(({ name }) => name === added.name))
    return [{ code: 'location-twice', rule: `${RULE}/no-duplicate-locations` }]
  const taken = map.some(({ at }) => at[0] === added.at[0] && at[1] === added.at[1])
  const beside = map.filter((each) => areNeighbours(each, added))
  if (taken || (map.length > 0 && beside.length === 0))
    return [{ code: 'not-beside', rule: `${RULE}/four-sides` }]
  if (added.type === 'ground' && beside.some(({ type }) => type === 'ground'))
    return [{ code: 'ground-beside-ground', rule: `${RULE}/ground-only-beside-space` }]
  return []
}
