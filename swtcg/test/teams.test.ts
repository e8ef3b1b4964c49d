import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../index.ts'
import type { EffectAbility } from '../language/tree/tree.ts'
import type { ScenarioPosition } from '../scenario/position.ts'
import { unit } from './made-up.ts'
import { lookInto, swtcg } from './play.ts'

const options = ['two-headed-wookiee']
const teams = (position: ScenarioPosition) => swtcg(position, { options, seats: 4 })
const build = (card: string) => ({ 'set-up': card })

describe('Two-Headed Wookiee', () => {
  test('two teams of two', proves('idc/thw/teams'), () => {
    for (const seats of [2, 3]) {
      const setup = { ...swtcgGame.sampleSetup({ seed: 1, options, seats: 4 }), seats }
      expect(swtcgGame.checkSetup(setup)).toContainEqual({
        code: 'seats-of-style',
        rule: 'opt/general/player-counts',
        detail: { style: 'Two-Headed Wookiee', needed: 4, given: seats },
      })
    }
    expect(lookInto({ options, seats: 4 }).state.seats.map(({ side }) => side)).toEqual([
      'dark',
      'dark',
      'light',
      'light',
    ])
  })

  test('teammates see each other’s hands, opponents see neither', proves('idc/thw/review-hands'), () => {
    teams({
      at: 'mulligan',
      dark: { hand: ['Jawa'] },
      dark2: { hand: ['Eopie'] },
      light: { hand: ['Rickshaw'] },
    })
      .expect({
        asked: 'dark',
        knows: { dark: ['Eopie'], dark2: ['Jawa'], light2: ['Rickshaw'] },
        hidden: {
          light: ['Jawa', 'Eopie'],
          light2: ['Jawa', 'Eopie'],
          dark: ['Rickshaw'],
          spectator: ['Jawa'],
        },
      })
      .done()
  })

  test('a team has one total of 50, from which both build', proves('idc/thw/shared-50-build'), () => {
    const game = teams({
      at: 'setup dark',
      dark: { hand: ['Juggernaut', 'Geonosian Guard'] },
      dark2: { hand: ['Trade Federation Control Core', 'Jawa'] },
      light: { hand: ['Naboo Defense Station'] },
      light2: { hand: ['Clone Cadet'] },
    })
    const points = { setupLeft: 43, setupTotal: 7 }
    game
      .play('dark', build('Juggernaut'))
      .expect({ resources: { dark: points, dark2: points }, asked: 'light' })
    game.play('light', build('Naboo Defense Station'))
    game.expect({ asked: 'dark', resources: { light2: { setupLeft: 42, setupTotal: 8 } } })
    game.play('dark', 'defer').expect({ asked: 'dark2', noOffers: { dark2: ['defer'] } })
    game.play('dark2', build('Trade Federation Control Core'))
    game.expect({ asked: 'light', resources: { dark: { setupLeft: 33, setupTotal: 17 } } }).done()
  })

  test(
    'each teammate may stop, or lay a last card; the other goes on',
    proves('idc/thw/shared-50-build'),
    () => {
      const game = teams({
        at: 'setup dark',
        dark: { hand: ['Juggernaut'], setup: { left: 10, total: 40 } },
        dark2: { hand: ['Jawa', 'Eopie'], setup: { left: 10, total: 40 } },
        light: { hand: ['Clone Cadet'], setup: { left: 0, total: 50, done: true } },
        light2: { setup: { left: 0, total: 50, done: true } },
      })
      game.play('dark', { 'lay-face-down': 'Juggernaut' }).play('dark', 4)
      game.expect({
        asked: { dark2: 'setup' },
        resources: { dark2: { setupLeft: 6 }, dark: { setupDone: true } },
      })
      game
        .play('dark2', build('Jawa'))
        .expect({ asked: { dark2: 'setup' }, resources: { dark2: { setupLeft: 4 } } })
      game.done()
    },
  )

  test('each player has a Resource of his or her own', proves('idc/thw/own-resource'), () => {
    const game = teams({
      at: 'setup dark',
      dark: { hand: ['The Death Watch', 'Jawa'] },
      dark2: { hand: ["Bounty Hunters' Guild", 'Jawa'] },
      light: { hand: ['Clone Cadet'], setup: { left: 20, total: 30 } },
    })
    game
      .play('dark', build('The Death Watch'))
      .play('dark', 'defer')
      .play('dark2', build("Bounty Hunters' Guild"))
    game.expect({ zones: { 'dark.resource': 1, 'dark2.resource': 1 }, asked: 'dark2' }).done()
  })

  test(
    'the primary player sits first and decides for the team',
    proves('idc/thw/primary-player', 'idc/thw/primary-decides'),
    () => {
      teams({
        at: 'battle',
        dark: { character: ['Boba Fett (C)'] },
        dark2: { character: ['Jabba the Hutt (A)'], force: 2 },
        light: { character: ['Boba Fett (D)'] },
        light2: { character: ['Jabba the Hutt (B)'] },
      })
        .expect({
          asked: { dark: 'contest' },
          offersExactly: { dark: [{ contest: 'Boba Fett (C)' }, { contest: 'Jabba the Hutt (A)' }] },
        })
        .play('dark', { contest: 'Jabba the Hutt (A)' })
        .expect({ asked: { dark2: 'contest-bid' } })
        .done()
    },
  )

  test('who is primary may be left to chance', proves('idc/thw/random-seating'), () => {
    const orders = Array.from({ length: 20 }, (_, seed) => {
      const game = lookInto({ options: [...options, 'roll-for-seating'], seats: 4, seed })
      return game.table.order.join()
    })
    expect(new Set(orders)).toEqual(new Set(['0,1,2,3', '1,0,2,3', '0,1,3,2', '1,0,3,2']))
  })

  test('teammates with the same unique unit give one up', proves('idc/thw/one-controller'), () => {
    teams({
      at: 'build dark2',
      dark: { character: ['Boba Fett (C)'], force: 1 },
      dark2: { hand: ['Boba Fett (F)', 'Jawa'], buildPoints: 5, force: 2 },
    })
      .play('dark2', { complete: 'Boba Fett (F)', destination: { to: 'character' } })
      .expect({ asked: { dark: 'own-uniques' } })
      .play('dark', { 'give-up-unique': 'Boba Fett (C)' })
      .expect({
        asked: 'dark2',
        zones: { 'dark.discard': ['Boba Fett (C)'], character: ['Boba Fett (F)'] },
        facts: { 'Boba Fett (F)': { controller: 'dark2' } },
        resources: { dark: { force: 1 }, dark2: { force: 0 } },
      })
      .done()
  })
})

