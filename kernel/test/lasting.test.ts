import { describe, expect, test } from 'vitest'
import { addLasting, type EffectRule, expire, expireWithCard, moveCard, removeLasting } from '../index.ts'
import { layCards } from './card-table.ts'
import { bareTable, type Game, note, type Small, smallRules } from './small-game.ts'

const origin = { source: null, seat: 0 } as const
const amounts = (game: Game) => game.state.lasting.map(({ amount }) => amount)

function effects(durations: readonly object[], table = layCards({ field: ['luke'], hand: ['han'] })) {
  for (const [amount, duration] of durations.entries())
    addLasting(table.game, { kind: 'bonus', amount }, { ...origin, duration })
  return table
}

describe('a lasting effect ends', () => {
  test('at the moment that it was made for, and at no other', () => {
    const { game } = effects([{ until: 'turn' }, { until: 'battle' }, {}])
    expire(game, 'turn')
    expect(amounts(game)).toEqual([1, 2])
    expire(game, 'game')
    expect(amounts(game)).toEqual([1, 2])
  })

  test.each(['hand', 'deck'] as const)('when its card goes to the %s', (place) => {
    const { game, zones, id } = effects([{ whileCard: 0 }, { whileCard: 1 }])
    expect(id('han')).toBe(0)
    moveCard(game, id('luke'), zones[place])
    expect(amounts(game)).toEqual([0])
  })

  test('not when its card moves in the open, until the game says that it left', () => {
    const { game, zones, id } = effects([{ whileCard: 1 }])
    moveCard(game, id('luke'), zones.pile)
    expect(amounts(game)).toEqual([0])
    expireWithCard(game, id('luke'))
    expect(amounts(game)).toEqual([])
  })

  test('at whichever of two ends comes first', () => {
    const both = { until: 'turn', whileCard: 1 }
    const [early, late] = [effects([both]), effects([both])]
    expire(early.game, 'turn')
    moveCard(late.game, late.id('luke'), late.zones.hand)
    expect([amounts(early.game), amounts(late.game)]).toEqual([[], []])
  })

  test('when it is removed, and no other with it', () => {
    const { game } = effects([{}, {}, {}])
    removeLasting(game, game.state.lasting[1]!.id)
    expect(amounts(game)).toEqual([0, 2])
  })
})

test('every effect has an id of its own, also after others ended', () => {
  const { game } = effects([{ until: 'turn' }, {}])
  expire(game, 'turn')
  addLasting(game, { kind: 'bonus' }, { ...origin, duration: {} })
  const ids = game.state.lasting.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})

describe('an effect that listens', () => {
  const listening = (on: EffectRule<Small>['on'], listeners = {}) => {
    const rules = smallRules({ effects: { echo: { on: on! } }, listeners })
    const game = bareTable({ rules })
    addEcho(game, 1)
    return game
  }
  const addEcho = (game: Game, amount: number, duration = {}) =>
    addLasting(game, { kind: 'echo', amount }, { ...origin, duration })
  const heard = (game: Game, { amount }: { amount?: number }) => note(game, amount)

  test('hears its kind of event and no other', () => {
    const game = listening({ struck: heard })
    game.emit({ kind: 'struck' })
    game.emit({ kind: 'missed' })
    expect(game.table.notes).toEqual([1])
  })

  test('gets itself and the event', () => {
    const game = listening({
      struck: (game, { amount = 0 }, event) => note(game, amount + (event.amount ?? 0)),
    })
    game.emit({ kind: 'struck', amount: 4 })
    expect(game.table.notes).toEqual([5])
  })

  test('hears nothing once it ended', () => {
    const game = listening({ struck: heard })
    addEcho(game, 2, { until: 'turn' })
    expire(game, 'turn')
    game.emit({ kind: 'struck' })
    expect(game.table.notes).toEqual([1])
  })

  test('hears nothing if another ends it in the same breath', () => {
    const game = listening({
      struck: (game, effect) => {
        heard(game, effect)
        expire(game, 'strike')
      },
    })
    addEcho(game, 2, { until: 'strike' })
    game.emit({ kind: 'struck' })
    expect(game.table.notes).toEqual([1])
  })

  test('does not hear the event that made it, whether an effect or a rule heard it first', () => {
    const again = (game: Game) => addEcho(game, 2)
    const byEffect = listening({
      struck: (game, effect) => {
        heard(game, effect)
        again(game)
      },
    })
    const byRule = listening({ struck: heard }, { struck: [again] })
    for (const game of [byEffect, byRule]) {
      game.emit({ kind: 'struck' })
      expect(game.table.notes).toEqual([1])
    }
  })

  test('hears after the rules, and in the order in which effects were made', () => {
    const game = listening({ struck: heard }, { struck: [(game: Game) => note(game, 'rule')] })
    addEcho(game, 2)
    game.emit({ kind: 'struck' })
    expect(game.table.notes).toEqual(['rule', 1, 2])
  })

  test('is found by a fork, and one that the fork adds is not heard outside it', () => {
    const game = listening({ struck: heard })
    game.emit({ kind: 'missed' })
    const fork = game.fork()
    addEcho(fork, 2)
    fork.emit({ kind: 'struck' })
    game.emit({ kind: 'struck' })
    expect([fork.table.notes, game.table.notes]).toEqual([[1, 2], [1]])
  })
})
