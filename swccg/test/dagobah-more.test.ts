/** What more cards of Dagobah say: of peering, training, stealing arms, toolkits, long shots and those who hide among asteroids. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { ANOAT, BIG, FIELD } from './belt.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const RED = { card: 'Red 1', pilots: ['Luke Skywalker'] }

describe.each([
  ['Visored Vision', 'light', 'dark', 'Fear'],
  ['Voyeur', 'dark', 'light', 'Recoil In Fear'],
] as const)('%s', (card, seat, other, found) => {
  const peered = (way: string) =>
    final({
      at: `control ${seat}`,
      [seat]: { force: 3, hand: [card, seat === 'light' ? 'Recoil In Fear' : 'Close Call'] },
      [other]: { reserve: 5, force: 3, used: [found, 2, found], lost: 0 },
    })
      .play(seat, { play: card })
      .play(seat, found)
      .play(seat, way)

  test('costs Force for each copy in the Used Pile', tells(card), () => {
    const game = peered('opponent loses 1 Force for each of those cards of that title')
    game.expect({ asked: { [other]: 'lose-force' }, stop: 'here' })
  })

  test('or takes all copies', tells(card), () => {
    const game = peered('those cards of that title are lost and place Interrupt in Lost Pile')
    game.expect({ zones: { [`${other}.lost`]: [found, found], [`${seat}.lost`]: [card] }, stop: 'here' })
  })
})

test('Light Maneuvers doubles modifications for a turn', tells('Light Maneuvers'), () => {
  const game = final({
    at: 'control light',
    locations: [{ card: ANOAT, light: [{ ...RED, with: ['Special Modifications'] }] }],
    light: { force: 3, hand: ['Light Maneuvers', 'Recoil In Fear'] },
  })
  game.play('light', { play: 'Light Maneuvers' })
  game.expect({ numbers: { 'Red 1': { maneuver: 8 } }, stop: 'here' })
})

/** What a card costs on each of those at a site. */
const fits = (seat: 'dark' | 'light', card: string, costs: Readonly<Record<string, number>>) =>
  final({
    at: `deploy ${seat}`,
    locations: [{ card: EISLEY, [seat]: Object.keys(costs) }],
    [seat]: { force: 4, hand: [card] },
  }).expect({
    offers: { [seat]: Object.entries(costs).map(([on, cost]) => ({ deploy: card, on, cost })) },
    stop: 'here',
  })

describe('Hiding In The Garbage', () => {
  const CARD = 'Hiding In The Garbage'
  test('uses Force until a card of the kind comes', tells(CARD), () => {
    const game = final({
      at: 'control light',
      locations: [{ card: EISLEY, light: [CARD] }],
      light: {
        force: ['X-wing', 'Y-wing', 'Rebel Trooper', 'Sense (L)'],
        hand: ['Recoil In Fear'],
        reserve: 4,
      },
    })
    game.play('light', { play: CARD }).play('light', 'character')
    game.expect({
      zones: { 'light.hand': ['Recoil In Fear', 'Rebel Trooper'], 'light.used': ['Y-wing', 'X-wing'] },
      resources: { light: { force: 1 } },
      stop: 'here',
    })
  })
})

describe('Broken Concentration', () => {
  const CARD = 'Broken Concentration'
  test('troubles the able more than the weak', tells(CARD), () => {
    const game = final({
      at: 'control dark',
      locations: [
        {
          card: 'Dagobah: Jungle',
          light: [
            'Yoda',
            'Luke Skywalker',
            { card: 'Great Warrior', target: 'Luke Skywalker', mentor: 'Yoda' },
          ],
        },
        { card: EISLEY, dark: [CARD] },
      ],
      dark: { force: 4 },
      light: { force: ['X-wing', 2], reserve: 3 },
    })
    game.expect({ numbers: { 'Great Warrior': { training: -2 } }, stop: 'here' })
    game.play('dark', { play: CARD })
    game.expect({ resources: { dark: { force: 2 }, light: { force: 2, reserve: 4 } }, stop: 'here' })
  })
})

