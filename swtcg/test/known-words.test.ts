/** What shipped texts look for is there: else a word of theirs is misspelt, or read as something else. */
import { partsOf } from '@dejarik/kernel/language'
import { expect, test } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { hasSubtype, makesSubtype } from '../rules/cards/treat-as.ts'

const { cards } = shippedCards()
const automated = cards.filter(({ unautomated }) => unautomated === undefined)
const names = new Set(cards.map(({ name }) => name))
/** What text makes of cards, on any of them. */
const made = cards
  .flatMap(({ abilities }) => partsOf(abilities))
  .filter((part) => part['ability'] === 'treat-as')
  .flatMap((part) => (Array.isArray(part['subtypes']) ? part['subtypes'].map(String) : []))

const isThere = (subtype: string): boolean =>
  cards.some((card) => hasSubtype(card, subtype)) ||
  made.some((each) => makesSubtype({ ability: 'treat-as', subtypes: [each] }, subtype))
const known = new Map<string, boolean>()
function isKnown(subtype: string): boolean {
  const found = known.get(subtype) ?? isThere(subtype)
  known.set(subtype, found)
  return found
}

/** Names and subtypes that the text of a card asks for. */
function askedBy({ abilities }: CardDefinition) {
  const parts = partsOf(abilities).filter((part) => part['ability'] !== 'treat-as')
  const lists = (...fields: readonly string[]): readonly string[] =>
    parts.flatMap((part) => fields.flatMap((field) => (Array.isArray(part[field]) ? part[field] : [])))
  return { named: lists('names'), subtypes: lists('subtypes', 'notSubtypes') }
}

const unknownNames = (card: CardDefinition): readonly string[] =>
  askedBy(card)
    .named.filter((name) => !names.has(name))
    .map((name) => `${card.key}: ${name}`)
const unknownSubtypes = (card: CardDefinition): readonly string[] =>
  askedBy(card)
    .subtypes.filter((subtype) => !isKnown(subtype))
    .map((subtype) => `${card.key}: ${subtype}`)

test('every name that a text asks for is the name of a card', () => {
  expect(automated.flatMap(unknownNames)).toEqual([])
})

test('every subtype that a text asks for or denies is one that a card has, or gets by text', () => {
  expect(automated.flatMap(unknownSubtypes)).toEqual([])
})

/** The counters with names that the sets of today use, alone or several with `or`. */
const COUNTERS =
  /^(?:captivity|corruption|credit|damage|mastery|redemption|build|extra build|resource|any type)$/
test('every counter that a text puts, removes or counts has a name that several cards know', () => {
  const strange = (card: CardDefinition): readonly string[] =>
    partsOf(card.abilities)
      .flatMap(({ counter }) => (typeof counter === 'string' ? counter.split(' or ') : []))
      .filter((one) => !COUNTERS.test(one))
      .map((one) => `${card.key}: ${one}`)
  expect(automated.flatMap(strange)).toEqual([])
})

test('a planted fault is found: a misspelt name, a misspelt subtype, and a name that is read as a subtype', () => {
  const misspelt = (field: string, words: string): CardDefinition => {
    const attacking = { if: 'attacking', card: { the: 'self' }, against: { [field]: [words] } } as const
    const ability = { ability: 'static', who: { the: 'self' }, gain: { power: 1 }, while: attacking } as const
    return { ...automated[0]!, key: 'OWN Fault', abilities: [ability] }
  }
  expect(unknownNames(misspelt('names', 'Asaji Ventress'))).toEqual(['OWN Fault: Asaji Ventress'])
  expect(unknownSubtypes(misspelt('subtypes', 'Crim Lord'))).toEqual(['OWN Fault: Crim Lord'])
  expect(unknownSubtypes(misspelt('subtypes', 'Lord Hoth'))).toEqual(['OWN Fault: Lord Hoth'])
  expect(unknownNames(misspelt('names', 'Asajj Ventress'))).toEqual([])
})
