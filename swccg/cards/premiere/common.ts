/** Clauses that many cards of Premiere share. */
import type { Amount, Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'

export const SELF: Filter = { the: 'self' }

/** A card that was chosen under a name, or that is being answered. */
export const chosen = (name: string): Filter => ({ the: { chosen: name } })

/** Attrition below the number leaves it alone. */
export const immune = (below: number, of: Filter = SELF, when?: Condition): Static => ({
  static: 'number',
  change: 'immunity',
  of,
  become: below,
  ...(when ? { when } : {}),
})

/** A number that no attrition reaches. */
export const WHOLLY = 99

export const adds = (
  change: 'power' | 'forfeit' | 'maneuver' | 'hyperspeed' | 'landspeed',
  add: Amount,
  of: Filter = SELF,
  when?: Condition,
): Static => ({ static: 'number', change, of, add, ...(when ? { when } : {}) })

export const there = (what: Filter): Condition => ({ if: 'on-table', what })
export const thisIs = (is: Filter): Condition => ({ if: 'this', is })
