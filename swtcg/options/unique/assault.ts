/** Assault: no contests at all, and several stacks of a unique unit. */
import { option } from '../option.ts'

export const assault = option('Assault', {
  says: 'Unique cards never contest, and you may have several stacks of the same unique unit.',
  supersedes: ['Mirror'],
  supersededBy: ['Assembler', 'Tusken'],
  wraps: ['contestsOpponents'],
  apply: (edit) => edit.setPolicies({ contestsOpponents: false, contestsOwn: false }),
})
