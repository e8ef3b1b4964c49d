/** Rulings on attacks, dice and damage. */
import { describe } from 'vitest'
import { at, character, ground, ruling, unit } from './ruling.ts'

describe('dice', () => {
  ruling(['Elite Stormtrooper Squad'], 'Accuracy makes no natural 6', (card) => {
    at('attack ground', {
      cards: [ground('Bunker', { health: 9 })],
      dice: [5, 5, 5, 5],
      dark: { ground: [card] },
      light: { ground: [{ card: 'Bunker', tapped: true }] },
    })
      .play('dark', { attack: card })
      .expect({ facts: { Bunker: { damage: 4 } } })
  })
  ruling(['Surprising Strength'], 'power counts with its bonuses', (card) => {
    at('attack character', {
      cards: [character('Strong', { power: 4, speed: 90, text: 'This unit gets +1 power.' })],
      light: { hand: [card], force: 2, character: ['Strong', 'Idle Guard'] },
      dark: { character: ['Guard'] },
    })
      .play('light', { attack: 'Strong' })
      .play('light', { 'battle-card': card })
      .expect({ offers: { light: [{ cards: ['Guard'] }] }, noOffers: { light: [{ cards: ['Strong'] }] } })
  })
})

describe('damage', () => {
  ruling(['Dannik Jerriko (A)'], 'one counter each time, however much damage is done', (card) => {
    at('attack character', {
      cards: [character('Wall', { health: 9 })],
      dice: [6, 6, 6],
      dark: { character: [{ card, damage: 3 }] },
      light: { character: [{ card: 'Wall', tapped: true }] },
    })
      .play('dark', { attack: card })
      .expect({ facts: { [card]: { damage: 2 }, Wall: { damage: 3 } } })
  })
  ruling(['Unfriendly Fire'], 'it damages the own units too', (card) => {
    at('battle space', {
      dark: { hand: [card], force: 7, space: ['Ship'], ground: ['Walker'] },
      light: { space: ['Ship'] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', 'space')
      .expect({
        facts: { 'space/Ship #1': { damage: 2 }, 'space/Ship #2': { damage: 2 }, Walker: { damage: 0 } },
      })
  })
  ruling(['Run the Gauntlet'], 'the Force comes after the damage', (card) => {
    at('build dark', {
      cards: [ground('Dodger', { text: 'Pay 1 Force -> Evade 6', health: 9 })],
      dice: [6, 6, 6, 6, 6, 6],
      dark: { hand: [card], buildPoints: 2, space: ['Idle Ship'] },
      light: { ground: ['Dodger'], space: ['Idle Ship'], force: 0 },
    })
      .play('dark', { complete: card })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .expect({ facts: { Dodger: { damage: 6 } }, resources: { light: { force: 2 } } })
  })
  ruling(['Concentrated Fire', 'Creature Attack'], 'without a unit to choose nothing happens', (card) => {
    const arena = card === 'Creature Attack' ? 'character' : 'space'
    const unit = arena === 'space' ? 'Ship' : 'Guard'
    const fire = (light: object, dice: readonly number[]) =>
      at('build dark', {
        dice,
        dark: { hand: [card], buildPoints: 2 },
        light: { ground: ['Walker'], ...light },
      })
        .play('dark', { complete: card })
        .play('light', { cards: [] })
    fire({}, []).expect({ facts: { Walker: { damage: 0 } }, zones: { 'dark.discard': [card] } })
    fire({ [arena]: [unit] }, [6, 1, 1, 1, 1].slice(0, arena === 'space' ? 4 : 5)).expect({
      events: [{ kind: 'damagePlaced', unit, amount: 1 }],
    })
  })
  ruling(['Doctor Evazan (A)'], 'the own units can be chosen', (card) => {
    at('attack character', {
      cards: [character('Nurse', { speed: 10, cost: 4 })],
      dice: [6, 6, 1, 1],
      dark: { character: [{ card, damage: 1 }, 'Nurse'] },
      light: { character: ['Idle Guard'] },
    })
      .play('dark', { play: card })
      .play('dark', { cards: ['Nurse'] })
      .expect({ facts: { Nurse: { damage: 2 }, 'Idle Guard': { damage: 0 } } })
  })
  ruling(['Lando Calrissian (C)'], 'a unit has to arrive in the discard pile', (card) => {
    at('attack character', {
      dice: [6, 6],
      dark: { character: ['Guard'] },
      light: { character: [{ card, tapped: true }, { card: 'Guard', tapped: true }, 'Idle Guard'] },
    })
      .play('dark', { attack: 'character/Guard #1', defender: card })
      .play('light', { play: card })
      .play('light', { cards: ['character/Guard #2'] })
      .expect({ zones: { 'light.discard': ['Guard'] }, facts: { [card]: { damage: 0 } } })
  })
  ruling(["Jabba's Dancers"], 'an Intercept is no new attack', (card) => {
    at('attack character', {
      cards: [character('Bodyguard', { text: 'Pay 0 Force -> Intercept', health: 9 })],
      dice: [1],
      dark: { character: [card, 'Idle Guard'], force: 0 },
      light: {
        character: [
          { card: 'Guard', tapped: true },
          { card: 'Bodyguard', tapped: true },
        ],
      },
    })
      .play('dark', { attack: card, defender: 'Guard' })
      .play('light', { play: 'Bodyguard' })
      .expect({ events: [{ kind: 'intercepted', card: 'Bodyguard' }], resources: { dark: { force: 1 } } })
  })
  ruling(['Droid Control Ship'], 'it damages the own Droids when it is discarded', (card) => {
    at('attack space', {
      cards: [unit('Cannon', { power: 8, speed: 90 }), character('Butler', { subtypes: ['Droid'] })],
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
      dark: { space: [{ card, tapped: true, damage: 4 }, 'Idle Ship'], character: ['Butler'] },
      light: { space: ['Cannon'] },
    })
      .play('light', { attack: 'Cannon', defender: card })
      .expect({ facts: { Butler: { damage: 1 } } })
  })
})

describe('what is attacked', () => {
  ruling(['Admiral Motti (A)'], 'a Jedi that could play something instead has to attack', (card) => {
    at('attack character', {
      cards: [
        character('Knight', {
          subtypes: ['Jedi'],
          speed: 90,
          text: '[tap] -> Draw a card. Play only when this unit would attack.',
        }),
      ],
      dice: [1, 1, 1],
      dark: {
        character: [
          { card, tapped: true },
          { card: 'Guard', tapped: true },
        ],
      },
      light: { character: ['Knight'], deck: ['Jawa'] },
    }).expect({ events: [{ kind: 'attackDeclared', attacker: 'Knight', defender: card }] })
  })
  ruling(['Darth Vader (F)'], 'health is the whole health, not what is left', (card) => {
    at('attack character', {
      cards: [character('Tall', { health: 4, speed: 5 })],
      dark: { character: [card], force: 4 },
      light: { character: [{ card: 'Tall', damage: 3 }] },
    })
      .play('dark', { play: card })
      .expect({ zones: { character: [card, 'Tall'] } })
  })
  ruling(
    ['Death Star (C)'],
    'one enemy unit in space keeps it silent; those in the build zone do not',
    (card) => {
      const fire = (light: object) =>
        at('attack space', {
          dark: { space: [card, 'Idle Ship'], ground: ['Walker'] },
          light: { ground: ['Walker'], ...light },
        })
      fire({ build: ['Ship'] })
        .play('dark', { play: card })
        .expect({ zones: { ground: [], space: [card, 'Idle Ship'] } })
      fire({ space: [{ card: 'Ship', tapped: true }] }).expect({
        noOffers: { dark: [{ play: card }] },
        asked: 'dark',
      })
    },
  )
})

describe('an attack that missed', () => {
  const raiding = (card: string, raider: object, guard: object, dice: readonly number[], more: object = {}) =>
    at('attack ground', {
      cards: [
        ground('Raider', { power: 2, speed: 90, ...raider }),
        ground('Fort', { health: 9, speed: 5, ...guard }),
      ],
      dice,
      dark: { hand: [card], force: 9, ground: ['Fort'], ...more },
      light: { ground: ['Raider', 'Idle Walker'], force: 9 },
    }).play('light', { attack: 'Raider', defender: 'Fort' })
  const punished = { zones: { 'light.discard': ['Raider'] } }
  ruling(['Rebel Surrender'], 'a unit with 0 power rolls no hits', (card) => {
    raiding(card, { power: 0 }, {}, []).play('dark', { 'battle-card': card }).expect(punished)
  })
  ruling(['Rebel Surrender'], 'hits are hits, all damage prevented or not', (card) => {
    raiding(card, {}, { text: 'Pay 1 Force -> Evade 5' }, [6, 1])
      .play('dark', { play: 'Fort' })
      .expect({ facts: { Fort: { damage: 0 } }, noOffers: { dark: [{ 'battle-card': card }] } })
  })
  ruling(['Rebel Surrender'], 'an attack whose defender leaves before the roll has no hits', (card) => {
    const text = 'Pay 1 Force -> Retreat this unit.'
    raiding(card, {}, { text }, [])
      .play('dark', { play: 'Fort' })
      .play('dark', { 'battle-card': card })
      .expect({ ...punished, zones: { ...punished.zones, 'dark.build': ['Fort'] } })
  })
  ruling(['Rebel Surrender'], 'a 4 is no hit against Armor, but for Accuracy', (card) => {
    raiding(card, {}, { text: 'Armor' }, [4, 4]).play('dark', { 'battle-card': card }).expect(punished)
    raiding(card, { text: 'Accuracy 1' }, { text: 'Armor' }, [4, 4]).expect({
      facts: { Fort: { damage: 2 } },
      noOffers: { dark: [{ 'battle-card': card }] },
    })
  })
})

describe('a Creature that is tamed', () => {
  const tamed = (card: string, text: string, dice: readonly number[]) =>
    at('build light', {
      cards: [ground('Beast', { subtypes: ['Creature'], power: 1, speed: 90, text })],
      dice,
      light: { hand: [card, 'Jawa'], buildPoints: 1, ground: ['Idle Walker'], character: ['Idle Guard'] },
      dark: { ground: ['Beast', 'Walker'], character: ['Guard'] },
    })
      .play('light', { complete: card })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
  ruling(
    ['Tame the Beast'],
    'what it may do when it would attack is for its own player, and goes first',
    (card) => {
      tamed(card, '[tap] -> Gain 1 Force. Play only when this unit would attack.', [])
        .expect({ asked: { dark: 'next-attack' }, offersExactly: { dark: ['pass', { play: 'Beast' }] } })
        .play('dark', { play: 'Beast' })
        .expect({
          resources: { dark: { force: 1 } },
          facts: { Beast: { tapped: true } },
          noEvents: [{ kind: 'attackDeclared' }],
        })
    },
  )
  ruling(['Tame the Beast'], 'it attacks in its own arena only', (card) => {
    tamed(card, '', [1]).expect({
      asked: { light: 'have-it-attack' },
      offersExactly: { light: [{ cards: [] }, { cards: ['Walker'] }, { cards: ['Idle Walker'] }] },
    })
  })
})
