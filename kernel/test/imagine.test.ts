import { describe, expect, test } from 'vitest'
import { chance, imagine, type Machine, newMachine, viewOf } from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import { DECK, type Skirmish } from '../skirmish/kinds.ts'
import { cardsIn } from '../skirmish/place.ts'
import { swapSecrets } from '../testing/index.ts'
import { isEven } from './even.ts'

const newGame = (): Machine<Skirmish> =>
  newMachine(skirmishGame, skirmishGame.sampleSetup({ seed: 3, seats: 2 }))
const named = (game: Machine<Skirmish>, seat: number, place: 'hand' | 'deck'): readonly string[] =>
  cardsIn(game, seat, place).map((card) => game.card(card).is)
const imagined = (game: Machine<Skirmish>, seed: number): Machine<Skirmish> =>
  imagine(skirmishGame, game, 0, chance(seed))

describe('what seat 0 imagines', () => {
  test('looks like the game to it', () => {
    const game = newGame()
    const look = (at: Machine<Skirmish>) => viewOf(at, skirmishGame.viewing, 0)
    expect(look(imagined(game, 1))).toEqual(look(game))
  })

  test('has its own deck list, and the others’ where everybody knows them', () => {
    const dream = imagined(newGame(), 1)
    for (const seat of [0, 1]) {
      const counts: Record<string, number> = {}
      for (const is of [...named(dream, seat, 'hand'), ...named(dream, seat, 'deck')])
        counts[is] = (counts[is] ?? 0) + 1
      expect(counts).toEqual(DECK)
    }
  })

  test('is the same whatever the others hold', () => {
    const game = newGame()
    const other = game.fork()
    swapSecrets(skirmishGame, other, 0, chance(9))
    expect(named(other, 1, 'hand')).not.toEqual(named(game, 1, 'hand'))
    expect(imagined(other, 5).state).toEqual(imagined(game, 5).state)
  })

  test('gives every hidden card the same chance of being the warlord', () => {
    const game = newGame()
    const places = Array.from({ length: 1700 }, (_, seed) => {
      const dream = imagined(game, seed)
      return String([...named(dream, 1, 'hand'), ...named(dream, 1, 'deck')].indexOf('warlord'))
    })
    expect(isEven(places, 17)).toBe(true)
  })

  test('leaves the game alone', () => {
    const game = newGame()
    const before = JSON.stringify(game.state)
    imagined(game, 1).answer({ ask: 1, seat: 0, value: 2 })
    expect(JSON.stringify(game.state)).toBe(before)
  })

  test('draws the secret answers of the others again', () => {
    const game = newGame()
    game.answer({ ask: 1, seat: 1, value: 2 })
    const bids = Array.from({ length: 300 }, (_, seed) =>
      String(imagined(game, seed).state.asked?.answers[1]),
    )
    expect(isEven(bids, 3)).toBe(true)
  })
})
