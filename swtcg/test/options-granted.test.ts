/** Options that grant effects. */
import { describe, expect } from 'vitest'
import type { Ability } from '../language/tree/tree.ts'
import { battleCard, gainForce, unit } from './battle-play.ts'
import { opt, passTo, playWith } from './option-play.ts'

describe('granted effects', () => {
  const cards = [
    unit('Cruiser', { subtypes: ['Capital', 'Ship'], health: 9, speed: 10 }),
    unit('Hunter', { power: 6 }),
    unit('Station', {
      subtypes: ['Battle', 'Station', 'Flagship'],
      abilities: [{ ability: 'keyword', keyword: 'shields', value: 1 }],
    }),
  ]
  opt(
    'Strongholds: Shields 2, added to printed Shields, once',
    ['strongholds/shields-two', 'granted-effects/not-part-of-cards'],
    () => {
      const game = playWith(
        'strongholds',
        { at: 'attack space', dark: { space: ['Hunter'] }, light: { space: ['Cruiser', 'Station'] } },
        { cards, dice: [4, 4, 4, 4] },
      )
      game.expect({ numbers: { Cruiser: { shields: 2 }, Station: { shields: 3 }, Hunter: { shields: 0 } } })
      expect(game.machine.constants.library.named('Cruiser')?.abilities).toEqual([])
      game
        .play('dark', { attack: 'Hunter', defender: 'Cruiser' })
        .expect({ facts: { Cruiser: { damage: 4 } } })
    },
  )
  const defended = (options: string, force: number, dice: number[]) =>
    playWith(
      options,
      { at: 'attack space', dark: { space: ['Hunter'] }, light: { force, space: ['Cruiser'] } },
      { cards, dice },
    ).play('dark', { attack: 'Hunter', defender: 'Cruiser' })
  opt(
    'Pinpoint Defense: 2 Force for Shields 1, once in an attack',
    ['pinpoint-defense/shields-for-two-force', 'granted-effects/cost-and-counter'],
    () => {
      const game = defended('pinpoint-defense', 4, [4, 4, 4, 4, 4]).expect({ asked: { light: 'attack' } })
      game
        .play('light', { verb: 'special', name: 'pinpoint-defense' })
        .expect({ resources: { light: { force: 2 } }, facts: { Cruiser: { damage: 5 } } })
      defended('pinpoint-defense', 1, [4, 4, 4, 4, 4, 4]).expect({ facts: { Cruiser: { damage: 6 } } })
    },
  )
  opt('Shields of all sources add up', ['compat/shields-add-up'], () => {
    const game = defended('pinpoint-defense strongholds', 2, [4, 4, 4])
    game
      .play('light', { verb: 'special', name: 'pinpoint-defense' })
      .expect({ facts: { Cruiser: { damage: 3 } } })
  })
  const costly = battleCard('Costly', gainForce(1))
  const priced = {
    ...costly,
    name: 'Costly',
    abilities: [{ ability: 'effect', cost: [{ pay: 'force', amount: 4 }], do: [gainForce(0)] }],
  } as never
  const dodge: Ability = {
    ability: 'activated',
    keyword: 'evade',
    value: 2,
    cost: [{ pay: 'force', amount: 2 }],
  } as never
  opt(
    'The Force Unleashed: every Battle card costs 1 Force',
    ['the-force-unleashed/battle-cards-one-force'],
    () => {
      for (const [name, card] of [
        ['Costly', priced],
        ['Free', battleCard('Free', gainForce(0))],
      ] as const)
        passTo(
          playWith(
            'the-force-unleashed',
            {
              at: 'battle space',
              dark: { force: 1, hand: [name], space: ['Hunter'] },
              light: { space: ['Cruiser'] },
            },
            { cards: [...cards, card] },
          ),
          'general',
        )
          .play('dark', { 'battle-card': name })
          .expect({ resources: { dark: { force: 0 } } })
    },
  )
  opt('The Force Unleashed: abilities cost 1 Force less', ['the-force-unleashed/abilities-one-less'], () => {
    const dodger = unit('Dodger', { speed: 10, health: 9, abilities: [dodge] })
    const game = playWith(
      'the-force-unleashed',
      { at: 'attack space', dark: { space: ['Hunter'] }, light: { force: 1, space: ['Dodger'] } },
      { cards: [...cards, dodger], dice: [4, 4, 4, 4, 4, 4] },
    )
    game
      .play('dark', { attack: 'Hunter', defender: 'Dodger' })
      .play('light', { play: 'Dodger' })
      .play('light', 2)
    game.expect({ facts: { Dodger: { damage: 4 } }, resources: { light: { force: 0 } } })
  })
  opt(
    'The Force Unleashed leaves Pinpoint Defense as it is',
    ['compat/force-unleashed-and-pinpoint-defense'],
    () => {
      defended('pinpoint-defense the-force-unleashed', 2, [4, 4, 4, 4, 4])
        .play('light', { verb: 'special', name: 'pinpoint-defense' })
        .expect({ resources: { light: { force: 0 } } })
    },
  )
})
