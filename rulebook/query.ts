/** What somebody asks of the rules, as the words that matter: without filler, in their stems, in the words of the books. */

/** Words of questions that no rule is about. */
const FILLER = new Set(
  `a about after all also am an and any are as at be been being but by can cannot could did do does doing don't
  done for from get gets give got had happen happens has have having he her him his how i if in into is it its just
  let make makes many may me mean means might much must my of on one or our please rule rules say says shall she
  should so some tell than that the their them then there these they thing this those to too up us use was we were
  what what's when where which while who whom whose why will with work works would you your`.split(/\s+/),
)

/** What players say, and what the books call it; stems both. */
const CALLED: Readonly<Record<string, string>> = {
  kill: 'discard',
  die: 'discard',
  dead: 'discard',
  destroy: 'discard',
  graveyard: 'discard',
  redraw: 'mulligan',
  hp: 'health',
  life: 'health',
  block: 'intercept',
  strength: 'power',
  initiative: 'speed',
  faster: 'speed',
  fastest: 'speed',
  dodge: 'evade',
  crit: 'critical',
  mana: 'force',
  exhausted: 'tap',
  rotate: 'tap',
  untapped: 'untap',
}

/** What the question word itself asks for; a rule need not have it. */
const HINTS: Readonly<Record<string, readonly string[]>> = {
  when: ['time', 'phase', 'step'],
  who: ['player', 'side'],
  where: ['place', 'zone', 'location'],
  get: ['gain', 'receive', 'activate'],
}

/** Stems that make a rule a better answer. */
export const hintsIn = (question: string): readonly string[] =>
  wordsIn(question).flatMap((word) => HINTS[word]?.map(stem) ?? [])

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=..)(ss|sh|ch|x)es$/, '$1'],
  [/(?<=[^su])s$/, ''],
  [/(?<=..)([bdgmnprt])\1(ing|ed)$/, '$1'],
  [/(?<=[aeiou].*)(ing|ed)$/, ''],
]

/** A word without its ending: “tapped”, “taps” and “tapping” are one. */
export function stem(word: string): string {
  const short = ENDINGS.reduce((now, [ending, instead]) => now.replace(ending, instead), word)
  return short.length > 3 ? short.replace(/e$/, '') : short
}

/** The words of a text, in lower case. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9']+/g) ?? []

/** The words of a question that matter, each once; all of them where none does. */
export function wordsAsked(question: string): readonly string[] {
  const words = wordsIn(question)
  const telling = words.filter((word) => !FILLER.has(word))
  return [...new Set(telling.length > 0 ? telling : words)]
}

/** The stem to look for: the book's word where players have another. */
export const meaning = (word: string): string => {
  const plain = stem(word)
  return CALLED[word] ?? CALLED[plain] ?? plain
}
