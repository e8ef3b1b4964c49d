import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { SeatPosition } from '../scenario/position.ts'
import { swtcg } from './play.ts'
import { RECALL } from './recall.ts'

/** Boba Fett costs 6 on the Dark Side and 5 on the Light Side; ships in Space attack when the contests are over. */
const DARK = 'Boba Fett (C)'
const LIGHT = 'Boba Fett (D)'
const CARBINE = "Boba Fett's Blaster Carbine (A)"

const contested = (dark: SeatPosition = {}, light: SeatPosition = {}, at = 'battle') =>
  swtcg({
    at,
    dark: { force: 6, space: ['TIE Fighter DS-3-12'], character: [DARK], ...dark },
    light: { force: 6, space: ['N-1 Starfighter'], character: [LIGHT], ...light },
  })
const OVER = { asked: { dark: 'next-attack' } }

describe('what is contested', () => {
  test('the same unique unit in battle on both sides', proves('idc/contest/opposed-in-battle'), () => {
    contested()
      .expect({ asked: { dark: 'contest-bid' } })
      .done()
    contested({ character: [], build: [DARK] })
      .expect(OVER)
      .done()
    contested({ character: ['Jabba the Hutt (A)'] })
      .expect(OVER)
      .done()
  })

  test('they need not be in the same arena', proves('idc/contest/opposed-in-battle'), () => {
    swtcg({
      at: 'battle',
      dark: { ground: ['Mist Hunter (B)'], force: 1 },
      light: { space: ['Mist Hunter (A)'], force: 1 },
    })
      .expect({ asked: { dark: 'contest-bid' } })
      .done()
  })

  test('alias names contest', proves('idc/unique/alias-pairs'), () => {
    contested({ character: ['Darth Vader (C)'] }, { character: ['Anakin Skywalker (C)'] })
      .expect({ asked: { dark: 'contest-bid' } })
      .done()
  })

  test('other names do not, whoever they show', proves('idc/unique/alias-only-listed'), () => {
    contested({ character: ['Darth Sidious (A)'] }, { character: ['Chancellor Palpatine (F)'] })
      .expect(OVER)
      .done()
  })

  test('only in the battle phase', proves('idc/contest/only-battle-phase'), () => {
    const hand = ['Jawa']
    contested({ hand, buildPoints: 2 }, {}, 'build dark')
      .expect({ asked: { dark: 'build' } })
      .done()
    contested({}, {}, 'retreat light')
      .expect({ asked: { light: 'retreat' } })
      .play('light', { cards: [LIGHT] })
      .expect(OVER)
      .done()
  })

  test('before any effect of the battle phase', proves('idc/contest/immediately-before-effects'), () => {
    const herald = {
      ...{
        name: 'Herald',
        side: 'dark',
        kind: 'unit',
        arenas: ['ground'],
        cost: 2,
        speed: 10,
        power: 1,
        health: 1,
      },
      abilities: [
        {
          ability: 'triggered',
          when: { when: 'step-starts', step: 'battle' },
          do: [{ do: 'gain-force', who: 'you', amount: 2 }],
        },
      ],
    }
    swtcg(
      {
        at: 'retreat dark',
        dark: { force: 1, ground: ['Herald'], character: [DARK], space: ['TIE Fighter DS-3-12'] },
        light: { character: [LIGHT], space: ['N-1 Starfighter'] },
      },
      { cards: [herald] },
    )
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .expect({
        asked: { dark: 'contest-bid' },
        table: { step: 'battle-start' },
        resources: { dark: { force: 1 } },
      })
      .play('dark', 1)
      .expect({ ...OVER, resources: { dark: { force: 2 } } })
      .done()
  })

  test(
    'an effect that brings the second one into battle waits for the contest before it goes on',
    proves('idc/contest/immediately-before-effects'),
    () => {
      const light = { character: [LIGHT, 'Clone Warrior 5/373'], force: 2 }
      const dark = {
        build: [DARK],
        ground: ['Recall Officer'],
        character: ['Jawa'],
        hand: ['Rickshaw'],
        force: 1,
      }
      swtcg({ at: 'attack character', dark, light }, { cards: [RECALL] })
        .play('light', { attack: LIGHT, defender: 'Jawa' })
        .play('dark', { play: 'Recall Officer' })
        .expect({ asked: { dark: 'contest-bid' }, resources: { dark: { force: 1 } } })
        .play('dark', 1)
        .play('light', 0)
        .play('light', 0)
        .expect({ zones: { 'light.build': [LIGHT] }, resources: { dark: { force: 3 } }, asked: 'dark' })
        .done()
    },
  )

  test(
    'a Pilot on a unit in battle is contested, and leaves it if he loses',
    proves('idc/contest/opposed-in-battle'),
    () => {
      const ship = { card: 'Mist Hunter (A)', pilots: ['Boba Fett (F)'] }
      contested({ character: [], space: [ship], force: 0 }, { force: 3 })
        .play('light', 0)
        .play('light', 0)
        .expect({
          zones: { 'dark.build': ['Boba Fett (F)'], space: ['Mist Hunter (A)', 'N-1 Starfighter'] },
          facts: { 'Boba Fett (F)': { host: '', tapped: false } },
          asked: { light: 'next-attack' },
        })
        .done()
    },
  )
})

