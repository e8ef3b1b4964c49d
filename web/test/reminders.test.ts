import { shippedCards as swccgCards } from '@dejarik/swccg'
import { shippedCards as swtcgCards } from '@dejarik/swtcg'
import { faceOf as swccgFace } from '@dejarik/table/swccg'
import { faceOf as swtcgFace } from '@dejarik/table/swtcg'
import { expect, test } from 'vitest'
import { keywordsIn, partsOfLine, readLines } from '../card/reminders.ts'
import { REMINDERS as SWCCG } from '../swccg/reminders.ts'
import { REMINDERS as SWTCG } from '../swtcg/reminders.ts'

test('a line has its price first, and its keyword with its number', () => {
  expect(partsOfLine('Pay 3 Force -> Evade 2.', SWTCG)).toEqual([
    { part: 'price', text: 'Pay 3 Force' },
    { part: 'text', text: ' → ' },
    { part: 'keyword', text: 'Evade 2', reminder: 'Prevents up to 2 damage to it.' },
    { part: 'text', text: '.' },
  ])
})

test('a price stands after a word with a colon, and is none in a quotation', () => {
  expect(partsOfLine('Reserves: [tap] -> Draw a card.', SWTCG).slice(0, 3)).toMatchObject([
    { part: 'keyword', text: 'Reserves:' },
    { part: 'text', text: ' ' },
    { part: 'price', text: 'Tap' },
  ])
  const quoted = partsOfLine('Each unit gets "Pay 1 Force -> Evade 1" now.', SWTCG)
  expect(quoted.map(({ part }) => part)).toEqual(['text', 'keyword', 'text'])
})

test('what a pilot gives is a list', () => {
  const line = '[Pilot] Starfighter Pilot. The Starfighter gets: * Lucky 2. * Pay 0 Force -> Intercept.'
  expect(readLines([line])).toEqual([
    'Starfighter Pilot. The Starfighter gets:',
    'Lucky 2.',
    'Pay 0 Force -> Intercept.',
  ])
})

test('less than nothing is said with a sign', () => {
  expect(keywordsIn(['Accuracy -1.'], SWTCG).get('Accuracy -1')).toBe('Adds −1 to each of its attack dice.')
})

test('of one there is only one', () => {
  expect(keywordsIn(['Hidden Cost 1.'], SWTCG).get('Hidden Cost 1')).toMatch(/^Face-down with 1 counter it/)
  expect(keywordsIn(['Retaliate 1.'], SWTCG).get('Retaliate 1')).toMatch(/^Does 1 die of damage/)
  expect(keywordsIn(['Retaliate 2.'], SWTCG).get('Retaliate 2')).toMatch(/^Does 2 dice of damage/)
})

test('no text of a card is lost between its parts', () => {
  const setup = {} as never
  const lines = [
    ...swtcgCards().cards.flatMap(({ key }) =>
      swtcgFace(setup, key).lines.map((line) => [line, SWTCG] as const),
    ),
    ...swccgCards().cards.flatMap(({ key }) =>
      swccgFace(setup, key).lines.map((line) => [line, SWCCG] as const),
    ),
  ]
  const plain = (text: string): string => text.replaceAll('->', '→').replaceAll('[tap]', 'Tap')
  const wrong = lines.filter(
    ([line, reminders]) =>
      plain(
        partsOfLine(line, reminders)
          .map(({ text }) => text)
          .join(''),
      ) !== plain(line),
  )
  expect(lines.length).toBeGreaterThan(2000)
  expect(wrong).toEqual([])
})

test('abilities that are only a keyword are told what they mean', () => {
  const lines = swtcgCards().cards.flatMap(({ key }) => swtcgFace({} as never, key).lines)
  const short = lines.filter((line) => /^[A-Z][a-z]+( [A-Z][a-z]+)?( -?\d+)?\.$/.test(line))
  expect(short.length).toBeGreaterThan(300)
  expect(short.filter((line) => keywordsIn([line], SWTCG).size === 0)).toEqual([])
})
