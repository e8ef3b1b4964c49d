/** What Interrupts and gear of Hoth say of probes, blades, sent back cards, missing people and helpful droids. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const TRENCH = 'Hoth: Snow Trench (2nd Marker)'
const LUKE = 'Luke Skywalker'

describe.each([
  ['It Can Wait', 'light', 'dark', 'Stormtrooper'],
  ["I'd Just As Soon Kiss A Wookiee", 'dark', 'light', 'Rebel Trooper'],
] as const)('%s', (card, seat, other, comer) => {
  test('sends back what has just come, which is free in the next turn, once', tells(card), () => {
    const game = final({
      at: `deploy ${other}`,
      locations: [{ card: EISLEY, [other]: [comer] }],
      [other]: { force: 5, hand: [comer, comer], reserve: 9 },
      [seat]: { force: 5, hand: [card], reserve: 9 },
    })
    game.play(other, { deploy: `${other}.hand/${comer} #1`, on: EISLEY }).play(seat, { play: card })
    game.expect({ zones: { [`${other}.hand`]: [comer, comer] }, stop: 'here' })
    game.expect({ offers: { [other]: [{ deploy: comer, cost: 1 }] }, stop: 'here' })
  })
})

test('One More Pass adds the ability of a pilot to the harpoon', tells('One More Pass'), () => {
  const game = final({
    at: 'battle light',
    locations: [
      {
        card: TRENCH,
        light: [{ card: 'Rogue 1', pilots: [LUKE], with: ['Power Harpoon'] }],
        dark: [{ card: 'Blizzard Walker', pilots: ['Imperial Pilot'] }],
      },
    ],
    light: { force: 5, hand: ['One More Pass'], reserve: [withDestiny('light', 1), 9] },
    dark: { force: 5, reserve: 9 },
  })
  game.play('light', { battle: TRENCH })
  game.play('light', { fire: 'Power Harpoon', target: 'Blizzard Walker' })
  game.play('light', { play: 'One More Pass' })
  game.expect({ facts: { 'Blizzard Walker': { crashed: true } }, stop: 'here' })
})

describe('Probe Telemetry', () => {
  const CARD = 'Probe Telemetry'
  test('puts cards of a Lost Pile out of play, one for each probe', tells(CARD), () => {
    const game = final({
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Probe Droid', 'Probe Droid'] }],
      dark: { force: 5, hand: [CARD] },
      light: { lost: ['Rebel Trooper', 'X-wing', LUKE, 'Y-wing'] },
    })
    game.play('dark', { play: CARD, action: 0 })
    game.play('dark', { cards: ['light.lost/X-wing', 'light.lost/Y-wing'] })
    game.expect({
      zones: { 'light.lost': ['Rebel Trooper', LUKE] },
      resources: { dark: { force: 3 } },
      stop: 'here',
    })
  })
  test('makes the sites around a lonely probe cheaper', tells(CARD), () => {
    const lonely = (...others: readonly string[]) =>
      final({
        at: 'deploy dark',
        locations: [
          { card: EISLEY, dark: ['Probe Droid'] },
          { card: CANTINA, dark: [...others] },
        ],
        dark: { force: 5, hand: [CARD, 'Stormtrooper'] },
      })
    const game = lonely()
    game.expect({ offers: { dark: [{ deploy: 'Stormtrooper', on: CANTINA, cost: 1 }] } })
    game.play('dark', { play: CARD, action: 2 })
    game.expect({
      offers: {
        dark: [
          { deploy: 'Stormtrooper', on: CANTINA, cost: 0 },
          { deploy: 'Stormtrooper', on: EISLEY, cost: 1 },
        ],
      },
      stop: 'here',
    })
    lonely('Stormtrooper').expect({ noOffers: { dark: [{ play: CARD, action: 2 }] }, stop: 'here' })
  })
})

describe('Lightsaber Deficiency', () => {
  const CARD = 'Lightsaber Deficiency'
  test.each([
    [4, ["Obi-Wan's Lightsaber", 'Rebel Trooper']],
    [1, ["Obi-Wan's Lightsaber"]],
  ] as const)('with a destiny of %d in a drain', tells(CARD), (destiny, lost) => {
    const game = final({
      at: 'control light',
      locations: [{ card: EISLEY, light: [{ card: 'Rebel Trooper', with: ["Obi-Wan's Lightsaber"] }] }],
      dark: { force: 5, hand: [CARD], reserve: [withDestiny('dark', destiny), 9] },
      light: { force: 5, reserve: 9, lost: 0 },
    })
    game.play('light', { drain: EISLEY }).play('light', { cards: ["Obi-Wan's Lightsaber"] })
    game.play('dark', { play: CARD })
    game.expect({ zones: { 'light.lost': [...lost] }, stop: 'here' })
  })
})

describe('Nice Of You Guys To Drop By', () => {
  const CARD = 'Nice Of You Guys To Drop By'
  test('takes a missing character home', tells(CARD), () => {
    const game = final({
      at: 'control light',
      locations: [
        {
          card: TRENCH,
          light: [
            { card: LUKE, missing: true },
            { card: 'Rogue 1', pilots: ['Zev Senesca'] },
          ],
        },
      ],
      light: { force: 5, hand: [CARD], used: 0 },
    })
    game.play('light', { play: CARD })
    game.expect({ zones: { 'light.used': [CARD, LUKE] }, stop: 'here' })
  })
  test('finds whoever hides', tells(CARD), () => {
    const game = final({
      at: 'battle light',
      locations: [{ card: EISLEY, light: [LUKE], dark: ['Chief Retwin', 'Stormtrooper'] }],
      light: { force: 5, hand: [CARD], reserve: 9 },
      dark: { force: 5, reserve: 9 },
    })
    game.play('light', { battle: EISLEY })
    game.play('dark', { play: 'Chief Retwin', action: 0 }).play('light', { play: CARD })
    game.expect({ noEvents: [{ kind: 'excluded' }], resources: { dark: { force: 2 } }, stop: 'here' })
  })
})

test('Rogue 2 helps its own search party', tells('Rogue 2'), () => {
  const found = (searchers: readonly string[]) => {
    const game = final({
      at: 'control light',
      locations: [
        {
          card: TRENCH,
          light: [
            { card: LUKE, missing: true },
            { card: 'Rogue 2', pilots: ['Zev Senesca'] },
            'Rebel Trooper',
          ],
        },
      ],
      light: { force: 5, reserve: [withDestiny('light', 4), 9] },
    })
    return game.play('light', { verb: 'search-party', card: TRENCH }).play('light', { cards: [...searchers] })
  }
  found(['Zev Senesca']).expect({ facts: { [LUKE]: { as: 'at' } }, stop: 'here' })
  found(['Rebel Trooper']).expect({ facts: { [LUKE]: { as: 'missing' } }, stop: 'here' })
})

describe('Tauntaun', () => {
  test('flees a battle and keeps its rider warm', tells('Tauntaun'), () => {
    const RIDGE = 'Hoth: North Ridge (4th Marker) (L)'
    const game = final({
      at: 'battle dark',
      locations: [
        { card: RIDGE, light: [{ card: 'Tauntaun', passengers: [LUKE] }], dark: ['Stormtrooper'] },
        TRENCH,
      ],
      dark: { force: 5, reserve: 9 },
      light: { force: 5, reserve: 9 },
    })
    game.expect({ numbers: { Tauntaun: { ability: 0.25 } } })
    game.play('dark', { battle: RIDGE }).play('light', { play: 'Tauntaun', action: 0 })
    game.expect({ facts: { Tauntaun: { at: 'Hoth: Snow Trench (2nd Marker)' } }, stop: 'here' })
  })
  test('is sacrificed', tells('Tauntaun'), () => {
    const game = final({
      at: 'control light',
      locations: [{ card: TRENCH, light: [{ card: 'Tauntaun', passengers: [LUKE] }] }],
      light: { lost: 0 },
    })
    game.play('light', { play: 'Tauntaun', action: 1 })
    game.expect({ zones: { 'light.lost': ['Tauntaun'] }, facts: { [LUKE]: { at: TRENCH } }, stop: 'here' })
  })
})

describe.each([
  ['Portable Fusion Generator (D)', 'dark', 'Stormtrooper', 'Imperial Blaster', 'Blaster Rifle (D)'],
  ['Portable Fusion Generator (L)', 'light', 'Rebel Trooper', 'Blaster', 'Blaster Rifle (L)'],
] as const)('%s', (card, seat, warrior, blaster, rifle) => {
  test('helps rifles and one droid', tells(card), () => {
    const droid = seat === 'dark' ? '5D6-RA-7 (Fivedesix)' : 'R2-D2 (Artoo-Detoo)'
    const game = final({
      at: `control ${seat}`,
      locations: [{ card: EISLEY, [seat]: [{ card: warrior, with: [card, rifle, blaster] }, droid] }],
    })
    game.expect({ numbers: { [rifle]: { 'weapon-draw': 1 }, [blaster]: { 'weapon-draw': 0 } } })
    game.play(seat, { play: card })
    game.expect({ facts: { [card]: { target: droid } }, stop: 'here' })
  })
})

test('Cal Alder draws vehicles to him for free', tells('Cal Alder'), () => {
  const game = final({
    at: 'move light',
    locations: [
      { card: TRENCH, light: ['Cal Alder'] },
      { card: 'Hoth: Defensive Perimeter (3rd Marker) (L)', light: [{ card: 'Rogue 1', pilots: [LUKE] }] },
      'Hoth: North Ridge (4th Marker) (L)',
    ],
    light: { force: 5 },
  })
  game.expect({
    offers: {
      light: [
        { move: 'Rogue 1', to: TRENCH, cost: 0 },
        { move: 'Rogue 1', to: 'Hoth: North Ridge (4th Marker) (L)', cost: 1 },
      ],
    },
    stop: 'here',
  })
})

describe('Meteor Impact?', () => {
  const CARD = 'Meteor Impact?'
  const called = () =>
    final({
      at: 'move light',
      locations: [
        { card: TRENCH, dark: [{ card: CARD, target: LUKE }] },
        { card: 'Hoth: Defensive Perimeter (3rd Marker) (L)', light: [LUKE] },
        'Hoth: North Ridge (4th Marker) (L)',
      ],
      light: { force: 5 },
    })
  test(
    'keeps its target from going away',
    together(tells(CARD), proves('ccgx/effect/utinni-not-away')),
    () => {
      called().expect({
        offers: { light: [{ move: LUKE, to: TRENCH }] },
        noOffers: { light: [{ move: LUKE, to: 'Hoth: North Ridge (4th Marker) (L)' }] },
        stop: 'here',
      })
      const game = called().play('light', { move: LUKE, to: TRENCH })
      game.expect({ zones: { 'dark.lost': [CARD] }, stop: 'here' })
    },
  )
  test('targets a character of the same planet', tells(CARD), () => {
    const game = final({
      at: 'deploy dark',
      locations: [{ card: TRENCH }, { card: 'Hoth: North Ridge (4th Marker) (L)', light: [LUKE] }],
      dark: { force: 5, hand: [CARD] },
    })
    game.play('dark', { deploy: CARD, on: TRENCH })
    game.expect({ facts: { [CARD]: { target: LUKE } }, stop: 'here' })
  })
})

test('Tzizvvt flies in the deploy phase only', together(tells('Tzizvvt'), proves('ccgx/react/fly')), () => {
  const flying = (phase: string) =>
    final({
      at: `${phase} light`,
      locations: [
        { card: TRENCH, light: ['Tzizvvt'] },
        'Hoth: Defensive Perimeter (3rd Marker) (L)',
        { card: 'Hoth: North Ridge (4th Marker) (L)', dark: ['Grand Moff Tarkin'] },
      ],
      light: { force: 5 },
    })
  const game = flying('deploy')
  game.play('light', { play: 'Tzizvvt' }).play('light', { cards: ['Hoth: North Ridge (4th Marker) (L)'] })
  game.expect({
    numbers: { Tzizvvt: { power: 3 } },
    resources: { light: { force: 4 } },
    facts: { Tzizvvt: { at: 'Hoth: North Ridge (4th Marker)', moved: true } },
    stop: 'here',
  })
  flying('move').expect({ noOffers: { light: [{ move: 'Tzizvvt' }] }, stop: 'here' })
})

test('Red 12 brings Puck home', tells('Red 12'), () => {
  const game = final({
    at: 'battle dark',
    locations: [
      {
        card: 'Ralltiir (D)',
        light: [{ card: 'Red 12', pilots: ['Puck'] }],
        dark: ['Imperial-Class Star Destroyer', 'Imperial-Class Star Destroyer'],
      },
    ],
    dark: { force: 5, reserve: 0 },
    light: { force: 5, reserve: 0, used: 0 },
  })
  game.expect({ numbers: { 'Red 12': { immunity: 4 } } })
  game.play('dark', { battle: 'Ralltiir (D)' }).play('light', { forfeit: 'Puck' })
  game.play('light', { play: 'Red 12' })
  game.expect({ zones: { 'light.used': ['Puck'] }, stop: 'here' })
})
