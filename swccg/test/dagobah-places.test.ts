/** Cards of Dagobah about asteroids, droids and mines: sectors, a device, a site. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { ANOAT, BIG, FIELD } from './belt.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const DESTROYER = 'Imperial-Class Star Destroyer'

describe('Rogue Asteroid', () => {
  const SIDES = [
    ['light', 'Rogue Asteroid (L)'],
    ['dark', 'Rogue Asteroid (D)'],
  ] as const

  test.each(SIDES)(
    'of the %s side goes from asteroid to asteroid in every move phase, and turns round',
    together(
      tells('Rogue Asteroid (L)', 'Rogue Asteroid (D)'),
      proves('ccgx/effect/mobile-direction', 'ccgx/effect/mobile-present'),
    ),
    (side, rogue) => {
      const game = final({
        at: `deploy ${side}`,
        locations: [
          { card: ANOAT },
          { card: FIELD, of: 'Anoat', light: ['X-wing'] },
          { card: BIG, of: 'Anoat', light: ['Y-wing'] },
        ],
        [side]: { force: 5, hand: [rogue] },
      })
      game.play(side, { deploy: rogue, on: BIG }).play(side, 'to the right')
      game.expect({ numbers: { 'Y-wing': { 'asteroid-destiny': 2 } }, stop: 'here' })
      game.play(side, { drift: rogue })
      game.expect({
        facts: { [rogue]: { on: 'Asteroid Field' } },
        numbers: { 'Y-wing': { 'asteroid-destiny': 0 }, 'X-wing': { 'asteroid-destiny': 2 } },
        stop: 'here',
      })
    },
  )

  test(
    'is shot to pieces by starship weapons',
    together(tells('Rogue Asteroid (L)', 'Rogue Asteroid (D)'), proves('ccgx/effect/mobile-as-craft')),
    () => {
      const shot = (destiny: number) =>
        final({
          at: 'battle dark',
          locations: [
            { card: ANOAT },
            {
              card: BIG,
              of: 'Anoat',
              dark: [{ card: 'TIE Fighter', with: ['Boosted TIE Cannon'] }],
              light: [{ card: 'Red 1', pilots: ['Luke Skywalker'] }, 'Rogue Asteroid (L)'],
            },
          ],
          dark: { force: 5, reserve: [withDestiny('dark', destiny), 5] },
          light: { force: 5, reserve: 9 },
        }).play('dark', { battle: BIG })
      const hit = shot(4)
      hit.play('dark', { fire: 'Boosted TIE Cannon', target: 'Rogue Asteroid (L)' })
      hit.expect({ zones: { 'light.lost': ['Rogue Asteroid (L)'] }, stop: 'here' })
      const missed = shot(3)
      missed.play('dark', { fire: 'Boosted TIE Cannon', target: 'Rogue Asteroid (L)' })
      missed.expect({ facts: { 'Rogue Asteroid (L)': { on: 'Big One' } }, stop: 'here' })
    },
  )
})

describe('The Professor', () => {
  const beaten = (...crew: readonly string[]) =>
    final({
      at: 'battle dark',
      locations: [
        {
          card: 'Ralltiir (D)',
          dark: [DESTROYER, DESTROYER],
          light: [
            { card: 'Red 1', pilots: ['Luke Skywalker'] },
            { card: 'Corellian Corvette', passengers: [...crew] },
            'The Professor',
          ],
        },
      ],
      dark: { force: 3, reserve: 0 },
      light: { force: 9, reserve: 9, lost: 0 },
    })
      .play('dark', { battle: 'Ralltiir (D)' })
      .play('light', 0)

  test('is free with C-3PO', tells('The Professor'), () => {
    const coming = (friend: string) =>
      final({
        at: 'deploy light',
        locations: [{ card: EISLEY, light: [friend] }],
        light: { force: 3, hand: ['The Professor'] },
      })
    coming('C-3PO (See-Threepio)').expect({
      offers: { light: [{ deploy: 'The Professor', cost: 0 }] },
      stop: 'here',
    })
    coming('Luke Skywalker').expect({
      offers: { light: [{ deploy: 'The Professor', cost: 3 }] },
      stop: 'here',
    })
  })

  test(
    'takes as much off the damage as is used, and one more with a navigator',
    tells('The Professor'),
    () => {
      const talked = beaten('K-3PO (Kay-Threepio)')
      talked.play('light', { play: 'The Professor' }).play('light', 3)
      talked.expect({ resources: { light: { force: 6 } }, stop: 'here' })
      const owed = (game: ReturnType<typeof beaten>) => game.machine.table.battle!.sides[1].damage
      const navigated = beaten('K-3PO (Kay-Threepio)', 'R2-D2 (Artoo-Detoo)')
      navigated.play('light', { play: 'The Professor' }).play('light', 3)
      expect(owed(talked) - owed(navigated)).toBe(1)
      navigated.expect({ stop: 'here' })
      const silent = beaten()
      expect(owed(silent) - owed(talked)).toBe(3)
      silent.expect({ asked: { light: 'settle' }, noOffers: { light: [{ play: 'The Professor' }] } })
    },
  )
})

describe("Beldon's Eye", () => {
  const EYE = "Beldon's Eye"
  const CITY = 'Bespin: Cloud City (L)'
  const FLYING = { card: 'Cloud Car (L)', pilots: ['Lando Calrissian (L)'] }
  const city = (at: string, ...effects: readonly string[]) =>
    final({
      at,
      locations: [
        { card: 'Bespin (L)' },
        { card: 'Clouds (L)', of: 'Bespin' },
        { card: CITY, light: [...effects, FLYING] },
        { card: 'Cloud City: Lower Corridor (L)', light: ['Tibanna Gas Miner (L)'] },
        { card: EISLEY, light: ['Rebel Trooper'] },
      ],
      light: { reserve: 12, force: 1, hand: ['Tibanna Gas Miner (L)', EYE] },
      dark: { reserve: 5 },
    })

  test('doubles what a miner activates', tells(EYE), () => {
    const mining = (...effects: readonly string[]) =>
      city('activate light', ...effects)
        .play('light', 0)
        .play('light', { play: 'table/Tibanna Gas Miner (L)' })
    mining().expect({ resources: { light: { force: 3 } }, stop: 'here' })
    mining(EYE).expect({ resources: { light: { force: 5 } }, stop: 'here' })
  })

  test('lets miners come to the city for nothing', tells(EYE), () => {
    const free = { deploy: 'light.hand/Tibanna Gas Miner (L)', on: 'Cloud City: Lower Corridor (L)', cost: 0 }
    city('deploy light', EYE).expect({ offers: { light: [free] }, stop: 'here' })
    city('deploy light').expect({ noOffers: { light: [free] }, stop: 'here' })
  })
})
