/** The titles of known cards in a sentence. */

interface TextPart {
  readonly text: string
  /** Whether it is the title of a card. */
  readonly isTitle: boolean
  /** Before a title: the sign that no line may end with. */
  readonly opening?: string
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
        ? {
            text: part,
            isTitle: true,
            opening: openingIn(parts[index - 1]!),
            signs: signsIn(parts[index + 1]!),
          }
        : { text: between(part, index === 0, index === parts.length - 1), isTitle: false },
    )
    .filter((part) => part.text !== '')
}

/** What is left of a text beside titles, which take their signs with them. */
const between = (text: string, isFirst: boolean, isLast: boolean): string =>
  text.slice(isFirst ? 0 : signsIn(text).length, isLast ? undefined : text.length - openingIn(text).length)

const openingIn = (text: string): string => (text.endsWith('(') ? '(' : '')
const signsIn = (text: string): string => /^[.,:;!?)]*/.exec(text)![0]

const escaped = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
