/** Unbound: any number of copies. */

import { RESTRICTED } from '../cards/vongformed/restricted-cards.ts'
import { option } from '../option.ts'

export const unbound = option('Unbound', {
  says: 'A deck may have any number of copies of a card; of a restricted card, one.',
  supersedes: ['Lite'],
  wraps: ['deck'],
  apply: (edit) => {
    const { deck } = edit.constants
    const restricted = { names: RESTRICTED, count: 1, rule: 'opt/unbound/restricted-list-applies' }
    edit.setConstants({
      deck: {
        ...deck,
        copies: { ...deck.copies, count: Number.MAX_SAFE_INTEGER },
        restricted: [...(deck.restricted ?? []), restricted],
      },
    })
  },
})
