/** Rulings on build points and costs. */
import { describe } from 'vitest'
import { shippedCards } from '../../cards/shipped.ts'
import { at, character, ruling, unit } from './ruling.ts'

/** Two of the Dark Side's cards in hand, so that both build steps are asked for. */
const SPARE = 'Blaster Barrage'

describe('what waits for the roll for build points does nothing where none is made', () => {
  /** What both players have after a roll of 3. */
  const AFTER: Readonly<Record<string, { readonly dark: number; readonly light: number }>> = {
    'Grand Moff Tarkin (A)': { dark: 4, light: 3 },
    'Imperial Banker': { dark: 4, light: 3 },
    'Nute Gunray (B)': { dark: 4, light: 3 },
    'Occupied Naboo': { dark: 4, light: 3 },
    'Wat Tambor (A)': { dark: 3, light: 2 },
    'Padme Amidala (B)': { dark: 2, light: 3 },
    'Princess Leia (D)': { dark: 3, light: 4 },
    'Rebel Escape Squad': { dark: 3, light: 4 },
    'Han Solo (C)': { dark: 3, light: 2 },
    'Death Star II (D)': { dark: 6, light: 3 },
    'Colonel Wullf Yularen (A)': { dark: 4, light: 3 },
  }
  const points = ({ dark, light }: { readonly dark: number; readonly light: number }) => ({
    resources: { dark: { buildPoints: dark }, light: { buildPoints: light } },
  })
  ruling(Object.keys(AFTER), 'its points come with the roll, and not without it', (card) => {
    const { side, kind, arenas } = shippedCards().named(card)!
    const own = { [kind === 'location' ? 'locations' : arenas[0]!]: [card], hand: ['Jawa'] }
    const seats = { dark: { hand: ['Jawa'] }, light: { hand: ['Jawa'] }, [side]: own }
    at('roll-for-build', { dice: [3], ...seats }).expect(points(AFTER[card]!))
    const rich = { dark: { ...seats.dark, buildPoints: 3 }, light: { ...seats.light, buildPoints: 3 } }
    at('build dark', rich).expect(points({ dark: 3, light: 3 }))
  })
})

describe('what needs more than the roll does nothing where none is made', () => {
  const member = (subtypes: string[]) => character('Member', { subtypes })
  /** Whose card it is, and what has to stand beside it. */
  const BESIDE: Readonly<Record<string, readonly string[]>> = {
    "Yoda's Hut": ['Jedi'],
    'Rattataki Businessman': ['Gladiator'],
    'San Hill (B)': ['IG', 'Banking', 'Clan'],
    "Palpatine's Office": ['Diplomat'],
  }
  ruling(Object.keys(BESIDE), 'one point with the roll, none without it', (card) => {
    const { side, kind } = shippedCards().named(card)!
    const seat = side === 'light' ? 'light' : 'dark'
    const units = kind === 'location' ? ['Member'] : [card, 'Member']
    const places = { character: units, ...(kind === 'location' ? { locations: [card] } : {}), hand: ['Jawa'] }
    const stand = (point: string, dice: readonly number[], more: object) =>
      at(point, {
        cards: [member([...BESIDE[card]!])],
        dice,
        dark: { hand: ['Jawa'] },
        light: { hand: ['Jawa'] },
        [seat]: { ...places, ...more },
      })
    stand('roll-for-build', [3], {}).expect({ resources: { [seat]: { buildPoints: 4 } } })
    stand(`build ${seat}`, [], { buildPoints: 3 }).expect({ resources: { [seat]: { buildPoints: 3 } } })
  })
  ruling(['Corrupt Senator'], 'its die is rolled with the roll, and not without it', (card) => {
    at('roll-for-build', {
      dice: [3, 5],
      dark: { character: [card], hand: ['Jawa'], deck: ['Jawa', 'Jawa'] },
      light: { hand: ['Jawa'] },
    }).expect({
      resources: { dark: { buildPoints: 4 } },
      zones: { 'dark.hand': 2 },
    })
    at('build dark', { dark: { character: [card], hand: ['Jawa'], buildPoints: 3 } }).expect({
      resources: { dark: { buildPoints: 3 } },
      facts: { [card]: { tapped: false } },
    })
  })
  ruling(['Cloud City Landing Platform'], 'only a roll is rolled again', (card) => {
    at('roll-for-build', {
      dice: [1, 6],
      dark: { locations: [card], hand: ['Jawa'] },
      light: { hand: ['Jawa'] },
    })
      .play('dark', 'yes')
      .expect({ resources: { dark: { buildPoints: 6 } } })
    at('build dark', { dark: { locations: [card], hand: ['Jawa'], buildPoints: 3 } }).expect({
      asked: { dark: 'build' },
      resources: { dark: { buildPoints: 3 } },
    })
  })
  ruling(['Vilmarh Grahrk (A)'], 'the die is rolled with the roll, and not without it', (card) => {
    const own = { character: [card], hand: ['Jawa'] }
    at('roll-for-build', { dice: [3, 5], dark: own, light: { hand: ['Jawa'] } }).expect({
      resources: { dark: { buildPoints: 4 } },
    })
    at('build dark', { dark: { ...own, buildPoints: 3 } }).expect({ resources: { dark: { buildPoints: 3 } } })
  })
  ruling(['Theed Power Generator'], 'only a roll is adjusted', (card) => {
    const own = { locations: [card], hand: ['Jawa'] }
    at('roll-for-build', { dice: [3], dark: own, light: { hand: ['Jawa'] } })
      .play('dark', 'yes')
      .play('dark', '1')
      .expect({ resources: { dark: { buildPoints: 4 } } })
    at('build dark', { dark: { ...own, buildPoints: 3 } }).expect({
      asked: { dark: 'build' },
      resources: { dark: { buildPoints: 3 } },
    })
  })
  ruling(['Bogged Down in Procedures'], 'the points are lost with the next roll', (card) => {
    at('battle character', {
      cards: [character('Envoy', { subtypes: ['Diplomat'] })],
      dice: [4],
      dark: { hand: [card], force: 5, character: [{ card: 'Envoy', tapped: true }] },
      light: { space: ['Ship'], hand: ['Jawa'] },
    })
      .play('dark', { 'battle-card': card })
      .expect({ resources: { light: { buildPoints: 3 } } })
  })
})

