/** Cuts the text of a card into its abilities: at the bars, and where a file has run two abilities together. */

import { slice, type Traced, trim } from '@dejarik/kernel/language'
import { hasNumber, nameOfKeyword, PLAIN_KEYWORDS, PREFIXES } from './keywords.ts'

const keyword = PLAIN_KEYWORDS.map(
  (one) => nameOfKeyword(one) + (hasNumber(one) ? String.raw` -?\d+` : ''),
).join('|')
/** What can only be the beginning of an ability: a cost with its arrow, a symbol, a prefix, a keyword by itself. */
const OPENING = new RegExp(
  [
    String.raw`(?:Pay \d+ (?:Force|build points?)|\[tap\])[^.;:"]* ->`,
    String.raw`\[Pilot\]`,
    `(?:${PREFIXES.join('|')}):`,
    `(?:${keyword})(?=[.;]|$)`,
  ].join('|'),
  'y',
)
/** A keyword by itself at the start, and a sentence right after it. */
const KEYWORD_FIRST = new RegExp(
  `^(?:${keyword}) (?=(?:As long as|At|Each|Pay|When|Whenever|This unit|[[]tap|${keyword})\\b)`,
)
/** Inside these the parts have openings of their own. */
const CONTAINER = /\[Pilot\]|\b(?:choose one|or):|: ?\*/i

export const splitAbilities = (text: Traced): readonly Traced[] =>
  limitsLast(cut(text, positions(text.text, '|'), 1).flatMap((part) => cut(part, runTogether(part.text), 0)))

/** A limit that stands before the effect belongs after it. */
const LIMIT = /^Play (?:this card )?only\b[^.]*[.]?$/
function limitsLast(parts: readonly Traced[]): readonly Traced[] {
  const place = parts.findIndex(({ text }) => LIMIT.test(text))
  const [limit, effect] = [parts[place], parts[place + 1]]
  if (!limit || !effect) return parts
  return [...parts.slice(0, place), joined(effect, limit), ...parts.slice(place + 2)]
}
const joined = (one: Traced, other: Traced): Traced => ({
  text: `${one.text.replace(/[.]$/, '')}. ${other.text}`,
  at: [
    ...one.at.slice(0, one.text.replace(/[.]$/, '').length),
    ...Array<number>(2).fill(one.at.at(-1)!),
    ...other.at,
  ],
})

/** The non-empty pieces between the places, each place followed by so many characters to leave out. */
function cut(text: Traced, places: readonly number[], gap: number): readonly Traced[] {
  const starts = [0, ...places.map((place) => place + gap)]
  const pieces = starts.map((start, index) => trim(slice(text, start, places[index])))
  return pieces.filter((piece) => piece.text !== '')
}

const positions = (text: string, mark: string): readonly number[] =>
  Array.from(text, (letter, index) => (letter === mark ? index : -1)).filter((index) => index >= 0)

/** What completing a card costs is a sentence by itself; what follows it is what the card does. */
const COMPLETION =
  /^(?:To (?:complete|finish building|deploy) [^".]+?, you must|You (?:may|can) complete [^".]+? only if) [^".]*[.] /

/** Where a sentence ends outside quotations and the next words can only open another ability. */
function runTogether(text: string): readonly number[] {
  const [completion] = COMPLETION.exec(text) ?? []
  if (completion) return [completion.length]
  const container = text.search(CONTAINER)
  const ends = [...text.matchAll(/(?<=[.;]"?) /g)].map(({ index }) => index + 1)
  const starts = ends.filter((place) => {
    OPENING.lastIndex = place
    const inside = container >= 0 && container < place
    return !inside && !isQuoted(text, place) && OPENING.test(text)
  })
  const first = KEYWORD_FIRST.exec(text)
  return first ? [first[0].length, ...starts] : starts
}

const isQuoted = (text: string, place: number): boolean =>
  positions(text.slice(0, place), '"').length % 2 === 1
