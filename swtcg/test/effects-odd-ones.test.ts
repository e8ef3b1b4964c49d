/** Subtypes of another card, words in names, what waits for the retreat step, and reveals. */
import { describe } from 'vitest'
import { at, cardTest, character, ground, unit } from './shipped-play.ts'

const SPARE = 'Jawa'

describe('what a card is taken for', () => {
  cardTest(['Environmental Modifications'], 'the subtypes of a Location, and no Upkeep', (card) => {
    at('build light', {
      cards: [
        ground('Snow Guide', { text: 'Each of your Hoth units gets +2 power.' }),
        ground('Crawler', { text: 'Upkeep: Pay 1 build point or tap this unit.' }),
      ],
      light: {
        hand: [SPARE],
        force: 2,
        ground: ['Crawler', 'Snow Guide'],
        build: [card],
        locations: ['Imperial Hoth'],
      },
    })
      .play('light', { equip: card, unit: 'Crawler' })
      .expect({ numbers: { Crawler: { power: 5 } } })
  })
  cardTest(['Dual Wielding'], 'two Equipment with the word in their names give Double Strike', (card) => {
    const gun = (name: string) => ({
      name,
      side: 'neutral' as const,
      kind: 'equipment' as const,
      arenas: ['character' as const],
      cost: 1,
    })
    const armed = (second: string) =>
      at('attack character', {
        cards: [
          character('Hunter', { power: 5, speed: 90 }),
          gun('Blaster Pistols'),
          gun('Long Pistol'),
          gun('Rifle'),
        ],
        dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        dark: { character: [{ card: 'Hunter', equipment: [card, 'Blaster Pistols', second] }, 'Idle Guard'] },
        light: { character: ['Guard'] },
      }).play('dark', { attack: 'Hunter' })
    armed('Long Pistol').expect({ asked: { dark: 'double-strike' } })
    armed('Rifle').expect({ asked: 'light' })
  })
})

describe('what gets text gives it on', () => {
  cardTest(['General Maximilian Veers (C)'], 'his other Walkers are stronger, also from beneath', (card) => {
    const cards = [
      ground('Old Walker', { subtypes: ['Walker'] }),
      ground('New Walker', { subtypes: ['Walker'] }),
    ]
    const powers = { numbers: { 'Old Walker': { power: 4 }, 'New Walker': { power: 4 } } }
    const units = ['Old Walker', 'New Walker']
    at('build dark', {
      cards,
      dark: { hand: [SPARE], ground: units, character: [card] },
    }).expect(powers)
    at('build dark', {
      cards,
      dark: {
        hand: [SPARE],
        ground: units,
        character: [{ card: 'General Maximilian Veers (A)', stack: [card] }],
      },
    }).expect(powers)
    at('build dark', { cards, dark: { hand: [SPARE], ground: units } }).expect({
      numbers: { 'Old Walker': { power: 3 } },
    })
  })
  cardTest(
    ['General Maximilian Veers (C)'],
    'beneath a Pilot he helps all Walkers but the piloted one',
    (card) => {
      const crewed = (stack: readonly string[]) =>
        at('build dark', {
          cards: [
            ground('Old Walker', { subtypes: ['Walker'] }),
            ground('New Walker', { subtypes: ['Walker'] }),
          ],
          dark: {
            hand: [SPARE],
            ground: [
              { card: 'Old Walker', pilots: [{ card: 'General Maximilian Veers (A)', stack: [...stack] }] },
              'New Walker',
            ],
          },
        })
      crewed([]).expect({ numbers: { 'Old Walker': { power: 5 }, 'New Walker': { power: 3 } } })
      crewed([card]).expect({ numbers: { 'Old Walker': { power: 5 }, 'New Walker': { power: 4 } } })
    },
  )
})

describe('one attack die', () => {
  cardTest(["Anakin's N-1 Starfighter (A)"], 'a hit discards the defending unit', (card) => {
    const shoot = (die: number) =>
      at('attack space', {
        cards: [unit('Hulk', { health: 20, speed: 5 })],
        dice: [die],
        dark: { space: ['Hulk'] },
        light: { space: [card], force: 4 },
      })
        .play('light', { attack: card })
        .play('light', { play: card })
    shoot(4).expect({ zones: { 'dark.discard': ['Hulk'] } })
    shoot(3).expect({ zones: { 'dark.discard': [] } })
  })
})

describe('when the retreat step starts', () => {
  cardTest(['Ki-Adi-Mundi (C)'], 'he retreats, if that was chosen for his Upkeep', (card) => {
    at('build light', {
      light: { character: [card, 'Guard'], force: 1 },
      dark: { character: ['Guard'] },
    })
      .play('light', { upkeep: card, cost: 1 })
      .play('dark', { cards: [] })
      .expect({ zones: { 'light.build': [card] }, asked: 'light' })
  })
  cardTest(
    ['Dengar (B)'],
    'the opponent chooses one of your other units, which retreats even if tapped',
    (card) => {
      at('build dark', {
        dark: { hand: [card], buildPoints: 8, character: [{ card: 'Guard', tapped: true }, 'Idle Guard'] },
        light: { character: ['Yeoman'] },
        cards: [character('Yeoman')],
      })
        .play('dark', { complete: card, destination: { to: 'character' } })
        .play('light', { cards: ['Guard'] })
        .expect({ zones: { 'dark.build': ['Guard'] }, asked: 'dark' })
    },
  )
})

describe('a total', () => {
  cardTest(['Quicker, Easier, More Seductive'], 'all Force is shared, and the odd one is yours', (card) => {
    at('build dark', {
      dark: { hand: [card, SPARE], buildPoints: 9, force: 2 },
      light: { force: 9 },
    })
      .play('dark', { complete: card })
      .expect({ resources: { dark: { force: 6 }, light: { force: 5 } } })
  })
})

describe('elsewhere', () => {
  cardTest(["Qui-Gon Jinn's Lightsaber (A)"], 'his Deflect reaches a unit in the Ground arena', (card) => {
    at('attack character', {
      dice: [6, 6],
      dark: { character: ['Guard'], ground: ['Walker'] },
      light: { character: [{ card: 'Qui-Gon Jinn (B)', equipment: [card] }], force: 2 },
    })
      .play('dark', { attack: 'Guard' })
      .play('light', { play: 'Qui-Gon Jinn (B)', name: 'deflect' })
      .play('light', { cards: ['Walker'] })
      .expect({ facts: { Walker: { damage: 1 } } })
  })
  cardTest(["Diplomat's Blaster"], 'a discarded card attaches it in the middle of a battle', (card) => {
    at('battle character', {
      cards: [character('Envoy', { subtypes: ['Diplomat'], speed: 5 })],
      dark: { character: ['Guard'] },
      light: { character: ['Envoy'], build: [card], hand: [SPARE] },
    })
      .play('light', { play: card })
      .expect({ facts: { [card]: { host: 'Envoy' } }, zones: { 'light.discard': [SPARE] } })
  })
  cardTest(
    ['Imperial Hoth'],
    'each card that is shown from the hand makes an Imperial unit stronger',
    (card) => {
      at('battle space', {
        cards: [
          unit('Scout', {
            subtypes: ['Imperial'],
            text: 'Reveal a card from your hand -> Gain 1 Force. Play only when no unit is attacking.',
          }),
        ],
        dark: { space: ['Scout'], hand: [SPARE], locations: [card], force: 0 },
        light: { space: ['Idle Ship'] },
      })
        .play('dark', { play: 'Scout' })
        .expect({ numbers: { Scout: { power: 4 } }, resources: { dark: { force: 1 } } })
    },
  )
})
