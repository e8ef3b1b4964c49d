/** LackeyCCG `.dek` files: XML with one element for each copy of a card, in named zones. */
import { type DeckEntry, DeckError, type DeckFormat, type DeckList } from '@dejarik/kernel'
import { type CardDefinition, setOf } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import { childText, type Element, elements, escapeText } from './xml.ts'

const DECK_ZONE = 'Deck'

/** A deck, and what its file keeps in other zones, such as a sideboard. */
export interface LackeyDeck extends DeckList {
  readonly elsewhere: readonly (DeckEntry & { readonly zone: string })[]
}

export const lackeyFormat = (library: Library): DeckFormat => ({
  name: 'lackey',
  about: 'a LackeyCCG .dek file',
  parse: (text) => readLackey(library, text),
  print: (deck) => printLackey(library, deck),
})

/** Names are kept as they are where the library does not know them. */
export function readLackey(library: Library, text: string): LackeyDeck {
  const [deck] = elements(text, 'deck')
  if (!deck) throw new DeckError('expected a LackeyCCG deck, which begins with <deck>', 1)
  const zones = elements(deck.inside, 'superzone', deck.line).map((zone) => ({
    name: zone.attributes['name'] ?? DECK_ZONE,
    cards: countNames(elements(zone.inside, 'card', zone.line).map((card) => nameOf(library, card))),
  }))
  const inDeck = zones.filter(({ name }) => name === DECK_ZONE)
  const outside = zones.filter(({ name }) => name !== DECK_ZONE)
  return {
    title: '',
    cards: inDeck.flatMap(({ cards }) => cards),
    elsewhere: outside.flatMap(({ name, cards }) => cards.map((card) => ({ zone: name, ...card }))),
  }
}

function nameOf(library: Library, card: Element): string {
  const name = childText(card.inside, 'name')
  if (!name) throw new DeckError('a <card> needs a <name> with the title in it', card.line)
  const known = library.named(name, childText(card.inside, 'set'))
  return known ? library.titleOf(known) : name
}

function countNames(names: readonly string[]): readonly DeckEntry[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ count, name }))
}

function printLackey(library: Library, deck: DeckList): string {
  const cards = deck.cards.flatMap(({ count, name }) => Array<string>(count).fill(printCard(library, name)))
  return [
    '<deck version="0.8">',
    '\t<meta>',
    '\t\t<game>starwars</game>',
    '\t</meta>',
    `\t<superzone name="${DECK_ZONE}">`,
    ...cards.map((card) => `\t\t${card}`),
    '\t</superzone>',
    '</deck>',
    '',
  ].join('\n')
}

function printCard(library: Library, name: string): string {
  const card = library.named(name)
  const [title, set] = card ? [lackeyTitle(library, card), setOf(card)] : [name, '']
  return `<card><name>${escapeText(title)}</name><set>${escapeText(set)}</set></card>`
}

/** LackeyCCG writes the printing into the title. */
function lackeyTitle(library: Library, card: CardDefinition): string {
  const printing = /^\d*$/.test(card.number ?? '') ? '' : ` (${card.number})`
  return `${library.titleOf(card)}${printing}${setOf(card) === 'START' ? ' (Starter)' : ''}`
}
