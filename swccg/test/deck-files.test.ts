import { expect, test } from 'vitest'
import { setNameOf } from '../cards/released.ts'
import { catalogue } from '../catalogue.ts'
import { deckKeys, laterStarters, STARTERS, shippedCards } from '../index.ts'

const format = (name: string) => catalogue.deckFormats.find((each) => each.name === name)!
const night = STARTERS.find(({ title }) => title === 'Tatooine night')!
const keys = format('lines').parse(format('lines').print(night))

test.each(['lines', 'gemp', 'holotable'])('a deck goes out and comes back as %s', (name) => {
  const { print, parse, recognises } = format(name)
  const text = print(keys)
  expect(recognises(text)).toBe(true)
  expect(parse(text).cards).toEqual(keys.cards)
})

test('titles of both sides mean the card of the side that the deck is of', () => {
  const light = format('lines').parse('1 Luke Skywalker\n2 Sense\n1 Tatooine')
  expect(light.cards.map(({ name }) => name)).toEqual(['Luke Skywalker', 'Sense (L)', 'Tatooine (L)'])
  const dark = format('lines').parse('2 Sense\n1 •Darth Vader')
  expect(dark.cards.map(({ name }) => name)).toEqual(['Sense (D)', 'Darth Vader'])
})

test('a Holotable file says its side on its first line, and titles carry dots and destinies', () => {
  const text = [
    'back reb.gif',
    'card "/x/t_sense" "Sense (3)\\nLight Interrupt - Used" 2',
    'card "/x/t_luke" "•Luke Skywalker (1)\\nRebel" 1',
  ].join('\r\n')
  expect(format('holotable').parse(text).cards).toEqual([
    { count: 2, name: 'Sense (L)' },
    { count: 1, name: 'Luke Skywalker' },
  ])
})

test('a GEMP file names cards by set and number, whatever the printing; what lies outside the deck stays there', () => {
  const text =
    '<deck><card blueprintId="1_168*" title="Darth Vader"/><card blueprintId="99_1" title="Nobody"/><cardOutsideDeck blueprintId="1_194"/></deck>'
  const deck = format('gemp').parse(text)
  expect(deck.cards).toEqual([
    { count: 1, name: 'Darth Vader' },
    { count: 1, name: 'Nobody' },
  ])
  expect(deck.elsewhere).toEqual([{ zone: 'outside the deck', count: 1, name: 'Stormtrooper' }])
})

test('what is no deck is told in one line', () => {
  expect(() => format('holotable').parse('hello')).toThrow('line 1: expected a Holotable deck')
  expect(() => format('holotable').parse('back imp.gif\nnonsense')).toThrow('line 2: expected a line such as')
  expect(() => format('gemp').parse('<cards/>')).toThrow('line 1: expected a GEMP deck')
  expect(() => format('lines').parse('Vader')).toThrow('line 1: expected a count and a name')
})

test('the decks that come with the game are legal', () => {
  const later = new Set(laterStarters().map(({ title }) => title))
  const unfit = catalogue.decks.filter(
    (deck) => catalogue.checkDeck(deck, later.has(deck.title) ? 'final' : '1995').length > 0,
  )
  expect(catalogue.decks).toHaveLength(STARTERS.length + laterStarters().length)
  expect(unfit).toEqual([])
})

const laterKeys = laterStarters().map(
  (deck) => [deck.title, deck.side, deckKeys(shippedCards(), deck).keys] as const,
)
const LATER_MAIN_SETS = ['A New Hope', 'Hoth', 'Dagobah', 'Cloud City', "Jabba's Palace", 'Special Edition']

test('each main set has a deck for either side, and so have Objectives; every card of them is carried out in full', () => {
  for (const [title, side, keys] of laterKeys) {
    const cards = keys.map((key) => shippedCards().card(key))
    expect([title, cards.filter((card) => !card.automated || card.side !== side)]).toEqual([title, []])
  }
  for (const side of ['dark', 'light']) {
    const own = laterKeys
      .filter(([, each]) => each === side)
      .map(([, , keys]) => keys.map((key) => shippedCards().card(key)))
    const mostly = own.map((cards) =>
      LATER_MAIN_SETS.find((set) => cards.filter((card) => setNameOf(card) === set).length >= 15),
    )
    for (const set of LATER_MAIN_SETS) expect([side, set, mostly.includes(set)]).toEqual([side, set, true])
    expect(own.filter((cards) => cards.some(({ kind }) => kind === 'objective'))).toHaveLength(1)
  }
})

test('a deck with an Objective comes back from the files of other programs as it went', () => {
  const deck = laterStarters().find(({ title }) => title === 'Ralltiir Operations')!
  const resolved = catalogue.decks.find(({ title }) => title === deck.title)!
  for (const name of ['gemp', 'holotable', 'lines'])
    expect(format(name).parse(format(name).print(resolved)).cards).toEqual(resolved.cards)
  const htd =
    'back imp.gif\ncard "t_x" "Ralltiir Operations / In The Hands Of The Empire (0/7)\\nDark Objective" 1'
  expect(format('holotable').parse(htd).cards).toEqual([{ count: 1, name: resolved.cards[0]!.name }])
})
