/** What only a few shipped cards say of numbers and rules that stand as long as they do. */
import { describe, expect } from 'vitest'
import { controlOf } from '../rules/turn/arena-control.ts'
import { at, cardTest, character, ground, unit } from './shipped-play.ts'

const SPARE = 'Jawa'

describe('numbers', () => {
  cardTest(['ARC Fighter'], 'grows by its Pilots', (card) => {
    at('build light', {
      light: { hand: [SPARE], buildPoints: 2, space: [{ card, pilots: ['R2-X2 (A)'] }] },
    }).expect({ numbers: { [card]: { power: 4, health: 3 } } })
  })
  cardTest(['Darth Maul (H)'], 'grows by the cards beneath, besides the stack', (card) => {
    at('build dark', {
      dark: { hand: [SPARE], buildPoints: 2, character: [{ card, stack: ['Darth Maul (A)'] }] },
    }).expect({ numbers: { [card]: { speed: 60, power: 6, health: 6 } } })
  })
  cardTest(['Demonstration of Power'], 'only units of the Dark Side grow', (card) => {
    at('build dark', {
      cards: [character('Lord', { side: 'dark', power: 5 }), character('Hireling', { power: 5 })],
      dark: { hand: [card, SPARE], buildPoints: 5, character: ['Lord', 'Hireling'] },
    })
      .play('dark', { complete: card })
      .expect({ numbers: { Lord: { power: 8 }, Hireling: { power: 5 } } })
  })
  cardTest(['Jedi Starfighter Wing'], 'stronger while it is undamaged', (card) => {
    const stands = (damage: number) =>
      at('build light', { light: { hand: [SPARE], buildPoints: 2, space: [{ card, damage }] } })
    stands(0).expect({ numbers: { [card]: { power: 8 } } })
    stands(1).expect({ numbers: { [card]: { power: 4 } } })
  })
  cardTest(["Han Solo's DL-44 Blaster (A)"], 'for who carries nothing else', (card) => {
    at('build light', {
      light: {
        hand: [SPARE],
        buildPoints: 2,
        character: [
          { card: 'Guard', equipment: [card] },
          { card: 'Idle Guard', equipment: [card, 'Paralysis Cord'] },
        ],
      },
    }).expect({ numbers: { Guard: { accuracy: 1 }, 'Idle Guard': { accuracy: 0 } } })
  })
  cardTest(['Plains of Naboo'], 'Gungans grow where they are less, or in both', (card) => {
    const gungan = (name: string, power: number, health: number) =>
      ground(name, { subtypes: ['Gungan'], power, health })
    at('build light', {
      cards: [gungan('Even', 2, 2), gungan('Strong', 3, 2), gungan('Tough', 2, 3)],
      light: { hand: [SPARE], buildPoints: 2, locations: [card], ground: ['Even', 'Strong', 'Tough'] },
    }).expect({
      numbers: {
        Even: { power: 3, health: 3 },
        Strong: { power: 4, health: 2 },
        Tough: { power: 2, health: 4 },
      },
    })
  })
  cardTest(['Cin Drallig (A)'], 'gives Parry to Jedi that have none', (card) => {
    at('build light', {
      cards: [character('Knight', { subtypes: ['Jedi'] })],
      light: { hand: [SPARE], buildPoints: 2, character: [card, 'Knight', 'Guard'] },
    }).expect({ numbers: { Knight: { parry: 1 }, Guard: { parry: 0 }, [card]: { parry: 1 } } })
  })
  cardTest(['Heavy Artillery'], 'gives Walkers and Tanks Ion Cannon', (card) => {
    at('build dark', {
      cards: [ground('Crawler', { subtypes: ['Tank'], power: 1 })],
      dark: { hand: [card, SPARE], buildPoints: 4, ground: ['Crawler', 'Walker'] },
    })
      .play('dark', { complete: card })
      .expect({ numbers: { Crawler: { power: 3, 'ion-cannon': 3 }, Walker: { 'ion-cannon': 0 } } })
  })
  cardTest(['Jedi Command'], 'units that are not unique, beside a unique Jedi', (card) => {
    at('battle character', {
      light: { hand: [card], force: 4, character: ['Obi-Wan Kenobi (A)', 'Idle Guard'] },
      dark: { character: ['Guard'] },
    })
      .play('light', { 'battle-card': card })
      .expect({ numbers: { 'Idle Guard': { power: 5 }, 'Obi-Wan Kenobi (A)': { power: 6 } } })
  })
})

