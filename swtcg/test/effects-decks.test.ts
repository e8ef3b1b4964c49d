/** Looking at cards, searching, and players who are told what to do, from the words of cards. */
import { describe, test } from 'vitest'
import { unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { droid, mission } from './worded-cards.ts'

const jedi = unit('Knight', { subtypes: ['Jedi'] })
const stone = unit('Stone')

/** Completes a Mission in the Dark Side's build step. */
const plan = (text: string, dark: object = {}, light: object = {}) =>
  build
    .dark(
      { hand: ['Plan', SPARE], deck: ['Stone', 'Knight', 'Probe'], ...dark },
      { hand: [SPARE], ...light },
      [jedi, droid, stone, mission('Plan', text)],
    )
    .play('dark', 'skip-draw')
    .play('dark', { complete: 'Plan' })

describe('the top of a deck', () => {
  test('is looked at by one player, and put back in any order', () => {
    plan('Look at the top 2 cards of your deck. Put them back in any order.')
      .expect({ knows: { dark: ['dark.deck/Stone', 'dark.deck/Knight'] }, asked: { dark: 'put-in-order' } })
      .play('dark', ['Knight', 'Stone'])
      .expect({ zones: { 'dark.deck': ['Knight', 'Stone', 'Probe'] }, asked: 'dark' })
  })
  test('some of the cards go to the hand, the rest to the bottom', () => {
    plan(
      'Look at the top 3 cards of your deck. Choose one of those cards and put it into your hand. Put the rest on the bottom of your deck in any order.',
    )
      .play('dark', { cards: ['dark.deck/Knight'] })
      .play('dark', ['Stone', 'Probe'])
      .expect({ zones: { 'dark.hand': [SPARE, 'Knight'], 'dark.deck': ['Stone', 'Probe'] }, asked: 'dark' })
  })
  test('only some cards of those that were revealed', () => {
    plan(
      'Reveal the top 3 cards of your deck. If you revealed any Droid cards, put one of them into your hand. Discard the rest.',
    ).expect({ zones: { 'dark.hand': [SPARE, 'Probe'], 'dark.deck': 0, 'dark.discard': 3 }, asked: 'dark' })
  })
  test('is revealed until a card fits', () => {
    plan(
      'Reveal cards from the top of your deck until you reveal a Jedi card. Put that card into your hand and the other revealed cards into your discard pile.',
    ).expect({
      zones: { 'dark.hand': [SPARE, 'Knight'], 'dark.deck': ['Probe'], 'dark.discard': ['Plan', 'Stone'] },
      asked: 'dark',
    })
  })
})

describe('searching', () => {
  test('an opponent searched loses cards', () => {
    plan(
      "Search your opponent's deck for up to 3 Jedi cards and remove them from the game. Your opponent shuffles his or her deck.",
      {},
      { deck: ['Knight', 'Probe'] },
    )
      .play('dark', { cards: ['light.deck/Knight'] })
      .expect({ zones: { 'light.deck': ['Probe'], 'light.aside': ['Knight'] }, asked: 'dark' })
  })
  test('in the deck and the discard pile at once', () => {
    plan(
      'Search your deck and/or discard pile for up to 2 Jedi cards, show them to your opponent, and put them into your hand.',
      { deck: ['Knight'], discard: ['Knight'] },
    )
      .play('dark', { cards: ['dark.deck/Knight', 'dark.discard/Knight'] })
      .expect({ zones: { 'dark.hand': 3, 'dark.deck': 0 }, asked: 'dark' })
  })
  test('for one card of each of several kinds', () => {
    plan(
      'Search your deck for a Jedi card and a Droid card, show them to your opponent, and put them into your hand. Shuffle your deck.',
    )
      .play('dark', { cards: ['dark.deck/Knight'] })
      .play('dark', { cards: ['dark.deck/Probe'] })
      .expect({ zones: { 'dark.hand': [SPARE, 'Knight', 'Probe'], 'dark.deck': ['Stone'] }, asked: 'dark' })
  })
  test('for a card of the same name', () => {
    plan(
      'Choose one of your units. Search your deck for a card with the same name as that unit, show it to your opponent, and put it into your hand.',
      { space: ['Probe'] },
    )
      .expect({ asked: { dark: 'search' } })
      .play('dark', { cards: ['dark.deck/Probe'] })
      .expect({ zones: { 'dark.hand': [SPARE, 'Probe'] }, asked: 'dark' })
  })
})

describe('what players are told to do', () => {
  test('each player does several things', () => {
    plan(
      'Each player discards his or her hand, then draws 2 cards.',
      {},
      { deck: ['Knight', 'Knight'] },
    ).expect({
      zones: { 'dark.hand': 2, 'light.hand': 2, 'light.discard': [SPARE] },
      asked: 'dark',
    })
  })
  test('a chosen player loses cards', () => {
    plan(
      'Choose a player. That player discards the top 2 cards of his or her deck, then draws a card.',
      {},
      {
        deck: ['Knight', 'Probe', 'Stone'],
      },
    )
      .play('dark', 'light')
      .expect({ zones: { 'light.discard': 2, 'light.hand': 2, 'dark.deck': 3 }, asked: 'dark' })
  })
  test('all Force is lost', () => {
    plan('Each player loses all of his or her Force.', { force: 5 }, { force: 3 }).expect({
      resources: { dark: { force: 0 }, light: { force: 0 } },
      asked: 'dark',
    })
  })
  test('up to so many cards are drawn', () => {
    plan('Draw up to 3 cards.')
      .play('dark', 2)
      .expect({ zones: { 'dark.hand': 3 }, asked: 'dark' })
  })
  test('unless somebody pays', () => {
    plan(
      'Unless your opponent pays 2 Force, he or she discards a card from his or her hand.',
      {},
      { force: 2 },
    )
      .play('light', false)
      .expect({ zones: { 'light.discard': [SPARE] }, asked: 'dark' })
  })
  test('build counters become build points', () => {
    plan(
      'Remove all build counters from one of your partially built cards. You gain that many build points.',
      {
        build: [{ card: 'Stone', counters: 2 }],
      },
    ).expect({ resources: { dark: { buildPoints: 2 } }, asked: 'dark' })
  })
})
