import type { Book } from '@dejarik/rulebook'
import { expect, test } from 'vitest'
import { findRules } from '../study/rules.ts'

const TCG: readonly Book[] = ['idc', 'wotc', 'opt']
const CCG: readonly Book[] = ['ccg95', 'ccg']

/** Questions as people type them, and a rule that answers each. */
const QUESTIONS: readonly (readonly [string, readonly Book[], RegExp])[] = [
  ['can a tapped unit attack?', TCG, /tapped-units-do-not-attack/],
  ['what does critical hit do', TCG, /critical-hit/],
  ['how do I win the game', TCG, /win-two-arenas|win-check/],
  ['which unit attacks first when speed is tied?', TCG, /speed-tie/],
  ['how many cards do I draw each turn', TCG, /draw-step-one-card|draw-one/],
  ['can I retreat a tapped unit', TCG, /retreat-not-tapped|retreat\/tapped-cannot/],
  ['what happens when a unit has damage equal to its health', TCG, /discard-at-health|discard-when-health/],
  ['how does evade work', TCG, /evade-/],
  ['what does evade do', TCG, /evade-prevents/],
  ['how much force do I get', TCG, /gain-four-force/],
  ['what is forfeiting', CCG, /forfeit\/definition/],
  ['what is a passenger', CCG, /passenger-definition/],
  ['can I have two Darth Vaders?', TCG, /unique/],
  ['what is a mulligan', TCG, /mulligan/],
  ['how many build points do I get', TCG, /points-each-turn|build-points/],
  ['what is retaliate', TCG, /retaliate-dice-when-attack-ends/],
  ['what are shields', TCG, /keyword\/shields$|shields-reduce-power/],
  ['how do I activate Force?', CCG, /force\/activate/],
  ['what is a force drain', CCG, /drain\//],
  ['how many battle destiny can I draw', CCG, /destiny\/battle/],
  ['what is attrition', CCG, /attrition\//],
  ['how do I lose the game', CCG, /goal\/lose/],
  ['when can I play an interrupt?', CCG, /interrupt\/any-time/],
  ['how does a weapon hit', CCG, /weapon\/hit-test/],
  ['how many cards in a deck', TCG, /deck\/min-60/],
  // Whoever does not say of which game asks in the books of both.
  ['can a tapped unit attack?', [...TCG, ...CCG], /tapped-units-do-not-attack/],
  ['what is upkeep', [...TCG, ...CCG], /upkeep/],
  ['lose a force', [...TCG, ...CCG], /lose-force/],
  ['what is attrition', [...TCG, ...CCG], /attrition\//],
  ['can I drain where my opponent has a character', [...TCG, ...CCG], /drain/],
]

test.each(QUESTIONS)('“%s” is answered among the first three', async (question, books, rule) => {
  const { rules, meant } = await findRules(question, books)
  expect(meant).toBeNull()
  expect(rules.slice(0, 3).map(({ id }) => id)).toContainEqual(expect.stringMatching(rule))
})

test('a slip of the finger is corrected, an id leads to its rule, and nonsense finds nothing', async () => {
  expect(await findRules('can a taped unit atack', TCG)).toMatchObject({ meant: 'can a taped unit attack' })
  expect(await findRules('what does critical hitt do', TCG)).toMatchObject({
    meant: 'what does critical hit do',
  })
  expect(await findRules('what is destny', [...TCG, ...CCG])).toMatchObject({ meant: 'what is destiny' })
  const id = 'idc/keyword/evade-timing'
  expect((await findRules(id, TCG)).rules).toMatchObject([{ id }])
  expect(await findRules('qqqqqqqq', TCG)).toMatchObject({ total: 0, meant: null })
})
