/** Starships of the later sets: classes, docking bays, ships that fly like starfighters, and ships that cannot fly. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { shippedCards } from '../index.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const { cards } = shippedCards()
const BAY = 'Yavin 4: Docking Bay (L)'
const YAVIN = 'Yavin 4 (L)'
const TRANSPORT = 'Medium Transport'
const DESTROYER = 'Imperial-Class Star Destroyer'

describe('a starship that flies like a starfighter', () => {
  test(
    'deploys to docking bays and clouds, lands and takes off',
    proves('ccgx/starship/like-starfighter', 'ccgx/final/moves-like-starfighter'),
    () => {
      const deployed = final({
        at: 'deploy light',
        locations: [BAY, { card: 'Clouds (L)', of: 'Yavin 4' }, YAVIN],
        light: { hand: [TRANSPORT, 'Corellian Corvette'], force: 9 },
      })
      deployed.expect({
        offers: {
          light: [
            { deploy: TRANSPORT, on: BAY },
            { deploy: TRANSPORT, on: 'Clouds (L)' },
          ],
        },
        noOffers: { light: [{ deploy: 'Corellian Corvette', on: BAY }] },
        asked: 'light',
      })
      const above = final({
        at: 'move light',
        locations: [BAY, { card: YAVIN, light: [TRANSPORT] }],
        light: { force: 9 },
      })
      above.play('light', { move: TRANSPORT, to: BAY, by: 'land' })
      above.expect({ facts: { [TRANSPORT]: { on: 'Yavin 4: Docking Bay' } }, asked: 'light' })
      const below = final({
        at: 'move light',
        locations: [{ card: BAY, light: [TRANSPORT] }, YAVIN],
        light: { force: 9 },
      })
      below.expect({ offers: { light: [{ move: TRANSPORT, to: YAVIN, by: 'take-off' }] }, asked: 'light' })
      expect(cards.find(({ key }) => key === TRANSPORT)!.type).toBe('capital')
    },
  )
})

test(
  'a starship without hyperdrive stays at its system, but is carried',
  proves('ccgx/starship/no-hyperdrive'),
  () => {
    const bomber = cards.find(({ key }) => key === 'TIE Bomber')!
    expect([bomber.hyperspeed, bomber.traits]).toEqual([undefined, expect.arrayContaining(['no hyperdrive'])])
    const game = final({
      at: 'move dark',
      locations: [
        { card: 'Hoth (D)', dark: ['TIE Bomber', { card: DESTROYER, cargo: ['TIE Scout'] }] },
        'Anoat (D)',
      ],
      dark: { force: 9 },
    })
    game.expect({
      refused: { dark: { move: 'TIE Bomber', to: 'Anoat (D)', by: 'hyperspeed' } },
      noOffers: { dark: [{ move: 'TIE Bomber', to: 'Anoat (D)' }] },
    })
    game.play('dark', { move: DESTROYER, to: 'Anoat (D)' })
    game.expect({ facts: { 'TIE Scout': { on: DESTROYER }, [DESTROYER]: { on: 'Anoat' } }, asked: 'dark' })
  },
)

test('every kind of TIE is a TIE, and classes are those of the card', proves('ccgx/starship/classes'), () => {
  const vocabulary = vocabularyOf(cards)
  const meant = (words: string): readonly string[] => {
    const self = { key: 'Judge', title: 'Judge', side: 'dark', kind: 'effect', destiny: 0 } as const
    const { text, notUnderstood } = compile(`Your ${words} are power +1.`, self, vocabulary)
    expect(notUnderstood).toEqual([])
    const [first] = text.statics ?? []
    const { model } = (first as { of: { model?: string | readonly string[] } }).of
    return [model ?? []].flat()
  }
  const ties = cards.filter(({ kind, model }) => kind === 'starship' && model?.startsWith('TIE'))
  expect(ties.length).toBeGreaterThan(10)
  expect(ties.filter(({ model }) => !meant('TIEs').includes(model!)).map(({ key }) => key)).toEqual([])
  expect(meant('X-wings')).toEqual(['X-wing'])
  expect(meant('TIE/lns')).toEqual(['TIE/ln'])
  expect(meant('Star Destroyers')).toContain('Star Destroyer')
})

test(
  'a starfighter that comes to a docking bay is landed there',
  proves('ccgx/starship/launch-from-docking'),
  () => {
    const game = final({
      at: 'deploy light',
      locations: [BAY],
      light: { hand: ['X-wing', 'Rebel Trooper'], force: 9 },
    })
    game.play('light', { deploy: 'X-wing', on: BAY })
    game.expect({ numbers: { 'X-wing': { power: 0, maneuver: 0 } }, asked: 'light' })
  },
)

test('a TIE lands at docking bays only', proves('ccgx/starship/tie-landing'), () => {
  const game = final({
    at: 'move dark',
    locations: [
      'Tatooine: Docking Bay 94 (D)',
      'Tatooine: Mos Eisley (D)',
      { card: 'Tatooine (D)', dark: ['TIE Scout'] },
    ],
    dark: { force: 9 },
  })
  game.expect({
    offers: { dark: [{ move: 'TIE Scout', to: 'Tatooine: Docking Bay 94 (D)', by: 'land' }] },
    refused: {
      dark: { move: 'TIE Scout', to: 'Tatooine: Mos Eisley (D)', by: 'land' },
      rule: 'ccg/move/land-tie-docking-bay',
    },
    asked: 'dark',
  })
})

test(
  'a starship that may not move does not take off, react or go where texts send it; who is aboard gets off',
  proves('ccgx/starship/grounded'),
  () => {
    const clamp = {
      title: 'Mooring',
      side: 'dark',
      kind: 'effect',
      text: {
        deploys: { on: [{ on: { kind: 'starship' } }] },
        statics: [{ static: 'bars', what: 'move', of: { the: 'host' } }],
      },
    } as const
    const wind = {
      title: 'Tailwind',
      side: 'light',
      kind: 'effect',
      text: {
        actions: [
          {
            when: { phase: 'move', of: 'you' },
            limit: { times: 1, per: 'turn' },
            do: [{ do: 'relocate', what: { title: 'Red 1' }, to: { type: 'system' } }],
          },
        ],
      },
    } as const
    const game = final(
      {
        at: 'move light',
        locations: [
          {
            card: BAY,
            light: [
              { card: 'Red 1', pilots: ['Luke Skywalker'], with: [{ card: 'Mooring', owner: 'dark' }] },
            ],
          },
          YAVIN,
        ],
        light: { force: 9, side: ['Tailwind'] },
      },
      { cards: [clamp, wind] },
    )
    game.expect({
      noOffers: { light: [{ move: 'Red 1' }] },
      offers: { light: [{ move: 'Luke Skywalker', to: BAY, by: 'disembark' }] },
    })
    game.play('light', { play: 'Tailwind' })
    game.expect({ facts: { 'Red 1': { on: 'Yavin 4: Docking Bay' } }, asked: 'light' })
  },
)

test(
  'unlimited capacity takes any number of the kinds that are named',
  proves('ccgx/starship/unlimited-capacity'),
  () => {
    const game = final({
      at: 'deploy dark',
      locations: [{ card: 'Hoth (D)', dark: ['Executor'] }],
      dark: { hand: [...Array.from({ length: 12 }, () => 'TIE Scout'), DESTROYER], force: 60 },
    })
    for (let ships = 0; ships < 11; ships++)
      game.play('dark', { deploy: 'dark.hand/TIE Scout #1', on: 'Executor' })
    game.expect({
      offers: { dark: [{ deploy: 'dark.hand/TIE Scout', on: 'Executor' }] },
      noOffers: { dark: [{ deploy: DESTROYER, on: 'Executor' }] },
      asked: 'dark',
    })
  },
)

test('a hold takes exactly the kinds that it names', proves('ccgx/vehicle/cargo'), () => {
  const game = final({
    at: 'deploy dark',
    locations: [{ card: 'Hoth (D)', dark: [DESTROYER] }],
    dark: { hand: ['TIE Scout', 'Imperial Walker', 'Slave I'], force: 60 },
  })
  game.expect({
    offers: {
      dark: [
        { deploy: 'TIE Scout', on: DESTROYER },
        { deploy: 'Imperial Walker', on: DESTROYER },
      ],
    },
    noOffers: { dark: [{ deploy: 'Slave I', on: DESTROYER }] },
    asked: 'dark',
  })
})

describe('a squadron', () => {
  const SQUADRON = 'X-wing Assault Squadron'
  const wings = (count: number) => Array.from({ length: count }, () => 'X-wing')

  test.each([
    ['light', SQUADRON, 'X-wing'],
    ['light', 'Y-wing Assault Squadron', 'Y-wing'],
    ['dark', 'TIE Assault Squadron', 'TIE Fighter'],
  ] as const)(
    'of the %s side takes the place of three craft at one location, which go to the Used Pile',
    proves('ccgx/starship/squadron-replaces'),
    (side, squadron, craft) => {
      const planet = side === 'light' ? YAVIN : 'Hoth (D)'
      const three = [craft, craft, craft]
      const game = final({
        at: `deploy ${side}`,
        locations: [{ card: planet, [side]: three }, 'Kessel (L)'],
        [side]: { hand: [squadron, squadron], force: 9, used: 0 },
      })
      game.expect({ noOffers: { [side]: [{ deploy: squadron }] } })
      game.play(side, { form: `${side}.hand/${squadron} #1`, at: planet })
      game.expect({
        resources: { [side]: { used: 3, force: 9 } },
        noOffers: { [side]: [{ form: squadron }] },
        facts: { [`table/${squadron}`]: { as: 'at' } },
        asked: side,
      })
    },
  )

  test('is refused with fewer', proves('ccgx/starship/squadron-replaces'), () => {
    const game = final({
      at: 'deploy light',
      locations: [
        { card: YAVIN, light: wings(2) },
        { card: 'Kessel (L)', light: wings(1) },
      ],
      light: { hand: [SQUADRON, 'Rebel Trooper'], force: 9 },
    })
    game.expect({
      refused: { light: { form: SQUADRON, at: YAVIN }, rule: 'ccgx/starship/squadron-replaces' },
      asked: 'light',
    })
  })

  test('takes pilots and weapons over', proves('ccgx/starship/squadron-replaces'), () => {
    const game = final({
      at: 'deploy light',
      locations: [
        {
          card: YAVIN,
          light: [
            'Y-wing',
            'Y-wing',
            { card: 'Y-wing', passengers: ['Luke Skywalker'], with: ['SW-4 Ion Cannon'] },
          ],
        },
      ],
      light: { hand: ['Y-wing Assault Squadron', 'Rebel Trooper'], force: 9 },
    })
    game.play('light', { form: 'Y-wing Assault Squadron', at: YAVIN })
    game.expect({
      facts: {
        'Luke Skywalker': { on: 'Y-wing Assault Squadron' },
        'SW-4 Ion Cannon': { on: 'Y-wing Assault Squadron' },
      },
      asked: 'light',
    })
  })

  test(
    'is its craft for texts, three of them where they are counted',
    proves('ccgx/starship/squadron'),
    () => {
      const count = {
        title: 'Wing Count',
        side: 'light',
        kind: 'effect',
        text: {
          statics: [
            {
              static: 'number',
              change: 'power',
              of: { model: 'X-wing' },
              add: { count: { model: 'X-wing' } },
            },
          ],
        },
      } as const
      const game = final(
        {
          at: 'deploy light',
          locations: [{ card: YAVIN, light: [SQUADRON, 'X-wing'] }],
          light: { hand: ['Rebel Trooper', 'Kessel (L)'], side: ['Wing Count'] },
        },
        { cards: [count] },
      )
      game.expect({ numbers: { [SQUADRON]: { power: 13 }, 'X-wing': { power: 7 } }, asked: 'light' })
    },
  )
})

test(
  'Ralltiir makes Devastator and Tantive IV stronger, and lets Devastator come and go for free',
  tells('Ralltiir (D)'),
  () => {
    const at = (ship: string, from: string) =>
      final({
        at: 'move dark',
        locations: [
          {
            card: 'Ralltiir (D)',
            dark: from === 'Ralltiir (D)' ? [{ card: ship, pilots: ['Darth Vader'] }] : [],
            light: ['Tantive IV'],
          },
          { card: 'Fondor', dark: from === 'Fondor' ? [{ card: ship, pilots: ['Darth Vader'] }] : [] },
        ],
        dark: { force: 3 },
      })
    at('Devastator', 'Ralltiir (D)').expect({
      offers: { dark: [{ move: 'Devastator', to: 'Fondor', cost: 0 }] },
      asked: 'dark',
    })
    at('Devastator', 'Fondor').expect({
      offers: { dark: [{ move: 'Devastator', to: 'Ralltiir (D)', cost: 0 }] },
      asked: 'dark',
    })
    at('Vengeance', 'Fondor').expect({
      offers: { dark: [{ move: 'Vengeance', to: 'Ralltiir (D)', cost: 1 }] },
      asked: 'dark',
    })
    at('Devastator', 'Fondor').expect({
      numbers: { 'Tantive IV': { power: 6 }, Devastator: { power: 12 } },
      asked: 'dark',
    })
    at('Devastator', 'Ralltiir (D)').expect({ numbers: { Devastator: { power: 13 } }, asked: 'dark' })
  },
)
