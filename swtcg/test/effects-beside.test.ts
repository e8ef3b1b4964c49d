/** What applies beside a unit, for a while or by number, and what sets such things off, from the words of cards. */
import { describe, test } from 'vitest'
import { fight } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { battle, droid, fast, mission, slow } from './worded-cards.ts'

describe('beside a unit', () => {
  test('the others in its arena cannot be attacked', () => {
    fight({
      cards: [
        fast(),
        slow(),
        droid,
        battle(
          'Guard',
          "Pay 0 Force -> Choose one of your units. As long as that unit is in an arena, your other units in that arena can't be attacked this turn.",
        ),
      ],
      at: 'battle space',
      dark: { space: ['Fast'] },
      light: { space: ['Slow', 'Probe'], hand: ['Guard'] },
    })
      .play('light', { 'battle-card': 'Guard' })
      .play('light', { cards: ['Slow'] })
      .expect({ offers: { dark: [{ attack: 'Fast', defender: 'Slow' }] }, asked: 'dark' })
  })
  test('by the number of others', () => {
    const text =
      'As long as you have at least X other Droids in the Space arena (where X equals the number listed below), in addition to each set of abilities, this unit also gets: * 1: +2 power. * 2: Armor and +1 power.'
    const at = (space: readonly string[]) =>
      fight({
        cards: [fast(text), slow(), droid],
        dark: { space: ['Fast', ...space] },
        light: { space: ['Slow'] },
      })
    at(['Probe']).expect({ numbers: { Fast: { power: 5, armor: 0 } }, asked: 'dark' })
    at(['Probe', 'Probe']).expect({ numbers: { Fast: { power: 6, armor: 1 } }, asked: 'dark' })
  })
  test('damage that could not be prevented can be', () => {
    fight({
      cards: [
        fast("Damage from this unit can't be prevented."),
        slow('Pay 1 Force -> Evade 3'),
        battle(
          'Plea',
          'Pay 0 Force -> Choose one of your opponent\'s units. That unit loses "Damage from this unit can\'t be prevented." until end of turn.',
        ),
      ],
      dice: [6, 6, 6],
      at: 'battle space',
      dark: { space: ['Fast'] },
      light: { space: ['Slow'], hand: ['Plea'], force: 1 },
    })
      .play('light', { 'battle-card': 'Plea' })
      .play('dark', { attack: 'Fast' })
      .play('light', { play: 'Slow' })
      .play('light', 3)
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'light' })
  })
})

describe('so many times', () => {
  test('one of several gains for each so many cards', () => {
    build
      .dark({ hand: [SPARE], space: ['Fast'] }, { discard: ['Probe', 'Probe', 'Probe', 'Probe', 'Probe'] }, [
        fast(
          "When your build step starts, for each 2 cards in your opponent's discard pile, this unit gets one of the following until end of turn: +20 speed, Armor, or Stealth.",
        ),
        droid,
      ])
      .play('dark', '1')
      .play('dark', '1')
      .expect({ numbers: { Fast: { speed: 120 } }, asked: 'dark' })
  })
  test('twice as many damage counters are removed', () => {
    build
      .dark({ hand: ['Plan', SPARE], space: ['Fast', { card: 'Slow', damage: 5 }] }, {}, [
        fast(
          'If you would remove any number of damage counters from one of your units, remove up to twice that many damage counters instead.',
        ),
        slow(),
        mission('Plan', 'Remove 2 damage counters from one of your damaged units.'),
      ])
      .play('dark', { complete: 'Plan' })
      .expect({ facts: { Slow: { damage: 1 } }, asked: 'dark' })
  })
  test('an opponent gains and taps as many as something counts', () => {
    build
      .dark({ hand: ['Plan', SPARE], space: ['Probe'] }, { space: ['Slow', 'Fast'] }, [
        fast(),
        slow(),
        droid,
        mission(
          'Plan',
          'Your opponent gains X Force and taps X of his or her units in any arena, where X is the number of Droids in any arena.',
        ),
      ])
      .play('dark', { complete: 'Plan' })
      .play('light', { cards: ['Fast'] })
      .expect({
        facts: { Fast: { tapped: true }, Slow: { tapped: false }, Probe: { tapped: false } },
        resources: { light: { force: 1 } },
        asked: 'dark',
      })
  })
})

describe('what sets off', () => {
  test('a unit that is tapped for an ability of its own', () => {
    fight({
      cards: [
        fast('[tap] -> Gain 1 Force. | Whenever you tap this unit to activate an ability, gain 2 Force.'),
        slow(),
      ],
      at: 'battle space',
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { play: 'Fast' })
      .expect({ resources: { dark: { force: 3 } }, asked: 'light' })
  })
  test('an effect that disrupts', () => {
    fight({
      cards: [
        fast('Pay 1 Force -> Gain 1 Force.'),
        slow('Whenever a disrupt effect is played, gain 4 Force.'),
        battle('Halt', 'Pay 0 Force -> Disrupt an activated ability.'),
      ],
      at: 'battle space',
      dark: { space: ['Fast'], force: 1 },
      light: { space: ['Slow'], hand: ['Halt'] },
    })
      .play('dark', { play: 'Fast' })
      .play('light', { 'battle-card': 'Halt' })
      .expect({ resources: { dark: { force: 0 }, light: { force: 4 } }, asked: 'dark' })
  })
  test('in the build step or the battle phase', () => {
    const text =
      "[tap] -> This turn, your cards and effects can't be disrupted. Play only during your build step or the battle phase."
    fight({
      cards: [fast(text), slow()],
      at: 'battle space',
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { play: 'Fast' })
      .expect({ facts: { Fast: { tapped: true } }, asked: 'light' })
    build
      .dark({ hand: [SPARE], space: ['Fast'] }, {}, [fast(text)])
      .play('dark', { play: 'Fast' })
      .expect({ facts: { Fast: { tapped: true } }, asked: 'dark' })
  })
  test('each battle step, as long as a unit stays tapped', () => {
    fight({
      cards: [
        fast(
          "[tap] -> Choose one of your opponent's units. As long as Fast remains tapped, the chosen unit doesn't untap during the untap step, and at the start of the Ground battle step, put 2 damage counters on the chosen unit. Play only when Fast would attack.",
        ),
        slow(),
      ],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { play: 'Fast' })
      .expect({ facts: { Slow: { damage: 0 } }, asked: 'light' })
  })
})
