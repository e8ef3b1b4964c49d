/** Searching the catalogue, and a rule as text. */
import { Catalogue, didMean, ruleText, search, stem } from '@dejarik/rulebook'
import { readCatalogue } from '@dejarik/rulebook/read'
import { expect, test } from 'vitest'

const entry = (id: string, says: string, example: string, more = ''): string =>
  `- id: ${id}\n  says: >-\n    ${says}\n  where: "The Attack, p.3"\n  example: >-\n    ${example}\n${more}`

const small = new Catalogue([
  '# A heading that mentions evade.\n\n' +
    entry('idc/attack/roll', 'Dice are rolled.', 'A unit with Evade rolls too.') +
    entry('idc/keyword/evade', 'Prevents damage.', 'Pay 2 Force.') +
    entry(
      'idc/attack/tap',
      'The unit\n    taps, evading or not.',
      'It taps.',
      '  see: [idc/keyword/evade]\n',
    ),
])

const found = (query: string): readonly string[] => search(small, query).map((rule) => rule.id)

test('a word in the id weighs more than one in the statement, and that more than one in the example', () => {
  expect(found('EVAD')).toEqual(['idc/keyword/evade', 'idc/attack/tap', 'idc/attack/roll'])
})

test('every word of a few must appear, in any form; filler need not', () => {
  expect(found('unit taps')).toEqual(['idc/attack/tap'])
  expect(found('can a unit be tapped?')).toEqual(['idc/attack/tap'])
  expect(found('evade dragon')).toEqual([])
  expect(found(' ')).toEqual([])
  expect(found('what is the')).toEqual(['idc/attack/tap'])
})

test('a word that no rule has is corrected by one that some have', () => {
  expect(didMean([small], 'can a unit evad?')).toBeNull()
  expect(didMean([small], 'How does evdae work')).toBe('how does evade work')
  expect(didMean([small], 'xyzzyx')).toBeNull()
})

test('endings fall away', () => {
  const forms = ['tap', 'taps', 'tapped', 'tapping']
  expect(new Set(forms.map(stem))).toEqual(new Set(['tap']))
  expect(['units', 'hits', 'abilities', 'dice', 'rolled'].map(stem)).toEqual([
    'unit',
    'hit',
    'ability',
    'dic',
    'roll',
  ])
})

test('a pointer to another rule is no mention', () => {
  expect(found('keyword')).toEqual(['idc/keyword/evade'])
})

test('a whole word weighs more than a part', () => {
  expect(found('evade')[0]).toBe('idc/keyword/evade')
  expect(found('taps')).toEqual(['idc/attack/tap'])
})

test('the real catalogue is searched in all books', () => {
  const books = new Set(search(readCatalogue(), 'unique').map((rule) => rule.book))
  expect([...books].sort()).toEqual(['ccg', 'ccg95', 'ccgx', 'idc', 'now', 'opt', 'wotc'])
})

test('a rule as text shows all its parts within the width', () => {
  const text = ruleText(readCatalogue().rule('opt/breakout/character-first'), 60)
  expect(text).toMatch(/^opt\/breakout\/character-first\nStar Wars TCG, IDC Optional Play Rules\n/)
  for (const title of ['Example', 'Option']) expect(text).toContain(`\n\n${title}\n  `)
  expect(text.split('\n').filter((line) => line.length > 60)).toEqual([])
})
