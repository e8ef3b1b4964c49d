/** Cards of a test that are told by their words: the entry is what the language reads. */

import { expect } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { premiereCards } from '../cards/shipped.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import type { InlineCard } from './inline-cards.ts'

type Card = InlineCard
export type Worded = Omit<CardFacts, 'key' | 'destiny'> & { readonly gametext: string }

/** All of them, which may name each other; a clause that is not understood fails the test. */
export function worded(...cards: readonly Worded[]): Card[] {
  const facts = cards.map(({ gametext: _, ...card }) => ({ key: card.title, destiny: 1, ...card }))
  const vocabulary = vocabularyOf([...premiereCards().cards, ...facts])
  return cards.map(({ gametext }, place) => {
    const { text, notUnderstood } = compile(gametext, facts[place]!, vocabulary)
    expect(notUnderstood).toEqual([])
    const { key: _, ...card } = facts[place]!
    return { ...card, text } as Card
  })
}
