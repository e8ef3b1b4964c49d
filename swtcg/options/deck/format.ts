/** Format: decks of certain sets only, with the bans of that format. */

import { FORMATS, isInFormat, LIMITS, LIMITS_EVERYWHERE } from '../../decks/formats.ts'
import { possibilitiesOf } from '../../rules/chances/hidden-possibilities.ts'
import { option } from '../option.ts'

/** Nobody is asked for what no card of the format could do. */
export const format = option('Format', {
  says: 'Decks are built from the sets of one format, with its banned and restricted cards.',
  chapter: 'now/deck',
  inEveryEdition: true,
  inTournaments: true,
  agreed: FORMATS.map(({ name }) => name),
  wraps: ['deck', 'deckCards', 'battleChances', 'discardChances', 'hasEvents', 'traps', 'hiddenCards'],
  apply: (edit, agreed) => {
    const { deck, library } = edit.constants
    const chosen = FORMATS.find(({ name }) => name === agreed)!
    const cards = library.cards.filter((card) => isInFormat(card, chosen))
    const limits = new Set([...(deck.restricted ?? []), ...LIMITS_EVERYWHERE, ...(LIMITS[agreed] ?? [])])
    edit.setConstants({
      deck: { ...deck, format: chosen, restricted: [...limits] },
      ...possibilitiesOf(cards),
    })
  },
})
