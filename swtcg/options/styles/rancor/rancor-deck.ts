/** Decks of twenty cards: what Battle the Rancor asks of them. */
import type { DeckRules } from '../../../rules/preparation/deck-rules.ts'

const RULE = 'opt/battle-the-rancor'

export function rancorDeck({ eachType: _, ratio: __, ...usual }: DeckRules): DeckRules {
  return {
    ...usual,
    cards: { count: 20, most: 20, rule: `${RULE}/deck-exactly-20` },
    units: { count: 1, rule: `${RULE}/deck-units-1-to-20` },
    copies: { count: 1, rule: `${RULE}/one-copy-non-unit`, sameNameIsSameCard: false, of: 'non-units' },
    mixedSides: `${RULE}/deck-sides`,
  }
}
