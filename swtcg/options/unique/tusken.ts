/** Tusken: versions of unique cards are ordinary cards. */
import { option } from '../option.ts'

export const tusken = option('Tusken', {
  says: 'Unique cards are ordinary cards: they do not stack and do not contest.',
  supersedes: ['Mirror', 'Assault', 'Assembler'],
  apply: (edit) => edit.setPolicies({ isUnique: () => false }),
})
