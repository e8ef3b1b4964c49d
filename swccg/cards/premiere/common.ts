/** Clauses that many cards of Premiere share. */
import type { Amount, Comparison, Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'

export const SELF: Filter = { the: 'self' }

/** A card that was chosen under a name, or that is being answered. */
export const chosen = (name: string): Filter => ({ the: { chosen: name } })

/** What the card was aimed at when it was played. */
export const TARGET = chosen('target')
export const MINE: Filter = { whose: 'yours' }
export const THEIRS: Filter = { whose: 'opponents' }

export const compare = (left: Amount, is: Comparison, right: Amount): Condition => ({
  if: 'compare',
  left,
  is,
  right,
})

/** The destiny that was drawn for it. */
export const DESTINY: Amount = { value: 'destiny' }

/** Draws destiny, and does something if it compares so. */
export const drawing = (
  is: Comparison,
  right: Amount,
  ...so: readonly Instruction[]
): readonly Instruction[] => [{ do: 'draw-destiny' }, { do: 'if', when: compare(DESTINY, is, right), so }]

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
