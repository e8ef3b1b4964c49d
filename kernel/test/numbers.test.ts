import { describe, expect, test } from 'vitest'
import {
  addCard,
  addLasting,
  addZone,
  breakdown,
  expire,
  knows,
  moveCard,
  numberOf,
  type RuleSource,
  removeLasting,
  reveal,
  seatBit,
  shuffleZone,
  turnFaceUp,
  zone,
} from '../index.ts'
import { type CardTable, layCards } from './card-table.ts'
import { type Game, type Small, smallRules } from './small-game.ts'

/** Depends on everything that a number may depend on, each part weighed so that no two changes cancel out. */
const rules: Partial<RuleSource<Small>> = {
  numbers: {
    power: {
      parts: (game, card, add) => {
        const { damage, zone: place, faceDown } = game.card(card)
        add(5, 'printed', { card })
        add(-damage, 'damage')
        add(10 * game.seat(0).points, 'points', { rule: 'test/points' })
        add(100 * game.table.notes.length, 'notes')
        add(1e3 * zone(game, place).cards.indexOf(card), 'place in the pile')
        add(1e4 * zone(game, place).cards.length, 'size of the pile')
        add(1e5 * game.state.zones.length, 'zones')
        add(1e6 * Number(knows(game.card(card), 1)), 'known')
        add(1e7 * Number(faceDown), 'face down')
      },
    },
    cost: {
      parts: (game, card, add) => add(2 - game.card(card).damage, 'printed'),
      finish: (sum) => Math.max(0, sum),
    },
  },
  effects: {
    rally: {
      changes: { power: (_, { amount = 0 }, __, add) => add(amount, 'rally', { rule: 'test/rally' }) },
    },
    omen: { on: { struck: () => {} } },
  },
}
const table = () =>
  layCards(
    { field: ['luke'], deck: ['han', 'leia', 'lando'], pile: ['a', 'b', 'c', 'd', 'e'] },
    { rules: smallRules(rules) },
  )

const rally = (game: Game, amount: number) =>
  addLasting(game, { kind: 'rally', amount }, { source: null, seat: 0, duration: { until: 'turn' } })

describe('a number', () => {
  test('is the sum of named parts, each with its cause', () => {
    const { game, id } = table()
    game.changeSeat(0, { points: 2 })
    rally(game, 3)
    const { value, parts } = breakdown(game, 'power', id('luke'))
    expect(value).toBe(numberOf(game, 'power', id('luke')))
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(value)
    expect(parts).toContainEqual({ name: 'printed', amount: 5, card: id('luke') })
    expect(parts).toContainEqual({ name: 'points', amount: 20, rule: 'test/points' })
    expect(parts).toContainEqual({ name: 'rally', amount: 3, rule: 'test/rally' })
  })

  test('leaves out the parts that add nothing', () => {
    const { game, id } = table()
    expect(breakdown(game, 'power', id('luke')).parts.map(({ name }) => name)).not.toContain('damage')
  })

  test('is finished after it is summed', () => {
    const { game, id } = table()
    game.changeCard(id('luke'), { damage: 5 })
    expect(breakdown(game, 'cost', id('luke'))).toEqual({
      value: 0,
      parts: [{ name: 'printed', amount: -3 }],
    })
  })

  test('counts every effect that changes it, and none that ended or does something else', () => {
    const { game, id } = table()
    const before = numberOf(game, 'power', id('luke'))
    rally(game, 1)
    addLasting(game, { kind: 'omen' }, { source: null, seat: 0, duration: {} })
    rally(game, 2)
    expect(numberOf(game, 'power', id('luke'))).toBe(before + 3)
    expire(game, 'turn')
    expect(numberOf(game, 'power', id('luke'))).toBe(before)
  })

  test('that is not there is named', () => {
    const { game, id } = table()
    expect(() => numberOf(game, 'speed', id('luke'))).toThrow('there is no number speed')
  })
})

describe('a number is never stale: it follows', () => {
  const changes: Readonly<Record<string, (table: CardTable, card: number) => unknown>> = {
    'a card that changed': ({ game }, card) => game.changeCard(card, { damage: 1 }),
    'a seat that changed': ({ game }) => game.changeSeat(0, { points: 1 }),
    'the table that changed': ({ game }) => game.changeTable({ notes: ['turn'] }),
    'a card that came': ({ game, zones }) => addCard(game, zones.pile, { is: 'x', owner: 0, damage: 0 }),
    'a card that left': ({ game, zones, id }) => moveCard(game, id('e'), zones.field),
    'a zone that was added': ({ game }) => addZone(game, 'arena', null, 'everyone'),
    'a shuffle': ({ game, zones }) => shuffleZone(game, zones.pile),
    'a card turned face down': ({ game, zones }, card) =>
      moveCard(game, card, zones.pile, { faceDown: true, at: 0 }),
    'an effect that began': ({ game }) => rally(game, 1),
  }
  test.each(Object.entries(changes))('%s', (_, change) => {
    const laid = table()
    const { game, id } = laid
    const before = numberOf(game, 'power', id('a'))
    change(laid, id('a'))
    expect(numberOf(game, 'power', id('a'))).not.toBe(before)
    expect(numberOf(game, 'power', id('a'))).toBe(numberOf(game.fork(), 'power', id('a')))
  })

  test('a card revealed, a hidden pile shuffled', () => {
    const { game, zones, id } = table()
    const unknown = numberOf(game, 'power', id('han'))
    reveal(game, id('han'), seatBit(1))
    expect(numberOf(game, 'power', id('han'))).toBe(unknown + 1e6)
    shuffleZone(game, zones.deck)
    expect(numberOf(game, 'power', id('han'))).toBeLessThan(unknown + 1e6)
  })

  test('a card turned face up', () => {
    const { game, zones, id } = table()
    moveCard(game, id('luke'), zones.pile, { faceDown: true })
    const before = numberOf(game, 'power', id('luke'))
    turnFaceUp(game, id('luke'))
    expect(numberOf(game, 'power', id('luke'))).toBe(before - 1e7)
  })

  test('effects that end: by hand, at a moment, with a card', () => {
    const { game, zones, id } = table()
    const before = numberOf(game, 'power', id('a'))
    const removed = rally(game, 1)
    rally(game, 2)
    addLasting(
      game,
      { kind: 'rally', amount: 4 },
      { source: null, seat: 0, duration: { whileCard: id('luke') } },
    )
    const bonus = () => numberOf(game, 'power', id('a')) - before
    expect(bonus()).toBe(7)
    removeLasting(game, removed)
    expect(bonus()).toBe(6)
    expire(game, 'turn')
    expect(bonus()).toBe(4)
    moveCard(game, id('luke'), zones.hand)
    expect(bonus()).toBe(0)
  })

  test('what happens in a fork only there', () => {
    const { game, id } = table()
    const before = numberOf(game, 'power', id('a'))
    const fork = game.fork()
    rally(fork, 1)
    fork.changeCard(id('a'), { damage: 3 })
    expect(numberOf(fork, 'power', id('a'))).toBe(before - 2)
    expect(numberOf(game, 'power', id('a'))).toBe(before)
  })
})
