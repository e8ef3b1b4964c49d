/** Effects of the late sets, from the words of cards: Focus and Ferocity, modes with conditions, attacks that are disrupted. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { fast, slow } from './worded-cards.ts'

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
    duel('Focus 2 (as its row tells) | Double Strike', '', { dice })
      .play('dark', { attack: 'Fast' })
      .expect({ numbers: { Fast: { power: 3 } } })
      .play('dark', { cards: ['Slow'] })
      .expect({ numbers: { Fast: { power: 3 } }, asked: 'light' })
  })
  test('damage of a unit with Ferocity is not prevented', () => {
    duel('Ferocity (as its row tells)', 'Pay 1 Force -> Evade 3', { dice: [6, 6, 1] })
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

describe('retreats', () => {
  const own = (text: string) => unit('Own', { text })
  test('what leaving an arena sets off, and where it was', () => {
    const hunter = own(
      'When your opponent retreats a unit, if you have a Droid in the same arena, they must pay 2 Force or put 1 damage counter on the retreated unit.',
    )
    const at = (...space: string[]) =>
      build
        .at('retreat dark', { force: 1, space: ['Patrol'], ground: [] }, { space }, [
          hunter,
          unit('Patrol', { health: 4 }),
          unit('Probe', { subtypes: ['Droid'] }),
        ])
        .play('dark', { cards: ['Patrol'] })
        .play('light', { cards: [] })
    at('Own', 'Probe').expect({ facts: { Patrol: { damage: 1 } }, asked: 'light' })
    at('Own').expect({ facts: { Patrol: { damage: 0 } }, asked: 'dark' })
  })
  test('the end of the retreat step', () => {
    const text =
      'When your retreat step ends, if you retreated one or more Droids this turn, this unit gets +3 power until end of turn.'
    build
      .at('retreat dark', { space: ['Own', 'Probe'] }, { space: ['Patrol'] }, [
        own(text),
        unit('Patrol'),
        unit('Probe', { subtypes: ['Droid'] }),
      ])
      .play('dark', { cards: ['Probe'] })
      .play('light', { cards: [] })
      .expect({ numbers: { Own: { power: 6 } }, asked: 'dark' })
  })
})

describe('dice', () => {
  test('a unit that is hit only on a natural 6', () => {
    duel('Accuracy 2', 'This unit is hit only on a natural 6.', { dice: [6, 5, 4] })
      .play('dark', { attack: 'Fast' })
      .expect({ facts: { Slow: { damage: 1 } }, asked: 'light' })
  })
  test('as many dice as missed, against another unit', () => {
    const text =
      "When this unit's attack ends, choose one of your opponent's other units. Roll X dice of damage against that unit, where X is the number of misses rolled."
    fight({
      cards: [fast(text), slow(), unit('Third', { speed: 5, health: 9 })],
      dice: [6, 1, 1, 6, 6],
      dark: { space: ['Fast'] },
      light: { space: ['Slow', 'Third'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .play('dark', { cards: ['Third'] })
      .expect({ facts: { Slow: { damage: 1 }, Third: { damage: 2 } }, asked: 'light' })
  })
})

describe('decks', () => {
  test('up to so many cards from the top, as their owner likes', () => {
    const text =
      'When this unit attacks, your opponent may put up to 5 cards from the top of his or her deck into the discard pile. For each card put into the discard pile this way, this unit gets -1 power for this attack.'
    fight({
      cards: [fast(text), slow()],
      dice: [6],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'], deck: ['Fast', 'Fast', 'Fast'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', 'yes')
      .play('light', 2)
      .expect({ facts: { Slow: { damage: 1 } }, zones: { 'light.deck': ['Fast'] }, asked: 'light' })
  })
})

describe('attacks', () => {
  test('text about the unit that is attacked survives that unit', () => {
    const text =
      "This unit gets +2 power as long as it is attacking a Droid. | When this unit attacks, return one of your opponent's units to its owner's hand."
    fight({
      cards: [fast(text), unit('Probe', { subtypes: ['Droid'], speed: 5 }), slow()],
      dark: { space: ['Fast'] },
      light: { space: ['Probe', 'Slow'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Probe' })
      .play('dark', { cards: ['Probe'] })
      .expect({ numbers: { Fast: { power: 3 } }, zones: { 'light.hand': ['Probe'] }, asked: 'light' })
  })
})
