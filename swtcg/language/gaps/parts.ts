/** A clause that is not read, cut into its parts: each is tried by itself, so that one knows which of them stops it. */

import { standing } from '../grammar/abilities/abilities.ts'
import { cost } from '../grammar/abilities/costs.ts'
import { restriction } from '../grammar/abilities/restrictions.ts'
import { trigger } from '../grammar/abilities/triggers.ts'
import { sentences } from '../grammar/clauses/sentences.ts'
import { condition } from '../grammar/conditions/conditions.ts'
import { PREFIXES } from '../keywords.ts'
import { either, type Parser, type Reader, readWhole, TooMuchToRead } from '../parser.ts'

export type PartOfSpeech = 'keyword' | 'cost' | 'trigger' | 'condition' | 'limit' | 'instruction'
export interface Part {
  readonly part: PartOfSpeech
  readonly words: string
}

const GRAMMARS: Readonly<Record<Exclude<PartOfSpeech, 'keyword'>, Parser<unknown>>> = {
  cost,
  trigger,
  condition,
  limit: restriction,
  instruction: either<unknown>(sentences, standing),
}
/** Attempts at words for one part. */
const MOST_WORK = 100_000

/** Whether the grammar reads a part that stands alone. A keyword that opens text is read where it is known. */
export function isRead({ part, words }: Part, reader: Omit<Reader, 'work'>): boolean {
  if (part === 'keyword') return PREFIXES.includes(words)
  if (part === 'condition' && /^(?:you|they|he or she) do(?:es)?(?:n't)?$/.test(words)) return true // of the sentence before
  try {
    const source = { ...reader, text: words, work: { left: MOST_WORK, deeper: 100 } }
    return readWhole(GRAMMARS[part], source) !== undefined
  } catch (error) {
    if (error instanceof TooMuchToRead) return false
    throw error
  }
}

/** `Foresight: [tap], pay 1 Force -> When …, if …, draw a card. Play only …` in its parts. */
export function partsOf(clause: string, reader: Omit<Reader, 'work'>): readonly Part[] {
  const [, prefix, rest = clause] = /^([A-Z]\w*(?: [A-Z]\w*)*)(?: -?\w+)? ?: ?(.*)$/s.exec(clause) ?? []
  const opening: readonly Part[] = prefix ? [{ part: 'keyword', words: prefix }] : []
  const arrow = outsideQuotations(rest).indexOf('->')
  const done = arrow < 0 ? rest : rest.slice(arrow + 2)
  return [
    ...opening,
    ...(arrow < 0 ? [] : costsOf(rest.slice(0, arrow), reader)),
    ...sentencesOf(done).flatMap((sentence) => sentenceParts(sentence, reader)),
  ]
}

/** A price is one part where it is read as a whole, and else one for each comma. */
function costsOf(words: string, reader: Omit<Reader, 'work'>): readonly Part[] {
  const price: Part = { part: 'cost', words: words.trim() }
  if (isRead(price, reader)) return [price]
  return words.split(/,(?: and)? /).map((each) => ({ part: 'cost', words: each.trim() }))
}

function sentenceParts(sentence: string, reader: Omit<Reader, 'work'>): readonly Part[] {
  if (/^(?:play|use) only\b/i.test(sentence)) return [{ part: 'limit', words: sentence }]
  const [, word] = /^(when(?:ever)?|if|as long as) /i.exec(sentence) ?? []
  if (!word) return sentence === '' ? [] : [{ part: 'instruction', words: sentence }]
  const part = /^when/i.test(word) ? 'trigger' : 'condition'
  const heads = [...outsideQuotations(sentence).matchAll(/, /g)].map(({ index }) => index)
  const end =
    heads.find((place) => isRead({ part, words: sentence.slice(word.length + 1, place) }, reader)) ?? heads[0]
  if (end === undefined) return [{ part: 'instruction', words: sentence }]
  const head: Part = { part, words: sentence.slice(word.length + 1, end) }
  return [head, ...sentenceParts(sentence.slice(end + 2), reader)]
}

/** Sentences end with a full stop outside quotations. */
function sentencesOf(text: string): readonly string[] {
  const ends = [...outsideQuotations(text).matchAll(/[.] /g)].map(({ index }) => index + 1)
  return [0, ...ends].map((start, index) => text.slice(start, ends[index]).trim().replace(/[.;]$/, ''))
}

/** The same length, with everything inside quotation marks blanked. */
const outsideQuotations = (text: string): string =>
  text.replace(/"[^"]*"/g, (quotation) => '_'.repeat(quotation.length))
