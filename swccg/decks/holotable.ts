/** Holotable `.htd` files: a line a card with its picture, its description and its count. */
import { DeckError, type DeckFormat, type DeckList } from '@dejarik/kernel'
import type { Side } from '../cards/definition.ts'
import { type Library, plainTitle } from '../cards/library.ts'
import { setNameOf } from '../cards/released.ts'
import { resolveNames } from './resolve.ts'

export const holotableFormat = (library: Library): DeckFormat => ({
  name: 'holotable',
  about: 'a Holotable .htd file',
  endings: ['htd'],
  recognises: (text) => /^\s*back (?:imp|reb)\.gif/.test(text),
  parse: (text) => readHolotable(library, text),
  print: (deck) => printHolotable(library, deck),
})

/** The title is the first line of the description, without the destiny in brackets; an Objective has two. */
const CARD = /^card "[^"]*" "(.*?)(?:\s*\((?:\d+(?:\/\d+)?|\*)\))?(?:\\n.*)?" (\d+)\s*$/

function readHolotable(library: Library, text: string): DeckList {
  const [back = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const [, logo] = /^\s*back (imp|reb)\.gif/.exec(back) ?? []
  if (!logo)
    throw new DeckError('expected a Holotable deck, which begins with "back imp.gif" or "back reb.gif"', 1)
  const side: Side = logo === 'imp' ? 'dark' : 'light'
  const cards = lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const [, name, count] = CARD.exec(line) ?? []
    if (!name || !count)
      throw new DeckError('expected a line such as card "picture" "Title (2)" 1', index + 2)
    return [{ count: Number(count), name }]
  })
  return resolveNames(library, { title: '', cards }, side)
}

function printHolotable(library: Library, { cards }: DeckList): string {
  const known = cards.map(({ name, count }) => ({ name, count, card: library.named(name) }))
  const dark = known.find(({ card }) => card)?.card?.side === 'dark'
  const side = dark ? 'Dark' : 'Light'
  const lines = known.map(({ name, count, card }) => {
    const folder = `${setNameOf(card ?? {}).replace(/[^A-Za-z]/g, '')}-${side}`
    const picture = `/starwars/${folder}/t_${plainTitle(card?.title ?? name).replaceAll(' ', '')}`
    const title = `${'•'.repeat(card?.dots ?? 0)}${card?.title ?? name} (${card?.destiny ?? 0})`
    return `card "${picture}" "${title}" ${count}`
  })
  return [`back ${dark ? 'imp' : 'reb'}.gif`, ...lines, ''].join('\n')
}
