/** Every keyword of today that counts, given by text: the unit has it as if it were printed. */
import { numberOf } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { KEYWORDS } from '../keywords.ts'
import { numbers } from '../rules/abilities/numbers.ts'
import { unit } from './battle-play.ts'
import { swtcg } from './play.ts'

const isOfToday = ([name, { rule }]: readonly [string, { readonly rule: string }]): boolean =>
  rule.startsWith('now/') && name in numbers
const titleOf = (name: string): string =>
  name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace('-', ' ')

test.each(Object.entries(KEYWORDS).filter(isOfToday))('%s', (name, { class: kind }) => {
  const counts = kind === 'cumulative'
  const said = `${titleOf(name)}${counts ? ' 3' : ''}`
  const bearer = unit('Bearer', {
    version: 'A',
    text: `As long as this unit is in the Space arena, this unit gets ${said}.`,
  })
  const position = { at: 'build dark', dark: { space: ['Bearer (A)'] } }
  const { machine } = swtcg(position, { cards: [bearer] }).expect({ asked: 'dark' })
  expect(numberOf(machine, name, 0)).toBe(counts ? 3 : 1)
})
