/** Cards that are named, numbers that are set, stacks that are turned, and what is kept out, from the words of cards. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { battle, droid, fast, mission, slow } from './worded-cards.ts'

const knight = unit('Knight', { subtypes: ['Jedi'] })
const plan = (text: string, dark: object = {}, light: object = {}) =>
  build
    .dark({ hand: ['Plan', SPARE], force: 5, ...dark }, { hand: [SPARE], ...light }, [
      knight,
      droid,
      fast(),
      slow(),
      mission('Plan', text),
    ])
    .play('dark', { complete: 'Plan' })

describe('naming a card', () => {
  const guess =
    'Name a card. Your opponent reveals the top card of his or her deck and puts it into his or her hand. If you named that card, you gain 4 Force.'
  test('any card that there is may be named; the right name tells', () => {
    plan(guess, {}, { deck: ['Knight'] })
      .play('dark', 'Knight')
      .expect({
        resources: { dark: { force: 9 } },
        zones: { 'light.deck': 0, 'light.hand': 2 },
        asked: 'dark',
      })
    plan(guess, {}, { deck: ['Knight'] })
      .play('dark', 'Probe')
      .expect({ resources: { dark: { force: 5 } }, asked: 'dark' })
  })
  test('cards of that name are searched for', () => {
    plan(
      "Name a card. Search your opponent's deck for cards with that name and put them into the discard pile.",
      {},
      { deck: ['Knight', 'Probe', 'Knight'] },
    )
      .play('dark', 'Knight')
      .play('dark', { cards: ['light.deck/Knight #1', 'light.deck/Knight #2'] })
      .expect({ zones: { 'light.deck': ['Probe'], 'light.discard': 2 }, asked: 'dark' })
  })
})

describe('numbers', () => {
  test('one that is set and never changes', () => {
    fight({
      cards: [
        fast(
          `This unit's speed is 40. | This unit can't gain or lose speed. | This unit gets +20 speed and +1 power.`,
        ),
        slow(),
      ],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    }).expect({ numbers: { Fast: { speed: 40, power: 4 } }, asked: 'dark' })
  })
  test('the same without being set', () => {
    fight({
      cards: [
        fast('This unit gets +20 speed.'),
        slow("Your opponent's Space units can't have speed modifications other than those due to stacking."),
      ],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'] },
    }).expect({ numbers: { Fast: { speed: 80 } }, asked: 'dark' })
  })
  test('a die that shows what the build roll showed', () => {
    const text =
      'When the roll for build points is made, roll a die. If that roll is equal to the build roll, lose 1 build point. Otherwise gain 1 build point.'
    const at = (dice: readonly number[]) =>
      fight({
        cards: [fast(text), slow()],
        dice: [1, 1, 1, ...dice],
        dark: { space: ['Fast'], deck: ['Fast'] },
        light: { space: [{ card: 'Slow', tapped: true }] },
      }).play('dark', { attack: 'Fast' })
    at([3, 3]).expect({ resources: { dark: { buildPoints: 2 } }, asked: { dark: 'build-start' } })
    at([3, 5]).expect({ resources: { dark: { buildPoints: 4 } }, asked: { dark: 'build-start' } })
  })
})

describe('under a unit', () => {
  test('it grows with what lies under it', () => {
    fight({
      cards: [
        fast(
          'Pay 0 Force -> Choose one of your Droids. Put that unit face-down under Fast. He gets +20 speed and +2 power for each card under him. Play only when no unit is attacking.',
        ),
        slow(),
        droid,
      ],
      at: 'battle space',
      dark: { space: ['Fast', 'Probe'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { play: 'Fast' })
      .expect({
        numbers: { Fast: { speed: 100, power: 5 } },
        zones: { space: ['Fast', 'Slow'] },
        asked: 'dark',
      })
  })
})

describe('stacks', () => {
  test('a lower card comes to the top, and goes under all others when its time is over', () => {
    build
      .dark(
        { hand: ['Plan', SPARE], character: [{ card: 'Han Solo (A)', stack: ['Han Solo (B)'] }] },
        { hand: [SPARE] },
        [
          mission(
            'Plan',
            'Choose one of your stacked unique units. Take any understacked card in that stack and put it on top. When the turn ends, put that card on the bottom of the stack.',
          ),
        ],
      )
      .play('dark', { complete: 'Plan' })
      .expect({ zones: { character: ['Han Solo (B)'] }, asked: 'dark' })
  })
})

describe('kept out', () => {
  test('units stay in the build zone', () => {
    build
      .dark({ hand: ['Plan', 'Knight', 'Probe', SPARE], buildPoints: 9 }, {}, [
        knight,
        droid,
        mission(
          'Plan',
          "You can't put Jedi into any arena this turn. If you deploy a Jedi this turn, that Jedi stays in your build zone.",
        ),
      ])
      .play('dark', { complete: 'Plan' })
      .expect({
        refused: {
          dark: { complete: 'Knight', destination: { to: 'space' } },
          rule: 'idc/primary/cant-overrides',
        },
        asked: 'dark',
      })
  })
})

describe('two units', () => {
  test('only such as are both tapped', () => {
    fight({
      cards: [
        fast(),
        slow(),
        droid,
        battle(
          'Again',
          "Pay 0 Force -> Choose one of your units and one of your opponent's units with equal or greater build cost. Untap those units. Play only if both units are tapped and can be untapped.",
        ),
      ],
      at: 'battle space',
      dark: { space: [{ card: 'Fast', tapped: true }, 'Probe'], hand: ['Again'] },
      light: { space: [{ card: 'Slow', tapped: true }] },
    })
      .play('dark', { 'battle-card': 'Again' })
      .expect({ facts: { Fast: { tapped: false }, Slow: { tapped: false } }, asked: 'dark' })
  })
})
