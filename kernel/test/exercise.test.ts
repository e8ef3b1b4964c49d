/** The campaign of an exercise: what its cards come to, in all and by group. */
import { expect, test } from 'vitest'
import { campaign, type Exercised } from '../index.ts'

const lone = { path: '0', text: 'a text', why: 'a reason' }
const fine: Exercised = {
  card: 'fine',
  group: 'ONE',
  trials: 2,
  played: true,
  abilities: 3,
  inForce: 1,
  unusable: [lone],
  unused: [],
  faults: [],
}
const CARDS: readonly Exercised[] = [
  fine,
  { ...fine, card: 'idle', group: 'TWO', unusable: [], unused: [lone] },
  { ...fine, card: 'unplayed', played: false },
]

test('abilities are used, in force, shown to be unusable, or left; by group too', () => {
  const { summary, groups } = campaign(CARDS, (card) => card)
  expect(summary).toEqual({
    cards: 3,
    played: 2,
    abilities: 9,
    used: 3,
    inForce: 3,
    unusable: 2,
    left: 1,
    trials: 6,
    faults: 0,
  })
  expect(Object.entries(groups).map(([name, { cards, left }]) => [name, cards, left])).toEqual([
    ['ONE', 2, 0],
    ['TWO', 1, 1],
  ])
})

test('cards that something is left of are told, and what is unusable', () => {
  const heard: number[] = []
  const { left, unusable } = campaign(
    CARDS,
    (card) => card,
    (done) => heard.push(done),
  )
  expect(left.map(({ card }) => card)).toEqual(['idle', 'unplayed'])
  expect(unusable.map(({ card }) => card)).toEqual(['fine', 'unplayed'])
  expect(heard).toEqual([0, 1, 2])
})
