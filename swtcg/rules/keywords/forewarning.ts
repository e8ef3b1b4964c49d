/** Forewarning: what happens when the number of hits of an attack on the unit was predicted. */
import type { Instruction } from '../../language/tree/instructions.ts'
import type { TriggeredAbility } from '../../language/tree/tree.ts'

/** Each unit that is attacked in the course of an attack may predict (now/keywords/prediction-with-intercept). */
export const forewarned = (done: readonly Instruction[]): TriggeredAbility => ({
  ability: 'triggered',
  opened: 'forewarning',
  when: { when: 'is-attacked', who: { the: 'self' } },
  do: [{ do: 'predict', at: 'count', so: done }],
})
