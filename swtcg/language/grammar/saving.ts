/** What takes the place of a discard. */
import type { TriggeredAbility } from '../tree.ts'

/** What would be discarded has to go elsewhere or be healed: else it would be discarded again, without end. */
export const savesForGood = ({ when, do: done }: TriggeredAbility): boolean =>
  when.when !== 'would-be-discarded' ||
  SAVING.test(JSON.stringify(done.filter((each) => each.do !== 'later')))
const SAVING = /"do":"(?:put|move|retreat|remove-damage-counters|move-counters|attach|discard)"/