describe('bidding', () => {
  test(
    'in turn, the Dark Side first, until both leave their bids',
    proves('idc/contest/bid-dark-first', 'idc/contest/bid-until-no-raise'),
    () => {
      contested()
        .expect({ asked: { dark: 'contest-bid' } })
        .play('dark', 0)
        .expect({ asked: { light: 'contest-bid' } })
        .play('light', 2)
        .play('dark', 3)
        .expect({ asked: 'light', refused: { light: 1, rule: 'idc/contest/bid-until-no-raise' } })
        .play('light', 2)
        .expect({ asked: 'dark' })
        .play('dark', 3)
        .expect({ ...OVER, resources: { dark: { force: 3 }, light: { force: 6 } } })
        .done()
    },
  )

  test('no more Force than one has', proves('idc/contest/bid-available-force'), () => {
    contested({ force: 4 }, { force: 0 })
      .expect({
        offersExactly: { dark: [0, 1, 2, 3, 4] },
        refused: { dark: 5, rule: 'idc/contest/bid-available-force' },
      })
      .play('dark', 0)
      .play('dark', 0)
      .expect(OVER)
      .done()
  })

  test(
    'the bid and the total build cost count together',
    proves('idc/contest/bid-total', 'idc/contest/higher-total-wins', 'idc/contest/winner-pays-bid'),
    () => {
      const stack = { card: LIGHT, stack: ['Boba Fett (A)', 'Boba Fett (B)'] }
      contested({}, { character: [stack], force: 5 })
        .expect({ numbers: { [LIGHT]: { 'total-cost': 7 } } })
        .play('dark', 3)
        .play('light', 3)
        .play('dark', 3)
        .play('light', 3)
        .expect({
          ...OVER,
          zones: { character: [LIGHT] },
          resources: { light: { force: 2 }, dark: { force: 6 } },
        })
        .done()
    },
  )

  test('the Dark Side wins a tie', proves('idc/contest/tie-dark', 'idc/primary/dark-wins-ties'), () => {
    contested()
      .play('dark', 2)
      .play('light', 3)
      .play('dark', 2)
      .play('light', 3)
      .expect({
        ...OVER,
        zones: { character: [DARK] },
        resources: { dark: { force: 4 }, light: { force: 6 } },
      })
      .done()
  })
})

describe('the outcome', () => {
  /** The Dark Side bids nothing, the Light Side enough. */
  const lightWins = (dark: SeatPosition = {}, light: SeatPosition = {}) =>
    contested({ force: 6, ...dark }, light)
      .play('dark', 1)
      .play('light', 3)
      .play('dark', 1)
      .play('light', 3)

  test(
    'the loser pays nothing and goes to the build zone as it stands, with all that is on it',
    proves(
      'idc/contest/loser-pays-nothing',
      'idc/contest/loser-unit-to-build-zone',
      'idc/contest/loser-unit-does-not-tap',
    ),
    () => {
      lightWins({ character: [{ card: DARK, equipment: [CARBINE], damage: 2 }] })
        .expect({
          ...OVER,
          resources: { dark: { force: 6 } },
          zones: { 'dark.build': [DARK], character: [LIGHT] },
          facts: { [DARK]: { tapped: false, faceDown: false, damage: 2 }, [CARBINE]: { host: DARK } },
        })
        .done()
    },
  )

  test('the winner is neither tapped nor untapped', proves('idc/contest/winner-stays-untapped'), () => {
    lightWins()
      .expect({ ...OVER, facts: { [LIGHT]: { tapped: false } } })
      .done()
    lightWins({}, { character: [{ card: LIGHT, tapped: true }] })
      .expect({ ...OVER, facts: { [LIGHT]: { tapped: true } } })
      .done()
  })

  test('losing is no retreat', proves('idc/contest/losing-is-not-retreating'), () => {
    const game = lightWins()
    game.expect({
      ...OVER,
      events: [
        { kind: 'contestWon', seat: 'light' },
        { kind: 'moved', card: DARK, to: 'build' },
      ],
    })
    game.done()
  })
})

