/** Chaos: decks of any sides. */
import { option } from '../option.ts'

export const chaos = option('Chaos', {
  says: 'A deck may have cards of any sides together.',
  supersedes: ['Civil War'],
  inTournaments: true,
  wraps: ['deck'],
  apply: (edit) => edit.setConstants({ deck: { ...edit.constants.deck, mixing: 'any', facing: 'any' } }),
})
