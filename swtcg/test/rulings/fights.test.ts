/** Rulings on single attacks: how many dice, whose damage, and what prevents it. */
import { describe } from 'vitest'
import { at, character, ground, ruling, unit } from './ruling.ts'

const fortress = (text = '') => unit('Fortress', { health: 9, speed: 5, text })

describe('one die in place of those of the power', () => {
  const shoot = (card: string, die: readonly number[], attacker = '', defender = '') =>
    at('attack space', {
      cards: [fortress(defender), unit('Wing', { speed: 90, power: 0, text: attacker })],
      dice: die,
      light: { hand: [card], force: 8, space: ['Wing'] },
      dark: { space: ['Fortress'], force: 2 },
    })
      .play('light', { attack: 'Wing' })
      .play('light', { 'battle-card': card })
  ruling(['Blow This Thing'], 'power and Shields do not matter', (card) => {
    shoot(card, [6], '', 'Shields 4').expect({ zones: { 'dark.discard': ['Fortress'] } })
  })
  ruling(['Blow This Thing'], 'prevented damage has no further effect', (card) => {
    shoot(card, [6], '', 'Pay 1 Force -> Evade 2')
      .play('dark', { play: 'Fortress' })
      .expect({ facts: { Fortress: { damage: 0 } }, zones: { 'dark.discard': [] } })
  })
  ruling(['Blow This Thing'], 'Accuracy and Armor count for the die', (card) => {
    shoot(card, [3], 'Accuracy 1').expect({ zones: { 'dark.discard': ['Fortress'] } })
    shoot(card, [4], '', 'Armor').expect({ zones: { 'dark.discard': [] } })
  })
  ruling(['Blow This Thing'], 'Retaliate answers it', (card) => {
    at('attack space', {
      cards: [fortress('Pay 1 Force -> Retaliate 2')],
      dice: [1, 6, 6],
      light: { hand: [card], force: 8, space: ['Ship'] },
      dark: { space: ['Fortress'], force: 1 },
    })
      .play('light', { attack: 'Ship' })
      .play('dark', { play: 'Fortress' })
      .play('light', { 'battle-card': card })
      .expect({ facts: { Ship: { damage: 2 } } })
  })
})

describe('hits on two units', () => {
  const divide = (card: string, text: string, dice: readonly number[], share: number) =>
    at('attack space', {
      cards: [
        unit('Gunship', { power: 3, speed: 90, text }),
        fortress(),
        unit('Third', { health: 9, speed: 5 }),
      ],
      dice,
      dark: { hand: [card], force: 5, space: ['Gunship'] },
      light: { space: ['Fortress', 'Third'] },
    })
      .play('dark', { attack: 'Gunship', defender: 'Fortress' })
      .play('dark', { 'battle-card': card })
      .play('dark', 'yes')
      .play('dark', share)
  ruling(
    ['Blaster Barrage'],
    'the hits are from the attacking unit; only one unit is the defending unit',
    (card) => {
      const text = 'When this unit damages a unit, you gain 1 Force.'
      divide(card, text, [6, 6, 6], 1).expect({
        facts: { Fortress: { damage: 2 }, Third: { damage: 1 } },
        resources: { dark: { force: 2 } },
        events: [{ kind: 'attackEnded', attacker: 'Gunship', defender: 'Fortress' }],
      })
    },
  )
})

