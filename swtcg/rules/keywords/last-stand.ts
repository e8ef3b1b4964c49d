/** Last Stand: what its player gets when the unit is discarded from an arena. */
import { ARENAS } from '../../cards/definition.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { TriggeredAbility } from '../../language/tree/tree.ts'

/** Whatever the reason, but from nowhere else (now/keywords/last-stand). */
export const standingLast = (done: readonly Instruction[]): TriggeredAbility => ({
  ability: 'triggered',
  opened: 'last-stand',
  when: { when: 'is-discarded', who: { the: 'self' }, from: ARENAS },
  do: done,
})
