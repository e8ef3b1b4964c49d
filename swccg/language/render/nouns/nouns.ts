/** Which cards are meant, as a noun phrase: "your Rebels of ability > 2 at same site". */
import type { Filter } from '../../../text/filter.ts'
import { article, both, either, words } from '../lists.ts'
import { inWords } from '../words/numbers.ts'
import { bareMany, bareOne, before, headsOf, tail } from './phrase.ts'
import { phraseOf } from './phrases.ts'
import type { Nouns, Speaker } from './speaker.ts'

export const bare = (filter: Filter, speaker: Speaker): string => bareOne(phraseOf(filter, speaker))

/** One of them, whichever: "a Rebel", "your Rebel", "another Rebel", "Luke". */
export function a(filter: Filter, speaker: Speaker, determiner = ''): string {
  const phrase = phraseOf(filter, speaker)
  const { owner, definite } = phrase
  if (owner) return words(determiner === 'one' && owner !== 'your' && 'one', owner, bareOne(phrase))
  if (definite) return words('the', bareOne(phrase))
  const heads = headsOf(phrase)
  const isOther = phrase.before.includes('other')
  const determined = (said: string): string =>
    determiner ? `${determiner} ${said}` : isOther ? `another ${said}` : article(said)
  if (heads.some(({ isName }) => isName)) {
    const each = heads.map(({ one, isName }) =>
      isName ? one : determined(words(before(phrase, determiner ? '' : 'other'), one)),
    )
    const named = heads.every(({ isName }) => isName)
    const adjectives = isOther ? words('another', before(phrase, 'other')) : before(phrase)
    return words(named && adjectives, either(each), tail(phrase))
  }
  if (phrase.before[0]?.startsWith('same')) return bareOne(phrase)
  if (determiner) return words(determiner, bareOne(phrase))
  const said = words(before(phrase, 'other'), either(heads.map(({ one }) => one)))
  return words(determined(said), tail(phrase))
}
export const any = (filter: Filter, speaker: Speaker): string => a(filter, speaker, 'any')

/** One that is picked: "one of your Rebels", "one opponent's Rebel", "one Rebel". */
export function oneOf(filter: Filter, speaker: Speaker): string {
  const phrase = phraseOf(filter, speaker)
  const { owner } = phrase
  if (owner === 'your' && filter.alone) return words('one of', owner, bareMany(phrase, either))
  return owner === 'your' && !isNamed(filter, speaker)
    ? `one of ${many(filter, speaker, either)}`
    : a(filter, speaker, 'one')
}
/** So many of them: "two of your Rebels", "two Rebels". */
export function several(count: number | string, filter: Filter, speaker: Speaker): string {
  const number = typeof count === 'number' ? inWords(count) : count
  return words(number, phraseOf(filter, speaker).owner && 'of', many(filter, speaker))
}
/** All of them: "your Rebels"; one alone is spoken of as one. */
export function many(filter: Filter, speaker: Speaker, join = both): string {
  const phrase = phraseOf(filter, speaker)
  if (phrase.definite || filter.alone) return a(filter, speaker)
  return words(phrase.owner, bareMany(phrase, join))
}
export function each(filter: Filter, speaker: Speaker): string {
  const phrase = phraseOf(filter, speaker)
  if (isNamed(filter, speaker) && (filter.the || phrase.owner))
    return a(filter, speaker).replace(/^(?=those )/, 'each of ')
  return phrase.owner === 'your'
    ? `each of ${many(filter, speaker, either)}`
    : words('each', phrase.owner, bareOne(phrase))
}
export const isNamed = (filter: Filter, speaker: Speaker): boolean => {
  const { heads } = phraseOf(filter, speaker)
  return heads.length > 0 && heads.every(({ isName }) => isName)
}
/** Whether sentences about it take the plural. */
export function isMany(filter: Filter, speaker: Speaker): boolean {
  const { heads, definite } = phraseOf(filter, speaker)
  if (definite || filter.alone) return false
  return !isNamed(filter, speaker) || heads.length > 1 || /^(?:those|targets)\b/.test(heads[0]!.one)
}

/** What is so of a card: "a Rebel at same site", "piloting Red 5". */
export function predicate(filter: Filter, speaker: Speaker): string {
  const { heads, owner, before: adjectives, after, exceptions } = phraseOf(filter, speaker)
  if (heads.length > 0 || owner) return a(filter, speaker)
  const { not, ...rest } = filter
  if (not && exceptions.length > 0)
    return words(`not ${a(not, speaker)}`, Object.keys(rest).length > 0 && `and ${predicate(rest, speaker)}`)
  return words(...adjectives, ...after)
}
/** Whether it says nothing of what the card is, only of where and how it is. */
export const isState = (filter: Filter, speaker: Speaker): boolean => {
  const { heads, owner } = phraseOf(filter, speaker)
  return heads.length === 0 && !owner
}

export const NOUNS: Nouns = { a, any, oneOf, many, bare, several, predicate, isNamed, isState }
