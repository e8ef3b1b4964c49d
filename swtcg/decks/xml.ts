/** As much of XML as deck files use: elements, attributes, entities. Tolerant of case, quotes and white space. */
import { DeckError } from '@dejarik/kernel'

export interface Element {
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: string
  /** Line of the opening tag, from 1. */
  readonly line: number
}

/** The elements of that name, which do not contain each other. Throws where one is not closed. */
export function elements(text: string, name: string, firstLine = 1): readonly Element[] {
  const found: Element[] = []
  const plain = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
  const opening = new RegExp(`<${name}\\b([^<>]*?)(/?)>`, 'gi')
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  for (let open = opening.exec(plain); open; open = opening.exec(plain)) {
    const line = firstLine + lineBreaks(plain.slice(0, open.index))
    closing.lastIndex = opening.lastIndex
    const close = open[2] ? { index: opening.lastIndex } : closing.exec(plain)
    if (!close) throw new DeckError(`<${name}> is not closed`, line)
    found.push({
      attributes: attributesOf(open[1]!),
      inside: plain.slice(opening.lastIndex, close.index),
      line,
    })
    opening.lastIndex = Math.max(opening.lastIndex, close.index)
  }
  return found
}

const lineBreaks = (text: string): number => text.split('\n').length - 1

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, one, other]) => [
      name!.toLowerCase(),
      unescaped(one ?? other ?? ''),
    ]),
  )

/** The text in the first element of that name; empty if there is none. */
export function childText(text: string, name: string): string {
  const [child] = elements(text, name)
  return unescaped((child?.inside ?? '').replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')).trim()
}

const LAST_CODE_POINT = 0x10ffff
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string) => {
    if (name) return ENTITIES[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
  })

export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&${Object.keys(ENTITIES).find((name) => ENTITIES[name] === mark)};`)