describe('Equipment', () => {
  const carrying = (title: string) => ({ character: [{ card: title, equipment: [CARBINE] }] })
  const knights = () => contested(carrying('Darth Vader (C)'), carrying('Luke Skywalker (A)'))

  test(
    'the same unique Equipment on units in battle is contested; the loser is tapped and stays',
    proves('idc/contest/equipment-contests-too', 'idc/contest/loser-equipment-taps'),
    () => {
      knights()
        .expect({ asked: { dark: 'contest-bid' } })
        .play('dark', 0)
        .play('light', 1)
        .play('dark', 0)
        .play('light', 1)
        .expect({
          ...OVER,
          zones: { attached: [CARBINE, CARBINE], character: ['Darth Vader (C)', 'Luke Skywalker (A)'] },
          facts: {
            [`${CARBINE} #1`]: { host: 'Darth Vader (C)', tapped: true },
            [`${CARBINE} #2`]: { tapped: false },
          },
        })
        .done()
    },
  )

  test('unattached Equipment is not contested', proves('idc/contest/equipment-contests-too'), () => {
    contested({ character: [], build: [CARBINE] }, carrying('Luke Skywalker (A)'))
      .expect(OVER)
      .done()
  })

  test(
    'units go before Equipment, and Equipment that has left the arenas is not bid on',
    proves('idc/contest/units-before-equipment', 'idc/contest/equipment-only-if-still-in-arena'),
    () => {
      const game = contested(carrying('Darth Vader (C)'), {
        character: ['Anakin Skywalker (A)', { card: 'Luke Skywalker (A)', equipment: [CARBINE] }],
      })
      game.expect({ events: [], asked: { dark: 'contest-bid' } })
      game.play('dark', 0).play('light', 0).play('dark', 0).play('light', 0)
      game
        .expect({
          ...OVER,
          zones: { 'dark.build': ['Darth Vader (C)'] },
          facts: { [`${CARBINE} #1`]: { tapped: false }, [`${CARBINE} #2`]: { tapped: false } },
        })
        .done()
    },
  )
})

describe('several contests', () => {
  const JABBA = 'Jabba the Hutt (A)'

  test(
    'the Dark Side chooses the order',
    proves('idc/contest/several-dark-chooses-order', 'idc/primary/dark-decides'),
    () => {
      const game = contested(
        { character: [DARK, JABBA], force: 4 },
        { character: [LIGHT, 'Jabba the Hutt (B)'] },
      )
      game.expect({
        asked: { dark: 'contest' },
        offersExactly: { dark: [{ contest: DARK }, { contest: JABBA }] },
      })
      game.play('dark', { contest: JABBA })
      game.play('dark', 3).play('light', 0).play('dark', 3).play('light', 0)
      game
        .expect({
          asked: { dark: 'contest-bid' },
          offersExactly: { dark: [0, 1] },
          zones: { 'light.build': ['Jabba the Hutt (B)'] },
        })
        .done()
    },
  )

  test(
    'contested Equipment cannot be chosen before a unit',
    proves('idc/contest/units-before-equipment'),
    () => {
      const carrier = (card: string) => ({ card, equipment: [CARBINE] })
      contested({ character: [DARK, carrier(JABBA)] }, { character: [LIGHT, carrier('Jabba the Hutt (B)')] })
        .expect({
          offersExactly: { dark: [{ contest: DARK }, { contest: JABBA }] },
          refused: { dark: { contest: `${CARBINE} #1` }, rule: 'idc/contest/units-before-equipment' },
          asked: 'dark',
        })
        .done()
    },
  )
})
