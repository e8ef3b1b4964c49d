/** Rulings on cards that take control, stack, find their place or are kept out of it. */
import { describe } from 'vitest'
import { at, character, ruling, unit } from './ruling.ts'

const SPARE = 'Jawa'

describe('one unit and another', () => {
  ruling(["Starfighter's End"], 'a tenth of the speed is the damage', (card) => {
    at('battle space', {
      cards: [
        unit('Wing', { subtypes: ['Starfighter'], speed: 60 }),
        unit('Fortress', { health: 9, speed: 5 }),
      ],
      light: { hand: [card], force: 6, space: ['Wing', 'Ship'] },
      dark: { space: ['Fortress'] },
    })
      .play('light', { 'battle-card': card })
      .expect({ facts: { Fortress: { damage: 6 } }, zones: { 'light.discard': [card, 'Wing'] } })
  })
  ruling(["Starfighter's End"], 'the damage is done even if the unit is not discarded', (card) => {
    const text = "This unit can't be discarded."
    at('battle space', {
      cards: [
        unit('Wing', { subtypes: ['Starfighter'], speed: 60, text }),
        unit('Fortress', { health: 9, speed: 5 }),
      ],
      light: { hand: [card], force: 6, space: ['Wing'] },
      dark: { space: ['Fortress'] },
    })
      .play('light', { 'battle-card': card })
      .expect({ facts: { Fortress: { damage: 6 } }, zones: { 'light.discard': [card] } })
  })
  ruling(['Sabers Locked'], 'Characters in any arena or build zone', (card) => {
    at('battle character', {
      dice: [1, 6],
      light: { hand: [card], force: 1, build: ['Guard'], character: ['Idle Guard'] },
      dark: { build: ['Guard'], character: ['Idle Guard'] },
    })
      .play('light', { 'battle-card': card })
      .play('light', { cards: ['light.build/Guard'] })
      .play('light', { cards: ['dark.build/Guard'] })
      .expect({ facts: { 'dark.build/Guard': { tapped: false }, 'light.build/Guard': { tapped: true } } })
  })
  ruling(
    ['Salacious B. Crumb (A)'],
    'a unit that can attack has to, one that is tapped does nothing',
    (card) => {
      const taunt = (tapped: boolean) =>
        at('battle character', {
          cards: [character('Foe', { speed: 60 }), character('Bait', { speed: 5, health: 9 })],
          dice: tapped ? [] : [1],
          dark: { character: [card, 'Bait', 'Idle Guard'] },
          light: { character: [{ card: 'Foe', tapped }] },
        })
          .play('dark', { play: card })
          .play('dark', { cards: ['Bait'] })
      taunt(false).expect({ events: [{ kind: 'attackMade', attacker: 'Foe', defender: 'Bait' }] })
      taunt(true).expect({ asked: { dark: 'next-attack' }, facts: { Bait: { damage: 0 } } })
    },
  )
  ruling(['Jabba the Hutt (B)'], 'it comes with the next build step, like a Bounty', (card) => {
    at('attack character', {
      cards: [
        character('Hunter', { speed: 90, text: 'Bounty: Draw a card.' }),
        character('Frail', { health: 1, speed: 5 }),
      ],
      dice: [6, 6, 6, 4],
      dark: { character: ['Hunter', { card, tapped: true }], hand: ['Jawa'], force: 0 },
      light: { character: ['Frail', { card: 'Idle Guard', tapped: true }], space: ['Ship'] },
    })
      .play('dark', { attack: 'Hunter', defender: 'Frail' })
      .expect({ resources: { dark: { force: 4, buildPoints: 4 } } })
      .play('dark', { resolve: card })
      .expect({ resources: { dark: { force: 5, buildPoints: 5 } } })
  })
})

describe('Pilots that escape', () => {
  const ace = character('Ace', { text: '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.' })
  const shootDown = (card: string, text: string) =>
    at('attack space', {
      cards: [
        ace,
        unit('Cannon', { power: 3, speed: 90 }),
        unit('Wing', { subtypes: ['Starfighter'], speed: 5, text }),
      ],
      dice: [6, 6, 6],
      dark: { space: ['Cannon', 'Idle Ship'] },
      light: { space: [{ card: 'Wing', pilots: ['Ace'] }, card, 'Idle Ship'] },
    }).play('dark', { attack: 'Cannon', defender: 'Wing' })
  ruling(['Escape Pod'], 'only if the unit really is discarded', (card) => {
    shootDown(card, '')
      .play('light', 'yes')
      .expect({ zones: { 'light.build': ['Ace'], 'light.discard': ['Wing', card] } })
  })
})