describe('dice', () => {
  ruling(['Cheat the Game'], 'for this attack only', (card) => {
    at('attack space', {
      cards: [fortress(), unit('Second', { speed: 60, power: 1 })],
      dice: [1, 1, 6, 6, 1],
      dark: { space: ['Ship', 'Second'], hand: [card], force: 6 },
      light: { space: ['Fortress'] },
    })
      .play('dark', { attack: 'Second' })
      .expect({ offers: { dark: [{ 'battle-card': card }] } })
  })
  ruling(['Rebel Marine Squad'], 'each die shows one less, and a natural 6 stays one', (card) => {
    at('attack ground', {
      cards: [ground('Bunker', { health: 9, speed: 5 })],
      dice: [4, 4, 4, 5, 5, 5, 5],
      light: { ground: [card] },
      dark: { ground: ['Bunker'] },
    })
      .play('light', { attack: card })
      .expect({ facts: { Bunker: { damage: 4 } } })
  })
  ruling(['Penetrate the Shields'], 'Shields are looked at when the card is played', (card) => {
    const guard = unit('Escort', { speed: 5, health: 9, text: 'Pay 0 Force -> Intercept' })
    at('attack space', {
      cards: [fortress('Shields 1'), guard],
      dice: [6, 6, 6, 6, 6],
      dark: { space: ['Ship'], hand: [card] },
      light: { space: ['Fortress', 'Escort'], force: 1 },
    })
      .play('dark', { attack: 'Ship', defender: 'Fortress' })
      .play('dark', { 'battle-card': card })
      .play('light', { play: 'Escort' })
      .expect({ facts: { Escort: { damage: 5 } } })
  })
  ruling(['Suppressing Fire'], 'in an attack with Bombard, and in no other', (card) => {
    const bomber = unit('Bomber', { speed: 90, power: 1, text: 'Bombard 1' })
    const drop = (defender: string) =>
      at('attack space', {
        cards: [bomber, fortress(), ground('Bunker', { health: 9, speed: 5 })],
        dice: [6, 6, 6, 6, 6],
        dark: { space: ['Bomber'], hand: [card], force: 2 },
        light: { space: ['Fortress'], ground: ['Bunker'] },
      }).play('dark', { attack: 'Bomber', defender })
    drop('Bunker')
      .play('dark', { 'battle-card': card })
      .expect({ facts: { Bunker: { damage: 5 } } })
    drop('Fortress').expect({ zones: { 'dark.hand': [card] }, asked: 'light' })
  })
})

