/** Rules found by a question or by words, the best first. */
import { nearest } from '@dejarik/kernel/closest'
import type { Catalogue } from './catalogue.ts'
import { hintsIn, meaning, stem, wordsAsked, wordsIn } from './query.ts'
import type { Rule } from './rule.ts'

/** A rule and how well it answers; scores of different books can be compared. */
export interface FoundRule {
  readonly rule: Rule
  readonly score: number
}

/** What a word is worth by where it stands; twice that as a whole word. */
const WEIGHTS = { id: 6, says: 4, notes: 1.5, example: 1 } as const
const FIELDS = Object.keys(WEIGHTS) as readonly (keyof typeof WEIGHTS)[]
/** Two words side by side that were asked side by side. */
const PAIR = 5
/** A rule that begins with what is asked says what it is. */
const OPENING = 1.3
/** So does the first rule that has it in its id, before those that say more. */
const FIRST_OF_ITS_KIND = 1.5
/** A rule with a number answers how many there are. */
const NUMBERED = 1.3
/** To whoever asks what something is, a rule that says so; one that names it alone says more than one about a part of it. */
const DEFINING = 1.6
const wantsMeaning = (question: string): boolean => /^\s*(what('s| is| are| does)|define)\b/i.test(question)
const wantsNumber = (question: string): boolean => /\bhow (many|much)\b/i.test(question)
/** A question of few words is about what they name. */
const FEW = 2
/** As many as are looked at closely. */
const MOST_READ = 400
/** A rule may lack words of a long question, but no more than this part of what it asks. */
const LEAST_PART = 0.55

/** The stems of each entry, and in how many entries each stem stands. */
interface Index {
  readonly entries: ReadonlyMap<string, ReadonlySet<string>>
  readonly counts: ReadonlyMap<string, number>
  readonly words: readonly string[]
}

const indices = new WeakMap<Catalogue, Index>()

function indexOf(catalogue: Catalogue): Index {
  const known = indices.get(catalogue)
  if (known) return known
  const entries = new Map<string, ReadonlySet<string>>()
  const counts = new Map<string, number>()
  const words = new Set<string>()
  for (const [id, text] of catalogue.texts()) {
    const all = wordsIn(text)
    const stems = new Set(all.map(stem))
    for (const word of all) words.add(word)
    for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + 1)
    entries.set(id, stems)
  }
  const index = { entries, counts, words: [...words] }
  indices.set(catalogue, index)
  return index
}

/** A word that was asked: its stem, how rare it is, and all stems that begin with it. */
interface Asked {
  readonly stem: string
  readonly weight: number
  readonly stems: ReadonlySet<string>
}

function askedIn({ counts, entries }: Index, word: string): Asked {
  const wanted = meaning(word)
  const stems = [...counts.keys()].filter((each) => each.startsWith(wanted))
  const count = Math.max(1, ...stems.map((each) => counts.get(each) ?? 0))
  return { stem: wanted, stems: new Set(stems), weight: Math.log(1 + entries.size / count) }
}

export const search = (catalogue: Catalogue, question: string): readonly Rule[] =>
  ranked(catalogue, question).map(({ rule }) => rule)

/** Those that have every word count most; a long question may be answered by a rule that lacks some. */
export function ranked(catalogue: Catalogue, question: string): readonly FoundRule[] {
  const index = indexOf(catalogue)
  const asked = wordsAsked(question).map((word) => askedIn(index, word))
  const all = sum(asked.map(({ weight }) => weight))
  if (asked.length === 0 || all === 0) return []
  const hints = hintsIn(question)
  const first = asked.length > FEW ? undefined : catalogue.ids.find((id) => isNamed(id, asked))
  const part = (stems: ReadonlySet<string>): number =>
    sum(asked.map((word) => ([...word.stems].some((each) => stems.has(each)) ? word.weight : 0))) / all
  return [...index.entries]
    .map(([id, stems]) => ({ id, part: part(stems) }))
    .filter((entry) => entry.part >= (asked.length > 2 ? LEAST_PART : 1))
    .toSorted((one, other) => other.part - one.part)
    .slice(0, MOST_READ)
    .map((entry) => judged(catalogue.rule(entry.id), asked, hints, all))
    .map((found) =>
      wantsNumber(question) && /\d/.test(found.rule.says)
        ? { ...found, score: found.score * NUMBERED }
        : found,
    )
    .map((found) =>
      wantsMeaning(question) && defines(found.rule, asked)
        ? { ...found, score: found.score * DEFINING }
        : found,
    )
    .map((found) => (found.rule.id === first ? { ...found, score: found.score * FIRST_OF_ITS_KIND } : found))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
}

/** Whether a part of the id begins with all that is asked. */
const isNamed = (id: string, asked: readonly Asked[]): boolean =>
  id.split('/').some((part) => {
    const opens = wordsIn(part).slice(0, asked.length).map(stem)
    return asked.every((word) => opens.includes(word.stem))
  })

/** What may stand before a word in a sentence that says what it is, and what follows it: a verb, or the X of a keyword with a number. */
const ARTICLES: readonly string[] = ['a', 'an', 'the', 'to', 'your']
const IS: readonly string[] = ['is', 'are', 'means', 'mean', 'makes', 'x']

/** Whether the rule is called a definition of all that is asked, or says “A captive is …”. */
function defines({ id, says }: Rule, asked: readonly Asked[]): boolean {
  const [, topic = '', name = ''] = id.split('/')
  const isOf = (words: readonly string[]): boolean =>
    words.length <= asked.length && asked.every((word) => words.map(stem).includes(word.stem))
  if (/(^|-)definition$/.test(name)) return isOf(wordsIn(topic)) || isOf(wordsIn(name).slice(0, -1))
  const words = wordsIn(says)
  const subject = ARTICLES.includes(words[0] ?? '') ? words.slice(1) : words
  return isOf(subject.slice(0, asked.length)) && IS.includes(subject[asked.length] ?? '')
}

/** How well a rule answers: each word by where it stands and how rare it is, pairs, and how much of the question it has. */
function judged(rule: Rule, asked: readonly Asked[], hints: readonly string[], all: number): FoundRule {
  const texts = FIELDS.map((field) => ({
    weight: WEIGHTS[field],
    stems: wordsIn(rule[field] ?? '').map(stem),
  }))
  const worths = asked.map((word) => ({
    word,
    worth: sum(texts.map(({ weight, stems }) => weight * presence(stems, word.stem))),
  }))
  const had = sum(worths.map(({ word, worth }) => (worth > 0 ? word.weight : 0))) / all
  const hinted = sum(
    hints.map((hint) => sum(texts.map(({ weight, stems }) => weight * presence(stems, hint)))),
  )
  const plain = hinted + sum(worths.map(({ word, worth }) => word.weight * worth))
  const pairs = sum(texts.map(({ weight, stems }) => weight * PAIR * adjacent(stems, asked)))
  const needed = asked.length > 2 ? LEAST_PART : 1
  const opens = wordsIn(rule.says)
    .slice(0, asked.length + 1)
    .map(stem)
  const opening = asked.every((word) => presence(opens, word.stem) > 0) ? OPENING : 1
  return { rule, score: had < needed ? 0 : (plain + pairs) * had ** 2 * opening }
}

/** 0 where the text lacks the word, 1 as the beginning of a longer word, 2 as a word of its own. */
function presence(stems: readonly string[], wanted: string): number {
  if (stems.includes(wanted)) return 2
  return stems.some((each) => each.startsWith(wanted)) ? 1 : 0
}

/** How many neighbours of the question are neighbours in the text. */
const adjacent = (stems: readonly string[], asked: readonly Asked[]): number =>
  asked
    .slice(1)
    .filter((word, index) =>
      stems.some((each, at) => each === asked[index]!.stem && stems[at + 1] === word.stem),
    ).length

/** The question with words that no rule has replaced by the nearest that some have; null where that is not needed or cannot be. */
export function didMean(catalogues: readonly Catalogue[], question: string): string | null {
  const all = catalogues.map(indexOf)
  const isKnown = (word: string): boolean => all.some((index) => askedIn(index, word).stems.size > 0)
  const strange = wordsAsked(question).filter((word) => !isKnown(word))
  const words = all.flatMap((index) => index.words)
  const often = (word: string): number => sum(all.map(({ counts }) => counts.get(stem(word)) ?? 0))
  const meant = strange.map((word) => [word, mostOften(nearest(word, words), often)] as const)
  if (meant.length === 0 || meant.some(([, instead]) => instead === undefined)) return null
  return meant.reduce((text, [word, instead]) => text.toLowerCase().replaceAll(word, instead!), question)
}

/** Of words that are as near, the one that stands in most rules. */
const mostOften = (words: readonly string[], often: (word: string) => number): string | undefined =>
  words.toSorted((one, other) => often(other) - often(one))[0]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
