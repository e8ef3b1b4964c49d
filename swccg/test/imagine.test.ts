/** What a seat imagines of the others: it looks like the game that is played, and owes nothing to what is hidden. */
import { type Card, chance, imagine, newMachine, sampleAnswer, viewOf } from '@dejarik/kernel'
import { swapSecrets } from '@dejarik/kernel/testing'
import { describe, expect, test } from 'vitest'
import { STARTERS } from '../decks/starters.ts'
import { premiereCards, type SwccgSetup, swccgGame } from '../index.ts'
import type { Game, Swccg } from '../kinds.ts'

const [DARK, LIGHT] = [0, 1]
const [one, other] = STARTERS.filter(({ side }) => side === 'light')
const against = (deck: typeof one): SwccgSetup =>
  swccgGame.sampleSetup({ seed: 3, decks: [STARTERS.find(({ side }) => side === 'dark')!, deck!] })
const opened = (deck: typeof one) => newMachine(swccgGame, against(deck))
const imagined = (game: Game) => imagine(swccgGame, game, DARK, chance(4))

/** The cards of a seat that a viewer cannot know. */
const hiddenOf = (game: Game, seat: number): readonly string[] =>
  game.state.cards
    .filter((card): card is Card<Swccg> => card?.owner === seat && card.knownTo === 0)
    .map(({ is }) => is)

test('what the Dark Side imagines owes nothing to the deck of the Light Side', () => {
  expect(hiddenOf(opened(other), LIGHT).toSorted()).not.toEqual(hiddenOf(opened(one), LIGHT).toSorted())
  expect(imagined(opened(other)).state).toEqual(imagined(opened(one)).state)
})

test('what it imagines is a deck that the Light Side could play', () => {
  const keys = hiddenOf(imagined(opened(one)), LIGHT)
  expect(keys.length).toBe(against(one).players[LIGHT]!.deck.length)
  expect(new Set(keys.map((key) => premiereCards().card(key).side))).toEqual(new Set(['light']))
})

test('of its own deck it knows the list, and not the order', () => {
  const [real, dream] = [opened(one), imagined(opened(one))].map((game) => hiddenOf(game, DARK))
  expect(dream).not.toEqual(real)
  expect(dream!.toSorted()).toEqual(real!.toSorted())
})

describe.each([1, 2, 3])('in game %i', (seed) => {
  test('every seat sees what it sees, and imagines the same whatever the others hold', () => {
    const game = newMachine(swccgGame, swccgGame.sampleSetup({ seed }))
    const below = chance(seed)
    for (let decisions = 0; game.state.asked && decisions < 300; decisions++) {
      const { id, questions, answers } = game.state.asked
      const question = questions[answers.indexOf(null)]!
      if (decisions % 25 === 24) inspect(game, question.seat, decisions)
      game.answer({ ask: id, seat: question.seat, value: sampleAnswer(question, below) })
    }
  })
})

function inspect(game: Game, viewer: number, number: number): void {
  const dream = imagine(swccgGame, game, viewer, chance(number))
  expect(viewOf(dream, swccgGame.viewing, viewer)).toEqual(viewOf(game, swccgGame.viewing, viewer))
  const twin = game.fork()
  swapSecrets(swccgGame, twin, viewer, chance(number, 2))
  expect(imagine(swccgGame, twin, viewer, chance(number)).state).toEqual(dream.state)
}
