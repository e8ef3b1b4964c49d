/** What the Objectives that take a planet say, face by face. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { shippedCards } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const UPRISING = 'Local Uprising / Liberation'
const OCCUPATION = 'Imperial Occupation / Imperial Control'
const RALLTIIR = 'Ralltiir Operations / In The Hands Of The Empire'
const fill = (card: string, count: number): readonly string[] => Array.from({ length: count }, () => card)

/** Three generic sites of a planet, each with such people. */
const held = (system: string, seat: 'dark' | 'light', sites: readonly string[], who: readonly string[]) => [
  system,
  ...sites.map((card) => ({ card, of: system.replace(/ \(.*/, ''), [seat]: who })),
]
const LIGHT_SITES = ['Forest (L)', 'Jungle (L)', 'Spaceport City (L)']
const DARK_SITES = ['Forest (D)', 'Jungle (D)', 'Spaceport City (D)']

describe('the Subjugated planet', () => {
  test(
    'is any planet system of the deck; a generic site goes to it, not to another planet, and later ones too',
    together(tells(UPRISING), proves('ccgx/objective/planet-chosen', 'ccgx/objective/start-required')),
    () => {
      const dark = [RALLTIIR, 'Ralltiir (D)', ...fill('Stormtrooper', 14)]
      const light = [UPRISING, 'Alderaan (L)', 'Forest (L)', ...fill('Talz', 14)]
      const game = final({ at: 'start', dark: { reserve: dark }, light: { reserve: light } })
      game.play('dark', { cards: ['Ralltiir (D)'] })
      game.play('light', { cards: ['Alderaan (L)'] }).play('light', { cards: ['Forest (L)'] })
      game.expect({
        zones: { row: ['Ralltiir (D)', 'Alderaan (L)', 'Forest (L)'] },
        facts: { 'row/Forest (L)': { of: 'Alderaan' } },
        asked: { dark: 'activate' },
      })
      const later = final({
        at: 'deploy light',
        locations: [
          'Dantooine (L)',
          { card: 'Alderaan (L)', light: ['Tantive IV'] },
          { card: 'Swamp (L)', of: 'Alderaan' },
        ],
        light: {
          hand: ['Rebel Trooper'],
          force: 2,
          side: [{ card: UPRISING, of: 'Alderaan' }],
          reserve: ['Forest (L)', 'Jungle (L)', 9],
        },
      })
      later.play('light', { play: UPRISING })
      later.expect({
        offersExactly: {
          light: [
            { deploy: 'light.reserve/Forest (L)', row: 2 },
            { deploy: 'light.reserve/Jungle (L)', row: 2 },
            { deploy: 'light.reserve/Forest (L)', row: 3 },
            { deploy: 'light.reserve/Jungle (L)', row: 3 },
          ],
        },
      })
      later.play('light', { deploy: 'light.reserve/Forest (L)', row: 3 })
      later.expect({ noOffers: { light: [{ play: UPRISING }] }, asked: 'light' })
    },
  )

  test(
    'turns the Objective over when matching operatives control three battlegrounds there',
    together(proves('ccgx/objective/operatives-control'), tells(UPRISING)),
    () => {
      const at = (who: readonly string[]) =>
        final({
          at: 'deploy light',
          locations: [
            ...held('Alderaan (L)', 'light', LIGHT_SITES.slice(0, 2), [
              'Alderaan Operative',
              'Rebel Trooper',
            ]),
            { card: 'Spaceport City (L)', of: 'Alderaan', light: who },
          ],
          light: { side: [{ card: UPRISING, of: 'Alderaan' }], hand: ['Rebel Trooper'], force: 5 },
        })
      const without = at(['Rebel Trooper'])
      without.play('light', { deploy: 'light.hand/Rebel Trooper', on: 'Spaceport City (L)' })
      without.expect({ facts: { [`light.side/${UPRISING}`]: { turned: false } }, asked: 'light' })
      const alone = at(['Alderaan Operative'])
      alone.play('light', { deploy: 'light.hand/Rebel Trooper', on: 'Spaceport City (L)' })
      alone.expect({
        events: [{ kind: 'flipped', card: UPRISING }],
        facts: { [`light.side/${UPRISING}`]: { turned: true } },
        asked: 'light',
      })
    },
  )
})

const TABLE_OF_LIBERATION = { side: [{ card: UPRISING, of: 'Alderaan', turned: true }] }

describe('Liberation', () => {
  test(
    'makes operatives there stronger beside Imperials, drains of the opponent less, and turns back',
    tells(UPRISING),
    () => {
      const game = final({
        at: 'control dark',
        locations: [
          'Alderaan (L)',
          { card: 'Forest (L)', of: 'Alderaan', light: ['Alderaan Operative'], dark: ['Stormtrooper'] },
          { card: 'Spaceport City (L)', of: 'Alderaan', light: ['Alderaan Operative'] },
          { card: 'Tatooine: Cantina (D)', dark: ['Stormtrooper'], light: [] },
        ],
        light: TABLE_OF_LIBERATION,
      })
      game.expect({
        numbers: {
          'Alderaan Operative #1': { power: 3, forfeit: 6 },
          'Alderaan Operative #2': { power: 1, forfeit: 6 },
          'Tatooine: Cantina (D)': { 'drain-dark': 1 },
          'Forest (L)': { 'battle-destinies-light': 0 },
        },
        facts: { [`light.side/${UPRISING}`]: { turned: true } },
        asked: 'dark',
      })
    },
  )

  test(
    'adds a battle destiny where an operative fights, and gives 1 Force back for each that comes',
    tells(UPRISING),
    () => {
      const battle = final({
        at: 'battle dark',
        locations: [
          'Alderaan (L)',
          { card: 'Forest (L)', of: 'Alderaan', light: ['Alderaan Operative'], dark: ['Stormtrooper'] },
          { card: 'Spaceport City (L)', of: 'Alderaan', light: ['Alderaan Operative'] },
        ],
        dark: { force: 3 },
        light: TABLE_OF_LIBERATION,
      })
      battle.play('dark', { battle: 'Forest (L)' })
      battle.expect({
        numbers: { 'Forest (L)': { 'battle-destinies-light': 1 } },
        asked: { light: 'battle-destiny' },
      })
      const coming = final({
        at: 'deploy light',
        locations: [
          'Alderaan (L)',
          { card: 'Forest (L)', of: 'Alderaan', light: ['Rebel Trooper'] },
          { card: 'Jungle (L)', of: 'Alderaan', light: ['Rebel Trooper'] },
        ],
        light: { ...TABLE_OF_LIBERATION, hand: ['Alderaan Operative'], force: 5, lost: 3 },
      })
      coming.play('light', { deploy: 'Alderaan Operative', on: 'Forest (L)' }).play('light', true)
      coming.expect({ resources: { light: { lost: 2 } }, asked: 'light' })
    },
  )
})

test(
  'Imperial Occupation names the Renegade planet, where operatives beside Rebels are stronger',
  tells(OCCUPATION),
  () => {
    const game = final({
      at: 'deploy dark',
      locations: [
        'Dantooine (D)',
        { card: 'Forest (D)', of: 'Dantooine', dark: ['Dantooine Operative'], light: ['Rebel Trooper'] },
        { card: 'Spaceport City (D)', of: 'Dantooine', dark: ['Dantooine Operative'] },
      ],
      dark: { side: [{ card: OCCUPATION, of: 'Dantooine', turned: true }], hand: ['Stormtrooper'], force: 3 },
    })
    game.expect({
      numbers: { 'Dantooine Operative #1': { power: 4 }, 'Dantooine Operative #2': { power: 2 } },
      asked: 'dark',
    })
  },
)

describe('Ralltiir Operations', () => {
  const sites = held('Ralltiir (D)', 'dark', DARK_SITES, ['Stormtrooper'])
  test(
    'turns over when Imperials control three sites there and the opponent nothing',
    together(tells(RALLTIIR), proves('ccgx/objective/total-choice')),
    () => {
      const at = (last: string, others: readonly string[] = []) =>
        final({
          at: 'deploy dark',
          locations: [
            ...held('Ralltiir (D)', 'dark', DARK_SITES.slice(0, 2), ['Stormtrooper']),
            { card: 'Spaceport City (D)', of: 'Ralltiir', dark: [last] },
            { card: 'Swamp (D)', of: 'Ralltiir', light: others },
          ],
          dark: { side: [RALLTIIR], hand: ['Stormtrooper', 'Stormtrooper'], force: 5 },
        }).play('dark', { deploy: 'dark.hand/Stormtrooper #1', on: 'Forest (D)' })
      const turned = (is: boolean) =>
        ({ facts: { [`dark.side/${RALLTIIR}`]: { turned: is } }, asked: 'dark' }) as const
      at('Stormtrooper').expect(turned(true))
      at('Jawa (D)').expect(turned(false))
      at('Stormtrooper', ['Talz']).expect(turned(false))
    },
  )

  test('brings sites and plain Imperials there, and makes it dear for Rebels', tells(RALLTIIR), () => {
    const game = final({
      at: 'deploy dark',
      locations: ['Ralltiir (D)', 'Dantooine (D)', { card: 'Jungle (D)', of: 'Ralltiir' }],
      dark: {
        side: [RALLTIIR],
        reserve: ['Forest (D)', 'Stormtrooper', 'Darth Vader', 'Jawa (D)'],
        force: 9,
      },
    })
    game.play('dark', { play: RALLTIIR })
    game.expect({
      offersExactly: {
        dark: [
          { deploy: 'dark.reserve/Forest (D)', row: 1 },
          { deploy: 'dark.reserve/Forest (D)', row: 2 },
          { deploy: 'dark.reserve/Stormtrooper', on: 'Jungle (D)' },
        ],
      },
      asked: 'dark',
    })
    const light = final({
      at: 'deploy light',
      locations: ['Ralltiir (D)', { card: 'Jungle (D)', of: 'Ralltiir' }, 'Tatooine: Cantina (L)'],
      dark: { side: [RALLTIIR] },
      light: { hand: ['Rebel Trooper', 'Talz'], force: 9 },
    })
    light.expect({
      offers: {
        light: [
          { deploy: 'Rebel Trooper', on: 'Jungle (D)', cost: 3 },
          { deploy: 'Rebel Trooper', on: 'Tatooine: Cantina (L)', cost: 1 },
        ],
      },
      asked: 'light',
    })
  })

  test(
    'in the hands of the Empire, adds destiny everywhere for each place that Imperials hold',
    tells(RALLTIIR),
    () => {
      const game = final({
        at: 'control dark',
        locations: [...sites, 'Tatooine: Cantina (D)'],
        dark: { side: [{ card: RALLTIIR, turned: true }], force: 3, reserve: ['Darth Vader', 9] },
      })
      game.expect({
        numbers: {
          'Tatooine: Cantina (D)': { 'total-battle-destiny-dark': 3, 'total-battle-destiny-light': 0 },
        },
        asked: 'dark',
      })
      game.play('dark', { play: RALLTIIR }).play('dark', { cards: ['Darth Vader'] })
      game.expect({
        zones: { 'dark.hand': ['Darth Vader'] },
        resources: { dark: { force: 1 } },
        asked: 'dark',
      })
    },
  )
})

test(
  'a deck without the system that its Objective begins with is refused',
  proves('ccgx/objective/start-required'),
  () => {
    const deck = (first: string) => [RALLTIIR, first, ...fill('Stormtrooper', 58)]
    expect(checkDeck(shippedCards(), deck('Ralltiir (D)'), 'final')).toEqual([])
    expect(checkDeck(shippedCards(), deck('Dantooine (D)'), 'final').map(({ code }) => code)).toEqual([
      'objective-without',
    ])
  },
)
