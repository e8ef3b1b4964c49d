/** The titles of known cards in a sentence. */

export interface TextPart {
  readonly text: string
  /** Whether it is the title of a card. */
  readonly isTitle: boolean
}

/** Cuts a sentence at the titles in it; a longer title goes before a shorter one that it contains. */
export function partsOf(text: string, titles: readonly string[]): readonly TextPart[] {
  const named = titles.filter((title) => title !== '' && text.includes(title))
  if (named.length === 0) return [{ text, isTitle: false }]
  const longest = named.toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(${longest.map(escaped).join('|')})`)
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isTitle: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

const escaped = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
