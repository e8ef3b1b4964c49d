/** Objectives about captives: who is imprisoned when the game begins, and what each face says. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { shippedCards } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { CAPTURE_DEEDS } from './capture-deeds.ts'
import { final } from './play.ts'
import { STRIKES } from './stories.ts'
import { tells } from './tells.ts'

const TESTING = 'Carbon Chamber Testing / My Favorite Decoration'
const RESCUE = 'Rescue The Princess / Sometimes I Amaze Even Myself'
const TOWER = 'Cloud City: Security Tower'
const AUDIENCE = "Jabba's Palace: Audience Chamber (D)"
const CHAMBER = 'Cloud City: Carbonite Chamber (D)'
const CONSOLE = 'Carbonite Chamber Console'
const WAR_ROOM = 'Yavin 4: Massassi War Room'
const CORRIDOR = 'Death Star: Detention Block Corridor (L)'
const BAY = 'Death Star: Docking Bay 327 (L)'
const YAVIN_BAY = 'Yavin 4: Docking Bay (L)'
const CANTINA = 'Tatooine: Cantina (D)'
const fill = (card: string, count: number): readonly string[] => Array.from({ length: count }, () => card)

const TESTING_DECK = [TESTING, CHAMBER, CONSOLE, TOWER, ...fill('Stormtrooper', 14)]
const RESCUE_DECK = [RESCUE, CORRIDOR, 'Leia Organa', BAY, YAVIN_BAY, WAR_ROOM, ...fill('Talz', 14)]

describe('Carbon Chamber Testing', () => {
  const begun = (rebels: readonly string[]) =>
    final({
      at: 'start',
      dark: { reserve: TESTING_DECK },
      light: { reserve: ['Tatooine (L)', ...rebels, ...fill('Talz', 14)] },
    })
      .play('light', { 'start-with': 'Tatooine (L)' })
      .play('dark', { cards: [CHAMBER] })
      .play('dark', { cards: [CONSOLE] })
      .play('dark', { cards: [TOWER] })

  test(
    'has a Rebel of the opponent imprisoned, whom the opponent picks, wherever that one may deploy',
    together(
      tells(TESTING),
      proves(
        'ccgx/objective/opponent-rebel',
        'ccgx/capture/deploys-captive',
        'ccgx/final/start-location-before-objective',
        'ccgx/final/start-free',
      ),
    ),
    () => {
      const game = begun(['Obi-Wan Kenobi', 'Rebel Guard'])
      game.expect({ zones: { row: ['Tatooine (L)', CHAMBER, TOWER] }, asked: { light: 'search' } })
      game.play('light', { cards: ['Obi-Wan Kenobi'] })
      game.expect({
        facts: {
          'Obi-Wan Kenobi': { as: 'imprisoned', at: TOWER },
          [`dark.side/${TESTING}`]: { turned: false },
        },
        resources: { light: { hand: 8, lost: 0 } },
        asked: { dark: 'activate' },
      })
    },
  )

  test('turns over at once where no Rebel is found, and stays in play', tells(TESTING), () => {
    const game = begun([])
    game.play('light', { cards: [] })
    game.expect({ facts: { [`dark.side/${TESTING}`]: { turned: true } }, asked: { dark: 'activate' } })
  })

  const walking = (captive: object) =>
    final({
      at: 'move dark',
      locations: [
        {
          card: "Jabba's Palace: Entrance Cavern (D)",
          dark: [{ card: 'Stormtrooper', captives: [{ card: 'Han Solo', ...captive }] }],
        },
        AUDIENCE,
      ],
      dark: { side: [TESTING], force: 3 },
    }).play('dark', { move: 'Stormtrooper', to: AUDIENCE })

  test('turns over when a frozen captive is moved to the Audience Chamber, no other', tells(TESTING), () => {
    const turned = (is: boolean) => ({ facts: { [`dark.side/${TESTING}`]: { turned: is } } }) as const
    walking({ frozen: true }).expect({ ...turned(true), asked: 'dark' })
    walking({}).expect({ ...turned(false), asked: 'dark' })
  })

  test('keeps Dark Deal in hand and brings one of three sites in a turn', tells(TESTING), () => {
    const game = final({
      at: 'deploy dark',
      locations: [
        { card: 'Bespin: Cloud City (D)', dark: ['Cloud Car (D)'] },
        { card: TOWER, dark: ['Stormtrooper'] },
        { card: CHAMBER, dark: ['Stormtrooper', { card: 'Dengar', captives: ['Han Solo'] }] },
        { card: 'Cloud City: Lower Corridor (D)', dark: ['Stormtrooper'] },
      ],
      dark: {
        side: [TESTING],
        force: 5,
        hand: ['Dark Deal'],
        reserve: [AUDIENCE, 'Cloud City: East Platform (Docking Bay)', 'Tatooine (D)'],
      },
    })
    game.expect({ noOffers: { dark: [{ deploy: 'Dark Deal' }] } })
    game.play('dark', { play: TESTING }).play('dark', { deploy: `dark.reserve/${AUDIENCE}`, row: 4 })
    game.expect({ noOffers: { dark: [{ play: TESTING }] }, asked: 'dark' })
  })

  test('as My Favorite Decoration protects aliens, and is gone with the last captive', tells(TESTING), () => {
    const game = final(
      {
        at: 'control dark',
        locations: [
          { card: CANTINA, dark: ['Dengar', 'Garindan'] },
          {
            card: AUDIENCE,
            dark: [{ card: 'Corporal Prescott', captives: [{ card: 'Han Solo', frozen: true }] }],
          },
        ],
        dark: { side: [{ card: TESTING, turned: true }], lost: 3, hand: ['Away With It'] },
      },
      { cards: CAPTURE_DEEDS },
    )
    game.expect({ numbers: { Garindan: { immunity: 4 }, 'Corporal Prescott': { immunity: 0 } } })
    game.play('dark', { play: TESTING })
    game.expect({ resources: { dark: { lost: 2 } } })
    game.play('dark', { play: 'Away With It' })
    game.expect({ zones: { 'dark.side': 0, 'dark.out-of-play': [TESTING] }, asked: 'dark' })
  })
})

describe('Rescue The Princess', () => {
  test(
    'has Leia imprisoned on the Death Star, whose own side put her there',
    together(
      tells(RESCUE),
      proves('ccgx/objective/opponent-rebel', 'ccgx/final/start-objective-deploys-all'),
    ),
    () => {
      const game = final({
        at: 'start',
        dark: { reserve: ['Tatooine (D)', 12] },
        light: { reserve: RESCUE_DECK },
      })
      game.play('dark', { 'start-with': 'Tatooine (D)' })
      for (const card of [CORRIDOR, 'Leia Organa', BAY, YAVIN_BAY, WAR_ROOM])
        game.play('light', { cards: [card] })
      game.expect({
        facts: { 'Leia Organa': { as: 'imprisoned', controller: 'light' } },
        asked: { dark: 'activate' },
      })
      const deck = [...RESCUE_DECK.filter((card) => card !== 'Leia Organa'), ...fill('Talz', 41)]
      expect(checkDeck(shippedCards(), deck, 'final').map(({ code }) => code)).toEqual(['objective-without'])
      const withLeia = [...RESCUE_DECK, ...fill('Talz', 40)]
      expect(checkDeck(shippedCards(), withLeia, 'final')).toEqual([])
    },
  )

  test('keeps spies from the Death Star and Nabrun Leids in hand', tells(RESCUE), () => {
    const game = final({
      at: 'deploy light',
      locations: [
        { card: 'Death Star: Central Core', light: ['Talz'] },
        { card: CANTINA, light: ['Talz'] },
      ],
      light: { side: [RESCUE], hand: ['Rebel Guard', 'Bothan Spy', 'Nabrun Leids'], force: 9 },
    })
    game.expect({
      offers: {
        light: [
          { deploy: 'Rebel Guard', on: 'Death Star: Central Core' },
          { deploy: 'Bothan Spy', on: CANTINA },
        ],
      },
      refused: { light: { deploy: 'Bothan Spy', on: 'Death Star: Central Core' } },
      asked: 'light',
    })
  })

  const coming = (how: object = {}) =>
    final({
      at: 'move light',
      locations: [
        { card: YAVIN_BAY, light: ['Leia Organa'] },
        WAR_ROOM,
        { card: CANTINA, dark: ['Stormtrooper'] },
      ],
      light: { side: [RESCUE], force: 3 },
      ...how,
    })

  test('turns over when she comes to the War Room: drains of the opponent cost more', tells(RESCUE), () => {
    const game = coming()
    game.play('light', { move: 'Leia Organa', to: WAR_ROOM })
    game.expect({
      facts: { [`light.side/${RESCUE}`]: { turned: true } },
      numbers: { [CANTINA]: { 'drain-cost-dark': 1, 'drain-cost-light': 0 } },
      asked: 'light',
    })
  })

  test('is out of play with Leia, and her Plans stay in hand', tells(RESCUE), () => {
    const game = final(
      {
        at: 'control dark',
        locations: [
          { card: YAVIN_BAY, light: ['Leia Organa'] },
          { card: 'Death Star: Central Core', light: [{ card: 'Talz' }] },
          { card: CANTINA, light: ['R2-D2 (Artoo-Detoo)'] },
        ],
        dark: { hand: ['Dark Strike'] },
        light: { side: [RESCUE], force: 5, hand: ['Death Star Plans'] },
      },
      { cards: [...STRIKES] },
    )
    game.play('dark', { play: 'Dark Strike' }).play('dark', { cards: ['Leia Organa'] })
    game.expect({ zones: { 'light.out-of-play': [RESCUE] }, asked: 'light' })
  })

  test(
    'as Sometimes I Amaze Even Myself adds destiny with Leia, takes immunity, and keeps what a battle costs out of play',
    tells(RESCUE),
    () => {
      const game = final(
        {
          at: 'battle dark',
          locations: [
            { card: CANTINA, dark: ['Darth Vader', 'Stormtrooper'], light: ['Leia Organa', 'Chewbacca'] },
          ],
          dark: { force: 3, reserve: 9 },
          light: { side: [{ card: RESCUE, turned: true }], reserve: 9, hand: ['Light Strike'] },
        },
        { cards: [...STRIKES] },
      )
      game.expect({ numbers: { 'Darth Vader': { immunity: 5 } } })
      game.play('dark', { battle: CANTINA })
      game.expect({
        numbers: {
          'Darth Vader': { immunity: 0 },
          [CANTINA]: { 'battle-destinies-light': 1, 'attrition-light': 2 },
        },
      })
      game.play('light', { play: 'Light Strike' }).play('light', { cards: ['Darth Vader'] })
      game.expect({ zones: { 'dark.out-of-play': ['Darth Vader'], 'dark.lost': 0 }, asked: 'light' })
    },
  )
})
