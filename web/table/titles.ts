/** The titles of known cards in a sentence. */

interface TextPart {
  readonly text: string
  /** Whether it is the title of a card. */
  readonly isTitle: boolean
  /** After a title: the signs that no line may begin with. */
  readonly signs?: string
}

/** Cuts a sentence at the titles in it; a longer title goes before a shorter one that it contains. */
export function partsOf(text: string, titles: readonly string[]): readonly TextPart[] {
  const named = titles.filter((title) => title !== '' && text.includes(title))
  if (named.length === 0) return [{ text, isTitle: false }]
  const longest = named.toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(${longest.map(escaped).join('|')})`)
  const parts = text.split(pattern)
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? { text: part, isTitle: true, signs: signsIn(parts[index + 1]!) }
        : { text: index === 0 ? part : part.slice(signsIn(part).length), isTitle: false },
    )
    .filter((part) => part.text !== '')
}

const signsIn = (text: string): string => /^[.,:;!?)]*/.exec(text)![0]

const escaped = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
