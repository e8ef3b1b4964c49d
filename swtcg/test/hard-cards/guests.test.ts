/** Hard cards that join a stack of another name, change the order of battles, or win by counters. */
import { describe } from 'vitest'
import { at, cardTest, character, unit } from '../shipped-play.ts'

const SPARE = 'Jawa'

describe('cards beneath a stack of another name', () => {
  cardTest(['Yoda (G)'], 'he goes under a Padawan, makes room, and never comes to the top', (card) => {
    const pupil = (version: string) => character('Pupil', { version, subtypes: ['Jedi', 'Padawan'], cost: 3 })
    at('build light', {
      cards: ['A', 'B', 'C', 'D'].map(pupil),
      light: {
        hand: [card, SPARE],
        buildPoints: 9,
        character: [{ card: 'Pupil (A)', stack: ['Pupil (B)', 'Pupil (C)', 'Pupil (D)'] }],
      },
    })
      .play('light', { complete: card, destination: { onto: 'Pupil (A)', place: 'beneath' } })
      .expect({
        facts: { 'Pupil (A)': { stack: 4 } },
        refused: { light: { rearrange: 'Pupil (A)', version: card }, rule: 'idc/primary/cant-overrides' },
      })
  })
  cardTest(['T-70 X-Wing Scout'], 'one copy goes under a unique Resistance Squadron', (card) => {
    at('build light', {
      cards: [unit('Red Flight', { version: 'A', subtypes: ['Resistance', 'Squadron'], cost: 3, power: 3 })],
      light: { hand: [card, card, SPARE], buildPoints: 1, space: ['Red Flight (A)'] },
    })
      .play('light', {
        complete: `light.hand/${card} #1`,
        destination: { onto: 'Red Flight (A)', place: 'beneath' },
      })
      .expect({ facts: { 'Red Flight (A)': { stack: 1 } }, numbers: { 'Red Flight (A)': { power: 4 } } })
  })
})

describe('what a guest gives', () => {
  cardTest(["Hound's Tooth (A)"], 'without a Pilot it has what one would give, for the turn', (card) => {
    const ace = (name: string) =>
      character(name, { text: '[Pilot] Transport Pilot. The Transport gets: * +20 speed * +2 power' })
    const flown = (pilots: readonly string[]) =>
      at('battle space', {
        cards: [ace('Ace'), ace('Captain')],
        dark: { space: ['Idle Ship'] },
        light: { space: [{ card, pilots }], character: ['Ace'] },
      })
    flown([]).expect({ numbers: { [card]: { speed: 60, power: 7 } } })
    flown(['Captain']).expect({ numbers: { [card]: { speed: 60, power: 7 } } })
  })
  cardTest(
    ['Modified Starship'],
    'the unit above it earns cards beneath itself, and grows with them',
    (card) => {
      at('build dark', {
        cards: [unit('Corsair', { version: 'A', subtypes: ['Smuggler'], cost: 3, speed: 90, power: 3 })],
        dice: [6, 6, 6, 6, 1, 1, 1],
        dark: { hand: [card, SPARE], buildPoints: 1, space: ['Corsair (A)'], discard: ['Guard'] },
        light: { space: ['Ship', 'Idle Ship'] },
      })
        .play('dark', { complete: card, destination: { onto: 'Corsair (A)', place: 'beneath' } })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .play('dark', { attack: 'Corsair (A)', defender: 'Ship' })
        .expect({ zones: { 'light.discard': ['Ship'] }, numbers: { 'Corsair (A)': { power: 4 } } })
        .play('light', { attack: 'Idle Ship' })
        .play('dark', { cards: ['light.discard/Ship'] })
        .expect({ facts: { 'Corsair (A)': { under: 1 } }, numbers: { 'Corsair (A)': { power: 5 } } })
    },
  )
})

describe('the order of battles', () => {
  cardTest(['Streets of Cloud City'], 'the Ground battle comes first, and only once', (card) => {
    at('battle', {
      dice: [1, 1, 1, 1],
      dark: { ground: ['Walker'], space: ['Ship'], locations: [card] },
      light: { ground: [{ card: 'Walker', tapped: true }], space: [{ card: 'Ship', tapped: true }] },
    })
      .expect({ offers: { dark: [{ attack: 'ground/Walker #1' }] } })
      .play('dark', { attack: 'ground/Walker #1' })
      .play('dark', { attack: 'space/Ship #1' })
      .expect({ table: { turn: 2 } })
  })
})

describe('winning by counters', () => {
  cardTest(['Emperor Palpatine (E)'], 'once every unit of the opponent has a corruption counter', (card) => {
    const corrupt = (others: readonly object[]) =>
      at('build dark', {
        dark: { hand: [SPARE], character: [card], force: 2, buildPoints: 9 },
        light: { character: ['Guard'], space: others as never },
      }).play('dark', { play: card })
    corrupt([{ card: 'Ship', counters: { corruption: 1 } }])
      .play('dark', { cards: ['Guard'] })
      .expect({ over: { winners: ['dark'] } })
    corrupt(['Ship' as never])
      .play('dark', { cards: ['Guard'] })
      .expect({ asked: 'dark' })
  })
})
