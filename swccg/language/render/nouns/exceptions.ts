/** Whom a noun does not mean: "other", "non-droid", "not on Tatooine", or an exception in brackets. */
import type { Filter } from '../../../text/filter.ts'
import { either } from '../lists.ts'
import { TRAIT_POSSESSIONS, traitNoun } from '../words/nouns.ts'
import { CARD_NUMBER_WORDS } from '../words/numbers.ts'
import { sayPlace } from './locations.ts'
import type { Phrase } from './phrase.ts'
import { sayBound, sayOn, saySkill, sayWith } from './qualities.ts'
import type { Speaker } from './speaker.ts'

const only = (filter: Filter, ...fields: readonly (keyof Filter)[]): boolean =>
  Object.keys(filter).every((field) => fields.includes(field as keyof Filter))
export const isOnlySystem = (each: Filter | undefined): each is { where: { sitesOf: string } } =>
  typeof each?.where === 'object' && 'sitesOf' in each.where && Object.keys(each).length === 1

/** Species keep their capitals: "non-Jawa". */
const spelt = (trait: string): string => {
  const { one } = traitNoun(trait)
  return one.toLowerCase() === trait ? one : trait
}
/** "Other", "non-droid", "not on Tatooine", or an exception in brackets. */
export function without(phrase: Phrase, not: Filter, speaker: Speaker): Phrase {
  if (only(not, 'any') && not.any!.length > 1 && not.any!.every(isOnlySystem))
    return {
      ...phrase,
      after: [...phrase.after, `not on ${either(not.any!.map(({ where }) => where.sitesOf))}`],
    }
  if (only(not, 'any')) return (not.any ?? []).reduce((found, each) => without(found, each, speaker), phrase)
  const [field, ...more] = Object.keys(not) as (keyof Filter)[]
  if (more.length === 0) {
    const isList = phrase.heads.length > 1 && !phrase.heads.some(({ isName }) => isName)
    if (isOther(not, phrase, speaker) && !(isList && not.the === 'self'))
      return { ...phrase, before: ['other', ...phrase.before] }
    if (not.battleground) return { ...phrase, before: ['non-battleground', ...phrase.before] }
    if (not.where === 'related-system') return { ...phrase, before: ['unrelated', ...phrase.before] }
    const negated = NEGATED[field!]?.(not, speaker)
    if (negated) return { ...phrase, after: [...phrase.after, negated] }
    const prefix = field === 'type' || field === 'trait' || field === 'icon' ? not[field] : undefined
    if (typeof prefix === 'string' && !prefix.includes(' '))
      return {
        ...phrase,
        before: [
          ...phrase.before,
          `non-${field === 'trait' ? spelt(prefix) : prefix.replace(/-creature$/, '')}`,
        ],
      }
  }
  return { ...phrase, exceptions: [...phrase.exceptions, excepted(not, speaker)] }
}
/** By their names, by what they are, or by what is so of them: "those you control". */
function excepted(not: Filter, speaker: Speaker): string {
  const { isNamed, isState, a, many, predicate } = speaker.nouns
  if (isNamed(not, speaker)) return a(not, speaker)
  if (!isState(not, speaker) || not.unique !== undefined || not.not) return many(not, speaker)
  return `those ${predicate(not, speaker)}`
}
/** Not the card itself, or not one of its own kind that was named before. */
function isOther({ the }: Filter, { heads }: Phrase, speaker: Speaker): boolean {
  if (the === 'self') return true
  if (typeof the !== 'object') return false
  const word = speaker.cards[the.chosen]
  return word === 'target' || word === `that ${heads[0]?.one}`
}
const NEGATED: Readonly<
  Partial<Record<keyof Filter, (not: Filter, speaker: Speaker) => string | undefined>>
> = {
  where: ({ where }, speaker) => `not ${sayPlace(where!, speaker)}`,
  on: ({ on }, speaker) => `not ${sayOn(on!, speaker)}`,
  with: (not, speaker) => sayWith(not.with!, speaker, 'without'),
  printed: ({ printed }) => `without ${saySkill(printed!)}`,
  number: ({ number }, speaker) => sayOutside(number!, speaker),
  inBattle: () => 'not in battle',
  inDuel: () => 'not in a duel',
  completed: () => 'not completed',
  underway: () => 'without apprentice upside down',
  attempted: () => 'not attempted this turn',
  trait: ({ trait }) => (typeof trait === 'string' ? TRAIT_POSSESSIONS[trait]?.[1] : undefined),
}

/** A bound that is passed: "of ability < number of your musicians present", "with ability", "without armor". */
function sayOutside(number: NonNullable<Filter['number']>, speaker: Speaker): string | undefined {
  const { name, least, most, exactly } = number
  if (exactly !== undefined) return name === 'ability' && exactly === 0 ? 'with ability' : undefined
  const bound = least ?? most
  if (bound === undefined || (least !== undefined && most !== undefined)) return undefined
  if (typeof bound === 'number' && !Number.isInteger(bound)) return undefined
  if (name === 'armor' && least === 1) return 'without armor'
  const passed = `${least === undefined ? '>' : '<'} ${sayBound(bound, speaker)}`
  return `${name === 'ability' ? 'of' : 'with'} ${CARD_NUMBER_WORDS[name]} ${passed}`
}
