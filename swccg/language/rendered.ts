/** The English of cards as plain data: rendered once, and read by a host that has no renderer. */
import type { CardDefinition, Side } from '../cards/definition.ts'
import { actionsIn, type CardText } from '../text/text.ts'

/** Puts the text of a card, or one of its actions, into English. */
export interface Renderer {
  readonly sayText: (card: CardDefinition, text: CardText) => readonly string[]
  readonly sayDeeds: (card: CardDefinition, action: number, half?: Side) => readonly string[]
}

interface RenderedCard {
  readonly text: readonly string[]
  /** Of each action; of a location, of those of each half. */
  readonly deeds: Readonly<Record<Side | 'whole', readonly (readonly string[])[]>>
}
/** By the key of the card. */
export type Rendered = Readonly<Record<string, RenderedCard>>

export function render(cards: readonly CardDefinition[], { sayText, sayDeeds }: Renderer): Rendered {
  const deeds = (card: CardDefinition, half?: Side) =>
    actionsIn(card.text, half).map((_, action) => sayDeeds(card, action, half))
  const rendered = (card: CardDefinition): RenderedCard => ({
    text: sayText(card, card.text),
    deeds: { whole: deeds(card), dark: deeds(card, 'dark'), light: deeds(card, 'light') },
  })
  return Object.fromEntries(cards.map((card) => [card.key, rendered(card)]))
}

/** Says of these cards, with the text that they had then, what the renderer said of them. */
export function readerOf(rendered: Rendered): Renderer {
  const of = ({ key }: CardDefinition): RenderedCard => {
    const known = rendered[key]
    if (!known) throw new Error(`The renderer, which the text of ${key} needs, was not fetched.`)
    return known
  }
  return {
    sayText: (card) => of(card).text,
    sayDeeds: (card, action, half) => of(card).deeds[half ?? 'whole'][action]!,
  }
}