describe('attackers and defenders', () => {
  cardTest(['Heavy Machine Gun Team'], 'is stronger against a multi-arena unit', (card) => {
    at('attack ground', {
      cards: [unit('Lander', { arenas: ['space', 'ground'], health: 9, speed: 5 })],
      dice: [5, 5, 5, 5, 5, 5],
      light: { ground: [card] },
      dark: { ground: ['Lander', 'Idle Walker'] },
    })
      .play('light', { attack: card, defender: 'Lander' })
      .expect({ facts: { Lander: { damage: 6 } } })
  })
  cardTest(['Seismic Tank'], 'has no Armor against Jedi', (card) => {
    at('attack ground', {
      cards: [ground('Rider', { subtypes: ['Jedi'], power: 3, speed: 90 })],
      dice: [4, 4, 4],
      light: { ground: ['Rider', 'Idle Walker'] },
      dark: { ground: [{ card, tapped: true }] },
    })
      .play('light', { attack: 'Rider' })
      .expect({ facts: { [card]: { damage: 3 } } })
  })
  cardTest(['Rebel Marine'], 'attacks only with units in Space', (card) => {
    const stands = (space: string[]) =>
      at('attack character', {
        light: { character: [card, 'Idle Guard'], space },
        dark: { character: ['Idle Guard'] },
      })
    stands(['Ship']).expect({ offers: { light: [{ attack: card }] } })
    stands([]).expect({ asked: { dark: 'next-attack' } })
  })
  cardTest(['Quarren Commando'], 'aims with Ion Cannon', (card) => {
    at('attack ground', {
      cards: [
        ground('Hover', { subtypes: ['Tank'], speed: 90, power: 1, text: 'Ion Cannon 3' }),
        unit('Target', { health: 9, speed: 5 }),
      ],
      dice: [2, 2, 1, 1, 1],
      dark: { ground: [{ card: 'Hover', pilots: [card] }] },
      light: { space: ['Target'], ground: ['Idle Walker'] },
    })
      .play('dark', { attack: 'Hover', defender: 'Target' })
      .expect({ facts: { Target: { damage: 2 } } })
  })
  cardTest(['Not Ordinary Offworlders'], 'Jedi cannot attack one Character in this turn', (card) => {
    at('build dark', {
      cards: [
        character('Knight', { subtypes: ['Jedi'], speed: 90 }),
        character('Guest', { speed: 5, health: 9 }),
        character('Host', { speed: 5, health: 9 }),
      ],
      dark: { hand: [card], buildPoints: 2, character: ['Guest', 'Host'] },
      light: { character: ['Knight'] },
    })
      .play('dark', { complete: card })
      .play('dark', { cards: ['Guest'] })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .expect({
        offers: { light: [{ attack: 'Knight', defender: 'Host' }] },
        noOffers: { light: [{ attack: 'Knight', defender: 'Guest' }] },
      })
  })
})

describe('Pilots', () => {
  cardTest(['Basilisk War Droid'], 'is a Droid that can be piloted, by such Pilots', (card) => {
    at('build dark', {
      cards: [ground('Mule', { subtypes: ['Walker'] })],
      dark: { hand: [SPARE], buildPoints: 2, ground: [card, 'Mule'], character: ['Basilisk Warrior'] },
    }).expect({
      offers: { dark: [{ pilot: 'Basilisk Warrior', unit: card }] },
      noOffers: { dark: [{ pilot: 'Basilisk Warrior', unit: 'Mule' }] },
    })
  })
  cardTest(['Basilisk Warrior'], 'pilots only Mandalorian units', (card) => {
    at('build dark', {
      cards: [
        ground('Mule', { subtypes: ['Walker'] }),
        ground('Beast', { subtypes: ['Mandalorian', 'Creature'] }),
      ],
      dark: { hand: [SPARE], buildPoints: 2, ground: ['Beast', 'Mule'], character: [card] },
    }).expect({
      offers: { dark: [{ pilot: card, unit: 'Beast' }] },
      noOffers: { dark: [{ pilot: card, unit: 'Mule' }] },
    })
  })
  cardTest(['Paploo (A)'], 'boards a Speeder of the opponent', (card) => {
    at('build light', {
      cards: [ground('Bike', { subtypes: ['Speeder'] })],
      light: { hand: [SPARE], buildPoints: 2, character: [card] },
      dark: { ground: ['Bike'] },
    }).expect({ offers: { light: [{ pilot: card, unit: 'Bike' }] } })
  })
  cardTest(['R2-X2 (A)'], 'leaves room for another Pilot, but no Astromech Droid', (card) => {
    at('build light', {
      cards: [unit('Fighter', { subtypes: ['Starfighter'] })],
      light: {
        hand: [SPARE],
        buildPoints: 2,
        space: [{ card: 'Fighter', pilots: [card] }],
        character: ['R2-D2 (D)', 'Biggs Darklighter (A)'],
      },
    }).expect({
      offers: { light: [{ pilot: 'Biggs Darklighter (A)', unit: 'Fighter' }] },
      noOffers: { light: [{ pilot: 'R2-D2 (D)' }] },
    })
  })
})

