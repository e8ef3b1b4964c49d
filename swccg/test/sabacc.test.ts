/** Sabacc: how a game begins, what hands count, who wins and what. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { beforeSabacc, type Game, options, playOn, sabacc, stand } from './sabacc-play.ts'
import { tells } from './tells.ts'

const CORRIDOR = 'Cloud City: Lower Corridor (D)'
const LANDO = 'Lando Calrissian (D)'
const HAN = 'Han Solo'

/** Lando, who is a gambler, plays for the Dark Side, and Han for the Light Side. */
const onCloudCity = (dark: Game['dark'], light: Game['light'], more: Partial<Game> = {}): Game => ({
  interrupt: 'Cloud City Sabacc (D)',
  locations: [{ card: CORRIDOR, dark: [LANDO], light: [HAN] }],
  dark,
  light,
  ...more,
})
const SABACC = tells('Cloud City Sabacc (D)')

describe('a game of sabacc', () => {
  test(
    'is played by somebody who can, against one of the opponent, if he has one',
    together(proves('ccgx/sabacc/start'), SABACC),
    () => {
      const alone = onCloudCity([2, 2], [2, 2], { locations: [{ card: CORRIDOR, light: [HAN] }] })
      beforeSabacc(alone).expect({ noOffers: { dark: [{ play: alone.interrupt }] }, stop: 'here' })
      const game = beforeSabacc(onCloudCity([2, 2], [2, 2]))
      game.play('dark', { play: 'Cloud City Sabacc (D)' })
      game.expect({
        events: [{ kind: 'sabaccBegan', seat: 'dark' }],
        asked: { dark: 'sabacc-first' },
        stop: 'here',
      })
      const { players } = game.machine.state.frames.at(-1)!.locals as { players: readonly unknown[] }
      expect(players.every((one) => one !== null)).toBe(true)
      const without = sabacc(onCloudCity([2, 2], [2, 2], { locations: [{ card: CORRIDOR, dark: [LANDO] }] }))
      without.expect({ asked: { dark: 'sabacc-deal', light: 'sabacc-deal' }, stop: 'here' })
    },
  )

  test('of several who can the opponent picks', together(proves('ccgx/sabacc/start'), SABACC), () => {
    const locations = [{ card: CORRIDOR, dark: [LANDO], light: [HAN, 'Kabe', 'Rebel Trooper'] }]
    const game = beforeSabacc(onCloudCity([2, 2], [2, 2], { locations }))
    game.play('dark', { play: 'Cloud City Sabacc (D)' })
    game.expect({ asked: { light: 'sabacc-player' }, stop: 'here' })
    const [question] = game.machine.state.asked!.questions
    expect(question!.kind === 'cards' && question!.from.length).toBe(2)
  })

  test('is not played in a battle', together(proves('ccgx/sabacc/start'), SABACC), () => {
    const armed = [{ card: CORRIDOR, dark: [{ card: LANDO, with: ['Imperial Blaster'] }], light: [HAN] }]
    const game = beforeSabacc(onCloudCity([2, 2], [2, 2], { at: 'battle dark', locations: armed }))
    game.expect({ offers: { dark: [{ play: 'Cloud City Sabacc (D)' }] } })
    game.play('dark', { battle: CORRIDOR })
    game.expect({
      asked: { dark: 'weapons' },
      noOffers: { dark: [{ play: 'Cloud City Sabacc (D)' }] },
      stop: 'here',
    })
  })

  test('comes to nothing without two cards in both Reserve Decks', proves('ccgx/sabacc/needs-cards'), () => {
    const game = beforeSabacc(onCloudCity([2, 2], [2], { rest: 0 }))
    game.play('dark', { play: 'Cloud City Sabacc (D)' })
    game.expect({
      zones: { 'dark.used': ['Cloud City Sabacc (D)'] },
      resources: { dark: { reserve: 2 }, light: { reserve: 1 } },
      noEvents: [{ kind: 'sabaccDrew' }],
      stop: 'here',
    })
  })
})

describe('the hands', () => {
  test(
    'are two cards each, seen by their players only, and in no hand and no draw',
    proves('ccgx/sabacc/hands', 'ccgx/sabacc/not-draws'),
    () => {
      const game = sabacc(onCloudCity([2, 3], [3, 1]))
      game.expect({
        zones: {
          'dark.sabacc': ['Set For Stun', 'Counter Assault'],
          'light.sabacc': ["Han's Back", 'Houjix'],
        },
        resources: { dark: { hand: 0, reserve: 9 }, light: { hand: 0, reserve: 9 } },
        noEvents: [{ kind: 'destinyDrawn' }],
        stop: 'here',
      })
      const { cards, zones } = game.machine.state
      const [dark] = zones.filter(({ name }) => name === 'sabacc')
      for (const id of dark!.cards) expect(cards[id]!.knownTo).toBe(1)
    },
  )

  test('of exactly 11 win double at once', proves('ccgx/sabacc/perfect'), () => {
    const game = sabacc(onCloudCity([5, 6], ['Blaster', 'X-wing']))
    game.play('dark', 'Show a perfect hand').play('light', 'Play on')
    game.expect({ events: [{ kind: 'sabaccEnded', winner: 'dark', double: true }] })
    game.play('dark', { cards: ['Blaster'] })
    game.expect({ zones: { 'light.sabacc': [] }, resources: { dark: { used: 5 } }, stop: 'here' })
  })

  test(
    'of exactly 11 on both sides are a draw, and clone cards make none',
    proves('ccgx/sabacc/perfect'),
    () => {
      const game = sabacc(onCloudCity([5, 6], [6, 5]))
      game.play('dark', 'Show a perfect hand').play('light', 'Show a perfect hand')
      game.expect({ events: [{ kind: 'sabaccEnded', winner: null }], stop: 'here' })
      const clone = sabacc(onCloudCity([5, 'Tatooine (D)'], [6, 5]))
      expect([options(clone, 0), options(clone, 1)]).toEqual([
        ['Play on'],
        ['Show a perfect hand', 'Play on'],
      ])
      clone.expect({ stop: 'here' })
    },
  )

  test(
    'grow by a card at a time, the opponent first, until both have passed',
    proves('ccgx/sabacc/draw-more'),
    () => {
      const game = playOn(sabacc(onCloudCity([1, 1, 1, 1, 1, 1], [2, 2, 2])))
      game.expect({ asked: { light: 'sabacc-draw' } })
      game.play('light', true).play('dark', true).play('light', false)
      for (const _ of [4, 5, 6]) game.play('dark', true)
      game.expect({ asked: { dark: 'sabacc-value', light: 'sabacc-value' } })
      game.play('dark', '6').play('light', '6')
      game.expect({ stop: 'here' })
    },
  )
})

