/** Effects of the invasion of Naboo and after, from the words of cards. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { battle, fast, mission, slow } from './worded-cards.ts'

describe('who may use what', () => {
  test('not Evade where such a unit attacks', () => {
    const attacked = (subtypes: readonly string[]) =>
      fight({
        cards: [
          fast("Your opponent can't use Evade and Lucky abilities for units being attacked by a Droid.", {
            subtypes,
          }),
          slow('Pay 1 Force -> Evade 1'),
        ],
        dice: [6, 1, 1],
        dark: { space: ['Fast'] },
        light: { force: 3, space: ['Slow'] },
      }).play('dark', { attack: 'Fast' })
    attacked(['Droid']).expect({ facts: { Slow: { damage: 1 } }, asked: { light: 'next-attack' } })
    attacked(['Clone']).expect({ asked: { light: 'prevention' } })
  })
  test('what using Evade against a unit sets off', () => {
    fight({
      cards: [
        fast('When a unit uses Evade to prevent damage from this unit, put 1 damage counter on that unit.'),
        slow('Pay 1 Force -> Evade 1'),
      ],
      dice: [6, 1, 1],
      dark: { space: ['Fast'] },
      light: { force: 3, space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', { play: 'Slow' })
      .expect({ facts: { Slow: { damage: 1 } }, resources: { light: { force: 2 } }, asked: 'light' })
  })
  test('not Hidden Cost, to those arenas', () => {
    const scout = unit('Scout', {
      text: "Your opponent can't use Hidden Cost to deploy a unit to the Ground or Character arena.",
    })
    const hidden = (arena: 'space' | 'ground') =>
      build.dark(
        { hand: [SPARE], force: 5, build: [{ card: 'Ambush', counters: 1 }] },
        { space: ['Scout'] },
        [scout, unit('Ambush', { arenas: [arena], cost: 3, text: 'Hidden Cost 1' })],
      )
    const offer = (to: string) => ({ complete: 'Ambush', destination: { to } })
    hidden('ground').expect({
      refused: { dark: offer('ground'), rule: 'idc/build/complete-when-cost-met' },
      asked: 'dark',
    })
    hidden('space')
      .play('dark', offer('space'))
      .expect({ zones: { space: ['Scout', 'Ambush'] }, asked: 'dark' })
  })
})

describe('more for some', () => {
  test('what some get in place of what all get', () => {
    const text = 'Each of your units gets +1 power. Each of your units with Stealth gets +3 power instead.'
    const spy = unit('Spy', { text: 'Stealth' })
    build
      .dark({ hand: [SPARE], space: ['Slow', 'Spy'] }, {}, [slow(text), spy])
      .expect({ numbers: { Slow: { power: 4 }, Spy: { power: 6 } }, asked: 'dark' })
  })
  test('an enhancement for such units alone', () => {
    const card = battle(
      'To War',
      'One of your units gets +1 power until end of turn. | Enhance: Pay 2 Force -> That unit gets +5 power until end of turn instead. Play only if that unit has power higher than its health.',
    )
    fight({
      cards: [fast('', { power: 4, health: 2 }), slow(), unit('Tank', { health: 8 }), card],
      dark: { force: 5, hand: ['To War'], space: ['Fast', 'Tank'] },
      light: { space: ['Slow'] },
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    })
      .play('dark', { attack: 'Fast' })
      .play('dark', { 'battle-card': 'To War', enhance: 0 })
      .expect({ numbers: { Fast: { power: 9 }, Tank: { power: 3 } }, asked: 'dark' })
  })
})

describe('choices', () => {
  test('by the opponent, between two things', () => {
    const plan = mission('Plan', 'Your opponent chooses one: your opponent loses 2 Force, or draw 2 cards.')
    const scene = () =>
      build
        .dark({ hand: ['Plan', SPARE], deck: ['Slow', 'Slow'] }, { force: 3 }, [plan, slow()])
        .play('dark', 'skip-draw')
        .play('dark', { complete: 'Plan' })
    scene()
      .play('light', '1')
      .expect({ resources: { light: { force: 1 } }, asked: 'dark' })
    scene()
      .play('light', '2')
      .expect({ zones: { 'dark.deck': [] }, asked: 'dark' })
  })
  test('a search for cards of several kinds', () => {
    const plan = mission(
      'Plan',
      'Search your deck for a Droid, Clone, or Battle card, show it to your opponent, and put it into your hand. Shuffle your deck.',
    )
    const trick = battle('Trick', 'Gain 1 Force.')
    build
      .dark({ hand: ['Plan', SPARE], deck: ['Trick', 'Slow'] }, {}, [
        plan,
        trick,
        slow(),
        unit('Probe', { subtypes: ['Droid', 'Clone'] }),
      ])
      .play('dark', 'skip-draw')
      .play('dark', { complete: 'Plan' })
      .expect({ asked: { dark: 'search' } })
      .play('dark', { cards: ['Trick'] })
      .expect({ zones: { 'dark.deck': ['Slow'] }, asked: 'dark' })
  })
})
