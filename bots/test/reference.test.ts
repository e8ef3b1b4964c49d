import { fingerprint } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { botFor, botNames } from '../index.ts'
import { school as skirmish } from '../skirmish/school.ts'
import { school as swccg } from '../swccg/school.ts'
import { school as swtcg } from '../swtcg/school.ts'
import { GAMES, playOut } from './seats.ts'

/** A table that changes is another bot: leave these as they are, and give it another name. */
const FROZEN = { skirmish: '85439cd81841141b', swccg: '369a94be9fcc54bd', swtcg: '48fc021850be2af7' }

test('reference-1 is what it was', () => {
  const found = Object.entries({ skirmish, swccg, swtcg }).map(([game, { references }]) => [
    game,
    fingerprint(references['reference-1']),
  ])
  expect(Object.fromEntries(found)).toEqual(FROZEN)
})

test.each(GAMES.map((definition) => ({ definition, game: definition.name })))(
  'reference-1 plays $game to the end',
  ({ definition, game }) => {
    const { outcome } = playOut(definition, 5, botFor('reference-1', game)!, () => {}, 5000).state
    expect(outcome).not.toBeNull()
  },
)

test('people are not offered a reference', () => {
  expect(botNames).not.toContain('reference-1')
})
