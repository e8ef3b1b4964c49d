/** Foresight: what happens when the number of hits of the unit's attack was predicted. */
import type { Instruction } from '../../language/tree/instructions.ts'
import type { TriggeredAbility } from '../../language/tree/tree.ts'

/** One prediction for each attack, compared when the hits are counted (now/keywords/prediction-time). */
export const foreseen = (done: readonly Instruction[]): TriggeredAbility => ({
  ability: 'triggered',
  opened: 'foresight',
  when: { when: 'attacks', who: { the: 'self' } },
  do: [{ do: 'predict', at: 'count', so: done }],
})
