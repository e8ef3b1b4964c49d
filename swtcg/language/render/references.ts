/** Cards that need no choosing, in words, and the verbs that go with them. */
import type { Noun, Reference } from '../tree/nouns.ts'
import type { Called, Told } from './antecedents.ts'

const REFERENCES: Readonly<Record<Reference['the'], string>> = {
  self: 'this unit',
  bearer: 'the unit that carries this card',
  top: 'the top card of this stack',
  attacker: 'the attacking unit',
  defender: 'the defending unit',
  'last-attacked': 'the last unit that this unit attacked',
  chosen: 'that unit',
  cards: 'that unit',
}
/** Of several that were chosen. */
const CHOSEN: Readonly<Record<string, string>> = {
  yours: 'your chosen unit',
  theirs: "your opponent's chosen unit",
  both: 'both chosen units',
  other: 'the unit that would do it',
  causer: 'the unit that caused this unit to be discarded',
}
const UNIT: Called = { noun: 'unit', many: false }

export function reference(card: Told): string {
  const { noun, many } = card.called ?? UNIT
  if (card.the === 'self') return `this ${noun}`
  if (card.the === 'last-attacked' && card.within) return `${REFERENCES[card.the]} this turn`
  if (card.the !== 'chosen') return REFERENCES[card.the]
  if (card.name === 'paid') return `the ${noun}${many ? 's' : ''} paid with`
  return CHOSEN[card.name] ?? (many ? `those ${noun}s` : `that ${noun}`)
}

/** More than one: the verb that follows is a plural. */
export function isMany(phrase: Noun): boolean {
  if ('the' in phrase) return isBoth(phrase) || ((phrase as Told).called?.many ?? false)
  const { take } = phrase
  return take.take === 'any-number' || take.take === 'all-but' || ('count' in take && take.count !== 1)
}
const isBoth = (card: Reference): boolean => card.the === 'chosen' && card.name === 'both'

const PLURALS: Readonly<Record<string, string>> = {
  gets: 'get',
  loses: 'lose',
  does: 'do',
  attacks: 'attack',
  untaps: 'untap',
  damages: 'damage',
  has: 'have',
  is: 'are',
  "isn't": "aren't",
  "wasn't": "weren't",
  "doesn't": "don't",
  'it has': 'they have',
}
/** The verb as these cards take it: that unit gets, those units get. */
export const verbOf = (subject: Noun, singular: string): string =>
  isMany(subject) ? (PLURALS[singular] ?? singular) : singular
/** `it` or `them`. */
export const themOf = (cards: Noun): string => (isMany(cards) ? 'them' : 'it')
