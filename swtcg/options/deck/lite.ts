/** Lite: decks of thirty cards. */
import { STYLES } from '../combinations.ts'
import { option } from '../option.ts'

export const lite = option('Lite', {
  says: 'A deck has exactly 30 cards, at least 18 of them units, at least 6 of each type.',
  supersededBy: [...STYLES, 'Unbound'],
  wraps: ['deck'],
  apply: (edit) =>
    edit.setConstants({
      deck: {
        ...edit.constants.deck,
        cards: { count: 30, most: 30, rule: 'opt/lite/exactly-30' },
        units: { count: 18, rule: 'opt/lite/units-18-6' },
        eachType: { count: 6, rule: 'opt/lite/units-18-6' },
      },
    }),
})
