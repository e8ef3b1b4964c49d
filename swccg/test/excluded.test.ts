/** Cards that are excluded from a battle: inactive until it ends. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { final } from './play.ts'
import { tells } from './tells.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const HUT = "Tatooine: Obi-Wan's Hut"

const brawl = (light: object, dark: object = {}) =>
  final({
    at: 'battle dark',
    locations: [
      { card: CANTINA, dark: ['Darth Vader', 'Stormtrooper'], light: ['Luke Skywalker', 'Rebel Trooper'] },
      HUT,
    ],
    dark: { force: 5, reserve: 9, ...dark },
    light: { force: 5, reserve: 9, ...light },
  })

describe('characters of ability more than 2 and leaders are shut out', () => {
  test(
    'they add nothing, cannot be targeted, and are back when the battle is over',
    together(proves('ccgx/state/excluded'), tells('Blast The Door, Kid!')),
    () => {
      const game = brawl({ hand: ['Blast The Door, Kid!'] })
      game.play('dark', { battle: CANTINA }).play('light', { play: 'Blast The Door, Kid!' })
      game.expect({
        events: [
          { kind: 'powerTotalled', power: 1 },
          { kind: 'powerTotalled', power: 1 },
        ],
        facts: { 'Darth Vader': { battled: false }, 'table/Stormtrooper': { battled: true } },
        numbers: { [CANTINA]: { 'total-power-dark': 7 } },
        asked: 'dark',
      })
    },
  )

  test('are no targets any more', proves('ccgx/state/excluded'), () => {
    const game = final({
      at: 'battle dark',
      locations: [
        {
          card: CANTINA,
          dark: ['Darth Vader', 'Stormtrooper'],
          light: [{ card: 'Rebel Trooper', with: ['Blaster'] }],
        },
      ],
      dark: { force: 5 },
      light: { force: 5, hand: ['Blast The Door, Kid!'] },
    })
    game.play('dark', { battle: CANTINA }).play('light', { play: 'Blast The Door, Kid!' })
    game.expect({
      offersExactly: { light: [{ fire: 'Blaster', target: 'table/Stormtrooper' }, 'pass'] },
      stop: 'here',
    })
  })

  test('at an interior site only', tells('Blast The Door, Kid!'), () => {
    const game = final({
      at: 'battle dark',
      locations: [
        { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'], light: ['Luke Skywalker'] },
        HUT,
      ],
      dark: { force: 5, reserve: 9 },
      light: { force: 5, reserve: 9, hand: ['Blast The Door, Kid!', 'It Could Be Worse'] },
    })
    game.play('dark', { battle: 'Tatooine: Mos Eisley (D)' })
    game.expect({ noEvents: [{ kind: 'played' }], asked: { light: 'battle-destiny' } })
  })

  test('by the Dark Side too', tells('Stunning Leader'), () => {
    const game = brawl({}, { hand: ['Stunning Leader'] })
    game.play('dark', { battle: CANTINA }).play('dark', { play: 'Stunning Leader' })
    game.expect({
      events: [
        { kind: 'powerTotalled', power: 1 },
        { kind: 'powerTotalled', power: 1 },
      ],
      asked: 'dark',
    })
  })
})

test('a gambler is kept out for as much Force as its ability', tells('I Had No Choice'), () => {
  const game = final({
    locations: [
      { card: CANTINA, dark: ['Darth Vader', 'Stormtrooper'], light: ['Rebel Trooper', 'Han Solo'] },
    ],
    dark: { force: 9, reserve: 9, hand: ['I Had No Choice'] },
    light: { force: 5, reserve: 9 },
  })
  game.play('dark', { deploy: 'I Had No Choice', on: 'Han Solo' })
  game.play('dark', { battle: CANTINA })
  game.play('dark', { play: 'I Had No Choice' })
  game.expect({
    events: [
      { kind: 'used', count: 3 },
      { kind: 'powerTotalled', power: 1 },
    ],
    facts: { 'Han Solo': { battled: false } },
    asked: { dark: 'battle-destiny' },
  })
})

test(
  'one character, as the battle begins',
  together(proves('ccgx/state/excluded'), tells("J'Quille")),
  () => {
    const game = final({
      at: 'battle dark',
      locations: [
        {
          card: CANTINA,
          dark: ["J'Quille"],
          light: ['Luke Skywalker', { card: 'Rebel Trooper', with: ['Blaster'] }],
        },
        HUT,
      ],
      dark: { force: 5, reserve: 9 },
      light: { force: 5, reserve: 9 },
    })
    game.play('dark', { battle: CANTINA }).play('dark', { play: "J'Quille" })
    game.expect({
      events: [
        { kind: 'powerTotalled', seat: 'dark', power: 5 },
        { kind: 'powerTotalled', seat: 'light', power: 3 },
      ],
      stop: 'here',
    })
  },
)
