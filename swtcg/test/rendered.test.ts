import { describe, expect, test } from 'vitest'
import { readShelf } from '../cards/shelf.ts'
import { starterCards } from '../decks/starter-cards.ts'
import { type Rendered, readerOf, render } from '../language/rendered.ts'
import { gameText } from '../language/shelf.ts'

const cards = starterCards(readShelf())
/** As it comes to the page, in its program text. */
const read = readerOf(JSON.parse(JSON.stringify(render(cards, gameText))) as Rendered)

describe('a host without the renderer', () => {
  test('says the same of every card of starter decks', () => {
    expect(cards.length).toBeGreaterThan(200)
    for (const card of cards) expect(read(card), card.key).toEqual(gameText(card))
  })

  test('refuses a card that was not rendered, instead of showing it without its text', () => {
    expect(() => readerOf({})(cards[0]!)).toThrow('was not fetched')
  })
})
