/** Effects on players and their cards, from the words of cards: Force, build points, decks, hands, choices, costs. */
import { describe, test } from 'vitest'
import { idc, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { droid, mission } from './worded-cards.ts'

const jedi = unit('Knight', { subtypes: ['Jedi'] })

/** Completes a Mission in the Dark Side's build step. */
const plan = (text: string, dark: object = {}, light: object = {}) =>
  build
    .dark(
      { hand: ['Plan', SPARE], force: 5, space: ['Probe'], deck: ['Knight', 'Probe'], ...dark },
      { force: 5, space: ['Knight'], hand: [SPARE], ...light },
      [jedi, droid, mission('Plan', text)],
    )
    .play('dark', 'skip-draw')
    .play('dark', { complete: 'Plan' })

describe('players', () => {
  idc('Force is lost as far as there is any', ['phrase/lose-force-floor'], () => {
    plan('Your opponent loses 7 Force. You gain 2 Force.').expect({
      resources: { dark: { force: 7 }, light: { force: 0 } },
      asked: 'dark',
    })
  })
  test('Force for each of something', () => {
    plan('Gain 2 Force for each unit in any arena.').expect({
      resources: { dark: { force: 9 } },
      asked: 'dark',
    })
  })
  test('build points', () => {
    plan('You gain 3 build points.').expect({ resources: { dark: { buildPoints: 3 } }, asked: 'dark' })
  })
  idc('cards are drawn as far as the deck allows', ['phrase/draw-x-cards'], () => {
    plan('Draw 3 cards.').expect({ zones: { 'dark.hand': 3, 'dark.deck': 0 }, asked: 'dark' })
  })
  idc('what is put into the discard pile is not discarded', ['phrase/put-into-discard-pile'], () => {
    plan('Put the top card of your deck into your discard pile.').expect({
      events: [{ kind: 'putIntoDiscardPile' }],
      zones: { 'dark.discard': ['Knight', 'Plan'] },
      asked: 'dark',
    })
  })
  test('the opponent chooses what he or she discards', () => {
    plan('Your opponent discards a card from his or her hand.', {}, { hand: [SPARE, 'Probe'] })
      .expect({ asked: { light: 'choose' } })
      .play('light', { cards: ['light.hand/Probe'] })
      .expect({ zones: { 'light.discard': ['Probe'] }, asked: 'dark' })
  })
  test('a card of no place is discarded from the hand, not from play', () => {
    plan('Your opponent discards a card.', {}, { hand: [SPARE, 'Probe'] })
      .expect({ asked: { light: 'choose' } })
      .play('light', { cards: ['light.hand/Probe'] })
      .expect({ zones: { 'light.discard': ['Probe'] }, asked: 'dark' })
  })
  test('the controller of a unit, whoever that is', () => {
    const blame = "Choose a unit. That unit's controller loses 2 Force."
    plan(blame)
      .play('dark', { cards: ['Knight'] })
      .expect({ resources: { dark: { force: 5 }, light: { force: 3 } }, asked: 'dark' })
    plan(blame)
      .play('dark', { cards: ['Probe'] })
      .expect({ resources: { dark: { force: 3 }, light: { force: 5 } }, asked: 'dark' })
  })
  idc('a search takes what it finds', ['phrase/search-partial'], () => {
    plan(
      'Search your deck for up to 2 Jedi cards, show them to your opponent, and put them into your hand. Shuffle your deck.',
    )
      .play('dark', { cards: ['dark.deck/Knight'] })
      .expect({ zones: { 'dark.hand': [SPARE, 'Knight'] }, asked: 'dark' })
  })
  idc('what is put into hand is not drawn', ['phrase/put-into-hand'], () => {
    plan('Search your deck for a Jedi card and put it into your hand.')
      .play('dark', { cards: ['dark.deck/Knight'] })
      .expect({ zones: { 'dark.hand': [SPARE, 'Knight'] }, asked: 'dark' })
  })
  idc('build counters of an effect are free', ['phrase/put-build-counters'], () => {
    plan('Put 2 build counters on a face-down card in your build zone.', {
      build: [{ card: 'Probe', counters: 1 }],
    }).expect({
      facts: { 'dark.build/Probe': { buildCounters: 3 } },
      resources: { dark: { buildPoints: 0 } },
      asked: 'dark',
    })
  })
  idc(
    'as many build counters are removed as there are',
    ['phrase/remove-build-counters', 'phrase/remove-build-counters-stays-face-down'],
    () => {
      plan(
        "Choose a face-down card in your opponent's build zone. Remove 3 build counters from that card.",
        {},
        {
          build: [{ card: 'Probe', counters: 1 }],
        },
      ).expect({ facts: { 'light.build/Probe': { buildCounters: 0, faceDown: true } }, asked: 'dark' })
    },
  )
  test('up to so many build counters are removed, as the player says', () => {
    plan(
      "Choose a face-down card in your opponent's build zone. Remove up to 2 build counters from that card. You gain that much Force.",
      {},
      { build: [{ card: 'Probe', counters: 3 }] },
    )
      .play('dark', 1)
      .expect({
        facts: { 'light.build/Probe': { buildCounters: 2 } },
        resources: { dark: { force: 6 } },
        asked: 'dark',
      })
  })
})

describe('choices', () => {
  test('you may, and if you do', () => {
    const text = 'You may discard one of your units. If you do, draw 2 cards.'
    plan(text)
      .play('dark', 'no')
      .expect({ zones: { 'dark.hand': 1 }, asked: 'dark' })
    plan(text)
      .play('dark', 'yes')
      .expect({ zones: { 'dark.hand': 3, space: ['Knight'] }, asked: 'dark' })
  })
  test('what cannot be done is not offered', () => {
    plan('You may discard a Jedi. If you do, draw 2 cards.', {}, { space: [] }).expect({
      zones: { 'dark.hand': 1 },
      asked: 'dark',
    })
  })
  test('unless the opponent pays', () => {
    const text = "Tap one of your opponent's units unless he or she pays 3 Force."
    plan(text)
      .play('light', 'yes')
      .expect({
        facts: { 'space/Knight': { tapped: false } },
        resources: { light: { force: 2 } },
        asked: 'dark',
      })
    plan(text)
      .play('light', 'no')
      .expect({ facts: { 'space/Knight': { tapped: true } }, asked: 'dark' })
    plan(text, {}, { force: 2 }).expect({ facts: { 'space/Knight': { tapped: true } }, asked: 'dark' })
  })
  test('unless the opponent does something', () => {
    const text = 'Draw 2 cards unless your opponent discards a card from his or her hand.'
    plan(text)
      .play('light', 'yes')
      .expect({ zones: { 'light.hand': 0, 'dark.hand': 1 }, asked: 'dark' })
    plan(text)
      .play('light', 'no')
      .expect({ zones: { 'light.hand': 1, 'dark.hand': 3 }, asked: 'dark' })
  })
  test('unless the opponent does one thing or pays another', () => {
    const text = 'Draw 2 cards unless your opponent discards a card from his or her hand or pays 2 Force.'
    plan(text)
      .play('light', 'yes')
      .expect({
        zones: { 'light.hand': 0, 'dark.hand': 1 },
        resources: { light: { force: 5 } },
        asked: 'dark',
      })
    plan(text)
      .play('light', 'no')
      .play('light', 'yes')
      .expect({
        zones: { 'light.hand': 1, 'dark.hand': 1 },
        resources: { light: { force: 3 } },
        asked: 'dark',
      })
    plan(text)
      .play('light', 'no')
      .play('light', 'no')
      .expect({
        zones: { 'light.hand': 1, 'dark.hand': 3 },
        resources: { light: { force: 5 } },
        asked: 'dark',
      })
  })
  test('unless its player pays or does something', () => {
    const text = 'Tap one of your units unless you pay 2 Force or discard a card from your hand.'
    plan(text)
      .play('dark', 'yes')
      .expect({
        resources: { dark: { force: 3 } },
        facts: { 'space/Probe': { tapped: false } },
        asked: 'dark',
      })
    plan(text)
      .play('dark', 'no')
      .play('dark', 'no')
      .expect({
        resources: { dark: { force: 5 } },
        facts: { 'space/Probe': { tapped: true } },
        asked: 'dark',
      })
  })
  test('build points come in the build step of whoever gains them', () => {
    plan('Your opponent gains 2 build points when his or her next build step starts.')
      .play('dark', 'pass')
      .expect({ resources: { light: { buildPoints: 2 } }, asked: 'light' })
  })
  test('one of several', () => {
    plan('Choose one: draw a card, or gain 3 Force.')
      .play('dark', '2')
      .expect({ resources: { dark: { force: 8 } }, zones: { 'dark.hand': 1 }, asked: 'dark' })
  })
  idc('every condition must hold', ['effect/and-conditions'], () => {
    plan(
      'If you have a Droid in the Space arena and your opponent has a Jedi in any arena, draw a card.',
    ).expect({ zones: { 'dark.hand': 2 }, asked: 'dark' })
    plan('If you have a Droid in the Space arena and you have a Jedi in any arena, draw a card.').expect({
      zones: { 'dark.hand': 1 },
      asked: 'dark',
    })
  })
  idc('one of several conditions is enough', ['effect/or-conditions'], () => {
    plan('If you have a Jedi in any arena or you have 5 or more Force, draw a card.').expect({
      zones: { 'dark.hand': 2 },
      asked: 'dark',
    })
  })
  test('a better version on a condition', () => {
    const text = 'Draw a card. If you have a Jedi in any arena, draw 2 cards instead.'
    plan(text).expect({ zones: { 'dark.hand': 2 }, asked: 'dark' })
    plan(text, { space: ['Knight'] }).expect({ zones: { 'dark.hand': 3 }, asked: 'dark' })
  })
  test('each player does it with his or her own', () => {
    plan('Each player discards a card from his or her hand.').expect({
      zones: { 'dark.hand': 0, 'light.hand': 0 },
      asked: 'dark',
    })
  })
  test('a die decides', () => {
    build
      .dark({ hand: ['Plan', SPARE] }, {}, [
        mission('Plan', 'Roll a die. If you roll a 5 or 6, gain 3 Force.'),
      ])
      .play('dark', { complete: 'Plan' })
      .expect({ events: [{ kind: 'diceRolled', for: 'effect' }], asked: 'dark' })
  })
  test('an arena is chosen', () => {
    plan('Choose an arena. Tap each unit in that arena.')
      .play('dark', 'space')
      .expect({ facts: { 'space/Knight': { tapped: true }, 'space/Probe': { tapped: true } }, asked: 'dark' })
  })
})

describe('completing', () => {
  idc('another cost is due', ['phrase/to-complete-additional-cost', 'phrase/pay-x-plus'], () => {
    plan(
      'To complete Plan, you must also tap one of your untapped Droids in the Space arena. | Draw a card.',
    ).expect({ facts: { 'space/Probe': { tapped: true } }, zones: { 'dark.hand': 2 }, asked: 'dark' })
  })
  test('what was paid with is spoken of by what the Mission does', () => {
    plan(
      'To complete Plan, you must also discard one of your Droids from the Space arena. | Gain X Force, where X is the printed health of the discarded unit.',
    ).expect({
      zones: { 'dark.discard': ['Probe', 'Plan'] },
      resources: { dark: { force: 8 } },
      asked: 'dark',
    })
  })
  idc('a card does not pay for itself', ['build/complete-extra-cost'], () => {
    const text =
      'To complete Plan, you must also remove a Mission card from your hand from the game. | Draw a card.'
    const other = mission('Other', 'Draw a card.')
    build.dark({ hand: ['Plan', SPARE] }, {}, [mission('Plan', text), other]).expect({
      refused: { dark: { complete: 'Plan' }, rule: 'idc/phrase/pay-x-plus' },
      asked: 'dark',
    })
    build
      .dark({ hand: ['Plan', 'Other', SPARE] }, {}, [mission('Plan', text), other])
      .play('dark', { complete: 'Plan' })
      .play('dark', { cards: ['Other'] })
      .expect({ zones: { 'dark.discard': ['Plan'] }, asked: 'dark' })
  })
  idc('a condition must hold', ['effect/all-conditions-needed'], () => {
    build
      .dark({ hand: ['Plan', SPARE] }, {}, [
        mission(
          'Plan',
          'You may complete this Mission only if you have a unit in the Space arena. | Draw a card.',
        ),
      ])
      .expect({
        refused: { dark: { complete: 'Plan' }, rule: 'idc/effect/all-conditions-needed' },
        asked: 'dark',
      })
  })
})