describe('control', () => {
  cardTest(['Chancellor Finis Valorum (A)'], 'his side controls the arena while he has company', (card) => {
    const controls = (...company: readonly string[]) =>
      controlOf(
        at('build light', {
          light: { hand: [SPARE], buildPoints: 2, character: [card, ...company] },
          dark: { character: ['Guard'] },
        }).machine,
        'character',
      )
    expect(controls('Idle Guard')).toBe('light')
    expect(controls()).not.toBe('light')
  })
})

describe('stacks', () => {
  cardTest(['Jedi Temple'], 'lets stacks of Jedi have a fifth card', (card) => {
    const master = (version: string) => character('Master', { version, subtypes: ['Jedi'], cost: 1 })
    const stands = (locations: string[]) =>
      at('build light', {
        cards: ['A', 'B', 'C', 'D', 'E'].map(master),
        light: {
          hand: ['Master (E)', SPARE],
          buildPoints: 3,
          locations,
          character: [{ card: 'Master (A)', stack: ['Master (B)', 'Master (C)', 'Master (D)'] }],
        },
      })
    const fifth = { complete: 'Master (E)', destination: { onto: 'Master (A)', place: 'beneath' } }
    stands([card]).expect({ offers: { light: [fifth] } })
    stands([]).expect({ noOffers: { light: [fifth] } })
  })
  cardTest(['Bossk (B)'], 'gives the top card of the stack an ability from beneath', (card) => {
    at('battle character', {
      cards: [character('Bossk', { version: 'Z', subtypes: ['Trandoshan'] })],
      dark: { force: 5, character: [{ card: 'Bossk (Z)', stack: [card] }] },
      light: { character: ['Idle Guard'] },
    })
      .play('dark', { play: 'Bossk (Z)' })
      .expect({ numbers: { 'Bossk (Z)': { 'double-strike': 1 } }, resources: { dark: { force: 0 } } })
  })
})

describe('Equipment', () => {
  cardTest(['Lucrehulk-Class Battleship'], 'makes Equipment cheaper by a build point', (card) => {
    const text = 'Pay 2 build points -> Equip | Equipped unit gets +1 power.'
    const hook = unit('Hook', { kind: 'equipment', cost: 1, text })
    at('build dark', {
      cards: [hook],
      dark: { hand: [SPARE], buildPoints: 2, space: [card, 'Ship'], build: ['Hook'] },
    })
      .play('dark', { equip: 'Hook', unit: card })
      .expect({ resources: { dark: { buildPoints: 1 } } })
  })
  cardTest(['Mandalorian Special Training'], 'goes with a unit that is discarded', (card) => {
    at('attack character', {
      cards: [character('Frail', { health: 1, speed: 5 })],
      dice: [6, 6],
      dark: { character: ['Guard'] },
      light: { character: [{ card: 'Frail', equipment: [card] }, 'Idle Guard'] },
    })
      .play('dark', { attack: 'Guard', defender: 'Frail' })
      .expect({ zones: { 'light.discard': [card, 'Frail'] } })
  })
  cardTest(['Thermal Scanner'], 'goes on units with a Blaster alone', (card) => {
    at('build dark', {
      dark: {
        hand: [SPARE],
        buildPoints: 2,
        character: [{ card: 'Guard', equipment: ["Aurra Sing's Blaster Pistols (A)"] }, 'Idle Guard'],
        build: [card],
      },
    })
      .expect({ noOffers: { dark: [{ equip: card, unit: 'Idle Guard' }] } })
      .play('dark', { equip: card, unit: 'Guard' })
      .expect({ numbers: { Guard: { accuracy: 1 } } })
  })
})
