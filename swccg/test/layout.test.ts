/** Locations in the row: which may come, which lie beneath others, and what they keep out. */
import { numberOf } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { speaking } from '../effects/context.ts'
import { matches } from '../effects/matches.ts'
import { generation } from '../rules/force/activate.ts'
import { final } from './play.ts'

const site = (title: string, more: object = {}) =>
  ({
    title,
    side: 'light',
    kind: 'location',
    type: 'site',
    system: 'Moon',
    icons: ['exterior', 'planet'],
    force: { dark: 1, light: 1 },
    ...more,
  }) as const
const onTable = (game: ReturnType<typeof final>, is: string): number =>
  game.machine.state.zones[0]!.cards.find((card) => game.machine.card(card).is === is)!

describe('a location comes', () => {
  test(
    'without its system if it is a site or the floating city; clouds and asteroids need the system, clouds also the city',
    proves('ccgx/layout/system-not-needed'),
    () => {
      const hand = [
        'Clouds (L)',
        'Asteroid Field (L)',
        'Bespin: Cloud City (L)',
        'Cloud City: Guest Quarters',
      ]
      const game = final({ at: 'deploy light', locations: ['Tatooine: Cantina (L)'], light: { hand } })
      game.expect({
        offers: { light: [{ deploy: 'Bespin: Cloud City (L)' }, { deploy: 'Cloud City: Guest Quarters' }] },
        noOffers: { light: [{ deploy: 'Clouds (L)' }] },
      })
      game.play('light', { deploy: 'Bespin: Cloud City (L)', row: 1 })
      game.expect({
        offers: { light: [{ deploy: 'Clouds (L)', row: 2 }] },
        noOffers: { light: [{ deploy: 'Asteroid Field (L)', row: 2 }] },
        asked: 'light',
      })
    },
  )

  test('three times with three dots, each by itself', proves('ccgx/layout/restricted-locations'), () => {
    const desert = 'Tatooine: Desert (L)'
    const game = final({
      at: 'deploy light',
      locations: [{ card: desert, light: ['Rebel Trooper'] }, desert],
      light: { hand: [desert, desert], force: 1 },
    })
    game.play('light', { deploy: `light.hand/${desert} #1`, row: 0 })
    game.expect({ noOffers: { light: [{ deploy: `light.hand/${desert}` }] }, asked: 'light' })
  })

  test(
    'once if it is unique: over the card of the other side, not of one’s own',
    proves('ccgx/layout/unique-across'),
    () => {
      const game = final({
        at: 'deploy light',
        locations: ['Hoth (D)', 'Corellia'],
        light: { hand: ['Hoth (L)', 'Corellia', 'Kessel (L)'] },
      })
      game.expect({ noOffers: { light: [{ deploy: 'light.hand/Corellia' }] } })
      game.play('light', { deploy: 'Hoth (L)', over: 'Hoth (D)' })
      game.expect({ facts: { 'Hoth (D)': { as: 'beneath' } }, asked: 'light' })
    },
  )

  test('not over one that may not be converted', proves('ccgx/layout/no-converting'), () => {
    const room = 'Death Star: Detention Block Control Room'
    const over = { deploy: room }
    const held = (dark: readonly string[]) =>
      final({
        at: 'deploy light',
        locations: [{ card: `${room} (D)`, dark }],
        light: { hand: [room, 'Kessel (L)'] },
      })
    held(['Stormtrooper']).expect({ noOffers: { light: [over] }, asked: 'light' })
    held(['Labria']).expect({ offers: { light: [over] }, asked: 'light' })
  })

  test(
    'to the top again when it is raised, and nobody there moves',
    proves('ccgx/layout/raise-to-top'),
    () => {
      const game = final({
        at: 'control light',
        locations: [
          { card: 'Hoth: Echo Corridor (L)', light: ['Rebel Trooper'] },
          {
            card: 'Hoth: Defensive Perimeter (3rd Marker) (D)',
            beneath: ['Hoth: Defensive Perimeter (3rd Marker) (L)'],
            dark: ['Stormtrooper'],
          },
        ],
        light: { force: 4 },
      })
      game.play('light', { play: 'Hoth: Echo Corridor (L)' })
      game.expect({
        facts: {
          'Hoth: Defensive Perimeter (3rd Marker) (D)': { as: 'beneath' },
          'table/Stormtrooper': { on: 'Hoth: Defensive Perimeter (3rd Marker)' },
        },
        numbers: { 'Hoth: Defensive Perimeter (3rd Marker) (L)': { 'force-icons-dark': 1 } },
        resources: { light: { force: 0 } },
        asked: 'light',
      })
    },
  )

  test(
    'no card with a diamond twice at one system',
    proves('ccgx/layout/generic-effects', 'ccgx/final/unique-diamond'),
    () => {
      const camp = {
        title: 'Camp Fire',
        side: 'light',
        kind: 'effect',
        diamonds: 1,
        text: { deploys: { on: [{ on: { type: 'site' } }] } },
      } as const
      const game = final(
        {
          at: 'deploy light',
          locations: [
            { card: 'Hoth: Echo Corridor (L)', light: ['Camp Fire'] },
            'Hoth: Echo Med Lab',
            'Tatooine: Cantina (L)',
          ],
          light: { hand: ['Camp Fire'], force: 3 },
        },
        { cards: [camp] },
      )
      game.expect({
        offersExactly: { light: [{ deploy: 'light.hand/Camp Fire', on: 'Tatooine: Cantina (L)' }, 'pass'] },
        refused: {
          light: { deploy: 'light.hand/Camp Fire', on: 'Hoth: Echo Med Lab' },
          rule: 'ccgx/layout/generic-effects',
        },
        asked: 'light',
      })
    },
  )
})

