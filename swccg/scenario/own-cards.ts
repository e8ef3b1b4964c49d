/** Scenarios that bring cards along by their game text, or belong to a person who has cards of their own. */
import { ScenarioError, type ScenarioHeader } from '@dejarik/kernel'
import * as Type from 'typebox'
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { sampleSetup } from '../sample.ts'
import { scenarioWords } from '../scenario.ts'
import type { SwccgSetup } from '../table.ts'
import { defineCards, InlineCard } from './inline-card.ts'

/** The words on the card may stand for its entry. */
const WordedCard = Type.Object(
  {
    ...InlineCard.properties,
    gametext: Type.Optional(Type.String({ description: 'the words of the game text' })),
  },
  { additionalProperties: false, description: 'a card' },
)

function worded(cards: readonly unknown[], own: readonly CardDefinition[]): readonly CardDefinition[] {
  const given = cards as readonly { readonly gametext?: string }[]
  const facts = defineCards(given.map(({ gametext: _, ...card }) => card))
  const vocabulary = vocabularyOf([...shippedCards().cards, ...own, ...facts])
  return facts.map((card, place) => {
    const words = given[place]!.gametext
    if (words === undefined) return card
    const { text, notUnderstood } = compile(words, card, vocabulary)
    const [unread] = notUnderstood
    if (unread)
      throw new ScenarioError(`not understood, from character ${unread.position + 1}: ${unread.text}`, [
        'cards',
        place,
        'gametext',
      ])
    return { ...card, text }
  })
}

/** What a scenario brings along goes before what a person has; nothing is left that has the key of another. */
function setupWith({ cards = [], ...request }: ScenarioHeader, own: readonly CardDefinition[]): SwccgSetup {
  const defined = worded(cards, own)
  const keys = new Set(defined.map(({ key }) => key))
  const all = [...defined, ...own.filter(({ key }) => !keys.has(key))]
  return { ...sampleSetup(request), ...(all.length > 0 ? { cards: all } : {}) }
}

export const scenarioWordsWith = (own: readonly CardDefinition[]): typeof scenarioWords => ({
  ...scenarioWords,
  inlineCard: WordedCard,
  setup: (header) => setupWith(header, own),
})
