import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { Deed } from '../deeds.ts'
import { AT } from '../filters.ts'

export type Deeds = readonly Deed[]
export const MINE: Filter = { whose: 'yours' }
export const THEIRS: Filter = { whose: 'opponents' }
export const BATTLE: Filter = { inBattle: true }
export const DESTINY: Amount = { value: 'destiny' }
export const DRAW: Instruction = { do: 'draw-destiny' }
export const THERE = { atA: AT }
export const lost = (what: Filter): Instruction => ({ do: 'lose-cards', what })
export const when = (condition: Condition, ...so: readonly Instruction[]): Instruction => ({
  do: 'if',
  when: condition,
  so,
})
export const forTurn = (what: Static): Instruction => ({ do: 'for-a-while', what, until: 'end-of-turn' })
export const forBattle = (what: Static): Instruction => ({ do: 'for-a-while', what, until: 'end-of-battle' })
export const chosen = (name: string): Filter => ({ the: { chosen: name } })
