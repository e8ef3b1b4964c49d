/** Drawing, and what is put back, from the words of cards. */
import { describe, test } from 'vitest'
import { unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { droid, mission } from './worded-cards.ts'

const knight = unit('Knight', { subtypes: ['Jedi'] })
const reader = (text: string) => unit('Reader', { text })

describe('the draw step', () => {
  test('more cards are drawn, and some go back under the deck', () => {
    const text =
      'Draw 2 extra cards during your draw step and then put 2 cards from your hand on the bottom of your deck.'
    build
      .dark({ hand: [SPARE], space: ['Reader'], deck: ['Knight', 'Probe', 'Knight', 'Probe'] }, {}, [
        reader(text),
        knight,
        droid,
      ])
      .play('dark', 'draw')
      .play('dark', { cards: ['dark.hand/Probe', 'dark.hand/Knight #1'] })
      .expect({ zones: { 'dark.hand': 2, 'dark.deck': 3 }, asked: 'dark' })
  })
  test('what was drawn there may be changed for another card, once', () => {
    const text =
      'When you draw a card at the beginning of your build step, you may put it on the bottom of your deck. If you do, draw another card. You may do this only once per turn.'
    build
      .dark({ hand: [SPARE], space: ['Reader'], deck: ['Knight', 'Probe'] }, {}, [
        reader(text),
        knight,
        droid,
      ])
      .play('dark', 'draw')
      .play('dark', true)
      .expect({ zones: { 'dark.hand': [SPARE, 'Probe'], 'dark.deck': ['Knight'] }, asked: 'dark' })
  })
  test('an opponent shows what he or she draws', () => {
    const text = 'Whenever your opponent draws a card, he or she must show that card to you.'
    build
      .dark({ hand: [SPARE], deck: ['Knight'] }, { space: ['Reader'] }, [reader(text), knight])
      .play('dark', 'draw')
      .expect({ knows: { light: ['dark.hand/Knight'] }, asked: 'dark' })
  })
})

describe('putting back', () => {
  const plan = (text: string, deck: readonly string[]) =>
    build
      .dark({ hand: ['Plan', SPARE], deck }, { hand: [SPARE] }, [knight, droid, mission('Plan', text)])
      .play('dark', 'skip-draw')
      .play('dark', { complete: 'Plan' })
  test('on the top or the bottom of the deck, as the player says', () => {
    plan('Look at the top 2 cards of your deck and put them on the top or bottom of the deck in any order.', [
      'Knight',
      'Probe',
      'Knight',
    ])
      .play('dark', 'bottom')
      .play('dark', ['Probe', 'Knight'])
      .expect({ zones: { 'dark.deck': ['Knight', 'Probe', 'Knight'] }, asked: 'dark' })
  })
  test('revealed cards go under the deck as chance has it', () => {
    plan(
      'Reveal cards from the top of your deck until you reveal a Droid unit card. Put that unit card into its arena. Shuffle the other revealed cards and put them on the bottom of your deck.',
      ['Knight', 'Knight', 'Probe', 'Probe'],
    ).expect({ zones: { space: ['Probe'], 'dark.deck': ['Probe', 'Knight', 'Knight'] }, asked: 'dark' })
  })
  test('as many cards as there were counters', () => {
    plan(
      'Put 2 damage counters on one of your units. Choose a number of cards in your hand equal to the number of damage counters on that unit. Discard those cards.',
      ['Knight'],
    ).expect({ zones: { 'dark.hand': 1 }, asked: 'dark' })
  })
})
