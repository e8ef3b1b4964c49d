/** Shuttling between sites and ships. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { beginners, ccg95 } from './play.ts'

const below = (site: string, cards: readonly string[], ship: string) => [
  { card: site, light: cards },
  { card: 'Tatooine (L)', light: [ship] },
]

const lightMove = { at: 'move light', light: { force: 5 } }

test(
  '1995: characters shuttle between any site and any own ship that docks at the related system, 1 Force each, as often as they like',
  proves(
    'ccg95/move/shuttle-characters',
    'ccg95/move/shuttle-per-card',
    'ccg95/move/shuttle-unlimited',
    'ccg95/starship/ship-docking',
    'ccg95/move/pilots-move-as-characters',
  ),
  () => {
    const game = ccg95({
      ...lightMove,
      locations: below('Tatooine: Cantina (L)', ['Han Solo', 'Talz'], 'Millennium Falcon'),
    })
    game.play('light', { move: 'Han Solo', to: 'Millennium Falcon', as: 'pilot' })
    game.play('light', { move: 'Talz', to: 'Millennium Falcon' })
    game.play('light', { move: 'Han Solo', to: 'Tatooine: Cantina (L)', by: 'shuttle' })
    game.play('light', { move: 'Han Solo', to: 'Millennium Falcon', as: 'pilot' })
    game.expect({
      facts: { 'Han Solo': { on: 'Millennium Falcon', moved: false }, Talz: { at: 'Tatooine' } },
      resources: { light: { force: 1 } },
    })
    game.expect({ asked: 'light' })
    const small = ccg95({ ...lightMove, locations: below('Tatooine: Cantina (L)', ['Han Solo'], 'Gold 1') })
    small.expect({
      refused: {
        light: { move: 'Han Solo', to: 'Gold 1', by: 'shuttle' },
        rule: 'ccg95/move/shuttle-characters',
      },
      asked: 'light',
    })
  },
)

test(
  '1995: vehicles shuttle to a capital starship that has room, empty or not',
  proves('ccg95/move/shuttle-vehicles', 'ccg95/move/shuttle-vehicle-empty', 'ccg95/move/shuttle-capacity'),
  () => {
    const speeder = 'SoroSuub V-35 Landspeeder'
    const game = ccg95({
      ...lightMove,
      locations: below(
        'Tatooine: Mos Eisley (L)',
        [speeder, "Luke's X-34 Landspeeder"],
        'Corellian Corvette',
      ),
    })
    game.play('light', { move: speeder, to: 'Corellian Corvette' })
    game.expect({
      facts: { [speeder]: { on: 'Corellian Corvette', as: 'cargo' } },
      refused: {
        light: { move: "Luke's X-34 Landspeeder", to: 'Corellian Corvette', by: 'shuttle' },
        rule: 'ccg95/move/shuttle-capacity',
      },
      resources: { light: { force: 4 } },
      asked: 'light',
    })
  },
)

test(
  "Beginner's: shuttles go between exterior sites and capital starships, 1 Force a card, and use the main move",
  proves(
    'ccg/move/shuttle',
    'ccg/move/shuttle-no-starfighter',
    'ccg/move/shuttle-per-card',
    'ccg/move/shuttle-once',
    'ccg/move/shuttle-no-pilot-needed',
  ),
  () => {
    const hulk = {
      title: 'Empty Hulk',
      side: 'light',
      kind: 'starship',
      type: 'capital',
      power: 1,
      armor: 1,
      capacity: [{ pilots: 1, passengers: 2 }],
    } as const
    const game = beginners(
      {
        ...lightMove,
        locations: [
          { card: 'Tatooine: Cantina (L)', light: ['Talz'] },
          { card: 'Tatooine: Mos Eisley (L)', light: ['Han Solo'] },
          { card: 'Tatooine (L)', light: ['Empty Hulk', 'Millennium Falcon'] },
        ],
      },
      { cards: [hulk] },
    )
    game.expect({
      refused: [
        { light: { move: 'Talz', to: 'Empty Hulk', by: 'shuttle' }, rule: 'ccg/move/shuttle' },
        {
          light: { move: 'Han Solo', to: 'Millennium Falcon', by: 'shuttle' },
          rule: 'ccg/move/shuttle-no-starfighter',
        },
      ],
    })
    game.play('light', { move: 'Han Solo', to: 'Empty Hulk', as: 'pilot' })
    game.expect({
      facts: { 'Han Solo': { on: 'Empty Hulk', moved: true } },
      resources: { light: { force: 4 } },
      refused: {
        light: { move: 'Han Solo', to: 'Tatooine: Mos Eisley (L)', by: 'shuttle' },
        rule: 'ccg/move/one-main-move',
      },
      asked: 'light',
    })
  },
)
