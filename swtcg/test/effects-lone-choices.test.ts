/** What players choose by words that few cards say: several that differ, any combination, prices, who is spared. */
import { describe, test } from 'vitest'
import { character, fight, unit } from './battle-play.ts'
import { wordsFor } from './restated-words.ts'
import { battle } from './worded-cards.ts'

const mission = (name: string, text: string) => ({
  name,
  side: 'neutral' as const,
  kind: 'mission' as const,
  cost: 0,
  text,
})
const jedi = (name: string, facts: object = {}) =>
  character(name, { subtypes: ['Jedi'], power: 1, health: 9, ...facts })

describe('several that differ', () => {
  const tactics = battle('Tactics', wordsFor('ROTS', 'Combined Squadron Tactics'))
  const squadron = (speeds: readonly number[]) =>
    fight({
      at: 'battle space',
      cards: [
        tactics,
        unit('Foe', { speed: 5 }),
        ...speeds.map((speed, index) => unit(`Wing ${index}`, { speed })),
      ],
      dark: { force: 4, hand: ['Tactics'], space: speeds.map((_, index) => `Wing ${index}`) },
      light: { space: ['Foe'] },
    })
  test('three ships, no two of one speed', () => {
    squadron([50, 50, 40, 30])
      .play('dark', { 'battle-card': 'Tactics' })
      .play('dark', { cards: ['Wing 0'] })
      .expect({ offersExactly: { dark: [{ cards: ['Wing 2'] }, { cards: ['Wing 3'] }] } })
      .play('dark', { cards: ['Wing 3'] })
      .expect({
        numbers: {
          'Wing 0': { power: 6 },
          'Wing 1': { power: 3 },
          'Wing 2': { power: 6 },
          'Wing 3': { power: 6 },
        },
        stop: 'here',
      })
  })
  test('not with two speeds', () => {
    squadron([50, 50, 40]).expect({ asked: { dark: 'next-attack' } })
  })
  test('three Jedi by their names', () => {
    fight({
      at: 'battle character',
      cards: [
        battle('Unity', wordsFor('ROTS', 'Unity of the Jedi')),
        jedi('One'),
        jedi('Two'),
        jedi('Three'),
        character('Foe', { speed: 5 }),
      ],
      dark: { force: 3, hand: ['Unity'], character: ['One', 'One', 'Two', 'Three'] },
      light: { character: ['Foe'] },
    })
      .play('dark', { 'battle-card': 'Unity' })
      .play('dark', { cards: ['Two'] })
      .play('dark', { cards: ['Three'] })
      .play('dark', { cards: ['One'] })
      .expect({ numbers: { Two: { power: 3, accuracy: 1 }, Three: { power: 3 } }, stop: 'here' })
  })
})