describe('damage', () => {
  ruling(['Dannik Jerriko (A)'], 'damage to himself counts too', (card) => {
    const bolt = {
      name: 'Bolt',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: 'Pay 1 Force -> Choose one of your units. That unit does 1 damage to that unit.',
    }
    at('battle character', {
      cards: [bolt],
      dark: { character: [{ card, damage: 2 }], hand: ['Bolt'], force: 1 },
      light: { character: ['Idle Guard'] },
    })
      .play('dark', { 'battle-card': 'Bolt' })
      .expect({ facts: { [card]: { damage: 2 } } })
  })
  ruling(['Darth Vader (H)'], 'prevented damage is no damage', (card) => {
    const dodger = character('Dodger', { speed: 5, text: 'Pay 0 Force -> Evade 4' })
    at('attack character', {
      cards: [dodger],
      dice: [6, 6, 1, 1],
      dark: { character: [{ card, tapped: true }, 'Guard'] },
      light: { character: ['Dodger'] },
    })
      .play('dark', { attack: 'Guard' })
      .play('light', { play: 'Dodger' })
      .play('light', 2)
      .expect({ zones: { 'dark.discard': ['Guard'] } })
  })
  ruling(['Yoda (H)'], 'a Force each time that damage is prevented', (card) => {
    const text = 'Pay 0 Force -> Evade 1 | Pay 0 Force -> Prevent 1 damage to this unit.'
    at('attack character', {
      cards: [character('Dodger', { speed: 5, health: 9, text })],
      dice: [6, 6],
      dark: { character: ['Guard'] },
      light: { character: [card, 'Dodger'], force: 0 },
    })
      .play('dark', { attack: 'Guard', defender: 'Dodger' })
      .play('light', { play: 'Dodger', ability: '0' })
      .play('light', { play: 'Dodger', ability: '1' })
      .expect({ resources: { light: { force: 2 } }, facts: { Dodger: { damage: 0 } } })
  })
  ruling(['Boba Fett (G)'], 'the Force is lost for counters that were placed', (card) => {
    at('attack character', {
      cards: [character('Dodger', { speed: 5, health: 9, text: 'Pay 0 Force -> Evade 2' })],
      dice: [6, 6, 6, 1, 1, 1, 1],
      dark: { character: [card] },
      light: { character: ['Dodger'], force: 5 },
    })
      .play('dark', { attack: card })
      .play('light', { play: 'Dodger' })
      .play('light', 2)
      .expect({ facts: { Dodger: { damage: 1 } }, resources: { light: { force: 4 } } })
  })
  ruling(['Prince Xizor (A)'], 'it prevents damage and does none', (card) => {
    const strike = (dice: readonly number[]) =>
      at('attack character', {
        cards: [character('Brute', { power: 4, speed: 90 })],
        dice,
        dark: { character: ['Brute'] },
        light: { character: [card] },
      }).play('dark', { attack: 'Brute' })
    strike([6, 6, 6, 6]).expect({ facts: { [card]: { damage: 2 } } })
    strike([6, 1, 1, 1]).expect({ facts: { [card]: { damage: 1 } } })
  })
  ruling(['Hoth Battle Plains'], 'doubled again by another doubling', (card) => {
    const lens = {
      name: 'Lens',
      side: 'neutral' as const,
      kind: 'equipment' as const,
      arenas: ['ground' as const],
      cost: 1,
      text: 'Pay 1 Force -> Equip | Double all damage done by the unit that carries this card.',
    }
    at('attack ground', {
      cards: [lens, ground('Bunker', { health: 20, speed: 5 })],
      dice: [6, 6],
      dark: { ground: [{ card: 'Walker', equipment: ['Lens'] }], locations: [card] },
      light: { ground: ['Bunker'] },
    })
      .play('dark', { attack: 'Walker' })
      .expect({ facts: { Bunker: { damage: 8 } } })
  })
  ruling(['Ewok Village'], 'damage from cards and from units', (card) => {
    const storm = {
      name: 'Storm',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: 'Pay 1 Force -> Deal 2 damage to each unit in the Ground arena.',
    }
    at('battle ground', {
      cards: [storm],
      dark: { hand: ['Storm'], force: 1, ground: ['Idle Walker'] },
      light: { ground: ['Walker'], locations: [card] },
    })
      .play('dark', { 'battle-card': 'Storm' })
      .expect({ facts: { Walker: { damage: 0 }, 'Idle Walker': { damage: 2 } } })
  })
  ruling(['Rebel Armored Freerunner'], 'all damage may go to one unit', (card) => {
    at('attack ground', {
      cards: [ground('Bunker', { health: 9, speed: 5 })],
      light: { ground: [card] },
      dark: { ground: ['Bunker', 'Idle Walker'] },
    })
      .play('light', { play: card })
      .play('light', { cards: ['Bunker', 'Idle Walker'] })
      .play('light', { Bunker: 3 })
      .expect({ facts: { Bunker: { damage: 3 }, 'Idle Walker': { damage: 0 } } })
  })
  ruling(
    ['Darth Sidious (C)', 'The Phantom Menace'],
    'prevention is promised before the dice are seen',
    (card) => {
      const roll = { kind: 'diceRolled', seat: 'dark', for: 'attack' }
      const dodger = character('Dodger', { health: 9, speed: 5, text: 'Pay 1 Force -> Evade 3' })
      const own = card === 'The Phantom Menace'
      const scene = at(own ? 'build dark' : 'attack character', {
        cards: [dodger],
        dice: own ? [6, 6] : [6, 6, 1, 1, 1, 1, 1],
        dark: own ? { hand: [card], buildPoints: 2, character: ['Guard'] } : { character: [card] },
        light: { character: ['Dodger'], force: 1 },
      })
      if (own) scene.play('dark', { complete: card }).play('dark', { cards: [] }).play('light', { cards: [] })
      scene
        .play('dark', { attack: own ? 'Guard' : card })
        .play('light', { play: 'Dodger' })
        .play('light', 3)
        .expect({
          events: [{ kind: 'abilityPlayed', card: 'Dodger' }, roll],
          facts: { Dodger: { damage: 0 } },
        })
    },
  )
  ruling(['Darth Sidious (C)'], 'a triggered prevention still works', (card) => {
    const text = 'When this unit would be damaged, prevent 1 of that damage.'
    at('attack character', {
      cards: [character('Shell', { health: 9, speed: 5, text })],
      dice: [6, 6, 1, 1, 1, 1, 1],
      dark: { character: [card] },
      light: { character: ['Shell'] },
    })
      .play('dark', { attack: card })
      .expect({ facts: { Shell: { damage: 1 } } })
  })
})

