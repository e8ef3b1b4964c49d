/** Numbers that are chosen or levelled, Equipment in battle, and what is chosen only once. */
import { describe } from 'vitest'
import { at, cardTest, character, ground } from './shipped-play.ts'

const SPARE = 'Jawa'

describe('numbers', () => {
  cardTest(
    ['Synchronized Systems'],
    'two units get power, and the slower one the speed of the other',
    (card) => {
      at('battle ground', {
        cards: [ground('Fast', { speed: 80 }), ground('Slow', { speed: 30 })],
        dark: { ground: ['Idle Walker'] },
        light: { ground: ['Fast', 'Slow'], hand: [card], force: 6 },
      })
        .play('light', { 'battle-card': card })
        .play('light', 'ground')
        .play('light', { cards: ['Fast', 'Slow'] })
        .expect({ numbers: { Fast: { speed: 80, power: 6 }, Slow: { speed: 80, power: 6 } } })
    },
  )
  cardTest(['Jaster Mereel (A)'], 'his player says how fast he is in this battle', (card) => {
    at('battle', {
      dark: { character: [card, 'Idle Guard'] },
      light: { character: ['Guard'] },
    })
      .play('dark', 60)
      .expect({ numbers: { [card]: { speed: 60 } } })
  })
})

describe('Equipment in battle', () => {
  cardTest(["Cad Bane's Blaster Pistols (A)"], 'for its Equip cost, on Cad Bane alone', (card) => {
    at('battle character', {
      dark: { character: ['Cad Bane (A)', 'Idle Guard'], build: [card], force: 2 },
      light: { character: ['Guard'] },
    })
      .play('dark', { play: card })
      .expect({ facts: { [card]: { host: 'Cad Bane (A)' } }, resources: { dark: { force: 0 } } })
  })
})

describe('once for each', () => {
  cardTest(
    ['Death Watch Assassin'],
    'each Character is chosen once, and only attacks on it are better',
    (card) => {
      const marked = (dice: readonly number[]) =>
        at('build dark', {
          cards: [character('Mark', { speed: 5, health: 9 }), character('Crowd', { speed: 5, health: 9 })],
          dice,
          dark: { hand: [SPARE], character: [card], buildPoints: 9 },
          light: { character: ['Mark', 'Crowd'] },
        })
          .play('dark', { play: card })
          .play('dark', { cards: ['Mark'] })
      const fought = (dice: readonly number[], defender: string) =>
        marked(dice)
          .expect({ numbers: { [card]: { power: 5 } } })
          .play('dark', 'pass')
          .play('dark', { cards: [] })
          .play('light', { cards: [] })
          .play('dark', { attack: card, defender })
      fought([3, 3, 3, 3, 3, 3, 3], 'Mark').expect({ facts: { Mark: { damage: 7 } } })
      fought([4, 3, 3, 3, 3], 'Crowd').expect({ facts: { Crowd: { damage: 1 } } })
      fought([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 'Mark') // in the next turn only Crowd is left to choose
        .play('light', { attack: 'Mark' })
        .play('light', { attack: 'Crowd' })
        .play('dark', { play: card })
        .expect({ asked: { dark: 'retreat' } })
    },
  )
  cardTest(['IED Vehicle'], 'whoever sent it may blow it up when building', (card) => {
    at('build light', {
      light: { ground: [card], force: 0, hand: [SPARE], buildPoints: 3 },
      dark: { ground: ['Walker'] },
    }).expect({ asked: 'light' })
    at('build dark', {
      dark: { hand: [SPARE], buildPoints: 3 },
      light: { ground: [card, 'Walker'] },
    })
      .play('dark', 'yes')
      .expect({
        zones: { 'light.discard': [card] },
        facts: { Walker: { damage: 2 } },
        resources: { dark: { buildPoints: 2 } },
      })
  })
})
