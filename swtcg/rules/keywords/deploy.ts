/** Deploy: what happens when the unit is deployed into an arena. */
import type { Instruction } from '../../language/tree/instructions.ts'
import type { TriggeredAbility } from '../../language/tree/tree.ts'

/** Not when it is put or moved there, nor in setup, nor beneath a stack (now/keywords/deploy). */
export const deployed = (done: readonly Instruction[]): TriggeredAbility => ({
  ability: 'triggered',
  opened: 'deploy',
  when: { when: 'is-deployed', who: { the: 'self' } },
  do: done,
})
