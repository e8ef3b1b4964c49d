/** Changing over from ship to ship. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { beginners, ccg95 } from './play.ts'

const lightMove = { at: 'move light', light: { force: 5 } }

test(
  '1995: those aboard transfer to another ship at the system for 1 Force each, if one of the two docks',
  proves('ccg95/move/transfer-between-ships', 'ccg95/move/transfer-cargo'),
  () => {
    const corvette = {
      card: 'Corellian Corvette',
      passengers: ['Talz'],
      cargo: ['SoroSuub V-35 Landspeeder'],
    }
    const game = ccg95({
      ...lightMove,
      locations: [
        {
          card: 'Tatooine (L)',
          light: [
            corvette,
            'Corellian Corvette',
            { card: 'Red 1', pilots: ['Dutch'] },
            { card: 'Gold 1', pilots: ['Pops'] },
            'Gold 5',
          ],
        },
      ],
    })
    game.expect({
      offers: {
        light: [
          { move: 'Talz', to: 'Gold 5', cost: 1 },
          { move: 'Dutch', to: 'Corellian Corvette', as: 'pilot' },
          { move: 'SoroSuub V-35 Landspeeder', to: 'Corellian Corvette #2', by: 'transfer' },
        ],
      },
      refused: {
        light: { move: 'Pops', to: 'Gold 5', by: 'transfer' },
        rule: 'ccg95/move/transfer-between-ships',
      },
    })
    game.play('light', { move: 'Talz', to: 'Gold 5' })
    game.expect({ facts: { Talz: { on: 'Gold 5' } }, resources: { light: { force: 4 } }, asked: 'light' })
  },
)

test(
  '1995: two who sit in full ships trade places for 1 Force each',
  proves('ccg95/move/transfer-swap'),
  () => {
    const falcon = { card: 'Millennium Falcon', pilots: ['Han Solo', 'Biggs Darklighter'] }
    const game = ccg95({
      ...lightMove,
      locations: [{ card: 'Tatooine (L)', light: [falcon, { card: 'Red 1', pilots: ['Red Leader'] }] }],
    })
    game.play('light', { move: 'Han Solo', to: 'Red Leader', by: 'swap' })
    game.expect({
      facts: {
        'Han Solo': { on: 'Red 1', as: 'pilot' },
        'Red Leader': { on: 'Millennium Falcon', as: 'pilot' },
      },
      resources: { light: { force: 3 } },
      asked: 'light',
    })
  },
)

test(
  "Beginner's: any number change ships for a single Force, if one is a capital starship or docks and is piloted",
  proves(
    'ccg/move/transfer',
    'ccg/move/transfer-condition',
    'ccg/move/transfer-capacity',
    'ccg/move/transfer-repeat',
  ),
  () => {
    const corvette = { card: 'Corellian Corvette', passengers: ['Talz', 'Kabe', 'Luke Skywalker'] }
    const game = beginners({
      ...lightMove,
      locations: [{ card: 'Tatooine (L)', light: [corvette, 'Millennium Falcon', 'Gold 1', 'Red 3'] }],
    })
    game.expect({
      refused: [
        { light: { move: 'Gold 1', to: 'Red 3', by: 'transfer-group' }, rule: 'ccg/move/transfer-condition' },
        {
          light: { move: 'Millennium Falcon', to: 'Gold 1', by: 'transfer-group' },
          rule: 'ccg/move/transfer-condition',
        },
      ],
    })
    game
      .play('light', { move: 'Corellian Corvette', to: 'Millennium Falcon' })
      .play('light', { cards: ['Talz', 'Luke Skywalker'] })
    game.expect({
      facts: {
        Talz: { on: 'Millennium Falcon' },
        'Luke Skywalker': { on: 'Millennium Falcon', as: 'pilot', moved: false },
      },
      resources: { light: { force: 4 } },
    })
    game.play('light', { move: 'Millennium Falcon', to: 'Gold 1' }).play('light', { cards: ['Talz'] })
    game.expect({ facts: { Talz: { on: 'Gold 1' } }, resources: { light: { force: 3 } }, asked: 'light' })
  },
)
