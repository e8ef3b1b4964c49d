/** Words that entries of Interrupts of the later sets share. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction } from '../../../text/text.ts'

export const TARGET: Filter = { the: { chosen: 'target' } }
export const ANSWERED: Filter = { the: { chosen: 'answered' } }
export const AT: Filter = { the: { chosen: 'at' } }
export const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
export const there = (what: Filter): Condition => ({ if: 'on-table', what })

export const more = (
  add: Extract<Instruction, { do: 'lose-force' }>['amount'],
  change: 'battle-destinies' | 'power-destinies' | 'attrition' = 'battle-destinies',
): Instruction => ({
  do: 'for-a-while',
  what: { static: 'side-number', change, whose: 'yours', at: { inBattle: true }, add },
  until: 'end-of-battle',
})

export const cancels = (...title: readonly string[]): readonly CardAction[] => [
  { when: { just: 'played', card: { title, kind: 'interrupt' } }, do: [{ do: 'cancel' }] },
  { when: { just: 'deployed', card: { title } }, do: [{ do: 'cancel-cards', what: ANSWERED }] },
  {
    when: 'any-time',
    targets: [{ name: 'target', what: { title } }],
    do: [{ do: 'cancel-cards', what: TARGET }],
  },
]