describe('who is attacked', () => {
  ruling(['Untamed Ronto'], 'it may be made to attack itself', (card) => {
    at('attack ground', {
      dice: [6, 1, 1, 1],
      dark: { ground: [card] },
      light: { ground: ['Idle Walker'], force: 2 },
    })
      .play('dark', { attack: card })
      .play('light', 'yes')
      .play('light', { cards: [card] })
      .expect({ facts: { [card]: { damage: 1 } } })
  })
  ruling(['Dantooine System'], 'units that were tapped are safe, even if they untap', (card) => {
    const alarm = {
      name: 'Alarm',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: 'Untap one of your units. Play only when no unit is attacking.',
    }
    at('battle space', {
      cards: [alarm],
      dark: { space: ['Ship'] },
      light: {
        space: [{ card: 'Idle Ship', tapped: true }, 'Ship'],
        locations: [card],
        hand: ['Alarm'],
      },
    })
      .play('light', { play: card })
      .play('light', { 'battle-card': 'Alarm' })
      .play('light', { cards: ['Idle Ship'] })
      .expect({
        facts: { 'Idle Ship': { tapped: false } },
        noOffers: { dark: [{ attack: 'Ship', defender: 'Idle Ship' }] },
      })
  })
  ruling(['Mon Mothma (A)'], 'an Intercept that is not paid for does not happen', (card) => {
    const gift = {
      name: 'Gift',
      side: 'neutral' as const,
      kind: 'location' as const,
      arenas: ['character' as const],
      cost: 1,
      text: 'Each of your Characters gets "Pay 0 Force -> Intercept".',
    }
    at('attack character', {
      cards: [gift],
      dice: [6, 6],
      dark: { character: ['Guard'], force: 2 },
      light: { character: [card, 'Idle Guard'], locations: ['Gift'] },
    })
      .play('dark', { attack: 'Guard', defender: 'Idle Guard' })
      .play('light', { play: card, name: 'intercept' })
      .play('dark', 'no')
      .play('light', 'pass')
      .expect({ facts: { 'Idle Guard': { damage: 2 } }, resources: { dark: { force: 2 } } })
  })
})

describe('one die in place of all', () => {
  const shoot = (card: string, dice: readonly number[], facts: object = {}, mate = {}) =>
    at('attack space', {
      cards: [unit('Hulk', { health: 20, speed: 5, ...facts }), unit('Mate', { speed: 5, ...mate })],
      dice,
      dark: { space: ['Hulk'], force: 2 },
      light: { space: [card, 'Mate'], force: 4 },
    })
      .play('light', { attack: card })
      .play('light', { play: card })
  ruling(["Anakin's N-1 Starfighter (A)"], 'damage that is prevented discards nothing', (card) => {
    shoot(card, [6], { text: 'Pay 1 Force -> Evade 3' })
      .play('dark', { play: 'Hulk' })
      .expect({ facts: { Hulk: { damage: 0 } }, zones: { 'dark.discard': [] } })
  })
  ruling(["Anakin's N-1 Starfighter (A)"], 'Accuracy counts for the die, Shields do not', (card) => {
    const aim = { text: 'Each of your Space units gets Accuracy 1.' }
    shoot(card, [3], { text: 'Shields 5' }, aim).expect({ zones: { 'dark.discard': ['Hulk'] } })
    shoot(card, [3]).expect({ zones: { 'dark.discard': [] } })
  })
  ruling(["Anakin's N-1 Starfighter (A)"], 'Retaliate works against it', (card) => {
    at('attack space', {
      cards: [unit('Hulk', { health: 20, speed: 5, text: 'Pay 1 Force -> Retaliate 1' })],
      dice: [6, 6],
      dark: { space: ['Hulk'], force: 2 },
      light: { space: [card], force: 4 },
    })
      .play('light', { attack: card })
      .play('dark', { play: 'Hulk' })
      .play('light', { play: card })
      .expect({ facts: { [card]: { damage: 1 } }, zones: { 'dark.discard': ['Hulk'] } })
  })
  ruling(["Anakin's N-1 Starfighter (A)"], 'what would replace the discard does', (card) => {
    shoot(card, [6], { text: 'When this unit would be discarded, retreat this unit instead.' }).expect({
      zones: { 'dark.build': ['Hulk'], 'dark.discard': [] },
    })
  })
})
