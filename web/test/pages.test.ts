import type { ShownStep } from '@dejarik/table'
import { expect, test } from 'vitest'
import { fitting, NO_FILTERS, tally } from '../decks/filters.ts'
import { cardsIn, nextWith, turnAt, turnsIn } from '../replays/jumps.ts'
import { hashFor, routeIn } from '../route.ts'
import type { CardNotice } from '../study/studies.ts'

const step = (at: number, heading: string | null, cards: readonly string[] = []): ShownStep => ({
  at,
  seat: 0,
  decided: null,
  lines: heading ? [{ text: heading, heading: true }] : [],
  cards,
})
const STEPS = [
  step(0, null),
  step(1, 'Turn 1: Build step', ['Jawa']),
  step(2, null, ['Han Solo']),
  step(3, 'Turn 2: Build step', ['Jawa']),
]

test('a replay is jumped through by turn and by card, around its end', () => {
  const turns = turnsIn(STEPS)
  expect(turns.map(({ at }) => at)).toEqual([1, 3])
  expect([0, 1, 2, 3].map((at) => turnAt(turns, at))).toEqual([-1, 0, 0, 1])
  expect(cardsIn(STEPS)).toEqual(['Han Solo', 'Jawa'])
  expect([nextWith(STEPS, 'Jawa', 1), nextWith(STEPS, 'Jawa', 3), nextWith(STEPS, 'Yoda', 0)]).toEqual([
    3,
    1,
    undefined,
  ])
})

const card = (name: string, facets: Record<string, readonly string[]>): CardNotice => ({
  name,
  facets,
  face: { key: name, title: name, side: 'dark', kind: 'unit', lines: ['Evade 2.'], unautomated: 0 },
})
const CARDS = [
  card('Jawa', { cost: ['2'], side: ['neutral'] }),
  card('Han Solo', { cost: ['10'], side: ['light'] }),
]

test('cards that are called so come before those that only speak of it', () => {
  const speaking = { ...card('Bala-Tik', {}), face: { ...CARDS[0]!.face, lines: ['Discard Han Solo.'] } }
  const found = fitting([speaking, ...CARDS], { words: 'han solo', chosen: {} })
  expect(found.map(({ name }) => name)).toEqual(['Han Solo', 'Bala-Tik'])
})

test('cards are filtered by words and facets, and counted in the order of numbers', () => {
  const names = (filters: Parameters<typeof fitting>[1]) => fitting(CARDS, filters).map(({ name }) => name)
  expect(names(NO_FILTERS)).toEqual(['Jawa', 'Han Solo'])
  expect(names({ words: 'evade SOLO', chosen: {} })).toEqual(['Han Solo'])
  expect(names({ words: '', chosen: { side: 'neutral', cost: '' } })).toEqual(['Jawa'])
  expect(
    tally(
      [
        { card: CARDS[1]!, count: 3 },
        { card: CARDS[0]!, count: 4 },
      ],
      'cost',
    ),
  ).toEqual([
    ['2', 4],
    ['10', 3],
  ])
})

test.each([
  '#/',
  '#/lobby',
  '#/table/abc',
  '#/rules/idc/attack/declare',
  '#/decks/shared/swtcg/x-_y',
  '#/learn/swccg/2',
  '#/ladder/swtcg/idc/2026-4',
  '#/people/Ann%20of%20Naboo',
  '#/series/abc',
])('the address %s leads to a page that has this address', (hash) => {
  expect(hashFor(routeIn(hash))).toBe(hash)
})

test('an address that leads nowhere leads to the start', () => {
  expect(routeIn('#/nowhere/at/all')).toEqual({ page: 'start' })
  expect(routeIn('#/constructor')).toEqual({ page: 'start' })
  expect(routeIn('#/%E0%A4%A')).toEqual({ page: 'start' })
})
