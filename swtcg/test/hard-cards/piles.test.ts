/** Hard cards on which players part cards into piles, or bid for them. */
import { describe } from 'vitest'
import { at, cardTest } from '../shipped-play.ts'

describe('piles', () => {
  cardTest(['Siphon Their Resources'], 'one pile goes on the deck, the other out of the game', (card) => {
    at('build dark', {
      dark: { hand: [card, 'Jawa'], buildPoints: 2 },
      light: { discard: ['Jawa', 'Ugnaught', 'Guard', 'Ship', 'Walker', 'Idle Ship'] },
    })
      .play('dark', { complete: card })
      .play('dark', { cards: ['light.discard/Jawa', 'Ugnaught', 'Guard', 'Ship', 'Walker'] })
      .play('light', { cards: ['light.discard/Jawa', 'Ugnaught'] })
      .play('dark', '1: Jawa, Ugnaught')
      .play('dark', ['Jawa', 'Ugnaught'])
      .expect({
        zones: {
          'light.deck': 2,
          'light.aside': ['Guard', 'Ship', 'Walker'],
          'light.discard': ['Idle Ship'],
        },
      })
  })
  cardTest(['Fear and Uncertainty'], 'one pile goes to the hand, the other is discarded', (card) => {
    at('build dark', {
      dark: { hand: [card, 'Jawa'], buildPoints: 2, deck: ['Ship', 'Walker', 'Guard'] },
    })
      .play('dark', 'skip-draw')
      .play('dark', { complete: card })
      .play('dark', { cards: ['Ship'] })
      .play('dark', { cards: ['Walker'] })
      .play('dark', { cards: ['Guard'] })
      .play('light', { cards: ['dark.deck/Ship'] })
      .play('dark', '2: Walker, Guard')
      .expect({ zones: { 'dark.hand': ['Jawa', 'Walker', 'Guard'], 'dark.discard': [card, 'Ship'] } })
  })
})

describe('bids', () => {
  cardTest(['To The Highest Bidder'], 'who bids higher pays and gets the chosen unit', (card) => {
    const bid = (dark: number, light: number) =>
      at('build dark', {
        dark: { hand: [card, 'Jawa'], buildPoints: 3, force: 4, character: ['Guard'] },
        light: { character: ['Idle Guard'], force: 3 },
      })
        .play('dark', { complete: card })
        .play('dark', dark)
        .play('light', light)
    bid(2, 3).expect({
      facts: { Guard: { controller: 'light' }, 'Idle Guard': { controller: 'light' } },
      resources: { dark: { force: 4 }, light: { force: 0 } },
    })
    bid(3, 3).expect({
      facts: { Guard: { controller: 'dark' }, 'Idle Guard': { controller: 'dark' } },
      resources: { dark: { force: 1 }, light: { force: 3 } },
    })
  })
  cardTest(['Anakin Skywalker (P)'], 'who bids higher has him for the turn', (card) => {
    const bid = (dark: number, light: number) =>
      at('battle character', {
        dark: { character: [card, 'Idle Guard'], force: 2 },
        light: { character: ['Idle Guard'], force: 3 },
      })
        .play('dark', dark)
        .play('light', light)
    bid(1, 3).expect({ facts: { [card]: { controller: 'light' } }, resources: { light: { force: 0 } } })
    bid(2, 2).expect({ facts: { [card]: { controller: 'dark' } }, resources: { dark: { force: 0 } } })
  })
})
