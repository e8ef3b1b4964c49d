import { countedLines } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { deckKeys } from '../decks/keys.ts'
import { lackeyFormat, readLackey } from '../decks/lackey.ts'
import { STARTERS } from '../decks/starters.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { DECK_RULES } from '../rules/preparation/deck-rules.ts'
import { cards } from './deck-building.ts'

const lackey = lackeyFormat(cards)

describe('LackeyCCG decks', () => {
  const deck = (inside: string): string =>
    `<deck version="0.8">\n<meta><game>starwars</game></meta>\n${inside}</deck>`

  test('copies, printings, entities, comments and zones', () => {
    const text = deck(`<superzone name="Deck">
      <card><name id="Vader_W">Darth Vader (W) (Starter)</name><set>START</set></card>
      <!-- <card><name>Yoda (A)</name></card> -->
      <card><name>Darth Vader&apos;s Lightsaber (A)</name><set>BOE</set></card>
      <CARD><NAME ID='x'>Blockade</NAME><SET>PM</SET></CARD>
      <card><name>Darth Vader (W)</name></card>
    </superzone>
    <superzone name="Sideboard"><card><name>Jawa</name><set>ANH</set></card></superzone>`)
    expect(readLackey(cards, text)).toEqual({
      title: '',
      cards: [
        { count: 2, name: 'Darth Vader (W)' },
        { count: 1, name: "Darth Vader's Lightsaber (A)" },
        { count: 1, name: 'Blockade PM' },
      ],
      elsewhere: [{ zone: 'Sideboard', count: 1, name: 'Jawa' }],
    })
  })

  test('a name that nobody knows stays, and is reported with what may have been meant', () => {
    const text = deck(
      '<superzone name="Deck"><card><name>Darth Vadr (W)</name><set>START</set></card></superzone>',
    )
    const { keys, unknown } = deckKeys(cards, lackey.parse(text))
    expect(keys).toEqual([])
    expect(unknown).toEqual(['Darth Vadr (W)'])
    expect(cards.closestTitles(unknown[0]!)[0]).toBe('Darth Vader (W)')
  })

  test.each([
    ['4 Jawa', 'line 1: expected a LackeyCCG deck, which begins with <deck>'],
    [
      '<deck>\n<superzone name="Deck">\n<card></card></superzone></deck>',
      'line 3: a <card> needs a <name> with the title in it',
    ],
    [
      '<deck>\n<superzone name="Deck">\n<card><name>Jawa</name></superzone></deck>',
      'line 3: <card> is not closed',
    ],
  ])('bad file %#', (text, message) => expect(() => lackey.parse(text)).toThrow(message))

  test('what is printed reads back, with quotes in names', () => {
    const written = {
      title: '',
      cards: [
        { count: 2, name: 'Jon "Dutch" Vander (A)' },
        { count: 3, name: 'Nobody & Co' },
      ],
    }
    expect(lackey.print(written)).toContain('Jon &quot;Dutch&quot; Vander (A)</name><set>ANH</set>')
    expect(lackey.parse(lackey.print(written))).toMatchObject(written)
  })

  test('a card that only a starter deck has is printed with that', () => {
    const text = lackey.print({ title: '', cards: [{ count: 1, name: 'Sith Lord' }] })
    expect(text).toContain('<name>Sith Lord (Starter)</name><set>START</set>')
  })
})

test('plain lists take tabs, an x and any spelling', () => {
  const list = countedLines.parse('# My deck\n4\tjawa\n2x Luke Skywalker B\n')
  const { keys, unknown } = deckKeys(cards, list)
  expect(unknown).toEqual([])
  expect(list.title).toBe('My deck')
  const titles = keys.map((key) => cards.titleOf(cards.card(key)))
  expect(titles).toEqual([...Array(4).fill('Jawa'), ...Array(2).fill('Luke Skywalker (B)')])
})

describe('decks that come with the game', () => {
  test.each(STARTERS.flatMap((deck) => deck.editions.map((edition) => ({ ...deck, edition }))))(
    '$title is legal in $edition',
    (deck) => {
      const { keys, unknown } = deckKeys(cards, deck)
      expect(unknown).toEqual([])
      expect(checkDeck(cards, keys, deck.side, DECK_RULES[deck.edition])).toEqual([])
    },
  )

  test.each(['idc', 'wotc'] as const)(
    '%s has two decks a side whose every card is carried out',
    (edition) => {
      const whole = STARTERS.filter((deck) => {
        const { keys } = deckKeys(cards, deck)
        return (
          deck.editions.includes(edition) && keys.every((key) => cards.card(key).unautomated === undefined)
        )
      })
      const sides = whole.map(({ side }) => side)
      expect(sides.filter((side) => side === 'dark').length).toBeGreaterThanOrEqual(2)
      expect(sides.filter((side) => side === 'light').length).toBeGreaterThanOrEqual(2)
    },
  )

  test.each(STARTERS.filter(({ title }) => /^(Rebellion|Republic) starter/.test(title)))(
    'every card of $title is carried out',
    (deck) => {
      const { keys } = deckKeys(cards, deck)
      expect(keys.filter((key) => cards.card(key).unautomated !== undefined)).toEqual([])
    },
  )

  test('every deck survives being written as a LackeyCCG file', () => {
    for (const { cards: entries } of STARTERS)
      expect(lackey.parse(lackey.print({ title: '', cards: entries })).cards).toEqual(entries)
  })
})