describe('cards that find their place', () => {
  ruling(['Underworld Kingpin'], 'a unit of the same type line comes into its arena', (card) => {
    const rogue = (name: string, subtype: string) => character(name, { subtypes: [subtype] })
    at('build dark', {
      cards: [rogue('Old', 'Spy'), rogue('New', 'Spy'), rogue('Odd', 'Thug')],
      dark: {
        hand: ['Jawa'],
        buildPoints: 1,
        character: [card, 'Old'],
        deck: ['Odd', 'New', 'Jawa'],
      },
    })
      .play('dark', 'skip-draw')
      .play('dark', { play: card })
      .play('dark', { cards: ['Old'] })
      .expect({ zones: { character: [card, 'New'], 'dark.deck': 2, 'dark.discard': ['Old'] } })
  })
  ruling(["Yoda's Training"], 'what is found goes into the stack', (card) => {
    at('build light', {
      light: {
        hand: [card, 'Jawa'],
        buildPoints: 4,
        character: ['Luke Skywalker (K)'],
        deck: ['Luke Skywalker (C)', 'Jawa'],
      },
    })
      .play('light', 'skip-draw')
      .play('light', { complete: card })
      .play('light', { cards: ['Luke Skywalker (C)'] })
      .expect({ facts: { 'Luke Skywalker (K)': { stack: 1 } }, zones: { 'light.deck': 1 } })
  })
  ruling(['Jedi Temple'], 'a stack of Jedi may hold more, and stays when the Location is gone', (card) => {
    const standing = (...locations: string[]) =>
      at('build light', {
        light: {
          hand: ['Luke Skywalker (C)', 'Jawa'],
          buildPoints: 9,
          character: [
            {
              card: 'Luke Skywalker (K)',
              stack: ['Luke Skywalker (A)', 'Luke Skywalker (B)', 'Luke Skywalker (D)'],
            },
          ],
          locations,
        },
      })
    const adding = { complete: 'Luke Skywalker (C)', destination: { place: 'beneath' } }
    standing(card).expect({ offers: { light: [adding] } })
    standing().expect({ noOffers: { light: [adding] } })
  })
  ruling(['Lars Homestead'], 'printed cost 5 or less, beneath a stack too', (card) => {
    at('build light', {
      light: {
        hand: ['Han Solo (C)', 'Jawa'],
        buildPoints: 9,
        character: ['Han Solo (A)'],
        locations: [card],
      },
    }).expect({
      offers: { light: [{ complete: 'Han Solo (C)', destination: { place: 'beneath' }, cost: 0 }] },
    })
  })
  ruling(
    ['Walking Droid Starfighter'],
    'only in an arena, and from the build zone through the Ground arena',
    (card) => {
      const standing = (dark: object) =>
        at('battle space', {
          dark: { force: 3, space: ['Idle Ship'], ...dark },
          light: { space: ['Idle Ship'], ground: ['Idle Walker'] },
        })
      standing({ ground: [card] })
        .play('dark', { play: card })
        .expect({ offers: { dark: [{ attack: card }] } })
      standing({ build: [card] }).expect({ noOffers: { dark: [{ play: card }] } })
      at('build dark', { dark: { build: [card], hand: ['Jawa'] } }).expect({
        offers: { dark: [{ move: card }] },
      })
    },
  )
  ruling(['Lando Calrissian (D)'], 'his whole stack goes with him, and back', (card) => {
    at('battle character', {
      dark: { character: [{ card, stack: ['Lando Calrissian (C)'] }, 'Idle Guard'], force: 2 },
      light: { character: ['Idle Guard'], force: 3 },
    })
      .play('dark', 1)
      .play('light', 2)
      .expect({ facts: { [card]: { controller: 'light', stack: 1 } }, resources: { light: { force: 1 } } })
  })
  ruling(['Sarlacc (A)'], 'as long as it stays tapped the Character takes 2 counters', (card) => {
    at('attack ground', {
      dark: { ground: [card], character: ['Idle Guard'] },
      light: { ground: [{ card: 'Idle Walker', tapped: true }], character: ['Guard'] },
    })
      .play('dark', { play: card })
      .expect({ facts: { [card]: { tapped: true }, Guard: { damage: 2 } } })
  })
  ruling(['Sarlacc (A)'], 'untapping ends it', (card) => {
    const alarm = {
      name: 'Alarm',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: 'Untap one of your units. Play only when no unit is attacking.',
    }
    at('attack ground', {
      cards: [alarm],
      dark: { ground: [card, { card: 'Idle Walker', tapped: true }], hand: ['Alarm'] },
      light: { ground: [{ card: 'Idle Walker', tapped: true }], character: ['Guard'] },
    })
      .play('dark', { play: card })
      .play('dark', { 'battle-card': 'Alarm' })
      .play('dark', { cards: [card] })
      .expect({ facts: { Guard: { damage: 0 } } })
  })
})

