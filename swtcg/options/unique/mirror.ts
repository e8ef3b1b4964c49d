/** Mirror: no contests between opponents. */
import { option } from '../option.ts'

export const mirror = option('Mirror', {
  says: 'Your unique cards do not contest with those of your opponents.',
  supersededBy: ['Assault', 'Assembler', 'Tusken'],
  inTournaments: true,
  wraps: ['contestsOpponents'],
  apply: (edit) => edit.setPolicies({ contestsOpponents: false }),
})
