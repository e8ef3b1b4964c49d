/** Places with rules of their own: the shield of Hoth, the Trench, the desert, Jabba's Palace. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { speaking } from '../effects/context.ts'
import { matches } from '../effects/matches.ts'
import type { Filter } from '../text/filter.ts'
import { final } from './play.ts'

const GENERATORS = {
  title: 'Hoth: Test Generators (1st Marker)',
  side: 'light',
  kind: 'location',
  type: 'site',
  system: 'Hoth',
  icons: ['exterior', 'planet'],
  force: { dark: 1, light: 1 },
  text: { light: { statics: [{ static: 'place-rules', rules: 'hoth energy shield' }] } },
} as const
const CORRIDOR = 'Hoth: Echo Corridor (D)'
const BAY = 'Hoth: Echo Docking Bay (D)'
const PERIMETER = 'Hoth: Defensive Perimeter (3rd Marker) (D)'
const RIDGE = 'Hoth: North Ridge (4th Marker) (D)'

const idOf = (game: ReturnType<typeof final>, is: string): number =>
  game.machine.state.zones[0]!.cards.find((card) => game.machine.card(card).is === is)!
const fits = (game: ReturnType<typeof final>, filter: Filter, is: string): boolean =>
  matches(game.machine, speaking(0, idOf(game, is)), filter, idOf(game, is))

describe('the energy shield of Hoth', () => {
  const row = (generators: boolean) => [
    CORRIDOR,
    BAY,
    ...(generators ? [GENERATORS.title] : []),
    PERIMETER,
    RIDGE,
    'Hoth (D)',
  ]
  const deploying = (generators: boolean) =>
    final(
      {
        at: 'deploy dark',
        locations: row(generators),
        dark: { hand: ['Stormtrooper', 'Imperial Walker', 'TIE Scout'], force: 20 },
      },
      { cards: [GENERATORS] },
    )

  test(
    'keeps the Dark Side from deploying to the Echo sites and the first markers, while it is up',
    proves(
      'ccgx/hoth/shield-covers',
      'ccgx/hoth/shield-deploy',
      'ccgx/hoth/shield-ends',
      'ccgx/hoth/shielded-term',
    ),
    () => {
      deploying(true).expect({
        offers: { dark: [{ deploy: 'Stormtrooper', on: RIDGE }] },
        refused: [
          { dark: { deploy: 'Stormtrooper', on: CORRIDOR }, rule: 'ccgx/hoth/shield-deploy' },
          { dark: { deploy: 'Imperial Walker', on: PERIMETER }, rule: 'ccgx/hoth/shield-deploy' },
          { dark: { deploy: 'TIE Scout', on: BAY }, rule: 'ccgx/hoth/shield-deploy' },
        ],
        asked: 'dark',
      })
      deploying(false).expect({
        offers: {
          dark: [
            { deploy: 'Stormtrooper', on: CORRIDOR },
            { deploy: 'Imperial Walker', on: PERIMETER },
          ],
        },
        asked: 'dark',
      })
    },
  )

  test('is walked through, but not flown through', proves('ccgx/hoth/shield-move'), () => {
    const game = final(
      {
        at: 'move dark',
        locations: [
          BAY,
          GENERATORS.title,
          { card: PERIMETER, dark: ['Labria'] },
          { card: RIDGE, dark: ['Stormtrooper'] },
          { card: 'Hoth (D)', dark: ['TIE Scout', 'Imperial-Class Star Destroyer'] },
        ],
        dark: { force: 9 },
      },
      { cards: [GENERATORS] },
    )
    game.expect({
      offers: {
        dark: [
          { move: 'table/Stormtrooper', to: PERIMETER, by: 'landspeed' },
          { move: 'table/Stormtrooper', by: 'shuttle' },
        ],
      },
      refused: [
        { dark: { move: 'TIE Scout', to: BAY, by: 'land' }, rule: 'ccgx/hoth/shield-move' },
        {
          dark: { move: 'Labria', to: 'Imperial-Class Star Destroyer', by: 'shuttle' },
          rule: 'ccgx/hoth/shield-move',
        },
      ],
      asked: 'dark',
    })
  })

  test('leaves no battlegrounds beneath it', proves('ccgx/hoth/shield-not-battleground'), () => {
    const shielded = deploying(true)
    expect(fits(shielded, { battleground: true }, PERIMETER)).toBe(false)
    expect(fits(shielded, { battleground: true }, CORRIDOR)).toBe(false)
    shielded.expect({ asked: 'dark' })
    const open = deploying(false)
    expect(fits(open, { battleground: true }, PERIMETER)).toBe(true)
    open.expect({ asked: 'dark' })
  })

  test('an Echo site has Echo in its title', proves('ccgx/hoth/echo-site'), () => {
    const game = deploying(false)
    const echo: Filter = { type: 'site', titleHas: 'Echo' }
    expect([CORRIDOR, BAY, PERIMETER, RIDGE].filter((site) => fits(game, echo, site))).toEqual([
      CORRIDOR,
      BAY,
    ])
    game.expect({ asked: 'dark' })
  })
})

describe('the Death Star', () => {
  test('has its Trench only with the system', proves('ccgx/deathstar/trench-order'), () => {
    const row = (...locations: string[]) =>
      final({ at: 'deploy light', locations, light: { hand: ['Death Star: Trench', 'Kessel (L)'] } })
    row('Death Star: Central Core').expect({
      noOffers: { light: [{ deploy: 'Death Star: Trench' }] },
      asked: 'light',
    })
    row('Death Star: Central Core', 'Death Star (D)').expect({
      offers: { light: [{ deploy: 'Death Star: Trench', row: 2 }] },
      asked: 'light',
    })
  })

  test('takes no generic site', proves('ccgx/deathstar/generic-sites-not'), () => {
    const game = final({
      at: 'deploy light',
      locations: ['Death Star (D)', 'Death Star: Central Core'],
      light: { hand: ['Forest (L)', 'Kessel (L)'] },
    })
    game.expect({ noOffers: { light: [{ deploy: 'Forest (L)' }] }, asked: 'light' })
  })
})

describe('Tatooine', () => {
  test.each(['Tatooine: Desert (L)', 'Tatooine: Desert (D)'])(
    'leaving %s takes one landspeed more, but for scouts and vehicles',
    proves('ccgx/jabba/desert-walk'),
    (desert) => {
      const game = final({
        at: 'move light',
        locations: [
          { card: desert, light: ['Talz', 'Arcona', { card: 'Rogue 1', pilots: ['Rebel Pilot'] }] },
          'Tatooine: Mos Eisley (L)',
        ],
        light: { force: 9 },
      })
      game.expect({
        offers: {
          light: [
            { move: 'Rogue 1', to: 'Tatooine: Mos Eisley (L)' },
            { move: 'Arcona', to: 'Tatooine: Mos Eisley (L)' },
          ],
        },
        noOffers: { light: [{ move: 'Talz', to: 'Tatooine: Mos Eisley (L)' }] },
        asked: 'light',
      })
    },
  )

  test(
    "has the sites of Jabba's Palace, which are sites of Tatooine",
    proves('ccgx/jabba/palace-site'),
    () => {
      const sites = ["Tatooine: Jabba's Palace (D)", "Jabba's Palace: Dungeon", 'Tatooine: Mos Eisley (D)']
      const game = final({ at: 'deploy dark', locations: sites, dark: { hand: ['Kessel (D)'] } })
      const palace: Filter = { type: 'site', where: { sitesOf: "Jabba's Palace" } }
      const planet: Filter = { type: 'site', where: { sitesOf: 'Tatooine' } }
      expect(sites.filter((site) => fits(game, palace, site))).toEqual(sites.slice(0, 2))
      expect(sites.filter((site) => fits(game, planet, site))).toEqual(sites)
      game.expect({ asked: 'dark' })
    },
  )
})

test('where neither battles nor drains take place nobody begins one', proves('ccgx/jabba/bo-shuda'), () => {
  const peace = {
    title: 'Quiet Please',
    side: 'light',
    kind: 'effect',
    text: {
      statics: [
        { static: 'bars-drains', whose: 'both', at: { title: 'Tatooine: Mos Eisley' } },
        { static: 'bars', what: 'battle', of: { where: { at: 'Tatooine: Mos Eisley' } } },
      ],
    },
  } as const
  const at = (phase: 'control' | 'battle', light: string[]) =>
    final(
      {
        at: `${phase} dark`,
        locations: [
          { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'], light },
          { card: 'Tatooine: Cantina (D)', dark: ['Stormtrooper'], light },
        ],
        dark: { force: 3 },
        light: { side: ['Quiet Please'] },
      },
      { cards: [peace] },
    )
  at('control', []).expect({
    offersExactly: { dark: [{ drain: 'Tatooine: Cantina (D)' }, 'pass'] },
    asked: 'dark',
  })
  at('battle', ['Talz']).expect({
    offersExactly: { dark: [{ battle: 'Tatooine: Cantina (D)' }, 'pass'] },
    asked: 'dark',
  })
})
