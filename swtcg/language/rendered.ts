/** The English of cards as plain data: rendered once, and read by a host that has no renderer. */
import type { CardDefinition } from '../cards/definition.ts'

type GameText = (card: CardDefinition) => readonly string[]
/** Paragraphs by the key of the card. */
export type Rendered = Readonly<Record<string, readonly string[]>>

export const render = (cards: readonly CardDefinition[], gameText: GameText): Rendered =>
  Object.fromEntries(cards.map((card) => [card.key, gameText(card)]))

/** Says of these cards what the renderer said of them. */
export const readerOf =
  (rendered: Rendered): GameText =>
  ({ key }) => {
    const text = rendered[key]
    if (!text) throw new Error(`The renderer, which the text of ${key} needs, was not fetched.`)
    return text
  }
