/** Words on cards that have a meaning of their own, found in the lines of a card. */

/** What each means, by the word as it stands on cards, with the colon or stop that marks it; X is the number after it. */
export type Reminders = Readonly<Record<string, string>>

export type Part =
  | { readonly part: 'text'; readonly text: string }
  | { readonly part: 'price'; readonly text: string }
  | { readonly part: 'keyword'; readonly text: string; readonly reminder: string }

/** What comes first of a line, perhaps after a word and a colon, and then an arrow; not in a quotation. */
const PRICED = /^((?:[A-Z][a-z]+(?: [A-Z][a-z]+)*: )?)([^":]+?) -> (.*)$/

/** A line in parts: what it costs, plain text, and keywords. */
export function partsOfLine(line: string, reminders: Reminders): readonly Part[] {
  const [, opening, price, rest] = PRICED.exec(line) ?? []
  if (price === undefined) return withKeywords(arrows(line), reminders)
  return [
    ...withKeywords(opening!, reminders),
    { part: 'price', text: price.replaceAll('[tap]', 'Tap') },
    ...withKeywords(` → ${arrows(rest!)}`, reminders),
  ]
}

const arrows = (text: string): string => text.replaceAll('->', '→')

/** Lines of a card as they are read: what stands after stars or strokes in a line is a list. */
export const readLines = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.replaceAll('[Pilot] ', '').split(/ [*|] /))

function withKeywords(text: string, reminders: Reminders): readonly Part[] {
  const parts: Part[] = []
  let end = 0
  for (const found of text.matchAll(keywordsOf(reminders))) {
    const [whole, name, number = ''] = found
    if (found.index > end) parts.push({ part: 'text', text: text.slice(end, found.index) })
    parts.push({ part: 'keyword', text: whole, reminder: reminderOf(reminders[name!]!, number) })
    end = found.index + whole.length
  }
  return end < text.length ? [...parts, { part: 'text', text: text.slice(end) }] : parts
}

const ONE: Readonly<Record<string, string>> = { counters: 'counter', dice: 'die' }

/** With the number that the card says; of one there is only one. */
const reminderOf = (reminder: string, number: string): string =>
  number === ''
    ? reminder
    : reminder
        .replaceAll(/\bX\b/g, number.trim().replace('-', '−'))
        .replaceAll(/\b1 (counters|dice)\b/g, (_, many: string) => `1 ${ONE[many]}`)

const known = new Map<Reminders, RegExp>()

/** Longer names first, each a word of its own with the number after it. */
function keywordsOf(reminders: Reminders): RegExp {
  const names = Object.keys(reminders).toSorted((a, b) => b.length - a.length)
  const pattern = known.get(reminders) ?? new RegExp(`(?<!\\w)(${names.join('|')})(?!\\w)( -?\\d+| X)?`, 'g')
  known.set(reminders, pattern)
  return pattern
}

/** Each keyword of some lines once, as it is met first. */
export function keywordsIn(lines: readonly string[], reminders: Reminders): ReadonlyMap<string, string> {
  const parts = lines.flatMap((line) => partsOfLine(line, reminders))
  return new Map(parts.flatMap((part) => (part.part === 'keyword' ? [[part.text, part.reminder]] : [])))
}
