import { describe, expect, test } from 'vitest'
import { moveCard, zone } from '../index.ts'
import { layCards } from './card-table.ts'

const withPile = () => layCards({ pile: ['leia', 'han', 'lando'], field: ['luke'] })

describe('a card that moves', () => {
  test('goes to the bottom, unless told otherwise', () => {
    const { game, zones, id, names } = withPile()
    moveCard(game, id('luke'), zones.pile)
    expect(names('pile')).toEqual(['leia', 'han', 'lando', 'luke'])
    expect(names('field')).toEqual([])
  })

  test.each([
    ['top', ['luke', 'leia', 'han', 'lando']],
    ['bottom', ['leia', 'han', 'lando', 'luke']],
    [0, ['luke', 'leia', 'han', 'lando']],
    [2, ['leia', 'han', 'luke', 'lando']],
  ] as const)('goes to the place that is named: %s', (at, order) => {
    const { game, zones, id, names } = withPile()
    moveCard(game, id('luke'), zones.pile, { at })
    expect(names('pile')).toEqual(order)
  })

  test('may move within its pile', () => {
    const { game, zones, id, names } = withPile()
    moveCard(game, id('lando'), zones.pile, { at: 'top' })
    expect(names('pile')).toEqual(['lando', 'leia', 'han'])
  })

  test('takes its facts along and changes those that are named', () => {
    const { game, zones, id } = withPile()
    game.changeCard(id('luke'), { damage: 2 })
    moveCard(game, id('luke'), zones.pile)
    expect(game.card(id('luke'))).toMatchObject({ damage: 2, zone: zones.pile, owner: 0 })
    moveCard(game, id('luke'), zones.field, { change: { damage: 0 } })
    expect(game.card(id('luke'))).toMatchObject({ damage: 0, zone: zones.field })
  })

  test('lies face up in its new place, unless told otherwise', () => {
    const { game, zones, id } = withPile()
    moveCard(game, id('luke'), zones.pile, { faceDown: true })
    expect(game.card(id('luke')).faceDown).toBe(true)
    moveCard(game, id('luke'), zones.field)
    expect(game.card(id('luke')).faceDown).toBe(false)
  })
})

describe('the number of a card', () => {
  test('stays while it moves in the open', () => {
    const { game, zones, id } = withPile()
    const before = id('luke')
    expect(moveCard(game, before, zones.pile, { faceDown: true })).toBe(before)
    expect(game.card(before).is).toBe('luke')
  })

  test.each([
    ['hand', 'field'],
    ['field', 'hand'],
    ['deck', 'hand'],
    ['hand', 'deck'],
    ['field', 'deck'],
    ['deck', 'field'],
  ] as const)('is new after a move from %s to %s, and the old one is nobody’s', (from, to) => {
    const { game, zones, id } = layCards({ [from]: ['luke'] })
    const before = id('luke')
    const after = moveCard(game, before, zones[to])
    expect(after).not.toBe(before)
    expect(zone(game, zones[to]).cards).toEqual([after])
    expect(game.card(after)).toMatchObject({ id: after, is: 'luke' })
    expect(() => game.card(before)).toThrow(`there is no card ${before}`)
  })

  test('does not tell which card of a hand it was', () => {
    const playing = (name: string) => {
      const { game, zones, id } = layCards({ hand: ['luke', 'han'] })
      return moveCard(game, id(name), zones.field, { faceDown: true })
    }
    expect(playing('luke')).toBe(playing('han'))
  })
})

test('what is not there is named', () => {
  const { game, zones, id } = withPile()
  expect(() => moveCard(game, 99, zones.pile)).toThrow('there is no card 99')
  expect(() => moveCard(game, id('luke'), 99)).toThrow('there is no zone 99')
  expect(() => game.seat(3)).toThrow('there is no seat 3')
})
