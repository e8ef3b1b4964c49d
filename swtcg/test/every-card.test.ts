import { type Below, chance, newMachine, sampleAnswer } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../game.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { DECK_RULES } from '../rules/preparation/deck-rules.ts'
import { randomDeck } from './random-decks.ts'

const GAMES = 40
const MOST_DECISIONS = 4000

/** Plays a game with decks of any cards, and tells how many decisions it took. */
function playAtRandom(seed: number, below: Below): number {
  const players = [{ deck: randomDeck('dark', below) }, { deck: randomDeck('light', below) }]
  const options = ['quick-tempo']
  const game = newMachine(swtcgGame, { seed, seats: 2, edition: 'idc', options, players })
  let decisions = 0
  for (; game.state.asked && decisions < MOST_DECISIONS; decisions++) {
    const { id, questions, answers } = game.state.asked
    const question = questions[answers.indexOf(null)]!
    const verdict = game.answer({ ask: id, seat: question.seat, value: sampleAnswer(question, below) })
    if (!verdict.accepted) throw new Error(`refused at decision ${decisions} of seed ${seed}`)
  }
  if (!game.state.outcome) throw new Error(`unfinished after ${decisions} decisions, seed ${seed}`)
  return decisions
}

test('games with decks of any automated cards are played to their end', { timeout: 120_000 }, () => {
  const decisions = Array.from({ length: GAMES }, (_, seed) => playAtRandom(seed, chance(seed, 3)))
  expect(Math.min(...decisions)).toBeGreaterThan(10)
})

test('such decks are legal', () => {
  const below = chance(1, 3)
  expect(checkDeck(shippedCards(), randomDeck('dark', below), 'dark', DECK_RULES.idc)).toEqual([])
})
