/** Where long words of a title may be parted, for browsers that know no hyphenation of names. */

const SOFT = '\u00AD'

/** Words that are two words, and beginnings that stand apart. */
const COMPOUNDS =
  /^(air|anti|astro|battle|bow|chew|claw|cloud|counter|cross|crush|dark|demolition|dragon|dread|dune|electro|entrench|fire|flame|foot|free|frost|hammer|head|holo|home|hydro|hyper|ice|inter|knock|land|light|macro|magna|mal|micro|mis|multi|night|out|over|pod|repulsor|sand|sharp|shock|sky|sleaze|snow|space|speeder|star|storm|strike|strong|sub|super|thermal|thought|trans|tread|turbo|under|wheel|wrist|young)(?=[a-z]{4})/i

const LETTER = /\p{L}/u
const VOWEL = /[aeiouyáéíóú]/i
/** Letters that are not parted, and those that may open a syllable together. */
const ONE = /^(ch|ck|gh|ph|sh|th|wh|qu|bl|br|cl|cr|dr|fl|fr|gl|gr|kl|kr|pl|pr|tr)$/i
const OPENING = /^(ch|ph|sh|th|wh|qu|bl|br|cl|cr|dr|fl|fr|gl|gr|kl|kr|pl|pr|sc|sk|sl|sp|st|tr|tw)$/i
/** Words that fit a line of a small tile stay whole, as do parts that are short enough; no part has less than three letters. */
const TOO_WIDE = 10
const LONG = 8
const LEAST = 3

/** The word in parts, as it may be parted at the end of a line. */
export function partsOf(word: string): readonly string[] {
  if (word.length < LONG) return [word]
  const front = COMPOUNDS.exec(word)?.[0]
  if (front && front.length >= LEAST) return [front, ...partsOf(word.slice(front.length))]
  const at = breakNear(word)
  return at === null ? [word] : [...partsOf(word.slice(0, at)), ...partsOf(word.slice(at))]
}

/** The break between syllables that is nearest to the middle. */
function breakNear(word: string): number | null {
  const places = Array.from({ length: word.length - 2 * LEAST + 1 }, (_, index) => index + LEAST).filter(
    (at) => isBreak(word, at),
  )
  const middle = word.length / 2
  return places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? null
}

/** Names such as Grk'Urr'Akk are parted before a capital. */
const isJoint = (before: string, after: string): boolean => /['’]/.test(before) && /\p{Lu}/u.test(after)

/** A scream goes on and on: NOOOOOOO. */
const isScream = (word: string, at: number): boolean =>
  word[at - 1] === word[at] && word[at] === word[at + 1] && word[at - 2] === word[at]

/** Before a consonant that opens a syllable, with a vowel not far before it: o-ver, af-ter, not ac-hieve. */
function isBreak(word: string, at: number): boolean {
  const letter = (step: number): string => word[at + step] ?? ''
  if (isJoint(letter(-1), letter(0)) || isScream(word, at)) return true
  if (!LETTER.test(letter(-1)) || !LETTER.test(letter(0)) || VOWEL.test(letter(0))) return false
  const opens = VOWEL.test(letter(1)) || (OPENING.test(letter(0) + letter(1)) && VOWEL.test(letter(2)))
  return opens && !ONE.test(letter(-1) + letter(0)) && [-1, -2, -3].some((step) => VOWEL.test(letter(step)))
}

/** The title with soft hyphens; what is read aloud and searched stays without. */
export const hyphenated = (title: string): string =>
  title.replace(/[\p{L}'’]+/gu, (word) => (word.length < TOO_WIDE ? word : partsOf(word).join(SOFT)))
