import type { Question } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { allowed } from '../allowance.ts'
import { Luck } from '../luck.ts'
import { GAMES, opened } from './seats.ts'

const question = (about: string, seat = 0): Question => ({ kind: 'confirm', seat, about, rules: [] })

/** What will be rolled after the last of some answers. */
function settled(seed: number, ...answers: readonly string[]): readonly number[] {
  const game = opened(GAMES[0]!, 1)
  const luck = new Luck(seed)
  for (const answer of answers) luck.settle(game, question('attack'), answer)
  return game.state.random
}

test('the same attack has the same dice, whatever was done before and whomever it meets', () => {
  expect(settled(7, 'attack 1 2')).toEqual(settled(7, 'move 5', 'attack 1 3'))
  expect(settled(7, 'attack 1 2')).not.toEqual(settled(8, 'attack 1 2'))
  expect(settled(7, 'attack 1 2')).not.toEqual(settled(7, 'attack 4 2'))
})

test('an attack that is made again has other dice', () => {
  expect(settled(7, 'attack 1 2', 'attack 1 2')).not.toEqual(settled(7, 'attack 1 2'))
})

test('thought goes to what a question is about', () => {
  const pace = { about: { build: 4 }, otherwise: 0.5 }
  expect([allowed(pace, question('build')), allowed(pace, question('retreat'))]).toEqual([4, 0.5])
})
