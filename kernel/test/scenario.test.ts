/** The example scenarios, each in every way. Skirmish has no book, so what they prove is collected here. */
import { expect, test } from 'vitest'
import { WAYS } from '../scenario/index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import { testScenarios } from './scenario-testing.ts'

const claimed: string[] = []
testScenarios({
  folder: `${import.meta.dirname}/scenarios`,
  game: skirmishGame,
  claim: (...ids) => {
    claimed.push(...ids)
    return {}
  },
})

test('every way of a scenario claims the rules that it proves', () => {
  expect(claimed.filter((id) => id === 'skirmish/elimination')).toHaveLength(WAYS.length)
})

test('a folder without scenarios is an error', () => {
  const folder = `${import.meta.dirname}/../skirmish`
  expect(() => testScenarios({ folder, game: skirmishGame })).toThrow('there are no scenarios in')
})