describe('Force and build points in any combination', () => {
  test('half of what a discarded unit cost', () => {
    fight({
      at: 'build dark',
      cards: [
        unit('Lord', { text: wordsFor('ROTS', 'Darth Sidious (F)') }),
        unit('Pawn', { cost: 7 }),
        unit('Foe'),
      ],
      dark: { hand: ['Foe'], space: ['Lord', 'Pawn'] },
      light: { space: ['Foe'] },
    })
      .play('dark', { play: 'Lord' })
      .play('dark', { cards: ['Pawn'] })
      .play('dark', 1)
      .expect({
        resources: { dark: { buildPoints: 1, force: 2 } },
        zones: { 'dark.discard': ['Pawn'] },
        stop: 'here',
      })
  })
  test('rounded up for a unit with Upkeep', () => {
    fight({
      at: 'build dark',
      cards: [
        mission('Termination', wordsFor('SAV', 'Contract Termination')),
        unit('Hired', { cost: 5, text: 'Upkeep: Pay 1 Force.' }),
        unit('Own', { cost: 9 }),
      ],
      dark: { hand: ['Termination', 'Own'], space: ['Hired', 'Own'] },
      light: { space: ['Own'] },
    })
      .play('dark', { complete: 'Termination' })
      .play('dark', 3)
      .expect({
        resources: { dark: { buildPoints: 3, force: 0 } },
        zones: { 'dark.discard': ['Termination', 'Hired'] },
        stop: 'here',
      })
  })
})
describe('two that were chosen together', () => {
  const run = (dice: readonly number[]) =>
    fight({
      at: 'build dark',
      cards: [
        mission('Run', wordsFor('SAV', 'Smuggling Run')),
        unit('Freighter', { subtypes: ['Transport'], power: 0, health: 2, speed: 5 }),
        character('Smuggler', { subtypes: ['Smuggler'], power: 0, health: 2, speed: 5 }),
        unit('Foe', { speed: 80, power: 2 }),
        character('Guard', { power: 0, speed: 4 }),
      ],
      dice,
      dark: { hand: ['Run', 'Guard'], space: ['Freighter'], character: ['Smuggler'] },
      light: { space: ['Foe'], character: ['Guard'] },
    })
      .play('dark', { complete: 'Run' })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('light', { attack: 'Foe' })
  test('stay where they are', () => {
    run([1, 1, 4])
      .play('dark', { attack: 'Freighter' })
      .play('dark', { attack: 'Smuggler' })
      .play('light', { attack: 'Guard' })
      .expect({ table: { turn: 2 }, resources: { dark: { buildPoints: 9 } }, stop: 'here' })
  })
  test('or one of them is lost', () => {
    run([6, 6, 4])
      .play('dark', { attack: 'Smuggler' })
      .play('light', { attack: 'Guard' })
      .expect({ table: { turn: 2 }, resources: { dark: { buildPoints: 4 } }, stop: 'here' })
  })
})
describe('a unit that would be discarded', () => {
  const twins = (dice: readonly number[]) =>
    fight({
      at: 'build dark',
      cards: [
        character('Chewbacca', {
          cost: 1,
          power: 0,
          health: 9,
          speed: 5,
          text: wordsFor('ROTS', 'Chewbacca (M)'),
        }),
        character('Friend', { power: 0, health: 2, speed: 6 }),
        character('Foe', { speed: 80, power: 2 }),
      ],
      dice,
      dark: { buildPoints: 1, hand: ['Chewbacca'], character: ['Friend'] },
      light: { character: ['Foe'] },
    })
      .play('dark', { complete: 'Chewbacca', destination: { to: 'character' } })
      .play('dark', { cards: ['Friend'] })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('light', { attack: 'Foe', defender: 'Friend' })
  test('may be spared by another that goes in its place', () => {
    twins([6, 6])
      .play('dark', true)
      .expect({ zones: { 'dark.discard': ['Chewbacca'] }, facts: { Friend: { damage: 0 } }, stop: 'here' })
    twins([6, 6])
      .play('dark', false)
      .expect({ zones: { 'dark.discard': ['Friend'], character: ['Chewbacca', 'Foe'] }, stop: 'here' })
  })
  const rescued = (dice: readonly number[]) =>
    fight({
      at: 'attack character',
      cards: [
        unit('Rescuer', {
          speed: 5,
          text: "When one of your Characters would be damaged and discarded, you may prevent all damage to that unit and retreat that unit. If you do, this unit doesn't untap during your next untap step.",
        }),
        character('Hero', { power: 0, health: 2, speed: 6, text: 'Pay 1 Force -> Evade 1' }),
        character('Foe', { speed: 80, power: 3 }),
      ],
      dice,
      dark: { force: 1, space: ['Rescuer'], character: ['Hero'] },
      light: { character: ['Foe'] },
    }).play('light', { attack: 'Foe' })
  test('is brought home once no prevention has saved it', () => {
    rescued([6, 6, 6])
      .play('dark', { play: 'Hero' })
      .expect({ asked: { dark: 'may' } })
      .play('dark', true)
      .expect({ zones: { 'dark.build': ['Hero'] }, facts: { Hero: { damage: 0 } }, stop: 'here' })
  })
  test('is not asked for where prevention is enough', () => {
    rescued([6, 6, 1])
      .play('dark', { play: 'Hero' })
      .expect({ facts: { Hero: { damage: 1 } }, zones: { character: ['Hero', 'Foe'] }, stop: 'here' })
  })
})
describe('a price that is chosen', () => {
  test('is as much as lies on the Mission, or less', () => {
    fight({
      at: 'build dark',
      cards: [{ ...mission("Vader's Call", wordsFor('ESB', "Vader's Call")), costIsX: true }, unit('Ship')],
      dark: { force: 5, build: [{ card: "Vader's Call", counters: 2 }], space: ['Ship'] },
      light: { hand: ['Ship', 'Ship', 'Ship'], space: ['Ship'] },
    })
      .play('dark', { complete: "Vader's Call" })
      .expect({ offers: { dark: [0, 1, 2] }, noOffers: { dark: [3] } })
      .play('dark', 2)
      .play('light', { cards: ['Ship', 'Ship'] })
      .expect({ zones: { 'light.hand': 1 }, resources: { dark: { force: 3 } }, stop: 'here' })
  })
})
