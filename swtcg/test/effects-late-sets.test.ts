/** Effects of the late sets, from the words of cards: Focus and Ferocity, modes with conditions, attacks that are disrupted. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'

const fast = (text = '', facts: object = {}) => unit('Fast', { speed: 80, text, ...facts })
const slow = (text = '', facts: object = {}) => unit('Slow', { speed: 10, health: 9, text, ...facts })
/** The Dark Side's fast unit attacks the Light Side's slow one. */
const duel = (attacker: string, defender: string, more: object = {}) =>
  fight({
    cards: [fast(attacker), slow(defender)],
    dark: { force: 5, space: ['Fast'] },
    light: { force: 5, space: ['Slow'] },
    ...more,
  })

describe('Focus and Ferocity', () => {
  test('a natural 5 gives power for the next attack and no other', () => {
    const dice = [5, 1, 1, 1, 1, 1, 1, 1]
    duel('Focus 2 | Double Strike', '', { dice })
      .play('dark', { attack: 'Fast' })
      .expect({ numbers: { Fast: { power: 3 } } })
      .play('dark', { cards: ['Slow'] })
      .expect({ numbers: { Fast: { power: 3 } }, asked: 'light' })
  })
  test('damage of a unit with Ferocity is not prevented', () => {
    duel('Ferocity', 'Pay 1 Force -> Evade 3', { dice: [6, 6, 1] })
      .play('dark', { attack: 'Fast' })
      .play('light', { play: 'Slow' })
      .play('light', 2)
      .expect({ facts: { Slow: { damage: 2 } }, asked: 'light' })
  })
})

describe('disrupted attacks', () => {
  const guard = 'Pay 1 Force -> Disrupt an attack from a unit with printed power 4 or more.'
  test('only from such units', () => {
    duel('', guard, { dice: [6, 6, 6] })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 3 } }, resources: { light: { force: 5 } }, asked: 'light' })
  })
  test('against this unit, for as much Force as the attacking unit has power', () => {
    const text = 'Pay X Force -> Disrupt an attack against this unit from a unit with printed power X.'
    const pays = (force: number, dice: readonly number[]) =>
      duel('', text, { dice })
        .play('dark', { attack: 'Fast' })
        .play('light', { play: 'Slow' })
        .play('light', force)
    pays(3, []).expect({ facts: { Slow: { damage: 0 } }, resources: { light: { force: 2 } }, asked: 'light' })
    pays(2, [6, 6, 6]).expect({ facts: { Slow: { damage: 3 } }, asked: 'light' })
  })
})

describe('modes', () => {
  const text =
    'When your build step starts, choose one: Draw a card. Or: Gain 3 build points. Play only if you have a Droid in any arena.'
  const place = { name: 'Base', side: 'neutral', kind: 'location', arenas: ['ground'], cost: 1, text }
  test('one that has a condition is open only if it holds', () => {
    const droid = unit('Probe', { subtypes: ['Droid'] })
    build
      .dark({ locations: ['Base'], space: ['Probe'], hand: [SPARE] }, {}, [place, droid])
      .expect({ asked: { dark: 'choose-one' } })
      .play('dark', '2')
      .expect({ resources: { dark: { buildPoints: 3 } }, asked: 'dark' })
  })
})

describe('Locations', () => {
  const old = { name: 'Old', side: 'neutral', kind: 'location', arenas: ['ground'], cost: 1 }
  const young = { ...old, name: 'Young' }
  test('what cannot be discarded is not replaced', () => {
    const text = "This Location can't be discarded."
    const replacing = (words: object) =>
      build.dark({ hand: ['Young', SPARE], buildPoints: 5, locations: ['Old'] }, {}, [
        { ...old, ...words },
        young,
      ])
    const there = { complete: 'Young', destination: { to: 'ground' } }
    replacing({ text }).expect({
      refused: { dark: there, rule: 'idc/primary/cant-overrides' },
      asked: 'dark',
    })
    replacing({}).play('dark', there).expect({ asked: 'dark' })
  })
})
