/** Lists, articles and capitals. */

const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`
export const either = (words: readonly string[]): string => joined(words, 'or')
export const both = (words: readonly string[]): string => joined(words, 'and')

/** A field that holds one or several. */
export const listed = <T>(value: T | readonly T[]): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [value as T]

/** Spelling decides; the few words that are spoken otherwise are named. */
const SPOKEN_LIKE_VOWEL = /^(?:[aeiou]|R-unit|X-wing|R2|R4|X\b)/i
const SPOKEN_LIKE_CONSONANT = /^(?:un[iu]|one\b|used\b|utinni)/i
export const article = (word: string): string => (/\btorpedoes\b/.test(word) ? word : withArticle(word))
const withArticle = (word: string): string =>
  `${SPOKEN_LIKE_VOWEL.test(word) && !SPOKEN_LIKE_CONSONANT.test(word) ? 'an' : 'a'} ${word}`

/** The first letter, also behind a quotation mark: "'Nighttime conditions' here." */
export const upper = (text: string): string => text.replace(/^'?\p{L}/u, (start) => start.toUpperCase())
export const words = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part).join(' ')
export const sentence = (text: string): string => {
  const said = upper(text.trim())
  return /[.!?:)]$/.test(said) && !/[^.]\)$/.test(said) ? said : `${said}.`
}
/** Belongs to it: "Luke's", "characters'". */
export const possessive = (owner: string): string => (owner.endsWith('s') ? `${owner}'` : `${owner}'s`)