describe('what a location says', () => {
  test(
    'keeps craft out, however they would come',
    proves('ccgx/layout/no-craft-here', 'ccgx/layout/opp-movement-bar'),
    () => {
      const thicket = site('Moon: Thicket', {
        text: {
          light: {
            statics: (['deploy', 'move'] as const).map((what) => ({
              static: 'bars',
              what,
              of: { kind: ['vehicle', 'starship'] },
              to: { the: 'self' },
            })),
          },
        },
      })
      const thrower = {
        title: 'Strong Wind',
        side: 'light',
        kind: 'effect',
        text: {
          actions: [
            {
              when: { phase: 'move', of: 'you' },
              do: [
                {
                  do: 'relocate',
                  what: { kind: ['vehicle', 'character'], whose: 'yours' },
                  to: { title: 'Moon: Thicket' },
                },
              ],
            },
          ],
        },
      } as const
      const cards = [thicket, site('Moon: Plain'), thrower] as never
      const deployed = final(
        {
          at: 'deploy light',
          locations: ['Moon: Thicket', 'Moon: Plain'],
          light: { hand: ['Rogue 1'], force: 9 },
        },
        { cards },
      )
      deployed.expect({ noOffers: { light: [{ deploy: 'Rogue 1', on: 'Moon: Thicket' }] }, asked: 'light' })
      const moved = final(
        {
          at: 'move light',
          locations: [
            'Moon: Thicket',
            {
              card: 'Moon: Plain',
              light: ['Rebel Trooper', { card: 'Rogue 1', pilots: ['Luke Skywalker'] }],
            },
          ],
          light: { force: 9, side: ['Strong Wind'] },
        },
        { cards },
      )
      moved.expect({
        offers: { light: [{ move: 'Rebel Trooper', to: 'Moon: Thicket' }] },
        noOffers: { light: [{ move: 'Rogue 1', to: 'Moon: Thicket' }] },
      })
      moved.play('light', { play: 'Strong Wind' })
      moved.expect({
        facts: { 'table/Rebel Trooper': { on: 'Moon: Thicket' }, 'Rogue 1': { on: 'Moon: Plain' } },
        asked: 'light',
      })
    },
  )

  test('keeps drains away and takes no control', proves('ccgx/layout/force-drain-no'), () => {
    const game = final({
      at: 'control light',
      locations: [
        { card: 'Dagobah (L)', light: ['X-wing'] },
        { card: 'Kessel (L)', light: ['Y-wing'] },
      ],
    })
    const { machine } = game
    const isControlled = matches(machine, speaking(1, 0), { controlled: 'you' }, onTable(game, 'Dagobah (L)'))
    expect(isControlled).toBe(true)
    game.expect({ noOffers: { light: [{ drain: 'Dagobah (L)' }] }, asked: 'light' })
  })

  test('adds to what transit from another bay costs', proves('ccgx/layout/extra-transit'), () => {
    const game = final({
      at: 'move dark',
      locations: [
        { card: 'Tatooine: Docking Bay 94 (D)', dark: ['Stormtrooper'] },
        'Hoth: Echo Docking Bay (L)',
        'Yavin 4: Docking Bay (D)',
      ],
      dark: { force: 20 },
    })
    game.expect({
      offers: {
        dark: [
          { move: 'Tatooine: Docking Bay 94 (D)', to: 'Yavin 4: Docking Bay (D)', cost: 1 },
          { move: 'Tatooine: Docking Bay 94 (D)', to: 'Hoth: Echo Docking Bay (L)', cost: 5 },
        ],
      },
      asked: 'dark',
    })
  })

  test(
    'moves a card as its move of the turn, free and however far',
    proves('ccgx/layout/free-between'),
    () => {
      const game = final({
        at: 'move light',
        locations: [
          { card: 'Cloud City: Upper Plaza Corridor (L)', light: ['Rebel Trooper'] },
          'Cloud City: Guest Quarters',
          'Cloud City: Lower Corridor (L)',
        ],
        light: { force: 1 },
      })
      game.play('light', { play: 'Cloud City: Upper Plaza Corridor (L)' })
      game.play('light', { cards: ['Cloud City: Lower Corridor (L)'] })
      game.expect({
        facts: { 'table/Rebel Trooper': { on: 'Cloud City: Lower Corridor', moved: true } },
        resources: { light: { force: 1 } },
        asked: { light: 'draw-phase' },
      })
    },
  )

  test(
    'of icons changes generation, drains and battlegrounds at once, and what is equal counts last',
    proves('ccgx/layout/icons-added'),
    () => {
      const icons = (change: object) => ({
        static: 'side-number',
        change: 'force-icons',
        whose: 'both',
        at: { title: 'Moon: Plain' },
        ...change,
      })
      const plain = site('Moon: Plain', { force: { dark: 0, light: 1 } })
      const more = {
        title: 'Wellspring',
        side: 'light',
        kind: 'effect',
        text: { statics: [icons({ add: 1 })] },
      }
      const equal = {
        title: 'Balance',
        side: 'light',
        kind: 'effect',
        text: { statics: [icons({ fix: 1 })] },
      }
      const with_ = (side: readonly string[]) => {
        const game = final(
          {
            at: 'control light',
            locations: [{ card: 'Moon: Plain', light: ['Rebel Trooper'] }],
            light: { side },
          },
          { cards: [plain, more, equal] as never },
        )
        const place = onTable(game, 'Moon: Plain')
        const seen = {
          icons: ['dark', 'light'].map((each) => numberOf(game.machine, `force-icons-${each}`, place)),
          generation: generation(game.machine, 1),
          battleground: matches(game.machine, speaking(1, place), { battleground: true }, place),
        }
        game.expect({ asked: 'light' })
        return seen
      }
      expect(with_([])).toEqual({ icons: [0, 1], generation: 2, battleground: false })
      expect(with_(['Wellspring'])).toEqual({ icons: [1, 2], generation: 3, battleground: true })
      expect(with_(['Balance', 'Wellspring'])).toEqual({ icons: [1, 1], generation: 2, battleground: true })
    },
  )
})
