/** What only a few shipped cards do with hands, decks, piles and cards under units, or when cards are played. */
import { describe } from 'vitest'
import { at, cardTest, character, ground, unit } from './shipped-play.ts'

const SPARE = 'Jawa'
const BATTLE = 'Furious Charge'

describe('hands', () => {
  cardTest(['Slumming on Coruscant'], 'a Battle card is seen and discarded', (card) => {
    at('build dark', {
      dark: { hand: [card, SPARE], buildPoints: 3 },
      light: { hand: [BATTLE, SPARE] },
    })
      .play('dark', { complete: card })
      .play('dark', { cards: [BATTLE] })
      .expect({ zones: { 'light.hand': [SPARE], 'light.discard': [BATTLE] } })
  })
  cardTest(['Information Broker'], 'a face-down card is seen, and loses a counter', (card) => {
    at('build dark', {
      dark: { hand: [SPARE], buildPoints: 3, build: [card] },
      light: { build: [{ card: 'Ship', counters: 2 }] },
    })
      .play('dark', { play: card })
      .play('dark', '2')
      .expect({
        facts: { 'light.build/Ship': { buildCounters: 1 } },
        resources: { dark: { buildPoints: 2 } },
      })
  })
  cardTest(['Guri (B)'], 'is completed by showing the hand', (card) => {
    at('build dark', { dark: { hand: [card, SPARE], buildPoints: 8 } })
      .play('dark', { complete: card, destination: { to: 'character' } })
      .expect({ zones: { character: [card] } })
  })
  cardTest(['Xanadu Blood (A)'], 'a card of the opponent goes at random', (card) => {
    at('attack space', {
      cards: [unit('Hull', { health: 9, speed: 5 })],
      dice: [6, 1, 1],
      dark: { space: [card] },
      light: { hand: [SPARE, BATTLE], space: ['Hull'] },
    })
      .play('dark', { attack: card })
      .expect({ zones: { 'light.hand': 1, 'light.discard': 1 } })
  })
  cardTest(['Rey (D)'], 'the opponent does not look at the hand', (card) => {
    at('build dark', {
      dark: { hand: ['Slumming on Coruscant', SPARE], buildPoints: 3 },
      light: { hand: [BATTLE], character: [card] },
    })
      .play('dark', { complete: 'Slumming on Coruscant' })
      .expect({ zones: { 'light.hand': [BATTLE] } })
  })
})

describe('decks', () => {
  cardTest(['Secret Agenda'], 'finds a Resource', (card) => {
    at('build dark', {
      cards: [
        character('Master', { subtypes: ['Sith', 'Master'] }),
        { name: 'Mine', side: 'neutral', kind: 'resource', cost: 2 },
      ],
      dark: { hand: [card, SPARE], buildPoints: 2, deck: ['Mine', SPARE], character: ['Master'] },
    })
      .play('dark', 'skip-draw')
      .play('dark', { complete: card })
      .play('dark', { cards: ['Mine'] })
      .expect({ zones: { 'dark.hand': [SPARE, 'Mine'] } })
  })
  cardTest(['Clone Facility'], 'puts a Clone face-down with a counter', (card) => {
    at('build light', {
      cards: [character('Cadet', { subtypes: ['Clone'], cost: 4 })],
      light: { hand: [SPARE], buildPoints: 2, deck: ['Cadet', SPARE], ground: [card] },
    })
      .play('light', 'skip-draw')
      .play('light', { play: card })
      .play('light', { cards: ['Cadet'] })
      .expect({ facts: { Cadet: { buildCounters: 1 } } })
  })
  cardTest(['Accelerate Our Plans'], 'brings a card by what is left to build', (card) => {
    at('battle space', {
      cards: [character('Envoy', { subtypes: ['Trade', 'Federation'], cost: 5 })],
      dark: { hand: [card], force: 3, build: [{ card: 'Envoy', counters: 3 }], space: ['Idle Ship'] },
      light: { space: ['Idle Ship'] },
    })
      .play('dark', { 'battle-card': card })
      .play('dark', 2)
      .expect({ zones: { character: ['Envoy'] }, facts: { Envoy: { tapped: false } } })
  })
  cardTest(["Vader's Summons"], 'a Character comes out of the build zone untapped', (card) => {
    at('battle character', {
      dark: { hand: [card], force: 1, character: ['Idle Guard'] },
      light: { build: ['Guard'], character: ['Idle Guard'] },
    })
      .play('dark', { 'battle-card': card })
      .expect({ facts: { Guard: { tapped: false } }, zones: { 'light.build': [] } })
  })
  cardTest(['Lando Calrissian (F)'], 'keeps cards, and takes them up again', (card) => {
    at('battle character', {
      cards: [character('Foe', { power: 0, speed: 5 })],
      dark: { deck: [SPARE, BATTLE, SPARE], character: [card] },
      light: { character: ['Foe'] },
    })
      .play('dark', { play: card, ability: '0' })
      .expect({ facts: { [card]: { under: 2 } }, zones: { 'dark.deck': 1 } })
      .play('light', { attack: 'Foe' })
      .play('dark', 'skip-draw')
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('dark', { play: card, ability: '1' })
      .expect({ facts: { [card]: { under: 0 } }, zones: { 'dark.hand': [SPARE, BATTLE] } })
  })
  cardTest(["Qui-Gon's Spirit (A)"], 'gives Force for each card under it', (card) => {
    at('attack character', {
      cards: [character('Pupil', { subtypes: ['Jedi'], health: 1, speed: 5 })],
      dice: [6, 6],
      light: { character: [card, 'Pupil', 'Idle Guard'] },
      dark: { character: ['Guard'] },
    })
      .play('dark', { attack: 'Guard', defender: 'Pupil' })
      .play('light', 'yes')
      .expect({ facts: { [card]: { under: 1 } } })
      .play('light', { attack: card })
      .play('light', { attack: 'Idle Guard' })
      .expect({ resources: { light: { force: 5 } } })
  })
})

