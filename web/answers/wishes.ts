/** What a person wants to be asked. Stops come before standing orders, and those before what is usual. */

/** Essential: only what nobody can answer for one. Smart: what is a real choice now. Offered: wherever something is offered. */
export type When = 'essential' | 'smart' | 'offered' | 'full'

export const WHENS: readonly (readonly [When, string])[] = [
  ['essential', 'essential'],
  ['smart', 'smart'],
  ['offered', 'everything offered'],
  ['full', 'full control'],
]

/** What is always answered in the same way, by those who want that. */
export interface StandingOrders {
  /** Prevent what would destroy a unit, for at most so much Force; null for never. */
  readonly preventFor: number | null
  readonly drainEverywhere: boolean
  readonly loseFromReserve: boolean
}

/** What a game has to be answered alike: a standing order, or that all attack whom one has attacked. */
export type Alike = keyof StandingOrders | 'focus'

export const NO_ORDERS: StandingOrders = { preventFor: null, drainEverywhere: false, loseFromReserve: false }

export interface Wishes {
  readonly when: When
  /** Steps or phases in which one is always asked. */
  readonly stopIn: readonly string[]
  /** What questions are about at which one is always asked, and at which one always passes. */
  readonly stopAt: readonly string[]
  readonly passAt: readonly string[]
  /** Whether all units go on attacking whom one has attacked. */
  readonly focus: boolean
  readonly orders: StandingOrders
}