describe('He Is Not Ready', () => {
  const CARD = 'He Is Not Ready'
  const coming = (way: string) =>
    final({
      at: 'deploy dark',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Luke Skywalker'] }, CANTINA],
      dark: { force: 4, hand: [CARD] },
      light: { force: 4, reserve: 4, lost: 0 },
    })
      .play('dark', { deploy: CARD, on: 'Luke Skywalker' })
      .play('dark', way)

  test('gives a pilot at a site no rest', tells(CARD), () => {
    const game = coming('give that pilot no rest')
    game.expect({ facts: { [CARD]: { on: 'Luke Skywalker' } }, stop: 'here' })
  })

  test('troubles whoever trains', tells(CARD), () => {
    const game = final({
      at: 'control dark',
      locations: [
        {
          card: 'Dagobah: Jungle',
          light: [
            'Yoda',
            { card: 'Luke Skywalker', with: [{ card: CARD, by: 'dark' }] },
            { card: 'Great Warrior', target: 'Luke Skywalker', mentor: 'Yoda' },
          ],
        },
      ],
      dark: { force: 4 },
    })
    game.expect({ numbers: { 'Great Warrior': { training: -1 } }, stop: 'here' })
  })

  const moving = (choice: string) =>
    coming('give that pilot no rest')
      .play('dark', 'pass')
      .play('dark', 'pass')
      .play('dark', 'pass')
      .play('light', 0)
      .play('light', 'pass')
      .play('light', choice)
  test('lets its player choose between three', tells(CARD), () => {
    moving('lose 1 Force').expect({ asked: { light: 'lose-force' } })
    moving('lose that character').expect({
      events: [{ kind: 'left', is: 'Luke Skywalker', by: 'lost' }],
      stop: 'here',
    })
    moving('move that character away').expect({
      facts: { 'Luke Skywalker': { at: 'Tatooine: Cantina' } },
      stop: 'here',
    })
  })
})

describe('Captain Needa', () => {
  const CARD = 'Captain Needa'
  test('takes an Effect on himself, and is forfeited first', tells(CARD), () => {
    const game = final({
      at: 'battle light',
      locations: [
        { card: EISLEY, dark: [CARD, 'Stormtrooper'], light: ['Luke Skywalker', 'Obi-Wan Kenobi'] },
      ],
      dark: { force: 4, reserve: 0 },
      light: { force: 4, reserve: 4 },
    })
    game.play('light', { battle: EISLEY }).play('light', 'pass').play('light', 0)
    game.expect({
      offers: { dark: [{ forfeit: CARD }] },
      noOffers: { dark: [{ forfeit: 'Stormtrooper' }] },
      asked: { dark: 'settle' },
    })
  })
})

test('Captain Needa takes a Utinni Effect on himself', tells('Captain Needa'), () => {
  const game = final({
    at: 'control dark',
    locations: [
      { card: EISLEY, dark: ['Captain Needa', 'Stormtrooper'] },
      { card: CANTINA, light: [{ card: 'Yerka Mig', target: 'Stormtrooper' }] },
    ],
    dark: { force: 4 },
  })
  game.play('dark', { play: 'Captain Needa' })
  game.expect({ noOffers: { dark: [{ play: 'Captain Needa' }] }, stop: 'here' })
})

describe('Retractable Arm', () => {
  const CARD = 'Retractable Arm'
  const reaching = (destiny: number) =>
    final({
      at: 'control light',
      locations: [
        {
          card: EISLEY,
          light: [{ card: 'R2-D2 (Artoo-Detoo)', with: [CARD] }, 'Luke Skywalker'],
          dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }],
        },
      ],
      light: { force: 4, reserve: [withDestiny('light', destiny), 4], hand: ['Recoil In Fear'] },
    }).play('light', { play: CARD })

  test('steals a weapon by destiny', tells(CARD), () => {
    reaching(3).expect({ facts: { 'Imperial Blaster': { on: 'R2-D2 (Artoo-Detoo)' } }, stop: 'here' })
    reaching(2).expect({ facts: { 'Imperial Blaster': { on: 'Stormtrooper' } }, stop: 'here' })
  })
})

