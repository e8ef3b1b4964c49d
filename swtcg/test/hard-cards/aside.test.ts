/** Cards that are set aside and played from there, picked in turns, or finished out of turn; and damage foretold. */
import { describe } from 'vitest'
import { at, cardTest, character, ground, unit } from '../shipped-play.ts'

const SPARE = 'Jawa'
const boon = {
  name: 'Boon',
  side: 'neutral' as const,
  kind: 'battle' as const,
  text: 'Pay 0 Force -> You gain 2 Force.',
}

describe('cards that are played from aside', () => {
  cardTest(
    ['Quest for Truth'],
    'one Battle card of the other hand may be played, the rest go back',
    (card) => {
      const seat = 'light'
      at('build light', {
        cards: [boon, { ...boon, name: 'Bane' }, character('Hero', { speed: 5 })],
        dark: { hand: ['Boon', 'Bane', SPARE], character: ['Guard'] },
        light: { hand: [card], buildPoints: 3, character: ['Hero', 'Idle Guard'], force: 0 },
      })
        .play(seat, { complete: card })
        .expect({ zones: { 'dark.hand': [SPARE], 'dark.aside': ['Boon', 'Bane'] } })
        .play('dark', { cards: [] })
        .play(seat, { cards: [] })
        .play(seat, { 'battle-card': 'Boon' })
        .expect({
          resources: { light: { force: 2 } },
          zones: { 'dark.discard': ['Boon'], 'dark.aside': ['Bane'] },
          asked: 'dark',
        })
    },
  )
  cardTest(['Darth Vader (L)'], 'the top of the other deck lies open, and goes back in any order', (card) => {
    at('attack character', {
      cards: [boon, character('Yeoman', { health: 20, speed: 5 })],
      dice: [1, 1, 1, 1, 1],
      dark: { character: [card, 'Idle Guard'], force: 0 },
      light: { character: ['Yeoman'], deck: ['Boon', SPARE, 'Guard', 'Walker'] },
    })
      .play('dark', { attack: card, defender: 'Yeoman' })
      .expect({ zones: { 'light.aside': ['Boon', SPARE, 'Guard'], 'light.deck': 1 } })
      .play('dark', { 'battle-card': 'Boon' })
      .expect({ resources: { dark: { force: 2 } }, zones: { 'light.discard': ['Boon'] } })
  })
  cardTest(['Quinlan Vos (A)'], 'only he knows what lies aside, and may play it', (card) => {
    at('battle character', {
      cards: [boon, character('Yeoman', { health: 20, speed: 90 })],
      dark: { character: ['Yeoman'] },
      light: { character: [card], deck: ['Boon', SPARE, 'Guard'], force: 0 },
    })
      .expect({ hidden: { dark: ['light.aside/Boon'] }, zones: { 'light.aside': 3 } })
      .play('light', { 'battle-card': 'Boon' })
      .expect({ resources: { light: { force: 2 } }, zones: { 'light.discard': ['Boon'] } })
  })
  cardTest(['Cad Bane (A)'], 'a Battle card from the deck serves for this attack alone', (card) => {
    const attack = (): ReturnType<typeof at> =>
      at('attack character', {
        cards: [boon, character('Yeoman', { health: 30, speed: 5 })],
        dice: [1, 1, 1, 1, 1, 1],
        dark: { character: [card, 'Idle Guard'], deck: ['Boon', SPARE], force: 0 },
        light: { character: ['Yeoman'] },
      })
        .play('dark', { attack: card, defender: 'Yeoman' })
        .play('dark', 'yes')
        .play('dark', { cards: ['Boon'] })
    attack()
      .play('dark', { 'battle-card': 'Boon' })
      .expect({ resources: { dark: { force: 2 } }, zones: { 'dark.discard': ['Boon'] } })
    attack()
      .play('dark', 'pass')
      .expect({ resources: { dark: { force: 0 } }, zones: { 'dark.discard': ['Boon'], 'dark.aside': [] } })
  })
})

describe('cards that are taken in turns', () => {
  cardTest(['Bargain with Jabba'], 'one for you, one for the discard pile, until none is left', (card) => {
    at('build dark', {
      dark: { hand: [card], buildPoints: 3, deck: ['Guard', 'Walker', 'Ship'] },
    })
      .play('dark', 'skip-draw')
      .play('dark', { complete: card })
      .play('dark', { cards: ['Walker'] })
      .play('light', { cards: ['Ship'] })
      .expect({
        zones: { 'dark.hand': ['Walker', 'Guard'], 'dark.discard': ['Ship', card], 'dark.aside': [] },
      })
  })
  cardTest(["Vader's Guile"], 'one stays with its player, one is lost, until none is left', (card) => {
    at('build dark', {
      dark: { hand: [card, SPARE], buildPoints: 9, discard: Array(12).fill(SPARE) },
      light: { hand: ['Guard', 'Walker', 'Ship'] },
    })
      .play('dark', { complete: card })
      .play('light', { cards: ['Walker'] })
      .play('dark', { cards: ['Ship'] })
      .expect({ zones: { 'light.hand': ['Walker', 'Guard'], 'light.discard': ['Ship'] } })
  })
})

describe('a card that is finished in battle', () => {
  cardTest(['Trade Federation Battle Freighter'], 'counters on a Fortification may finish it', (card) => {
    const fort = ground('Fort', { subtypes: ['Trade', 'Federation', 'Fortification'], cost: 6 })
    const land = (build: number) =>
      at('battle space', {
        cards: [fort],
        dark: { space: [card], build: [{ card: 'Fort', counters: build }], ground: ['Walker'] },
        light: { space: ['Ship'], ground: ['Walker'] },
      }).play('dark', { play: card })
    land(1)
      .play('dark', 'yes')
      .expect({ zones: { ground: ['Walker', 'Walker', 'Fort'], 'dark.discard': [card] } })
    land(0).expect({ zones: { 'dark.build': ['Fort'] }, facts: { Fort: { buildCounters: 5 } } })
  })
  cardTest(['Trade Federation Core Ship'], 'counters on a Capital Ship may finish it', (card) => {
    at('battle ground', {
      cards: [unit('Liner', { subtypes: ['Trade', 'Federation', 'Capital', 'Ship'], cost: 6 })],
      dark: {
        ground: [card, 'Idle Walker'],
        build: [{ card: 'Liner', counters: 1 }],
      },
      light: { ground: ['Walker'] },
    })
      .play('dark', { play: card })
      .play('dark', 'yes')
      .expect({ zones: { space: ['Liner'] } })
  })
})

describe('damage foretold', () => {
  cardTest(['Han Solo (H)'], 'the right number gains Force', (card) => {
    const foretell = (number: number) =>
      at('attack character', {
        cards: [character('Cannon', { power: 3, speed: 90 })],
        dice: [6, 6, 1],
        dark: { character: ['Cannon', 'Idle Guard'] },
        light: { character: [card], force: 0 },
      })
        .play('dark', { attack: 'Cannon', defender: card })
        .play('light', number)
    foretell(2).expect({ resources: { light: { force: 3 } } })
    foretell(3).expect({ resources: { light: { force: 0 } } })
  })
})
