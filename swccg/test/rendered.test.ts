import { describe, expect, test } from 'vitest'
import { premiereCards } from '../cards/shipped.ts'
import { type Rendered, readerOf, render } from '../language/rendered.ts'
import * as renderer from '../language/shelf.ts'
import { actionsIn } from '../text/text.ts'

const { cards } = premiereCards()
/** As it comes to the page, in its program text. */
const reader = readerOf(JSON.parse(JSON.stringify(render(cards, renderer))) as Rendered)

describe('a host without the renderer', () => {
  test.each(cards.map((card) => [card.key, card] as const))('says the same of %s', (_, card) => {
    expect(reader.sayText(card, card.text)).toEqual(renderer.sayText(card, card.text))
    for (const half of [undefined, 'dark', 'light'] as const)
      for (const action of actionsIn(card.text, half).keys())
        expect(reader.sayDeeds(card, action, half)).toEqual(renderer.sayDeeds(card, action, half))
  })

  test('refuses a card that was not rendered, instead of showing it without its text', () => {
    const [card] = cards
    expect(() => readerOf({}).sayText(card!, card!.text)).toThrow('was not fetched')
  })
})