describe('cards that are played', () => {
  cardTest(['Home One (B)'], 'Force for a Mission', (card) => {
    at('build light', {
      light: { hand: ['Rescue', SPARE], buildPoints: 9, force: 0, space: [card] },
      cards: [{ name: 'Rescue', side: 'light', kind: 'mission', cost: 1, text: 'Gain 2 Force.' }],
    })
      .play('light', { complete: 'Rescue' })
      .expect({ resources: { light: { force: 3 } } })
  })
  cardTest(['Lott Dod (A)'], 'a Battle card moves a damage counter', (card) => {
    at('battle space', {
      cards: [unit('One', { health: 9 }), unit('Two', { health: 9 })],
      dark: { hand: ['No Good to Me Dead'], character: [card], space: ['Idle Ship'] },
      light: { space: [{ card: 'One', damage: 2 }, 'Two'] },
    })
      .play('dark', { 'battle-card': 'No Good to Me Dead' })
      .play('dark', 'yes')
      .play('dark', { cards: ['One'] })
      .expect({ facts: { One: { damage: 1 }, Two: { damage: 1 } } })
  })
  cardTest(['Kyrimorut'], 'answers a card that leaves the deck', (card) => {
    at('battle space', {
      dark: { locations: [card], deck: [SPARE], space: ['Idle Ship'] },
      light: { hand: [BATTLE], deck: [SPARE, SPARE], space: ['Digger', 'Idle Ship'] },
      cards: [
        unit('Digger', {
          text: 'Put the top card of your deck into your discard pile -> This unit gets +1 power until end of turn. Play only when no unit is attacking.',
        }),
      ],
    })
      .play('light', { play: 'Digger' })
      .play('dark', 'yes')
      .play('dark', '1')
      .expect({ zones: { 'dark.hand': [SPARE] } })
  })
})

describe('deployment', () => {
  cardTest(['Multi-Troop Transport'], 'brings another of the same name', (card) => {
    const droid = ground('Droid Squad', { subtypes: ['Trade', 'Federation', 'Droid'], cost: 1 })
    at('build dark', {
      cards: [droid],
      dark: { hand: ['Droid Squad', SPARE], buildPoints: 3, deck: ['Droid Squad', SPARE], ground: [card] },
    })
      .play('dark', 'skip-draw')
      .play('dark', { complete: 'Droid Squad', destination: { to: 'ground' } })
      .play('dark', 'yes')
      .play('dark', { cards: ['Droid Squad'] })
      .expect({ zones: { 'dark.hand': [SPARE, 'Droid Squad'] } })
  })
  cardTest(['Thundering Herd AT-PT'], 'untaps when somebody comes by Hidden Cost', (card) => {
    at('build light', {
      cards: [ground('Sapper', { cost: 5, text: 'Hidden Cost 2' })],
      dark: { ground: [{ card, tapped: true }] },
      light: {
        hand: ['Idle Walker', SPARE],
        buildPoints: 3,
        force: 3,
        build: [{ card: 'Sapper', counters: 2 }],
      },
    })
      .play('light', { complete: 'Sapper', destination: { to: 'ground' }, hidden: { force: 3 } })
      .expect({ facts: { [card]: { tapped: false } } })
  })
})
