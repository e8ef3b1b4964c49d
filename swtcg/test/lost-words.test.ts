/** A content word of a printed text that neither the tree nor a named way of saying it accounts for: not understood. */
import { readFileSync } from 'node:fs'
import { hyphenated, type Way, wayMark, wordsLost } from '@dejarik/kernel/language'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { compile } from '../language/compile.ts'
import { SAID_OTHERWISE } from '../language/otherwise/all.ts'
import { render } from '../language/render/abilities.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { UNPRINTED_WAYS } from './unprinted-ways.ts'

const wanderer = {
  name: 'Star Wanderer',
  side: 'dark',
  kind: 'unit',
  arenas: ['space'],
  subtypes: ['Droid'],
  cost: 3,
} as const
const WORDS = vocabularyOf([
  wanderer,
  { name: 'Knight', side: 'light', kind: 'unit', arenas: ['character'], subtypes: ['Jedi'] },
])
const renderedOf = (text: string): string => render(compile(text, wanderer, WORDS).abilities, 'unit')

test.each([
  [
    '[tap] -> Draw a card. Play only during your build step.',
    '[tap] -> Draw 1 card.',
    ['play', 'only', 'dur', 'build', 'step'],
  ],
  ['Each Droid in the Space arena gets +1 power.', 'Each Droid gets +1 power.', ['spac', 'arena']],
  ['Each damaged Droid gets +1 power.', 'Each Droid gets +1 power.', ['damag']],
  ['Each Droid gets +1 power and Accuracy 1.', 'Each Droid gets +1 power.', ['accuracy', '1']],
  [
    "Your opponent's Droids and your Droids get Armor.",
    'Each of your Droids gets Armor.',
    ['opponent', 'droid'],
  ],
  [
    'Tap one of your Jedi -> Untap another Jedi.',
    'Tap one of your Jedi -> Untap that unit.',
    ['another', 'jedi'],
  ],
])('%s is not %s', (text, rendered, lost) => {
  expect(wordsLost(text, rendered, [], SAID_OTHERWISE).toSorted()).toEqual(lost.toSorted())
})

test('its own words account for every text', () => {
  const text = 'Pay 2 Force -> This unit gets +2 power until end of turn. Play only once per turn.'
  expect(wordsLost(text, renderedOf(text), [], SAID_OTHERWISE)).toEqual([])
})

test('an enhancement whose condition would be lost is not understood', () => {
  const effect = 'Pay 1 Force -> Choose a unit. That unit gets +1 power until end of turn.'
  const better = 'Enhance: Pay 2 more Force -> That unit also gets Armor until end of turn.'
  const battle = { ...wanderer, kind: 'battle' } as const
  const read = (text: string): number => compile(text, battle, WORDS).notUnderstood.length
  expect(read(`${effect} | ${better}`)).toBe(0)
  expect(read(`${effect} | ${better} Play only if Knight is in the Character arena.`)).toBe(1)
})

test('a unit that calls itself by its name in what it gives to others is not understood', () => {
  const read = (text: string): number => compile(text, wanderer, WORDS).notUnderstood.length
  expect(read('Each of your other Droids gets "When this unit attacks, untap Star Wanderer."')).toBe(1)
  expect(read('Each of your other Droids gets "When this unit attacks, untap this unit."')).toBe(0)
  expect(read('Star Wanderer gets "When this unit attacks, untap Star Wanderer."')).toBe(0)
})

const USED = parse(readFileSync(new URL('../language/otherwise/used.yaml', import.meta.url), 'utf8'))
const told = ({ why, said }: Way): string => `${why}: ${said}`
const isUsed = (way: Way): boolean =>
  wayMark(way) in USED || UNPRINTED_WAYS.some((text) => hyphenated(text).search(way.said) >= 0)

test('each way of saying it otherwise has its reason, and is used by a printed card or a test', () => {
  expect(SAID_OTHERWISE.filter(({ why }) => why.split(' ').length < 3).map(told)).toEqual([])
  expect(SAID_OTHERWISE.filter((way) => !isUsed(way)).map(told)).toEqual([])
})

test('the list of printed cards is of today: else run `node scripts/rewritings.mjs`', () => {
  const marks = new Set(SAID_OTHERWISE.map(wayMark))
  expect(Object.keys(USED).filter((mark) => !marks.has(mark))).toEqual([])
})

const WHOLE = [
  'Reserves: [tap] -> Choose up to 2 of your units in the same arena. Those units get Armor until end of turn.',
  'When your build step starts, if you have at least 1 Droid in the Space and Ground arena, draw a card.',
  '[tap] -> Each of your units gets +1 power for each mastery counter on it until end of turn.',
  '[tap] -> One of your Droids gets Armor until end of turn. Play only when that Droid would attack.',
  'Remove 1 mastery counter from this unit -> This turn, when damage from one of your Droids causes a unit to be discarded, remove the discarded unit from the game.',
]
test.each(WHOLE)('has all its words and would still be misread: %s', (text) => {
  expect(compile(text, wanderer, WORDS).notUnderstood).toHaveLength(1)
})