describe('what teammates share', () => {
  test('build points and Force are each player’s own', proves('idc/thw/not-shared'), () => {
    const game = swtcg(
      {
        at: 'roll-for-build',
        dark: { hand: ['Carrack Cruiser', 'Jawa'], force: 3 },
        dark2: { hand: ['Juggernaut'], force: 1 },
      },
      { options, seats: 4, dice: [4] },
    )
    game.expect({
      asked: 'dark',
      resources: {
        dark: { buildPoints: 4, force: 3 },
        dark2: { buildPoints: 4, force: 1 },
        light: { buildPoints: 4 },
      },
      refused: {
        dark: { complete: 'Carrack Cruiser', destination: { to: 'space' } },
        code: 'not-enough-build',
      },
    })
    game.play('dark', { complete: 'Jawa', destination: { to: 'character' } })
    game.expect({ resources: { dark: { buildPoints: 2 }, dark2: { buildPoints: 4 } }, asked: 'dark' }).done()
  })

  test(
    'the point for all three arenas is each player’s own',
    proves('idc/thw/three-arena-bonus-per-player'),
    () => {
      swtcg(
        {
          at: 'roll-for-build',
          dark: { space: ['TIE Fighter DS-3-12'], ground: ['Juggernaut'], hand: ['Jawa'] },
          dark2: { character: ['Geonosian Guard'] },
          light: { space: ['A-Wing'], ground: ['Clone Squad'], character: ['Clone Cadet'] },
        },
        { options, seats: 4, dice: [2] },
      )
        .expect({
          asked: 'dark',
          resources: { dark: { buildPoints: 2 }, dark2: { buildPoints: 2 }, light: { buildPoints: 3 } },
        })
        .done()
    },
  )

  test('a team controls arenas together, and wins together', proves('idc/thw/arena-control-by-team'), () => {
    const light = { space: ['A-Wing'] }
    const light2 = { ground: ['Clone Squad'] }
    teams({ at: 'end', dark: { character: ['Jawa'] }, light, light2 })
      .expect({ over: { winners: ['light', 'light2'] } })
      .done()
    teams({
      at: 'end',
      dark: { character: ['Jawa'] },
      dark2: { ground: ['Juggernaut'], hand: ['Jawa'] },
      light,
      light2,
    })
      .expect({ table: { turn: 2 }, asked: 'dark' })
      .done()
  })

  test('a teammate’s cards are not to be touched', proves('idc/thw/no-touching-teammates-cards'), () => {
    const boba = 'Boba Fett (H)'
    teams({
      at: 'setup dark',
      dark: { character: ['Boba Fett (C)'], setup: { done: true } },
      dark2: { hand: [boba, 'Jawa'] },
      light: { setup: { left: 10, total: 40 } },
    })
      .expect({
        refused: {
          dark2: { 'set-up': boba, destination: { place: 'beneath' } },
          rule: 'idc/thw/no-touching-teammates-cards',
        },
        noOffers: { dark2: [{ 'set-up': boba }] },
        asked: 'dark2',
      })
      .done()
  })
})

