/** What only a few shipped cards do in fights: dice, damage, disrupts, control of attacks, prices in a battle. */
import { describe, expect } from 'vitest'
import { cardsAt } from '../rules/cards/place.ts'
import { at, cardTest, character, ground, unit } from './shipped-play.ts'

const SPARE = 'Jawa'

describe('attacks', () => {
  cardTest(["Han's Attack"], 'the cheaper attacker gets the difference', (card) => {
    at('attack space', {
      cards: [
        unit('Cheap', { cost: 2, speed: 90, power: 1 }),
        unit('Costly', { cost: 6, health: 9, speed: 5 }),
      ],
      dice: [6, 6, 6, 6, 6],
      light: { hand: [card], force: 2, space: ['Cheap'] },
      dark: { space: ['Costly'] },
    })
      .play('light', { attack: 'Cheap' })
      .play('light', { 'battle-card': card })
      .expect({ facts: { Costly: { damage: 5 } } })
  })
  cardTest(['So Uncivilized'], 'Critical Hit for who has Equipment', (card) => {
    at('attack character', {
      cards: [character('Target', { health: 9, speed: 5 })],
      dice: [6, 1],
      dark: { hand: [card], character: [{ card: 'Guard', equipment: ['Paralysis Cord'] }] },
      light: { character: ['Target'] },
    })
      .play('dark', { attack: 'Guard' })
      .play('dark', { 'battle-card': card })
      .expect({ facts: { Target: { damage: 3 } } })
  })
  cardTest(['Echo Base'], 'draws the attack on another to itself', (card) => {
    at('attack ground', {
      cards: [
        ground('Trooper', { subtypes: ['Rebel'], speed: 5, health: 9 }),
        ground('Raider', { speed: 90, power: 1 }),
      ],
      dice: [6],
      dark: { ground: ['Raider'] },
      light: { ground: [card, 'Trooper'] },
    })
      .play('dark', { attack: 'Raider', defender: 'Trooper' })
      .play('light', 'yes')
      .expect({ facts: { [card]: { damage: 1 }, Trooper: { damage: 0 } } })
  })
  cardTest(["Diplomat's Blaster"], 'a low roll ends the attack as if disrupted', (card) => {
    at('attack character', {
      cards: [character('Envoy', { subtypes: ['Diplomat'], speed: 5, health: 9 })],
      dice: [2],
      dark: { character: ['Guard', 'Idle Guard'] },
      light: { character: [{ card: 'Envoy', equipment: [card] }] },
    })
      .play('dark', { attack: 'Guard' })
      .expect({ facts: { Envoy: { damage: 0 }, Guard: { tapped: true } } })
  })
  cardTest(['Shoot Her or Something'], 'dice of the opponent are rolled again', (card) => {
    at('attack space', {
      cards: [unit('Hull', { health: 9, speed: 5 }), unit('Wing', { power: 2, speed: 90 })],
      dice: [6, 5, 1, 1],
      dark: { space: ['Wing'] },
      light: { hand: [card], force: 2, space: ['Hull'] },
    })
      .play('dark', { attack: 'Wing' })
      .play('light', { 'battle-card': card })
      .play('light', ['6', '5'])
      .expect({ facts: { Hull: { damage: 0 } } })
  })
  cardTest(['Jedi Arrogance'], 'dice of the opponent in an arena may be rolled again', (card) => {
    at('build dark', {
      cards: [unit('Hull', { health: 9, speed: 5 }), unit('Wing', { power: 2, speed: 90 })],
      dice: [6, 6, 1, 1],
      dark: { hand: [card], buildPoints: 2, space: ['Hull'] },
      light: { space: ['Wing'] },
    })
      .play('dark', { complete: card })
      .play('dark', 'space')
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('light', { attack: 'Wing' })
      .play('dark', 'yes')
      .expect({ facts: { Hull: { damage: 0 } } })
  })
})

