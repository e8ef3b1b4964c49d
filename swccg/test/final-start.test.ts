/** How games of tournaments begin: decks, Starting Effects, one place for both, Objectives and Starting Interrupts. */
import type { ScenarioStart } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { Library } from '../cards/library.ts'
import { shippedCards } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { defineCards } from '../scenario/inline-card.ts'
import { beginners, final } from './play.ts'

type Cards = NonNullable<ScenarioStart['cards']>
const bringing = (title: string) => ({ starts: [{ do: 'bring-out', what: { title } }] })
const starting = (title: string, side: 'dark' | 'light', kind: string, type: string, text: object) =>
  ({ title, side, kind, type, text }) as Cards[number]
const effect = (title: string, side: 'dark' | 'light') =>
  starting(title, side, 'effect', 'starting', { starts: [{ do: 'draw-cards', amount: 1 }] })
const objective = (title: string, side: 'dark' | 'light', place: string) =>
  starting(title, side, 'objective', undefined as never, { ...bringing(place), back: {} })
const interrupt = (title: string, side: 'dark' | 'light', text: object) =>
  starting(title, side, 'interrupt', 'lost', text)

const DARK = ['Kessel (D)', 'Tatooine: Cantina (D)', 12]
const LIGHT = ['Yavin 4 (L)', 'Tatooine: Cantina (L)', 'Dantooine (L)', 12]
const begin = (cards: Cards, dark: readonly string[] = [], light: readonly string[] = [], play = final) =>
  play(
    { at: 'start', dark: { reserve: [3, ...dark, ...DARK] }, light: { reserve: [3, ...light, ...LIGHT] } },
    { cards },
  )

describe('decks', () => {
  const cards = [
    objective('The Cause', 'light', 'Dantooine'),
    effect('Head Start', 'light'),
    effect('False Start', 'light'),
  ]
  const own = defineCards(cards)
  const library = new Library([...shippedCards().cards, ...own])
  const wrong = (edition: string, count: number, ...first: readonly string[]) =>
    checkDeck(
      library,
      [...first, 'Dantooine (L)', ...Array.from({ length: count - first.length - 1 }, () => 'Rebel Trooper')],
      edition,
    ).map(({ code }) => code)

  test('have sixty cards, those that begin among them', proves('ccgx/final/deck-sixty'), () => {
    expect(wrong('final', 60, 'The Cause', 'Head Start')).toEqual([])
    expect(wrong('final', 62, 'The Cause', 'Head Start')).toEqual(['deck-size'])
    expect(wrong('final', 59)).toEqual(['deck-size'])
  })

  test(
    'have one Objective and one Starting Effect at most',
    proves('ccgx/final/deck-one-starting-effect'),
    () => {
      expect(wrong('final', 60, 'Head Start', 'False Start')).toEqual(['two-starting-effects'])
      expect(wrong('final', 60, 'Head Start', 'Head Start')).toEqual(['two-starting-effects'])
      expect(wrong('beginners', 60, 'Head Start', 'False Start')).toEqual([])
      expect(wrong('final', 60, 'The Cause', 'The Cause')).toEqual(['two-objectives'])
      expect(wrong('final', 60, 'Darth Vader')).toEqual(['mixed-sides'])
    },
  )
})

test(
  'Starting Effects come first and unasked, then Objectives and locations, then Starting Interrupts, then hands',
  proves('ccgx/final/start-order', 'ccgx/final/start-effect-automatic'),
  () => {
    const cards = [
      effect('Dark Head Start', 'dark'),
      effect('Light Head Start', 'light'),
      objective('The Cause', 'light', 'Dantooine'),
      interrupt('Dark March', 'dark', bringing('Tatooine: Cantina')),
    ]
    const game = begin(cards, ['Dark Head Start', 'Dark March'], ['Light Head Start', 'The Cause'])
    game.expect({
      events: [
        { kind: 'startingCard', seat: 'dark', is: 'Dark Head Start' },
        { kind: 'startingCard', seat: 'light', is: 'Light Head Start' },
        { kind: 'startingCard', seat: 'light', is: 'The Cause' },
      ],
      zones: { 'dark.side': ['Dark Head Start'], 'light.side': ['Light Head Start', 'The Cause'] },
      resources: { dark: { hand: 1 }, light: { hand: 1 } },
      asked: { dark: 'starting-location' },
    })
    game.play('dark', { 'start-with': 'Kessel (D)' }).play('light', { cards: ['Dantooine (L)'] })
    game.play('dark', { 'start-with': 'Dark March' }).play('dark', { cards: ['Tatooine: Cantina (D)'] })
    game.expect({
      events: [
        { kind: 'startingLocation', seat: 'dark' },
        { kind: 'deployed', is: 'Dantooine (L)' },
        { kind: 'startingCard', seat: 'dark', is: 'Dark March' },
        { kind: 'deployed', is: 'Tatooine: Cantina (D)' },
        { kind: 'shuffled', seat: 'dark' },
        { kind: 'drew', seat: 'dark', count: 8 },
        { kind: 'drew', seat: 'light', count: 8 },
      ],
      asked: { dark: 'activate' },
    })
    const asks = begin([effect('Dark Head Start', 'dark')], ['Dark Head Start'], [], beginners)
    asks.expect({ asked: { dark: 'starting-effect' } })
  },
)

