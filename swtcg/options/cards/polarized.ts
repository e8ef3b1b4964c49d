/** Polarized: a Neutral unit is of its deck's side alone. */
import { sideOfDeck } from '../deck/deck-side.ts'
import { option } from '../option.ts'

export const polarized = option('Polarized', {
  says: 'A Neutral unit is of its deck’s side instead of Neutral.',
  supersededBy: ['Paid in Full'],
  apply: (edit) => edit.setPolicies({ sidesOf: (game, card) => sideOfDeck(game, card, () => true) }),
})
