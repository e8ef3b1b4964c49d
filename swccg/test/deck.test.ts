import { sayReason } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { deckKeys } from '../decks/keys.ts'
import { premiereCards, STARTERS, type SwccgSetup, shippedCards, swccgGame } from '../index.ts'

const starter = (title: string): readonly string[] =>
  deckKeys(shippedCards(), STARTERS.find((deck) => deck.title === title)!).keys
const DARK = starter('Death Star command')
const LIGHT = starter('Tatooine heroes')

/** Codes and rules of all that is wrong with a setup. */
function wrong(
  edition: string,
  dark: readonly string[],
  light: readonly string[],
  options: readonly string[] = [],
) {
  const setup: SwccgSetup = {
    seed: 1,
    seats: 2,
    edition,
    options,
    players: [{ deck: dark }, { deck: light }],
  }
  return swccgGame.checkSetup(setup).map(({ code, rule }) => [code, rule])
}
const fill = (...cards: readonly string[]): readonly string[] => [
  ...cards,
  ...Array.from({ length: 60 - cards.length }, () => 'Stormtrooper'),
]

describe.each([
  ['1995', 'ccg95'],
  ['beginners', 'ccg'],
] as const)('decks by the %s rules', (edition, book) => {
  test('the decks that come with the game are legal', proves(`${book}/deck/sixty-cards`), () => {
    expect(wrong(edition, DARK, LIGHT)).toEqual([])
    expect(wrong(edition, DARK.slice(1), LIGHT)).toEqual([['deck-size', `${book}/deck/sixty-cards`]])
    expect(wrong(edition, [...DARK, 'Stormtrooper'], LIGHT)).toEqual([
      ['deck-size', `${book}/deck/sixty-cards`],
    ])
  })

  test('all cards of a deck are of one side', proves(`${book}/deck/one-side-only`), () => {
    const mixed = [...DARK.slice(1), 'Luke Skywalker']
    expect(wrong(edition, mixed, LIGHT)).toEqual([['mixed-sides', `${book}/deck/one-side-only`]])
  })

  const opposite = edition === '1995' ? 'ccg95/deck/opposite-sides' : 'ccg/deck/one-side-only'
  test('Light Side plays against Dark Side', proves(`${book}/goal/two-sides`, opposite), () => {
    expect(wrong(edition, DARK, starter('Tatooine night'))).toEqual([['same-side', opposite]])
    const alone = { seed: 1, seats: 2, edition, options: [], players: [{ deck: DARK }] }
    expect(swccgGame.checkSetup(alone).map(({ code }) => code)).toEqual(['player-count'])
  })

  const copies =
    edition === '1995'
      ? ['ccg95/deck/unlimited-copies', 'ccg95/deck/duplicate-locations']
      : ['ccg/deck/unique-copies-allowed']
  test('any number of copies, of unique cards and of locations too', proves(...copies), () => {
    const many = fill(...Array.from({ length: 20 }, () => 'Darth Vader'), 'Kessel (D)', 'Kessel (D)')
    expect(wrong(edition, many, LIGHT)).toEqual([])
  })

  const needed = edition === '1995' ? 'ccg95/deck/any-mix' : 'ccg/deck/needs-starting-location'
  test('any mixture will do, with a location to start with', proves(needed), () => {
    expect(wrong(edition, fill('Kessel (D)'), LIGHT)).toEqual([])
    const start =
      edition === '1995' ? 'ccg95/start/one-location-each' : 'ccg/start/location-without-objective'
    expect(wrong(edition, fill(), LIGHT)).toEqual([['no-location', start]])
  })

  const fewer = edition === '1995' ? 'ccg95/deck/fewer-but-equal' : 'ccg/deck/practice-fewer'
  test('players may agree on smaller decks of the same size', proves(fewer), () => {
    const smaller = ['smaller-decks']
    expect(wrong(edition, DARK.slice(0, 40), LIGHT.slice(0, 40), smaller)).toEqual([])
    expect(wrong(edition, DARK.slice(0, 40), LIGHT.slice(0, 41), smaller)).toEqual([['unequal-decks', fewer]])
  })

  test('the side of every card is a fact of the card', proves(`${book}/deck/side-by-card-back`), () => {
    const cards = premiereCards().cards
    expect(cards.filter(({ side }) => side === 'dark')).toHaveLength(162)
    expect(cards.filter(({ side }) => side === 'light')).toHaveLength(162)
    expect(cards.filter(({ type, side }) => type === 'imperial' && side === 'light')).toEqual([])
    expect(cards.filter(({ type, side }) => type === 'rebel' && side === 'dark')).toEqual([])
  })
})

test('a deck holds at most one Objective', proves('ccg/deck/one-objective'), () => {
  const objective = { title: 'Court Of The Hutt', side: 'dark', kind: 'objective' } as const
  const cards = [{ ...objective, key: objective.title, destiny: 0, text: {}, automated: true }]
  const setup = {
    seed: 1,
    seats: 2,
    edition: 'beginners',
    options: [],
    cards,
    players: [{ deck: fill('Court Of The Hutt', 'Court Of The Hutt') }, { deck: LIGHT }],
  }
  expect(swccgGame.checkSetup(setup).map(({ rule }) => rule)).toEqual(['ccg/deck/one-objective'])
})

test('a card that there is not is told with the closest ones', () => {
  const setup = {
    seed: 1,
    seats: 2,
    edition: '1995',
    options: [],
    players: [{ deck: [...DARK.slice(1), 'Dart Vader'] }, { deck: LIGHT }],
  }
  const [reason] = swccgGame.checkSetup(setup)
  expect(sayReason(swccgGame.words, reason!)).toBe(
    'There is no card "Dart Vader". Did you mean: Darth Vader?',
  )
})

test('decks that players bring are played with, by seat; the others play decks of the game', () => {
  const brought = STARTERS.find(({ title }) => title === 'Tatooine night')!
  const { players } = swccgGame.sampleSetup({ seed: 1, decks: [brought] })
  expect(players[0]!.deck).toEqual(starter('Tatooine night'))
  expect(STARTERS.map(({ title }) => starter(title))).toContainEqual(players[1]!.deck)
})