describe('cards that are kept out', () => {
  ruling(['Jedi Extinction'], 'no Jedi is stacked on one that stands in the arena', (card) => {
    at('build dark', {
      dark: { hand: [card, SPARE], buildPoints: 3 },
      light: {
        hand: ['Obi-Wan Kenobi (B)', SPARE],
        buildPoints: 9,
        character: ['Obi-Wan Kenobi (A)'],
        build: ['Idle Guard'],
      },
    })
      .play('dark', { complete: card })
      .expect({
        offers: { light: [{ move: 'Idle Guard', to: 'character' }] },
        noOffers: { light: [{ complete: 'Obi-Wan Kenobi (B)', destination: { place: 'top' } }] },
        refused: {
          light: {
            complete: 'Obi-Wan Kenobi (B)',
            destination: { onto: 'Obi-Wan Kenobi (A)', place: 'top' },
          },
          code: 'cannot-deploy',
        },
      })
  })
  ruling(['Blockade PM'], 'no unit, Location or Equipment gets into an arena', (card) => {
    const scene = at('build dark', {
      dark: {
        hand: [card, 'Blockaded Naboo', SPARE],
        buildPoints: 9,
        force: 9,
        character: ['Guard'],
        build: ['Idle Guard', 'Paralysis Cord'],
      },
    })
    scene.expect({
      offers: {
        dark: [
          { move: 'Idle Guard' },
          { equip: 'Paralysis Cord', unit: 'character/Guard' },
          { complete: 'Blockaded Naboo' },
        ],
      },
    })
    scene.play('dark', { complete: card }).expect({
      noOffers: {
        dark: [
          { move: 'Idle Guard' },
          { equip: 'Paralysis Cord', unit: 'character/Guard' },
          { complete: 'Blockaded Naboo' },
        ],
      },
    })
  })
})

describe('what is named, and who stands there', () => {
  ruling(['Dangerous Gamble'], 'the version of the named card does not matter', (card) => {
    at('build light', { light: { hand: [card, 'Jawa'] }, dark: { deck: ['Luke Skywalker (C)'] } })
      .play('light', { complete: card })
      .play('light', 'Luke Skywalker')
      .expect({ resources: { light: { buildPoints: 10 } } })
  })
  ruling(["Hero's Potential"], 'the first top card is on top again when the turn ends', (card) => {
    at('battle character', {
      dice: [1, 1, 1, 1, 1, 1],
      light: {
        hand: [card, 'Jawa'],
        force: 4,
        character: [{ card: 'Luke Skywalker (K)', stack: ['Luke Skywalker (C)'] }],
      },
      dark: { character: [{ card: 'Idle Guard', tapped: true }] },
    })
      .play('light', { 'battle-card': card })
      .play('light', 'skip-attack')
      .expect({ zones: { character: ['Luke Skywalker (K)', 'Idle Guard'] }, table: { turn: 2 } })
  })
  ruling(["Qui-Gon's Spirit (A)"], 'it stands beside Qui-Gon Jinn, and can be chosen like a unit', (card) => {
    at('build light', {
      light: {
        hand: [card, 'Jawa'],
        character: ['Qui-Gon Jinn (A)', 'Bail Organa (A)'],
        buildPoints: 5,
      },
      dark: { character: [card] },
    })
      .play('light', { complete: card, destination: { to: 'character' } })
      .expect({ zones: { character: ['Qui-Gon Jinn (A)', 'Bail Organa (A)', card, card] } })
      .play('light', { play: 'Bail Organa (A)' })
      .expect({ facts: { [`character/${card} #1`]: { tapped: true } } })
  })
})

describe('beneath a stack of another name', () => {
  const pupil = (name: string) => character(name, { version: 'A', subtypes: ['Jedi', 'Padawan'], cost: 3 })
  ruling(['Yoda (G)'], 'copies lie under several units while another version is in play', (card) => {
    at('build light', {
      cards: [pupil('Pupil'), pupil('Novice')],
      light: {
        hand: [card, card, 'Yoda (A)', 'Jawa'],
        buildPoints: 20,
        character: ['Pupil (A)', 'Novice (A)'],
      },
    })
      .play('light', {
        complete: `light.hand/${card} #1`,
        destination: { onto: 'Pupil (A)', place: 'beneath' },
      })
      .play('light', { complete: card, destination: { onto: 'Novice (A)', place: 'beneath' } })
      .play('light', { complete: 'Yoda (A)', destination: { to: 'character' } })
      .expect({
        facts: { 'Pupil (A)': { stack: 1 }, 'Novice (A)': { stack: 1 } },
        zones: { character: ['Pupil (A)', 'Novice (A)', 'Yoda (A)'] },
      })
  })
  ruling(['Yoda (G)'], 'in setup he stands for himself and joins no other stack', (card) => {
    at('setup light', {
      cards: [pupil('Pupil')],
      dark: { setup: { left: 0, total: 30, done: true } },
      light: { hand: [card], character: ['Pupil (A)'], setup: { left: 20, total: 10 } },
    })
      .play('light', { 'set-up': card })
      .expect({ facts: { 'Pupil (A)': { stack: 0 } }, zones: { character: ['Pupil (A)', card] } })
  })
  ruling(['Yoda (G)'], 'he stays where he is: no stack is rearranged to have him on top', (card) => {
    at('build light', {
      cards: [pupil('Pupil')],
      light: { hand: ['Jawa'], buildPoints: 9, character: [{ card: 'Pupil (A)', stack: [card] }] },
    }).expect({
      refused: { light: { rearrange: 'Pupil (A)', version: card }, rule: 'idc/primary/cant-overrides' },
    })
  })
})
