/** What stops the texts of cards from being read, by part: the more rows a part would open, the earlier it stands. */
import type { CardFacts } from '../../cards/definition.ts'
import { KEYWORDS, type KeywordName } from '../../keywords.ts'
import { unitAbilities } from '../grammar/abilities/unit-abilities.ts'
import { nameOfKeyword } from '../keywords.ts'
import { normalise } from '../normalise.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { isRead, type PartOfSpeech, partsOf } from './parts.ts'
import { shapeOf, strangeNouns } from './shape.ts'

/** A row that is not automated: what is wrong with its columns, and the clauses that are not read. */
export interface UnreadRow {
  readonly name: string
  /** A column and its value that no card can have; its text is not tried then. */
  readonly facts: readonly string[]
  readonly clauses: readonly string[]
  readonly card?: CardFacts
}
/** A clause whose parts are all read, but not together. */
type GapPart = PartOfSpeech | 'fact' | 'noun' | 'whole'
export interface Gap {
  readonly part: GapPart
  readonly words: string
  /** Rows that have it, and rows that lack nothing else. */
  readonly rows: number
  readonly alone: number
  readonly examples: readonly string[]
}

/** How many rows must open a line with a word before it is taken for a keyword. */
const KEYWORD_FROM = 3
const KNOWN = new Set(['Or', ...(Object.keys(KEYWORDS) as KeywordName[]).map(nameOfKeyword)])

export function gapsOf(rows: readonly UnreadRow[], vocabulary: Vocabulary): readonly Gap[] {
  const keywords = strangeKeywords(rows)
  const found = new Map<string, { part: GapPart; words: string; needs: number[]; names: string[] }>()
  for (const row of rows) {
    const needs = needsOf(row, keywords, vocabulary)
    for (const need of needs) {
      const [part, ...words] = need.split(' ')
      const gap = found.get(need) ?? { part: part as GapPart, words: words.join(' '), needs: [], names: [] }
      gap.needs.push(needs.size)
      gap.names.push(row.name)
      found.set(need, gap)
    }
  }
  return [...found.values()]
    .sort((one, other) => worth(other.needs) - worth(one.needs))
    .map(({ part, words, needs, names }) => ({
      part,
      words,
      rows: needs.length,
      alone: needs.filter((open) => open === 1).length,
      examples: [...new Set(names)].slice(0, 3),
    }))
}

/** A row counts the less, the more else it lacks. */
const worth = (needs: readonly number[]): number => needs.reduce((sum, open) => sum + 4 ** (1 - open), 0)

/** Words that open a line by themselves in several rows, and that no table has. */
function strangeKeywords(rows: readonly UnreadRow[]): readonly string[] {
  const opened = new Map<string, number>()
  for (const { clauses } of rows) {
    const words = clauses.flatMap((clause) => {
      const [, word] =
        /(?:^|-> ?)([A-Z][A-Za-z]+(?: [A-Z][a-z]+)*)(?:(?: -?[\dX]+)?[.;]?$| ?(?:\d+ ?)?:)/.exec(clause) ?? []
      return word && !KNOWN.has(word) ? [word] : []
    })
    for (const word of new Set(words)) opened.set(word, (opened.get(word) ?? 0) + 1)
  }
  return [...opened].filter(([, count]) => count >= KEYWORD_FROM).map(([word]) => word)
}

function needsOf(row: UnreadRow, keywords: readonly string[], vocabulary: Vocabulary): ReadonlySet<string> {
  const { card } = row
  if (!card) return new Set(row.facts.map((fact) => `fact ${fact}`))
  return new Set([
    ...row.facts.map((fact) => `fact ${fact}`),
    ...row.clauses.flatMap((clause) => clauseNeeds(normalise(clause).text, card, keywords, vocabulary)),
  ])
}

/** New keywords explain a clause by themselves; else its unread parts do, and of those their unknown nouns. */
function clauseNeeds(
  clause: string,
  card: CardFacts,
  keywords: readonly string[],
  vocabulary: Vocabulary,
): readonly string[] {
  const named = keywords.filter((word) => new RegExp(String.raw`\b${word}\b`).test(clause))
  if (named.length > 0) return named.map((word) => `keyword ${word}`)
  const reader = { card, vocabulary, quoted: unitAbilities }
  const unread = partsOf(clause, reader).filter((part) => !isRead(part, reader))
  if (unread.length === 0) return [`whole ${shapeOf(clause, card, vocabulary)}`]
  return unread.flatMap(({ part, words }) => {
    const nouns = part === 'keyword' ? [] : strangeNouns(words, card, vocabulary)
    if (nouns.length > 0) return nouns.map((noun) => `noun ${noun}`)
    return [`${part} ${part === 'keyword' ? words : shapeOf(words, card, vocabulary)}`]
  })
}
