/** Vongformed: no banned and restricted lists; the cards on them are weakened instead. */
import { Library } from '../../../cards/library.ts'
import { possibilitiesOf } from '../../../rules/chances/hidden-possibilities.ts'
import { option } from '../../option.ts'
import { RESTRICTED } from './restricted-cards.ts'
import { timeCards } from './vong-timing.ts'
import { WEAKENED } from './weakened-cards.ts'

const isRestricted = (names: readonly string[]): boolean => names === RESTRICTED

export const vongformed = option('Vongformed', {
  says: 'Banned and restricted cards may be played, but are weaker or costlier.',
  wraps: ['deck', 'forbids', 'whyNotConstruct'],
  apply: (edit) => {
    const { library, deck, deckCards } = edit.constants
    const weaker = new Library(library.cards.map((card) => WEAKENED[library.titleOf(card)]?.(card) ?? card))
    edit.setConstants({
      library: weaker,
      ...possibilitiesOf(deckCards.map(({ key }) => weaker.card(key))),
      deck: { ...deck, restricted: (deck.restricted ?? []).filter(({ names }) => !isRestricted(names)) },
    })
    timeCards(edit)
  },
})
