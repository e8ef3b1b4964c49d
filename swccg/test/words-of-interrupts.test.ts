/** Words of the Interrupts of later sets, read from text and played. */
import { expect, test } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { open } from './card-plays.ts'

const vocabulary = vocabularyOf(shippedCards().cards)
/** An Interrupt of the Light Side with the entry that its words are read to. */
function interrupt(title: string, gametext: string) {
  const facts: CardFacts = {
    key: title,
    title,
    side: 'light',
    kind: 'interrupt',
    type: 'used',
    destiny: 3,
  }
  const { text, notUnderstood } = compile(gametext, facts, vocabulary)
  expect(notUnderstood).toEqual([])
  const { key: _, ...said } = facts
  return { ...said, text }
}
const PLAIN = 'Moon: Plain'

test('a function can be immune where another of the same Interrupt is not', () => {
  const game = (action: number) =>
    open(
      {
        at: 'deploy light',
        locations: [{ card: PLAIN, dark: ['Darth Vader'], light: ['Talz'] }],
        light: { hand: ['Sure Thing'], force: 3, reserve: 9 },
        dark: { hand: ['Sense (D)'], reserve: 9 },
      },
      [interrupt('Sure Thing', 'Activate 1 Force. (Immune to Sense.) OR Use 1 Force to activate 2 Force.')],
    ).play('light', { play: 'Sure Thing', action })
  game(0).expect({ asked: 'light' })
  game(1).expect({ offers: { dark: [{ play: 'Sense (D)' }] }, asked: 'dark' })
})
