/** Cards that speak of themselves outside play, tables of a die, and choices between two things, from the words of cards. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { mission } from './worded-cards.ts'

const probe = unit('Probe', { subtypes: ['Droid'], cost: 1 })
const jedi = unit('Knight', { subtypes: ['Jedi'] })
const own = (text: string) => unit('Own', { text })
const plan = (text: string, dark: object = {}, light: object = {}, cards: object[] = []) =>
  build
    .dark({ hand: ['Plan', SPARE], ...dark }, { hand: [SPARE], ...light }, [
      probe,
      jedi,
      mission('Plan', text),
      ...cards,
    ])
    .play('dark', { complete: 'Plan' })

describe('this card', () => {
  test('comes from a hand when its step starts, and goes when the turn ends', () => {
    build
      .at('battle space', { hand: ['Own'], space: ['Probe'] }, { space: ['Knight'] }, [
        probe,
        jedi,
        own(
          'When the Space battle step starts, you may put this card from your hand into the Space arena. If you do, discard this unit when the turn ends.',
        ),
      ])
      .expect({ offers: { dark: [{ play: 'Own' }] }, asked: 'dark' })
      .play('dark', { play: 'Own' })
      .expect({ zones: { 'dark.hand': 0, space: 3 }, asked: { dark: 'next-attack' } })
  })
  test('comes back from the discard pile for a price', () => {
    build
      .dark({ hand: [SPARE], space: ['Probe'], discard: ['Own'] }, {}, [
        probe,
        own(
          'Discard one of your Droids -> Put this unit from your discard pile into the Space arena. Play only during your build step.',
        ),
      ])
      .play('dark', { play: 'Own' })
      .expect({ zones: { space: ['Own'], 'dark.discard': ['Probe'] }, asked: 'dark' })
  })
  test('returns to the hand when it was discarded', () => {
    plan('Discard one of your units.', { space: ['Own'], force: 2 }, {}, [
      own(
        'When this unit is discarded from the Space arena, you may pay 2 Force. If you do, return this unit from your discard pile to your hand.',
      ),
    ])
      .play('dark', 'yes')
      .expect({ zones: { 'dark.hand': [SPARE, 'Own'] }, asked: 'dark' })
  })
  test('answers being discarded from a hand by an opponent', () => {
    plan('Your opponent discards his or her hand.', {}, { hand: ['Own'], deck: ['Probe', 'Probe'] }, [
      own(
        "When one of your opponent's effects causes you to discard this card from your hand, you may draw 2 cards.",
      ),
    ])
      .play('light', 'yes')
      .expect({ zones: { 'light.hand': 2 }, asked: 'dark' })
  })
})

describe('tables and choices', () => {
  test('a die chooses a line, and a 6 all of them', () => {
    const table = own(
      'When this unit attacks, roll a die. For this attack, this unit gets 1) +2 power, 2) Accuracy 1. If you roll a 6, this unit gets all 2 effects.',
    )
    fight({
      cards: [table, unit('Foe', { speed: 10 })],
      dice: [6, 3, 3, 3, 3, 3],
      dark: { space: ['Own'] },
      light: { space: ['Foe'] },
    })
      .play('dark', { attack: 'Own' })
      .expect({ zones: { 'light.discard': ['Foe'] }, asked: 'dark' })
  })
  test('two things said of the same units', () => {
    plan(
      "Each of your opponent's Jedi gets -1 power and can't use activated abilities until end of turn.",
      {},
      {
        space: ['Knight'],
      },
    ).expect({ numbers: { Knight: { power: 2 } }, asked: 'dark' })
  })
  test('either one thing or the other', () => {
    plan('One of your units gets either +10 speed or +1 power until end of turn.', { space: ['Probe'] })
      .play('dark', '2')
      .expect({ numbers: { Probe: { power: 4, speed: 50 } }, asked: 'dark' })
  })
  test('cards of one number or of another', () => {
    plan('Discard 2 cards or 1 Battle card from your hand.', { hand: ['Plan', SPARE, 'Probe', 'Probe'] })
      .play('dark', '2')
      .play('dark', { cards: [SPARE] })
      .expect({ zones: { 'dark.hand': 2 }, asked: 'dark' })
  })
  test('unless something else is done', () => {
    plan('Discard 2 cards from your hand unless you discard a Droid card from your hand.', {
      hand: ['Plan', SPARE, SPARE, 'Probe'],
    })
      .play('dark', 'yes')
      .play('dark', { cards: ['Probe'] })
      .expect({ zones: { 'dark.hand': 2, 'dark.discard': ['Plan', 'Probe'] }, asked: 'dark' })
  })
  test('an opponent may do several things', () => {
    plan(
      'Your opponent may choose a Jedi card in his or her discard pile and put it into his or her hand.',
      {},
      {
        discard: ['Knight', 'Probe'],
      },
    )
      .play('light', 'yes')
      .expect({ zones: { 'light.hand': [SPARE, 'Knight'] }, asked: 'dark' })
  })
  test('in one arena, which is chosen first', () => {
    plan('Untap up to 2 of your units in one arena.', { space: [{ card: 'Probe', tapped: true }] })
      .play('dark', 'space')
      .play('dark', { cards: ['Probe'] })
      .expect({ facts: { Probe: { tapped: false } }, asked: 'dark' })
  })
  test('a triggered effect once in a turn', () => {
    plan('You gain 1 Force. You gain 1 Force.', { space: [{ card: 'Own', damage: 2 }] }, {}, [
      own('When you gain Force, remove 1 damage counter from this unit. Play only once per turn.'),
    ]).expect({ facts: { Own: { damage: 1 } }, asked: 'dark' })
  })
})
