/** Deck files: one card a line. */
import { describe, expect, test } from 'vitest'
import {
  countCards,
  countedLines,
  DeckError,
  type DeckList,
  type Library,
  parseDeck,
  unknownCards,
} from '../index.ts'

const SCOUTS: DeckList = { title: 'Scouts', cards: [{ name: 'Scout', count: 4 }] }
const library: Library = {
  cardNames: () => ['Scout', 'Rally'],
  describe: (name) => [name],
  gameText: () => [],
  search: () => [],
  deckFormats: [countedLines],
  checkDeck: () => [],
  decks: [SCOUTS],
}

describe('counted lines', () => {
  test('are read with comments, blank lines and either kind of line end', () => {
    const deck = countedLines.parse('# Raiders \r\n\r\n4 Scout\r\n# more\n 12x  Moff of the Rim \n')
    expect(deck).toEqual({
      title: 'Raiders',
      cards: [
        { count: 4, name: 'Scout' },
        { count: 12, name: 'Moff of the Rim' },
      ],
    })
  })

  test('are written as they are read', () => {
    for (const deck of library.decks) expect(countedLines.parse(countedLines.print(deck))).toEqual(deck)
  })

  test.each(['Scout', '4', '4Scout', '-4 Scout', '1234 Scout', '4.5 Scout'])('do not take "%s"', (line) => {
    expect(() => countedLines.parse(`1 Rally\n${line}`)).toThrow(DeckError)
    expect(() => countedLines.parse(`1 Rally\n${line}`)).toThrow(/^line 2: expected a count and a name/)
  })
})

test('copies add up, and names that are no card are found', () => {
  const deck = countedLines.parse('2 Scout\n1 Ewok\n3 Scout\n1 Ewok')
  expect(countCards(deck).get('Scout')).toBe(5)
  expect(unknownCards(library, deck)).toEqual(['Ewok'])
})

test('a file that is too long for a deck, or has too many cards, is none', () => {
  expect(() => parseDeck(countedLines, '1 Scout\n'.repeat(10_000))).toThrow('too long for a deck')
  expect(() => parseDeck(countedLines, '999 Scout\n'.repeat(10))).toThrow(
    '9990 cards are too many for a deck',
  )
})