describe('cheaper and costlier', () => {
  const clone = character('Recruit', { subtypes: ['Clone'], cost: 4 })
  ruling(['Lama Su (A)'], 'with one on each side the effect counts twice', (card) => {
    at('build dark', {
      cards: [clone],
      dark: { character: [card], hand: ['Recruit'], buildPoints: 9 },
      light: { character: [card] },
    }).expect({ offers: { dark: [{ complete: 'Recruit', cost: 2 }] } })
  })
  ruling(['K-3PO (A)'], 'its own deployment is not cheaper, but draws a card', (card) => {
    at('build light', { light: { hand: [card, SPARE], deck: ['Jawa', 'Jawa'], buildPoints: 3 } })
      .play('light', 'skip-draw')
      .play('light', { complete: card, cost: 3, destination: { to: 'character' } })
      .expect({ zones: { 'light.hand': [SPARE, 'Jawa'] }, asked: 'light' })
  })
  ruling(['Nute Gunray (C)'], 'units that stood there before get Intercept too', (card) => {
    at('attack character', {
      dark: {
        character: [
          { card, tapped: true },
          { card: 'Rune Haako (B)', tapped: true },
        ],
        force: 0,
      },
      light: { character: ['Guard'] },
    })
      .play('light', { attack: 'Guard', defender: card })
      .expect({ offers: { dark: [{ play: 'Rune Haako (B)' }] }, asked: 'dark' })
  })
  ruling(['Wuher (A)'], 'Droids of both players cost more', (card) => {
    const droid = character('Butler', { subtypes: ['Droid'], cost: 2 })
    at('build dark', {
      cards: [droid],
      dark: { hand: ['Butler'], buildPoints: 3 },
      light: { character: [card] },
    }).expect({ offers: { dark: [{ complete: 'Butler', cost: 3 }] } })
  })
  ruling(['Nexu'], 'abilities without a Force cost cost a Force too', (card) => {
    at('build light', {
      dark: { character: [card] },
      light: { ground: ['Jawa Crawler'], force: 0, deck: ['Jawa'], hand: [SPARE] },
    }).expect({ noOffers: { light: [{ play: 'Jawa Crawler' }] }, asked: 'light' })
  })
  ruling(['Mas Amedda (B)'], 'costlier only as long as the arena is controlled', (card) => {
    const engine = unit('Tug', { text: 'Pay 1 Force -> This unit gets +1 power until end of turn.' })
    const stand = (light: object) =>
      at('battle space', {
        cards: [engine],
        dark: { character: [card], space: ['Idle Ship'] },
        light: { space: ['Tug'], force: 2, ...light },
      })
    stand({ character: ['Guard'] }).expect({ offers: { light: [{ play: 'Tug' }] } })
    stand({}).expect({ noOffers: { light: [{ play: 'Tug' }] } })
  })
  ruling(['Cloud City Battleground'], 'the whole Force cost is less, never below nothing', (card) => {
    at('battle space', {
      dark: { locations: [card], hand: ['Unfriendly Fire'], force: 5, space: ['Ship'] },
      light: { space: ['Ship'] },
    }).expect({ offers: { dark: [{ 'battle-card': 'Unfriendly Fire' }] }, asked: 'dark' })
  })
})