describe('one place that both chose', () => {
  const clash = () =>
    begin([])
      .play('dark', { 'start-with': 'Tatooine: Cantina (D)' })
      .play('light', { 'start-with': 'Tatooine: Cantina (L)' })

  test(
    'first the Dark Side and then the Light Side may let the other card convert the own one',
    proves('ccgx/final/start-same-location'),
    () => {
      clash()
        .expect({ asked: { dark: 'let-convert' } })
        .play('dark', 'yes')
        .expect({ zones: { row: ['Tatooine: Cantina (L)'] }, asked: { dark: 'activate' } })
      clash()
        .play('dark', 'no')
        .expect({ asked: { light: 'let-convert' } })
        .play('light', 'yes')
        .expect({ zones: { row: ['Tatooine: Cantina (D)'] }, asked: { dark: 'activate' } })
      const apart = clash().play('dark', 'no').play('light', 'no')
      apart.expect({
        zones: { row: 0 },
        offersExactly: {
          dark: [{ 'start-with': 'Kessel (D)' }],
          light: [{ 'start-with': 'Yavin 4 (L)' }, { 'start-with': 'Dantooine (L)' }],
        },
        asked: ['dark', 'light'],
      })
      const book = begin([], [], [], beginners)
      book.play('dark', { 'start-with': 'Tatooine: Cantina (D)' })
      book.play('light', { 'start-with': 'Tatooine: Cantina (L)' })
      book.expect({ zones: { row: 0 }, asked: { dark: 'starting-location', light: 'starting-location' } })
    },
  )

  test(
    'is converted by the location of an Objective, which is carried out to its end',
    proves('ccgx/final/start-objective-converts'),
    () => {
      const held = starting('The Cause', 'light', 'objective', undefined as never, {
        starts: [
          { do: 'bring-out', what: { title: 'Tatooine: Cantina' } },
          { do: 'bring-out', what: { title: 'Dantooine' } },
        ],
        back: {},
      })
      const game = begin([held], [], ['The Cause'])
      game.play('dark', { 'start-with': 'Tatooine: Cantina (D)' })
      game.play('light', { cards: ['Tatooine: Cantina (L)'] }).play('light', { cards: ['Dantooine (L)'] })
      game.expect({
        zones: { row: ['Tatooine: Cantina (L)', 'Dantooine (L)'] },
        asked: { dark: 'activate' },
      })
      const fast = {
        title: 'Tatooine: Cantina',
        side: 'dark',
        kind: 'location',
        type: 'site',
        dots: 1,
        icons: ['interior'],
        force: { dark: 2, light: 0 },
        text: { dark: { statics: [{ static: 'bars', what: 'be-converted', of: { the: 'self' } }] } },
      } as Cards[number]
      const barred = begin([held, fast], ['Tatooine: Cantina'], ['The Cause'])
      barred.play('dark', { 'start-with': 'dark.reserve/Tatooine: Cantina' })
      barred.play('light', { cards: ['Tatooine: Cantina (L)'] }).play('light', { cards: ['Dantooine (L)'] })
      barred.expect({
        zones: {
          row: ['Tatooine: Cantina', 'Dantooine (L)'],
          'light.out-of-play': ['Tatooine: Cantina (L)'],
        },
        asked: { dark: 'activate' },
      })
    },
  )
})

test(
  'each player has one Starting Interrupt, shown at once, the Dark one done first, free and unanswered',
  proves('ccgx/final/start-interrupt-one', 'ccgx/interrupt/starting-effects'),
  () => {
    const plain = { kind: 'effect' }
    const cards = [
      interrupt('Dark March', 'dark', { starts: [{ do: 'bring-out', what: plain }] }),
      interrupt('Second March', 'dark', { starts: [{ do: 'bring-out', what: plain }] }),
      interrupt('Light March', 'light', { starts: [{ do: 'draw-cards', amount: 1 }] }),
      starting('Dear Effect', 'dark', 'effect', undefined as never, {
        deploys: { on: [{ on: 'own-side', cost: 3 }] },
      }),
      interrupt('Hush', 'light', {
        actions: [{ when: { just: 'played', by: 'opponent' }, do: [{ do: 'cancel' }] }],
      }),
    ]
    const game = begin(cards, ['Dark March', 'Second March', 'Dear Effect'], ['Light March', 'Hush'])
    game.play('dark', { 'start-with': 'Kessel (D)' }).play('light', { 'start-with': 'Yavin 4 (L)' })
    game.play('dark', { 'start-with': 'Dark March' })
    game.expect({ asked: { light: 'starting-interrupt' }, zones: { 'dark.lost': 0 } })
    game.play('light', { 'start-with': 'Light March' }).play('dark', { cards: ['Dear Effect'] })
    game.expect({
      events: [
        { kind: 'startingCard', is: 'Dark March' },
        { kind: 'startingCard', is: 'Light March' },
        { kind: 'deployed', is: 'Dear Effect', cost: 0 },
        { kind: 'drew', seat: 'light', count: 1 },
        { kind: 'shuffled', seat: 'dark' },
        { kind: 'drew', seat: 'dark', count: 8 },
      ],
      zones: { 'dark.side': ['Dear Effect'], 'dark.lost': ['Dark March'], 'light.lost': ['Light March'] },
      asked: { dark: 'activate' },
    })
  },
)

test(
  'the function that is named for the start is no function in the game',
  proves('ccgx/interrupt/used-or-starting'),
  () => {
    const march = interrupt('Two Ways', 'dark', {
      starts: [{ do: 'draw-cards', amount: 5 }],
      actions: [{ when: 'any-time', do: [{ do: 'draw-cards', amount: 1 }] }],
    })
    const game = final(
      {
        at: 'deploy dark',
        locations: ['Kessel (D)'],
        dark: { hand: ['Two Ways', 'Stormtrooper'], force: 3 },
      },
      { cards: [march] },
    )
    game.expect({
      offers: { dark: [{ play: 'Two Ways', action: 0 }] },
      noOffers: { dark: [{ play: 'Two Ways', action: 1 }] },
    })
    game.play('dark', { play: 'Two Ways' }).expect({ resources: { dark: { hand: 2 } }, asked: 'dark' })
  },
)
