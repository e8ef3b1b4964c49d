/** Names of cards in texts, in full or cut short, told apart from words of type lines. */
import { type Parser, type Reading, remember, type Source } from '../../parser.ts'
import type { Vocabulary } from '../../vocabulary.ts'

export const TYPE_WORDS = /^(?:Space|Ground|Character|Battle|Mission|Location|Equipment|Resource)s?$/

export function singularOf(word: string, known: ReadonlySet<string>): string | undefined {
  const candidates = [
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/ves$/, 'f'),
    word.replace(/ren$/, ''),
  ]
  return candidates.find((one) => known.has(one))
}

/** The longest name that stands here; words that are subtypes are no name. */
export const name: Parser<string> = remember((source: Source, at) => {
  const known = nameAt(source, at)
  return known.length > 0 ? known : shortAt(source, at)
})
const indexed = new WeakMap<Vocabulary, ReadonlyMap<string, readonly string[]>>()
/** The full names that a word is part of, found once for each vocabulary. */
function fullNames(vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> {
  const known = indexed.get(vocabulary)
  if (known) return known
  const names = new Map<string, string[]>()
  for (const full of new Set(vocabulary.names.values()))
    for (const word of full.split(' ')) names.set(word, [...(names.get(word) ?? []), full])
  indexed.set(vocabulary, names)
  return names
}
/** A short name that several cards share means the one that the text has named in full before. */
function shortAt({ text, vocabulary, card }: Source, at: number): readonly Reading<string>[] {
  const [all, word] = /^\s*([A-Z][\w'-]+)(?!\w)/.exec(text.slice(at)) ?? []
  if (!all || !word || isTypeWord(word, vocabulary.subtypes)) return []
  const before = text.slice(0, at)
  const said = (fullNames(vocabulary).get(word) ?? []).filter(
    (full) => full !== card.name && before.includes(full),
  )
  return said.length === 1 ? [{ value: said[0]!, end: at + all.length }] : []
}
function nameAt({ text, vocabulary }: Source, at: number): readonly Reading<string>[] {
  const opening = /^\s*(?:the )?/.exec(text.slice(at))![0]
  const start = at + opening.length
  if (!/[A-Z0-9]/.test(text.charAt(start))) return []
  const ends = [...text.slice(start).matchAll(/(?<=[\w.)'])(?![\w])/g)]
    .map(({ index }) => start + index)
    .slice(0, 14)
  for (const end of ends.reverse()) {
    const words = text.slice(start, end)
    const full = vocabulary.names.get(words.toLowerCase())
    if (
      full &&
      /[A-Za-z]/.test(words) &&
      (isArticled(opening, full, words) ||
        vocabulary.titles.has(words) ||
        !words.split(' ').every((word) => isTypeWord(word, vocabulary.subtypes)))
    )
      return [{ value: full, end }]
  }
  return []
}
/** `the Death Star` is a card, although both words stand on type lines. */
const isArticled = (opening: string, full: string, words: string): boolean =>
  opening.trim() === 'the' && full === words && words.includes(' ')
const isTypeWord = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(word) || TYPE_WORDS.test(word) || singularOf(word, known) !== undefined

const CAPITALS = /^\s*[A-Z][\w'-]+(?: [A-Z][\w'-]+)+/
/** Two words or more in capitals that no card and no type line has: a card of a set that is not at hand. */
export const stranger: Parser<string> = ({ text, vocabulary }, at) => {
  const [said] = CAPITALS.exec(text.slice(at)) ?? []
  if (!said) return []
  const words = said.trim().split(' ')
  const isNew = words.every((word) => !isTypeWord(word, vocabulary.subtypes) && !RULE_WORDS.test(word))
  return isNew && !isShort(words, vocabulary) ? [{ value: said.trim(), end: at + said.length }] : []
}
/** A known name with words left out. */
const isShort = ([first, ...others]: readonly string[], vocabulary: Vocabulary): boolean =>
  (fullNames(vocabulary).get(first!) ?? []).some((full) => others.every((word) => full.includes(word)))
const RULE_WORDS = /^(?:Force|Battle|Pilots?|Unit|Card|Arena|Side|Dark|Light|Hidden|Cost|Bounty|Upkeep|X)$/