describe('when points and cards come', () => {
  ruling(['Regroup on Yavin', 'Plan for the Future'], 'the points come at once', (card) => {
    at('build light', {
      light: {
        hand: [card, 'Jawa'],
        buildPoints: 3,
        space: ['Ship', 'Ship'],
        ground: ['Walker', 'Walker'],
        character: ['Guard', 'Guard'],
      },
    })
      .play('light', { complete: card })
      .expect({
        resources: { light: { buildPoints: card === 'Plan for the Future' ? 4 : 5 } },
        asked: 'light',
      })
  })
  ruling(["Vader's Interference"], 'the opponent loses the points', (card) => {
    at('build dark', {
      dark: { hand: [card, SPARE], buildPoints: 1, character: ['Darth Vader (F)'] },
      light: { buildPoints: 5, hand: ['Jawa'] },
    })
      .play('dark', { complete: card })
      .expect({ resources: { light: { buildPoints: 2 } } })
  })
  ruling(['Republic Drop Ship'], 'setting it up gives nothing', (card) => {
    at('setup light', { light: { hand: [card, 'Jawa'], setup: { left: 30 } } })
      .play('light', { 'set-up': card, destination: { to: 'ground' } })
      .expect({ resources: { light: { setupLeft: 25, buildPoints: 0 } }, asked: 'light' })
  })
  ruling(['Jawa Crawler'], 'the cards just drawn may be among those discarded', (card) => {
    at('build light', {
      light: { ground: [card], deck: ['Jawa', 'Ugnaught', 'Jawa'], hand: ['Jawa', 'Jawa', 'Jawa'] },
    })
      .play('light', 'skip-draw')
      .play('light', { play: card })
      .play('light', { cards: ['Ugnaught', 'Jawa', 'Jawa'] })
      .expect({ zones: { 'light.discard': ['Ugnaught', 'Jawa', 'Jawa'] }, asked: 'light' })
  })
  ruling(['Ugnaught'], 'it can be among the cards that it puts back', (card) => {
    at('build light', {
      light: { character: [card], discard: ['Jawa', 'Jawa', 'Jawa', 'Jawa'], hand: [SPARE], deck: [] },
    })
      .play('light', { play: card })
      .expect({ zones: { 'light.discard': [], 'light.deck': 5 }, asked: 'light' })
  })
  ruling(
    ['Imperial II Star Destroyer', 'Chewbacca (G)'],
    'an effect of the build step is played once in a turn',
    (card) => {
      const seat = card === 'Chewbacca (G)' ? 'light' : 'dark'
      const given =
        seat === 'light'
          ? { character: [card], discard: ['K-3PO (A)', 'EG-6 Power Droid'], buildPoints: 4, hand: ['Jawa'] }
          : {
              space: [card],
              build: [{ card: 'TIE Fighter DS-73-3', counters: 0 }],
              hand: ['Jawa'],
              buildPoints: 2,
            }
      const scene = at(`build ${seat}`, { [seat]: given })
      scene.play(seat, { play: card })
      if (seat === 'light') scene.play('light', { cards: ['K-3PO (A)'] })
      scene.expect({ noOffers: { [seat]: [{ play: card }] }, asked: seat })
    },
  )
})
