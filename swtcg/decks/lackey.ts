/** LackeyCCG `.dek` files: XML with one element for each copy of a card, in named zones. */
import { type DeckEntry, DeckError, type DeckFormat, type DeckList } from '@dejarik/kernel'
import { type CardDefinition, setOf } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import { childText, type Element, elements, escapeText } from './xml.ts'

const DECK_ZONE = 'Deck'

export const lackeyFormat = (library: Library): DeckFormat => ({
  name: 'lackey',
  about: 'a LackeyCCG .dek file',
  endings: ['dek'],
  recognises: (text) => /^\uFEFF?\s*<(?:\?xml|!--|deck\b)/i.test(text),
  parse: (text) => readLackey(library, text),
  print: (deck) => printLackey(library, deck),
})

/** Names are kept as they are where the library does not know them. */
export function readLackey(library: Library, text: string): DeckList {
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
    ...(outside.length > 0
      ? { elsewhere: outside.flatMap(({ name, cards }) => cards.map((card) => ({ zone: name, ...card }))) }
      : {}),
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

function printLackey(library: Library, { cards, elsewhere = [] }: DeckList): string {
  const others = [...new Set(elsewhere.map(({ zone }) => zone))].map((name) =>
    printZone(
      library,
      name,
      elsewhere.filter(({ zone }) => zone === name),
    ),
  )
  return [
    '<deck version="0.8">',
    '\t<meta>',
    '\t\t<game>starwars</game>',
    '\t</meta>',
    ...[printZone(library, DECK_ZONE, cards), ...others].flat(),
    '</deck>',
    '',
  ].join('\n')
}

const printZone = (library: Library, name: string, cards: readonly DeckEntry[]): string[] => [
  `\t<superzone name="${escapeText(name)}">`,
  ...cards.flatMap(({ count, name: title }) => Array<string>(count).fill(`\t\t${printCard(library, title)}`)),
  '\t</superzone>',
]

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
