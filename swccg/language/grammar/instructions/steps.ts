import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Deed } from '../sentences/deeds.ts'

export const does = (...steps: readonly Instruction[]): Deed => ({ do: steps })
export const target = (what: Filter, name = 'target'): Deed => ({ targets: [{ name, what }] })
export const DESTINY: Amount = { value: 'destiny' }
export const lose = (what: Filter): Deed => does({ do: 'lose-cards', what })
