/** Words that entries of Interrupts of the later sets share. */
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction } from '../../../text/text.ts'
import { ANSWERED, TARGET } from '../entry-words.ts'

export { ANSWERED, AT, all, TARGET, there } from '../entry-words.ts'

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
