/** The noun of a noun phrase, with the subtypes and types before it. */
import type { Filter } from '../tree/nouns.ts'
import { arenaName, capital, listed } from './words.ts'

/** `Jedi unit`, `Space or Ground units`, `Jedi`, `Characters`, `Battle cards`, `Luke Skywalker`. */
export function head(filter: Filter, many: boolean): string {
  const { kind = [], names, word } = filter
  if (names && isSubordinate(filter)) return `${listed(names, 'or')} Subordinate${many ? 's' : ''}`
  if (names) return `${listed(names, 'or')}${many ? ' cards' : ''}`
  if (isOfOneArena(filter))
    return `${adjectives({ types: filter.types! }).join(' ')} Subordinate${many ? 's' : ''}`
  const others = kind.filter((one) => one !== 'unit').map(capital)
  if (kind.includes('unit') && others.length > 0 && !word && !filter.subtypes)
    return listed([many ? 'units' : 'unit', ...others.map((one) => (many ? manyOf(one) : one))], 'or')
  const noun = kind.includes('unit') ? unitNoun(word) : 'card'
  const kinds = kind.includes('unit') ? [] : kind.map(capital)
  if (many && isKindsOnly(filter)) return listed(filter.subtypes!.map(manyOf), 'or')
  const before = [...adjectives(filter), ...(kinds.length > 0 ? [listed(kinds, 'or')] : [])].join(' ')
  // a type and "Pilot" side by side would be read as two nouns
  if (word === 'pilot' && filter.types) return `${before} unit card${many ? 's' : ''} with the Pilot ability`
  const text = [before, noun].filter((part) => part !== '').join(' ')
  return many ? manyOf(text) : text
}

const isSubordinate = ({ subtypes }: Filter): boolean => subtypes?.join() === 'Subordinate'

/** `Ground Subordinates`: the word before the noun would else be taken for one of a list. */
const isOfOneArena = (filter: Filter): boolean =>
  isSubordinate(filter) &&
  filter.types?.length === 1 &&
  filter.kind?.join() === 'unit' &&
  !filter.word &&
  !filter.notSubtypes
/** `Droids, Speeders or Starfighters`: nothing but subtypes, each a noun. */
const isKindsOnly = ({ word, types, subtypes, notSubtypes }: Filter): boolean =>
  word === 'subtype' && subtypes !== undefined && !types && !notSubtypes

/** A subtype, or the type Character, is a noun by itself. */
function unitNoun(word: Filter['word']): string {
  switch (word) {
    case 'subtype':
    case 'character':
      return ''
    case 'pilot':
      return 'Pilot'
    case 'card':
      return 'unit card'
    default:
      return 'unit'
  }
}

const adjectives = ({ types = [], subtypes = [], notSubtypes = [] }: Filter): string[] => [
  ...(notSubtypes.length > 0 ? [notSubtypes.map((one) => `non-${one}`).join(' and ')] : []),
  ...(subtypes.length > 0 ? [listed(subtypes, 'or')] : []),
  ...(types.length > 0 ? [listed(types.map(arenaName), 'or')] : []),
]

const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/(?<=\bChild)$/, 'ren'],
  [/(?<=\bThie)f$/, 'ves'],
  [/(?<=[^aeiou])y$/, 'ies'],
]
/** Jedi, Sith and the like stay as they are; a list takes its plural at the end. */
function manyOf(text: string): string {
  if (/(?:i|th|s|ese|Vong)$/.test(text)) return text
  const [ending, plural] = IRREGULAR.find(([one]) => one.test(text)) ?? [/$/, 's']
  return text.replace(ending, plural)
}
