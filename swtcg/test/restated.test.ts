/** Clauses in our own words: each gives its reason, is read in full, and only where the printed words are not. */
import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compileFile } from '../cards/compile-file.ts'
import { setOf, titleOf } from '../cards/definition.ts'
import { clauseMark, type Restated, restatedFault } from '../cards/restated.ts'
import { shippedCards } from '../cards/shipped.ts'
import { staleRestated } from '../cards/stale-restated.ts'
import { plainTitle } from '../cards/titles.ts'
import { compile } from '../language/compile.ts'
import { render } from '../language/render/abilities.ts'
import { vocabularyOf } from '../language/vocabulary.ts'

const FOLDER = new URL('../cards/restated/', import.meta.url)
type Listed = Omit<Restated, 'card'>
const ALL = readdirSync(FOLDER).flatMap((file) => {
  const cards = parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Readonly<
    Record<string, readonly Listed[]>
  >
  const set = file.replace('.yaml', '')
  return Object.entries(cards).flatMap(([card, list]) => list.map((one) => ({ set, card, ...one })))
})
const { cards } = shippedCards()
const words = vocabularyOf(cards)
const cardOf = ({ set, card }: { readonly set: string; readonly card: string }) =>
  cards.find((one) => setOf(one) === set && plainTitle(titleOf(one)) === plainTitle(card)) ??
  cards.find((one) => plainTitle(titleOf(one)) === plainTitle(card))

test('each has a card, a clause, words and a reason', () => {
  expect(ALL.filter((one) => restatedFault(one) !== null || !cardOf(one))).toEqual([])
})

test('no clause is restated twice', () => {
  const keys = ALL.map(({ set, card, clause }) => `${set} ${card} ${clause}`)
  expect(keys.length).toBe(new Set(keys).size)
})

test('the words of each are read in full, and say the same when they are rendered', () => {
  const needsMore = (one: Restated): boolean => /^(?:in a Pilot block|after a completion): /.test(one.why)
  const wrong = ALL.filter((one) => !needsMore(one) && !one.says.startsWith('Enhance:')).filter((one) => {
    const card = cardOf(one)!
    const read = compile(one.says, card, words)
    const again = compile(render(read.abilities, card.kind), card, words)
    return read.notUnderstood.length > 0 || !isDeepStrictEqual(again.abilities, read.abilities)
  })
  expect(wrong.map(({ set, card, says }) => `${set} ${card}: ${says}`)).toEqual([])
})

describe('a clause that is not read', () => {
  const printed = 'Armor | Strength to Yoda the Force gives.'
  const clause = clauseMark('Strength to Yoda the Force gives.')
  const says = 'When this unit attacks, gain 1 Force.'
  const file = (restated: readonly Restated[], text = printed) => ({
    set: 'OWN',
    restated,
    text: `Name\tSet\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\nYoda (Z)\tOWN\tL\tCharacter\tJedi\t5\t40\t4\t4\tR\t1\t\t${text}`,
  })
  const entry: Restated = { card: 'Yoda (Z)', clause, says, why: 'the word order of Yoda' }
  test('is read by our words for it', () => {
    const [row] = compileFile(file([entry])).rows
    expect(row).toMatchObject({ automated: true, text: 'Armor. | When this unit attacks, you gain 1 Force.' })
  })
  test('stays unread where ours are not read either', () => {
    const [row] = compileFile(file([{ ...entry, says: 'Sing a song.' }])).rows
    expect(row?.notUnderstood).toMatchObject([{ text: 'Strength to Yoda the Force gives.' }])
  })
  test('of another card is left alone', () => {
    expect(compileFile(file([{ ...entry, card: 'Yoda (Y)' }])).rows[0]?.automated).toBe(false)
  })
  test('is told when there is nothing to restate', () => {
    expect(staleRestated([file([entry])])).toEqual([])
    expect(staleRestated([file([entry], 'Armor')])).toMatchObject([{ set: 'OWN', card: 'Yoda (Z)' }])
  })
})