describe("Han's Toolkit", () => {
  const CARD = "Han's Toolkit"
  test('cancels what targets the ship', tells(CARD), () => {
    const game = final({
      at: 'control light',
      locations: [
        {
          card: ANOAT,
          light: [
            {
              card: 'Red 1',
              pilots: [{ card: 'Luke Skywalker', with: [CARD] }],
              with: [{ card: 'Lateral Damage', by: 'dark' }],
            },
          ],
        },
      ],
      light: { force: 4 },
    })
    game.play('light', { play: CARD })
    game.expect({
      zones: { 'dark.lost': ['Lateral Damage'] },
      resources: { light: { force: 3 } },
      stop: 'here',
    })
  })

  test('costs nothing on Han', tells(CARD), () => fits('light', CARD, { 'Han Solo': 0, 'Luke Skywalker': 1 }))
})

describe("4-LOM's Concussion Rifle", () => {
  const CARD = "4-LOM's Concussion Rifle"
  test('is free on 4-LOM', tells(CARD), () => fits('dark', CARD, { '4-LOM': 0, Stormtrooper: 4 }))

  test('reaches two sites on, and loses one for each', tells(CARD), () => {
    const fired = (destiny: number) =>
      final({
        at: 'battle dark',
        locations: [
          { card: 'Tatooine: Jundland Wastes', dark: [{ card: 'Stormtrooper', with: [CARD] }] },
          'Tatooine: Jawa Camp (D)',
          { card: EISLEY, dark: ['Darth Vader'], light: ['Rebel Trooper'] },
        ],
        dark: { force: 4, reserve: [withDestiny('dark', destiny), 3] },
        light: { force: 4 },
      })
        .play('dark', { battle: EISLEY })
        .play('dark', { fire: CARD, target: 'Rebel Trooper' })
    fired(4).expect({ events: [{ kind: 'hit' }], stop: 'here' })
    fired(3).expect({ noEvents: [{ kind: 'hit' }], stop: 'here' })
  })
})

describe('Mist Hunter', () => {
  test('wants a rogue at the helm first', tells('Mist Hunter'), () => {
    const boarding = (...pilots: string[]) =>
      final({
        at: 'deploy dark',
        locations: [{ card: 'Anoat (D)', dark: [{ card: 'Mist Hunter', pilots }] }],
        dark: { force: 9, hand: ['DS-61-3'] },
      })
    boarding().expect({ noOffers: { dark: [{ deploy: 'DS-61-3', as: 'pilot' }] }, stop: 'here' })
    boarding('Zuckuss').expect({
      offers: { dark: [{ deploy: 'DS-61-3', on: 'Mist Hunter', as: 'pilot' }] },
      numbers: { 'Mist Hunter': { immunity: 3 } },
      stop: 'here',
    })
  })
})

describe.each([
  ['Anoat (L)', 'light', 'dark', RED, { card: 'TIE Fighter' }],
  ['Anoat (D)', 'dark', 'light', { card: 'TIE Fighter' }, RED],
] as const)('%s', (system, side, other, ship, foe) => {
  const key = ship.card
  test(
    'lets ships come out of the asteroids, and hide there',
    together(tells('Anoat (L)', 'Anoat (D)'), proves('ccgx/react/react-many')),
    () => {
      const at = (place: string) =>
        final({
          at: `battle ${other}`,
          locations: [
            {
              card: system,
              [side]:
                place === system
                  ? [ship]
                  : [side === 'light' ? 'Corellian Corvette' : 'Imperial-Class Star Destroyer'],
              [other]: [foe],
            },
            { card: FIELD, of: 'Anoat', [side]: place === FIELD ? [ship] : [] },
            { card: BIG, of: 'Anoat', [side]: place === BIG ? [ship] : [] },
          ],
          dark: { force: 6 },
          light: { force: 6 },
        }).play(other, { battle: system })
      at(FIELD).expect({ offers: { [side]: [{ move: key, to: system, by: 'sector' }] }, stop: 'here' })
      at(BIG).expect({ noOffers: { [side]: [{ move: key, to: system }] }, stop: 'here' })
      const fleeing = at(system)
      fleeing.play(side, { play: system })
      fleeing.play(side, { cards: [key] })
      fleeing.expect({ facts: { [key]: { at: 'Asteroid Field' } }, stop: 'here' })
    },
  )
})