describe('damage', () => {
  cardTest(['Force Lightning'], 'only a Jedi Master prevents it', (card) => {
    at('battle character', {
      cards: [character('Victim', { health: 9, text: 'Pay 1 Force -> Evade 3' })],
      dice: [6, 6],
      dark: { hand: [card], force: 2, character: ['Idle Guard'] },
      light: { force: 3, character: ['Victim'] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', 2)
      .play('dark', { cards: ['Victim'] })
      .play('light', { play: 'Victim' })
      .play('light', 2)
      .expect({ facts: { Victim: { damage: 2 } }, resources: { light: { force: 2 } } })
  })
  cardTest(["Poe's Starfighter (D)"], 'damage becomes the discard of Equipment', (card) => {
    const hook = unit('Hook', { kind: 'equipment', cost: 1 })
    at('attack space', {
      cards: [hook, unit('Hull', { health: 9, speed: 5 })],
      dice: [6, 6, 1],
      light: { space: [card] },
      dark: { space: [{ card: 'Hull', equipment: ['Hook'] }] },
    })
      .play('light', { attack: card })
      .play('light', [])
      .play('light', 'yes')
      .play('light', 1)
      .expect({ facts: { Hull: { damage: 1 } }, zones: { 'dark.discard': ['Hook'] } })
  })
  cardTest(['Mandalorian Resistance Fighter'], 'damage becomes cards out of the deck', (card) => {
    at('attack space', {
      cards: [
        unit('Wing', { subtypes: ['Starfighter'], power: 2, speed: 90 }),
        unit('Hull', { health: 9, speed: 5 }),
      ],
      dice: [6, 6],
      dark: { space: [{ card: 'Wing', pilots: [card] }] },
      light: { deck: [SPARE, SPARE, SPARE], space: ['Hull'] },
    })
      .play('dark', { attack: 'Wing' })
      .play('dark', [])
      .play('dark', 'yes')
      .play('dark', 2)
      .expect({ facts: { Hull: { damage: 0 } }, zones: { 'light.discard': [SPARE, SPARE] } })
  })
  cardTest(['Luke Skywalker (Q)'], 'lets the opponent take a unit back to hand', (card) => {
    at('attack character', {
      cards: [character('Frail', { health: 1, speed: 5 })],
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6],
      light: { character: [card] },
      dark: { hand: [], character: ['Frail', 'Idle Guard'] },
    })
      .play('light', { attack: card, defender: 'Frail' })
      .play('dark', 'yes')
      .expect({ zones: { 'dark.hand': ['Frail'] } })
  })
  cardTest(['No Good to Me Dead'], 'the opponent earns no Bounty in this turn', (card) => {
    const hunts = (hand: readonly string[]) => {
      const scene = at('attack space', {
        cards: [
          unit('Hunter', { power: 2, speed: 90, health: 9, text: 'Bounty: Gain 3 Force.' }),
          unit('Frail', { health: 1, speed: 5 }),
        ],
        dice: [6, 6, 1, 1, 1],
        dark: { force: 0, space: ['Hunter'] },
        light: { hand, space: ['Frail', 'Idle Ship'] },
      }).play('dark', { attack: 'Hunter', defender: 'Frail' })
      for (const played of hand) scene.play('light', { 'battle-card': played })
      return scene.play('light', { attack: 'Idle Ship' })
    }
    hunts([card]).expect({ resources: { dark: { force: 4 } } })
    hunts([]).expect({ resources: { dark: { force: 7 } } })
  })
})

describe('disrupts', () => {
  cardTest(['Sacrifice'], 'a Battle card of 4 Force or less, for a unit', (card) => {
    at('battle character', {
      dark: { hand: [card], character: ['Guard', 'Idle Guard'] },
      light: { hand: ['Jedi Command'], force: 4, character: ['Obi-Wan Kenobi (A)', 'Idle Guard'] },
    })
      .play('light', { 'battle-card': 'Jedi Command' })
      .play('dark', { 'battle-card': card })
      .play('dark', { cards: ['character/Guard'] })
      .expect({ zones: { 'light.discard': ['Jedi Command'] } })
  })
  cardTest(['Lack of Vision'], 'enhanced, it cannot be disrupted', (card) => {
    at('battle character', {
      cards: [
        character('Knight', { subtypes: ['Jedi'], health: 9 }),
        character('Lord', { subtypes: ['Sith'] }),
      ],
      dark: { hand: [card], force: 4, character: ['Lord'] },
      light: { hand: ['Hotwire'], force: 4, character: ['Knight'] },
    })
      .play('dark', { 'battle-card': card, enhance: 0 })
      .expect({ facts: { Knight: { damage: 2, tapped: true } } })
  })
  cardTest(['Hotwire'], 'enhanced, it takes Locations too', (card) => {
    at('battle character', {
      cards: [{ name: 'Base', side: 'neutral', kind: 'location', arenas: ['ground'], cost: 1 }],
      dark: { hand: ['Force Lightning'], force: 2, character: ['Idle Guard'], locations: ['Base'] },
      light: { hand: [card], force: 4, character: ['Guard'] },
    })
      .play('dark', { 'battle-card': 'Force Lightning' })
      .play('dark', 2)
      .play('light', { 'battle-card': card, enhance: 0 })
      .play('light', 'yes')
      .expect({ zones: { 'dark.discard': ['Force Lightning', 'Base'] } })
  })
  cardTest(["Anakin's Redemption"], 'enhanced, it takes counters off besides', (card) => {
    at('battle character', {
      light: {
        hand: [card],
        force: 2,
        character: [{ card: 'Idle Guard', counters: { corruption: 3 } }],
      },
      dark: { character: ['Guard'] },
    })
      .play('light', { 'battle-card': card, enhance: 0 })
      .play('light', 2)
      .expect({ resources: { light: { force: 2 } } })
  })
})

describe('as often as one pays', () => {
  cardTest(['Toryn Farr (A)'], 'again and again', (card) => {
    at('battle character', {
      light: { force: 2, character: [card] },
      dark: { character: ['Idle Guard'] },
    })
      .play('light', { play: card })
      .play('light', { play: card })
      .expect({ numbers: { [card]: { speed: 60 } }, resources: { light: { force: 0 } } })
  })
  cardTest(['Rav Bralor (A)'], 'once in a battle step', (card) => {
    at('attack ground', {
      cards: [ground('Cannon', { power: 3, speed: 90 }), ground('Hull', { health: 9, speed: 5 })],
      dice: [6, 6, 6],
      dark: { deck: [SPARE, SPARE], ground: ['Cannon'] },
      light: { character: [card], ground: [{ card: 'Hull', tapped: true }, 'Idle Walker'] },
    })
      .play('dark', { attack: 'Cannon', defender: 'Hull' })
      .play('light', { play: card })
      .play('light', 2)
      .expect({ facts: { Hull: { damage: 1 } }, zones: { 'dark.discard': [SPARE] } })
  })
  cardTest(['Imperial Fleet'], 'heals for build points', (card) => {
    at('build dark', { dark: { hand: [SPARE], buildPoints: 3, space: [{ card, damage: 4 }] } })
      .play('dark', { play: card })
      .play('dark', 3)
      .expect({ facts: { [card]: { damage: 1 } }, resources: { dark: { buildPoints: 0 } } })
  })
})

describe('for a turn', () => {
  cardTest(['Pulling the Strings'], 'units of an arena do not retreat or move', (card) => {
    at('build dark', {
      cards: [unit('Lander', { arenas: ['space', 'ground'] })],
      dark: { hand: [card], buildPoints: 2, space: ['Ship'] },
      light: { hand: [SPARE], buildPoints: 1, space: ['Lander'] },
    })
      .play('dark', { complete: card })
      .play('dark', 'space')
      .expect({ noOffers: { light: [{ move: 'Lander' }] } })
  })
  cardTest(['Mercenary Vessel'], 'a Bounty Hunter whose attacks are not disrupted', (card) => {
    at('attack space', {
      cards: [unit('Frail', { health: 1, speed: 5 })],
      dice: [6, 6, 6, 6, 1, 1, 1],
      dark: { space: [card] },
      light: { space: ['Frail', 'Idle Ship'] },
    })
      .play('dark', { attack: card, defender: 'Frail' })
      .play('light', { attack: 'Idle Ship' })
      .expect({ numbers: { [card]: { power: 6 } } })
  })
  cardTest(['Mon Mothma (C)'], 'abilities cost a build point less', (card) => {
    at('build light', {
      cards: [
        character('Scout', {
          subtypes: ['Rebel'],
          text: 'Pay 2 build points -> Gain 1 Force. Play only during your build step.',
        }),
      ],
      light: { hand: [SPARE], buildPoints: 2, force: 0, build: [card], character: ['Scout'] },
    })
      .play('light', { play: card })
      .play('light', { play: 'Scout' })
      .expect({ resources: { light: { force: 1, buildPoints: 0 } } })
  })
  cardTest(['Belly of the Beast'], 'some unit is tapped as the step starts', (card) => {
    const { machine } = at('battle character', {
      dark: { locations: [card], character: ['Guard'] },
      light: { character: ['Idle Guard'] },
    })
    expect(cardsAt(machine, 'character').map((each) => machine.card(each).tapped)).toContain(true)
    expect(cardsAt(machine, 'character').map((each) => machine.card(each).tapped)).toContain(false)
  })
})