/** What a hand of the Dark Side can count. */
function counts(hand: Game['dark'], more: Partial<Game> = {}): readonly string[] {
  const game = playOn(sabacc(onCloudCity(hand, [2, 2], more)))
  game.play('light', false).play('dark', false)
  game.expect({ asked: { dark: 'sabacc-value', light: 'sabacc-value' }, stop: 'here' })
  return options(game, 0)
}

describe('what a hand counts', () => {
  test('is the sum of destiny numbers, and of either of two', proves('ccgx/sabacc/values'), () => {
    expect(counts([3, 4])).toEqual(['7'])
    const game = playOn(sabacc(onCloudCity([3, 4], ['Artoo', 2])))
    game.play('light', false).play('dark', false)
    game.expect({ stop: 'here' })
    expect(options(game, 1)).toEqual(['3', '8'])
  })

  test('has a range for a wild card', together(proves('ccgx/sabacc/wild'), SABACC), () => {
    expect(counts([3, 'Weather Vane (D)'])).toEqual(['4', '5', '6', '7', '8', '9'])
    expect(counts(['Lando Calrissian (D)', 'Weather Vane (D)']).length).toBe(11)
  })

  test(
    'counts a clone card as another card of the hand',
    together(proves('ccgx/sabacc/clone'), SABACC),
    () => {
      const thief = { locations: [{ card: CORRIDOR, dark: ['Tonnika Sisters'], light: [HAN] }] }
      expect(counts([4, CORRIDOR], thief)).toEqual(['8'])
      expect(counts(['Weather Vane (D)', 'Ugnaught'], thief)).toEqual(['2', '4', '6', '8', '10', '12'])
      expect(counts([CORRIDOR, 'Ugnaught'], thief)).toEqual(['0'])
      expect(counts([4, CORRIDOR])).toEqual(['4', '8']) // a gambler
    },
  )
})

describe('the end', () => {
  const HAND = [2, 3]
  const played = (dark: Game['dark'], light: Game['light'], counted: readonly [number, number]) => {
    const game = playOn(sabacc(onCloudCity(dark, light)))
    return stand(game, ...counted)
  }

  test('both hands are shown, and Lando may change his total by 1', proves('ccgx/sabacc/totals'), () => {
    const game = played([4, 6], [5, 5], [10, 10])
    game.expect({ events: [{ kind: 'sabaccShown' }], knows: { light: ['Alter (D)'] } })
    expect(options(game, 0)).toEqual(['10', '9', '11'])
    game.play('dark', '11')
    game.expect({ events: [{ kind: 'sabaccEnded', winner: 'dark', double: false }], stop: 'here' })
  })

  test.each([
    ['nearest to 11', HAND, [3, 3], 'light'],
    ['not over it', [5, 7], [3, 3], 'light'],
    ['the lower of two over it', [6, 7], [7, 7], 'dark'],
    ['nobody, where they are equal', [3, 3], [3, 3], null],
  ] as const)('%s wins', proves('ccgx/sabacc/winner'), (_, dark, light, winner) => {
    const sum = ([one, other]: readonly number[]): number => one! + other!
    const game = played(dark, light, [sum(dark), sum(light)])
    game.play('dark', String(sum(dark)))
    game.expect({ events: [{ kind: 'sabaccEnded', winner }], stop: 'here' })
  })

  test('of equal totals the smaller hand wins', proves('ccgx/sabacc/winner'), () => {
    const game = playOn(sabacc(onCloudCity([3, 3], [2, 2, 2])))
    game.play('light', true).play('dark', false).play('light', false)
    game.play('dark', '6').play('light', '6').play('dark', '6')
    game.expect({ events: [{ kind: 'sabaccEnded', winner: 'dark' }], stop: 'here' })
  })

  test(
    'the winner takes what was at stake; the rest goes to Used Piles',
    together(proves('ccgx/sabacc/stakes', 'ccgx/sabacc/end'), SABACC),
    () => {
      const game = played([4, 6], ['Blaster', 2], [10, 5])
      game.play('dark', '10')
      game.expect({
        events: [{ kind: 'sabaccStake', seat: 'dark', is: 'Blaster', taken: true }],
        zones: { 'dark.sabacc': [], 'light.sabacc': [], 'light.used': ['On The Edge'] },
        resources: { dark: { used: 4, lost: 4 }, light: { lost: 4 } },
        stop: 'here',
      })
    },
  )

  test('or makes another card lost', together(proves('ccgx/sabacc/stakes'), SABACC), () => {
    const game = played([4, 6], [3, 2], [10, 5])
    game.play('dark', '10').play('dark', { cards: ["Han's Back"] })
    game.expect({ resources: { light: { lost: 5, used: 1 } }, stop: 'here' })
  })
})
