/** Cards whose texts say the same but for names and sides: what is made of them must be the same but for those too. */

export interface Told {
  readonly key: string
  readonly side: string
  /** As it is printed. */
  readonly text: string
  /** What the text calls the card. */
  readonly own: readonly string[]
}

const NAME = '~'
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text without reminders, the card's own name, sides, and words that are names. */
function bareText({ text, own }: Told, isName: (word: string) => boolean): string {
  const nameless = own.reduce(
    (said, name) => said.replaceAll(new RegExp(`(?<!\\w)${escaped(name)}(?!\\w)`, 'g'), NAME),
    text.replace(/\([^()]*\)/g, ''),
  )
  return nameless
    .replace(/\b(?:Light|Dark) Side\b/g, NAME)
    .replace(/(?<=[a-z,;'( ] ?)[A-Z][\w'-]*/g, (word) => (isName(word) ? NAME : word))
    .replace(/~(?: ~)+/g, NAME)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The keys of the cards that say the same, wherever both sides have one. */
export function twinsOf(
  cards: readonly Told[],
  isName: (word: string) => boolean,
): readonly (readonly string[])[] {
  const found = new Map<string, Told[]>()
  for (const card of cards) {
    const bare = bareText(card, isName)
    if (bare !== '') found.set(bare, [...(found.get(bare) ?? []), card])
  }
  return [...found.values()]
    .filter((alike) => new Set(alike.map(({ side }) => side)).size > 1)
    .map((alike) => alike.map(({ key }) => key))
}

const SIDES: ReadonlySet<string> = new Set(['light', 'dark', 'rebel', 'imperial'])

/** A tree without names and sides. */
export function outline(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(outline)
  if (typeof tree === 'string') return SIDES.has(tree) || /^[A-Z]/.test(tree) ? NAME : tree
  if (typeof tree !== 'object' || tree === null) return tree
  const fields = Object.entries(tree).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([field, value]) => [field, outline(value)]))
}
