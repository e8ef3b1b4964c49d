/** A card does the same for both sides: cards whose printed texts differ in names alone have the same tree but for those. */
import { readFileSync } from 'node:fs'
import { outline } from '@dejarik/kernel/language'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'

const listed = parse(readFileSync(new URL('../cards/twins.yaml', import.meta.url), 'utf8')) as string[][]
const automated = new Map(
  shippedCards().cards.flatMap((card) => (card.unautomated === undefined ? [[card.key, card] as const] : [])),
)
const twins = listed.map((keys) => keys.flatMap((key) => automated.get(key) ?? []))

/** The cards that do something else than the first of theirs. */
const unlike = ([first, ...others]: readonly CardDefinition[]): readonly string[] => {
  const said = (card: CardDefinition): string => JSON.stringify(outline(card.abilities))
  return others.filter((other) => said(other) !== said(first!)).map(({ key }) => key)
}

test('cards of one text but for names do the same', () => {
  expect(twins.filter((alike) => alike.length > 1).length).toBeGreaterThan(80)
  expect(twins.flatMap(unlike)).toEqual([])
})

test('a planted fault is found: a card that does something else on the other side', () => {
  const [first, second] = twins.find((alike) => alike.length > 1)!
  const faulty: CardDefinition = { ...second!, abilities: second!.abilities.slice(1) }
  expect(unlike([first!, faulty])).toEqual([second!.key])
})

test('names and sides are left out of what is compared, and nothing else', () => {
  const jedi = { whose: 'you', subtypes: ['Jedi'], side: 'light', power: 1 }
  expect(outline(jedi)).toEqual(outline({ ...jedi, subtypes: ['Sith'], side: 'dark' }))
  expect(outline(jedi)).not.toEqual(outline({ ...jedi, whose: 'opponent' }))
  expect(outline(jedi)).not.toEqual(outline({ ...jedi, power: 2 }))
})
