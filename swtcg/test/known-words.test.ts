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

test('every name that a text asks for is the name of a card', () => {
  const unknown = automated.flatMap((card) =>
    askedBy(card)
      .named.filter((name) => !names.has(name))
      .map((name) => `${card.key}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every subtype that a text asks for or denies is one that a card has, or gets by text', () => {
  const unknown = automated.flatMap((card) =>
    askedBy(card)
      .subtypes.filter((subtype) => !isKnown(subtype))
      .map((subtype) => `${card.key}: ${subtype}`),
  )
  expect(unknown).toEqual([])
})
