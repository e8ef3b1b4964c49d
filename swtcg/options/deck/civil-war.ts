/** Civil War: decks of one and the same side face each other. */
import { option } from '../option.ts'

export const civilWar = option('Civil War', {
  says: 'Everybody plays a deck of the same side; who counts as which side is settled in preparation.',
  supersededBy: ['Chaos'],
  wraps: ['deck'],
  apply: (edit) =>
    edit.setConstants({
      deck: { ...edit.constants.deck, facing: 'same', wrongSide: 'opt/civil-war/same-side' },
    }),
})
