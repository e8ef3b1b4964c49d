import { anyGame, sayReason } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../game.ts'

const catalogue = swtcgGame.library!

describe('the catalogue', () => {
  test('describes a card by its facts', () => {
    expect(catalogue.describe('Luke Skywalker (C)').slice(0, 3)).toEqual([
      'Luke Skywalker (C)',
      'Light Side Character - Jedi Padawan (ANH 92, ANH Promo)',
      'build cost 3, speed 40, power 2, health 3',
    ])
  })

  test('finds the cards that have all the words', () => {
    const found = catalogue.search(['dark side location'])
    expect(found.length).toBeGreaterThan(10)
    expect(found.every((title) => catalogue.describe(title)[1]!.startsWith('Dark Side Location'))).toBe(true)
  })

  test('describes every card, and finds one by its name', () => {
    const names = catalogue.cardNames()
    expect(names.filter((name) => catalogue.describe(name)[0] !== name)).toEqual([])
    expect(catalogue.search(['tie', 'hunter'])).toContain('TIE Hunter')
  })

  test('finds nothing wrong with the decks that come with the game', () => {
    for (const deck of catalogue.decks) expect(catalogue.checkDeck(deck), deck.title).toEqual([])
  })

  test('names every rule that a deck breaks', () => {
    const reasons = catalogue.checkDeck({ title: '', cards: [{ count: 5, name: 'Luke Skywalker (C)' }] })
    const said = reasons.map((reason) => sayReason(anyGame(swtcgGame).words, reason)).join('\n')
    expect(reasons.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['idc/deck/min-60', 'idc/deck/min-36-units', 'idc/deck/max-4-copies']),
    )
    expect(said).toContain('Luke Skywalker (C)')
  })

  test('judges a deck by the edition, the style and the options that it is for', () => {
    const [deck] = catalogue.decks
    const rulesOf = (...how: [edition: string, options?: readonly string[]]) =>
      catalogue.checkDeck(deck!, ...how).map(({ rule }) => rule)
    expect(rulesOf('idc', ['breakout'])).toEqual([])
    expect(rulesOf('idc', ['duel-of-the-fates'])).toContain('opt/duel-of-the-fates/deck-exactly-20')
    const few = { title: '', cards: [{ count: 5, name: 'Luke Skywalker (C)' }] }
    expect(catalogue.checkDeck(few, 'wotc').map(({ rule }) => rule)).toContain('wotc/deck/min-sixty')
  })

  test('reads and writes its decks in every format', () => {
    const [deck] = catalogue.decks
    for (const format of catalogue.deckFormats)
      expect(format.parse(format.print(deck!)).cards, format.name).toEqual(deck!.cards)
  })
})
