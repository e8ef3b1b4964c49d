/** GEMP deck files: XML with one element a copy, cards by set and number. */
import { DeckError, type DeckFormat, type DeckList } from '@dejarik/kernel'
import type { Library } from '../cards/library.ts'
import { resolveNames } from './resolve.ts'

export const gempFormat = (library: Library): DeckFormat => ({
  name: 'gemp',
  about: 'a deck exported from GEMP',
  endings: ['xml'],
  recognises: (text) => /<card(?:OutsideDeck)?\s[^>]*blueprintId=/.test(text),
  parse: (text) => readGemp(library, text),
  print: (deck) => printGemp(library, deck),
})

const CARD = /<(card|cardOutsideDeck)\s([^>]*?)\/?>/g
const OUTSIDE = 'outside the deck'

/** A foil or another printing ends in a star or a caret and is the same card. */
function readGemp(library: Library, text: string): DeckList {
  if (!/<deck[\s>]/.test(text)) throw new DeckError('expected a GEMP deck, which begins with <deck>', 1)
  const byNumber = new Map(library.cards.map((card) => [card.number, card.key]))
  const found = [...text.matchAll(CARD)].map(([, element, attributes = '']) => {
    const id = attribute(attributes, 'blueprintId').replace(/[*^]+$/, '')
    const name = byNumber.get(id) ?? (attribute(attributes, 'title') || `card ${id}`)
    return { outside: element === 'cardOutsideDeck', name }
  })
  const cards = found.filter(({ outside }) => !outside).map(({ name }) => ({ count: 1, name }))
  const elsewhere = found
    .filter(({ outside }) => outside)
    .map(({ name }) => ({ zone: OUTSIDE, count: 1, name }))
  const deck = resolveNames(library, { title: '', cards })
  return elsewhere.length > 0 ? { ...deck, elsewhere } : deck
}

const attribute = (attributes: string, name: string): string =>
  unescapeText(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')

const ENTITIES: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]
const escapeText = (text: string): string =>
  ENTITIES.reduce((safe, [raw, entity]) => safe.replaceAll(raw, entity), text)
const unescapeText = (text: string): string =>
  ENTITIES.toReversed().reduce((plain, [raw, entity]) => plain.replaceAll(entity, raw), text)

function printGemp(library: Library, { cards, elsewhere = [] }: DeckList): string {
  const element = (tag: string, name: string): string => {
    const card = library.named(name)
    return `  <${tag} blueprintId="${card?.number ?? ''}" title="${escapeText(card?.title ?? name)}"/>`
  }
  const lines = (tag: string, list: DeckList['cards']): string[] =>
    list.flatMap(({ name, count }) => Array.from({ length: count }, () => element(tag, name)))
  return ['<deck>', ...lines('card', cards), ...lines('cardOutsideDeck', elsewhere), '</deck>', ''].join('\n')
}