describe('who is meant', () => {
  const effect = (instruction: EffectAbility['do'][number]): EffectAbility => ({
    ability: 'effect',
    cost: [],
    timing: 'build-step',
    do: [instruction],
  })

  test('“your opponent” is both players of the other team', proves('idc/thw/opponent-means-both'), () => {
    const cards = [unit('Thief', [effect({ do: 'lose-force', who: 'opponent', amount: 1 })])]
    swtcg(
      {
        dark: { ground: ['Thief'], hand: ['Jawa'], force: 5 },
        dark2: { force: 5 },
        light: { force: 5 },
        light2: { force: 3 },
      },
      { options, seats: 4, cards },
    )
      .play('dark', { play: 'Thief' })
      .expect({
        asked: 'dark',
        resources: { light: { force: 4 }, light2: { force: 2 }, dark: { force: 5 }, dark2: { force: 5 } },
      })
      .done()
    teams({
      at: 'attack space',
      dark: { space: ['TIE Fighter DS-3-12'] },
      light: { space: ['A-Wing'] },
      light2: { space: [{ card: 'N-1 Starfighter', tapped: true }] },
    })
      .expect({ asked: 'light' })
      .play('light', { 'skip-attack': 'A-Wing' })
      .expect({
        offers: {
          dark: [
            { attack: 'TIE Fighter DS-3-12', defender: 'A-Wing' },
            { attack: 'TIE Fighter DS-3-12', defender: 'N-1 Starfighter' },
          ],
        },
        asked: 'dark',
      })
      .done()
  })

  test('“you” is the controller, not the teammate', proves('idc/thw/you-means-controller'), () => {
    const trainer = unit('Trainer', [
      { ability: 'static', who: { kind: ['unit'], whose: 'you', names: ['Jawa'] }, gain: { power: 1 } },
    ])
    swtcg(
      { dark: { ground: ['Trainer'], character: ['Jawa'], hand: ['Eopie'] }, dark2: { character: ['Jawa'] } },
      { options, seats: 4, cards: [trainer] },
    )
      .expect({ numbers: { 'Jawa #1': { power: 3 }, 'Jawa #2': { power: 2 } }, asked: 'dark' })
      .done()
  })

  test(
    'leave to attack “your units” is for one’s own, neither the teammate’s nor the unit itself',
    proves('idc/thw/attack-your-units'),
    () => {
      const wampa = unit(
        'Wampa',
        [{ ability: 'rule', who: { the: 'self' }, rule: { may: 'attack', target: { whose: 'you' } } }],
        { arenas: ['character'], speed: 90, power: 3 },
      )
      const attack = (defender: string) => ({ attack: 'Wampa', defender })
      swtcg(
        {
          at: 'attack character',
          dark: { character: ['Wampa', 'Geonosian Guard'] },
          dark2: { character: ['Geonosian Warrior'] },
          light: { character: ['Clone Cadet'] },
        },
        { options: ['two-headed-wookiee:older'], seats: 4, cards: [wampa] },
      ).expect({
        offersExactly: {
          dark: [attack('Clone Cadet'), attack('Geonosian Guard'), { 'skip-attack': 'Wampa' }],
        },
        asked: 'dark',
      })
    },
  )
})
