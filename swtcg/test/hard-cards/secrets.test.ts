/** Hard cards about what players may see: secret dice, and building in the open. */
import { describe } from 'vitest'
import { at, cardTest, character } from '../shipped-play.ts'

const dodger = character('Dodger', { health: 9, speed: 5, text: 'Pay 1 Force -> Evade 3' })

/** The ability is played, and only then the dice fall. */
const PROMISED = {
  events: [
    { kind: 'abilityPlayed', card: 'Dodger' },
    { kind: 'diceRolled', seat: 'dark', for: 'attack' },
  ],
}

describe('secret dice', () => {
  cardTest(['Darth Sidious (C)'], 'prevention is chosen before the dice are shown', (card) => {
    at('attack character', {
      cards: [dodger],
      dice: [6, 6, 1, 1, 1, 1, 1],
      dark: { character: [card] },
      light: { character: ['Dodger'], force: 1 },
    })
      .play('dark', { attack: card })
      .play('light', { play: 'Dodger' })
      .play('light', 3)
      .expect(PROMISED)
      .expect({ facts: { Dodger: { damage: 0 } } })
  })
  cardTest(
    ['The Phantom Menace'],
    'all units of the player roll secretly, to the end of the game',
    (card) => {
      at('build dark', {
        cards: [dodger],
        dice: [6, 6],
        dark: { hand: [card], buildPoints: 2, character: ['Guard'] },
        light: { character: ['Dodger'], force: 1 },
      })
        .play('dark', { complete: card })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .play('dark', { attack: 'Guard' })
        .expect({ asked: 'light' })
    },
  )
})

describe('building in the open', () => {
  cardTest(['Darth Sidious (A)'], 'the opponent sees what is laid face-down', (card) => {
    at('build light', {
      dark: { character: [card] },
      light: { hand: ['Jawa', 'Ugnaught'], buildPoints: 1 },
    })
      .play('light', { 'lay-face-down': 'Jawa' })
      .expect({ knows: { dark: ['light.build/Jawa'] }, hidden: { dark: ['light.hand/Ugnaught'] } })
  })
  cardTest(['Darth Sidious (A)'], 'a Force comes when the battle phase ends', (card) => {
    at('battle character', {
      dark: { character: [card], force: 0 },
      light: { space: ['Ship'], ground: ['Walker'] },
    }).expect({ resources: { dark: { force: 1 } } })
  })
})
