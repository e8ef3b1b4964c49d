import { describe, expect, test } from 'vitest'
import { chance, Machine, pickBelow, rollDice, type State, shuffleZone } from '../index.ts'
import { layCards } from './card-table.ts'
import { isEven } from './even.ts'
import { bareTable, type Game, type Small } from './small-game.ts'

const rolls = (game: Game, count: number) => Array.from({ length: count }, () => rollDice(game, 1)[0]!)
const seeds = Array.from({ length: 600 }, (_, seed) => seed)

describe('dice', () => {
  test('fall the same for the same seed, and otherwise for another', () => {
    expect(rolls(bareTable({ seed: 7 }), 20)).toEqual(rolls(bareTable({ seed: 7 }), 20))
    expect(rolls(bareTable({ seed: 7 }), 20)).not.toEqual(rolls(bareTable({ seed: 8 }), 20))
  })

  test('fall evenly in one game', () => {
    expect(isEven(rolls(bareTable(), 1200).map(String), 6)).toBe(true)
  })

  test('fall evenly on the first roll of neighbouring seeds', () => {
    const first = seeds.map((seed) => String(rolls(bareTable({ seed }), 1)[0]))
    expect(isEven(first, 6)).toBe(true)
  })

  test('have as many sides as wanted', () => {
    const rolled = rollDice(bareTable(), 400, 20)
    expect(rolled).toHaveLength(400)
    expect([Math.min(...rolled), Math.max(...rolled)]).toEqual([1, 20])
    expect(rollDice(bareTable(), 0)).toEqual([])
  })
})

describe('a script', () => {
  const scripted = (...script: number[]) => {
    const game = bareTable({ seed: 7 })
    game.state.script = script
    return game
  }

  test('comes before the generator, which then begins as if nothing had been rolled', () => {
    const unscripted = rolls(bareTable({ seed: 7 }), 3)
    expect(rolls(scripted(6, 1), 5)).toEqual([6, 1, ...unscripted])
  })

  test('fills what it can of one roll', () => {
    const [first] = rolls(bareTable({ seed: 7 }), 1)
    expect(rollDice(scripted(2), 2)).toEqual([2, first])
  })

  test('is used up in order, and told apart from no script by nobody', () => {
    const game = scripted(4, 5, 6)
    expect(rollDice(game, 2)).toEqual([4, 5])
    expect(game.state.script).toEqual([6])
    expect(game.state.learned).toEqual(bareTable().state.learned.map((count) => count + 1))
  })
})

test('a saved game goes on with the same dice', () => {
  const game = bareTable({ seed: 3 })
  rolls(game, 5)
  const saved = JSON.parse(JSON.stringify(game.state)) as State<Small>
  expect(rolls(new Machine(game.rules, saved), 20)).toEqual(rolls(game, 20))
})

test('a fork rolls the same dice, and the game does not notice', () => {
  const game = bareTable({ seed: 3 })
  const foreseen = rolls(game.fork(), 10)
  expect(rolls(game, 10)).toEqual(foreseen)
})

test('a number below a bound is drawn evenly', () => {
  const game = bareTable()
  const drawn = Array.from({ length: 700 }, () => String(pickBelow(game, 7)))
  expect(isEven(drawn, 7)).toBe(true)
})

describe('a shuffle', () => {
  const shuffled = (seed: number) => {
    const { game, zones, names } = layCards({ pile: ['han', 'leia', 'luke'] }, { seed })
    shuffleZone(game, zones.pile)
    return names('pile').join()
  }

  test('is the same for the same seed', () => {
    expect(shuffled(5)).toBe(shuffled(5))
  })

  test('makes every order equally likely', () => {
    expect(isEven(seeds.map(shuffled), 6)).toBe(true)
  })
})

describe('chance outside a game', () => {
  const drawn = (seed: number, stream?: number) => {
    const below = chance(seed, stream)
    return Array.from({ length: 20 }, () => below(1000))
  }

  test('repeats for a seed and a stream, and differs between them', () => {
    expect(drawn(1)).toEqual(drawn(1, 1))
    expect(drawn(1, 2)).not.toEqual(drawn(1, 1))
    expect(drawn(2, 1)).not.toEqual(drawn(1, 1))
  })

  test('has nothing in common with the dice of the same seed', () => {
    const below = chance(7)
    expect(Array.from({ length: 20 }, () => below(6) + 1)).not.toEqual(rolls(bareTable({ seed: 7 }), 20))
  })
})
