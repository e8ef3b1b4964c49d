/** Decks of at least fifty cards, as styles for several players ask for them. */
import type { DeckRules } from '../../rules/preparation/deck-rules.ts'

export function largeDeck(usual: DeckRules, style: string): DeckRules {
  const rule = (name: string): string => `opt/${style}/${name}`
  return {
    ...usual,
    cards: { count: 50, rule: rule('deck-minimum-50') },
    units: { count: 30, rule: rule('deck-units-30-10') },
    eachType: { count: 10, rule: rule('deck-units-30-10') },
    ratio: { count: 2, rule: rule('deck-ratio') },
    copies: { ...usual.copies, count: 4, rule: rule('deck-four-copies') },
  }
}

/** The same of one faction alone: Neutral cards are for the Neutral player. */
export const factionDeck = (usual: DeckRules, style: string): DeckRules => ({
  ...largeDeck(usual, style),
  mixing: 'one-faction',
  wrongSide: `opt/${style}/deck-one-faction-only`,
})
