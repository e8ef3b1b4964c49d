/** Words of a printed text that rendered text does not say: a clause that loses one is not understood. */
import { type Way, withoutSaid } from './way.ts'

/** Words that the rendered text lacks, and names and numbers that it has less often; own names go without saying. */
export function wordsLost(
  text: string,
  rendered: string,
  own: readonly string[],
  otherwise: readonly Way[],
): readonly string[] {
  const left = otherwise.reduce((rest, one) => withoutSaid(rest, one, rendered), hyphenated(text))
  const unsaid = new Set(own.flatMap(contentWords))
  const told = counts(contentWords(rendered))
  const scarce = counts(namesAndNumbers(left))
  const isLost = (word: string): boolean => (told.get(word) ?? 0) < (scarce.get(word) ?? 1)
  return [...new Set(contentWords(left))].filter((word) => !unsaid.has(word) && isLost(word))
}

/** Cards, types, subtypes and keywords inside a sentence, and numbers: each is said as often as it is meant. */
const namesAndNumbers = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=[a-z,\d] )[A-Z][\w'-]*\w|(?<![\w-])[-+]?\d+/g)].flatMap(([word]) =>
    contentWords(word),
  )

function counts(words: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1)
  return found
}

/** Words that only hold others together. */
const JOINTS: ReadonlySet<string> = new Set(
  [
    'a an the of to and or that this those these it is are be been being was were by for at with if then',
    'you your may as do does did so in on into onto from his her him he she they them their its who which has have had',
  ].flatMap((line) => line.split(' ')),
)
const contentWords = (text: string): readonly string[] =>
  [...hyphenated(text).matchAll(/[A-Za-z](?:[\w'-]*\w)?|[-+]?\d+/g)]
    .map(([word]) => word.toLowerCase().replace(/'s$|^[+]/, ''))
    .filter((word) => !JOINTS.has(word) && word !== 's')
    .map(stem)
/** `non-unique` is one word, of which no part is said by another. */
export const hyphenated = (text: string): string => text.replace(/(?<=[A-Za-z])-(?=[A-Za-z])/g, '_')

const NUMERALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['thieves', 'thief'],
  ...NUMERALS.map((word, index) => [word, `${index + 1}`] as const),
])
/** Without endings: `damages`, `damaged` and `damaging` are one word. */
const stem = (word: string): string =>
  IRREGULAR.get(word) ??
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|(?<!s)s)$/, '')
    .replace(/(?<=[a-z]{2})e$/, '')
    .replace(/([a-z])\1$/, '$1')
