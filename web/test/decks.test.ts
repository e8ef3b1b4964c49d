import { describe, expect, test } from 'vitest'
import { aboutDeck } from '../decks/about-deck.ts'
import { newDeck, withInstead } from '../decks/deck.ts'
import { fitting } from '../decks/filters.ts'
import { sorted } from '../decks/sorting.ts'
import { judgeDeck, libraryOf, readDeck, writeDeck } from '../study/decks.ts'

describe.each(['swtcg', 'swccg'])('decks of %s', (game) => {
  const library = libraryOf(game)

  test('every card can be listed, filtered by side and type, and read', async () => {
    const { cards } = await library
    expect(cards.length).toBeGreaterThan(300)
    for (const { face, facets } of cards) {
      expect(facets['side']).toContain(face.side)
      expect(facets['type']).toHaveLength(1)
    }
  })

  test('a starter deck may be played; with a card less it may not, and the rule is named', async () => {
    const { starters, editions } = await library
    const deck = starters[0]!
    const edition = editions[0]!
    const fine = await judgeDeck({ game, edition, options: [], deck })
    expect(fine.reasons).toEqual([])
    expect(fine.side).toMatch(/dark|light/)
    const less = { ...deck, cards: deck.cards.slice(1) }
    const judged = await judgeDeck({ game, edition, options: [], deck: less })
    expect(judged.reasons[0]?.rule).toMatch(/deck/)
  })

  test('every format is written and read back', async () => {
    const { starters, formats } = await library
    const { keys } = await judgeDeck({ game, edition: '', options: [], deck: starters[0]! })
    for (const { name, ending } of formats) {
      const text = await writeDeck({ game, format: name, deck: starters[0]! })
      const { deck, unknown } = await readDeck({ game, file: `deck.${ending}`, text })
      expect(unknown).toEqual([])
      expect((await judgeDeck({ game, edition: '', options: [], deck })).keys.toSorted()).toEqual(
        keys.toSorted(),
      )
    }
  })

  test('a name that no card has is told, not dropped', async () => {
    const { unknown } = await readDeck({ game, file: 'deck.txt', text: '2 Luke Skywaker\n' })
    expect(unknown[0]).toMatch(/^There is no card "Luke Skywaker"/)
    await expect(readDeck({ game, file: 'deck.txt', text: 'what is this' })).rejects.toThrow(/no card/)
    await expect(readDeck({ game, file: 'deck.txt', text: '' })).rejects.toThrow(/no card/)
  })

  test('a misspelt name comes with the cards that may be meant, and one of them takes its place', async () => {
    const right = (await library).cards[0]!.name
    const wrong = `${right.slice(0, 4)}q${right.slice(4)}`
    const cards = [{ name: wrong, count: 3 }]
    const { misspelt } = await judgeDeck({ game, edition: '', options: [], deck: { title: '', cards } })
    expect(misspelt).toEqual([{ name: wrong, meant: expect.arrayContaining([right]) }])
    const deck = newDeck(game, { title: '', cards: [...cards, { name: right, count: 1 }] }, 0)
    expect(withInstead(deck, wrong, right, 1).cards).toEqual([{ name: right, count: 4 }])
  })
})

test('a list as somebody wrote it: what is understood is taken, and the rest is told', async () => {
  const text =
    '# Mine\n4 Jawa\n\nTIE Hunter x4\n- 2x Scout Trooper\nJawa (3)\nSpace units:\nGeonosian Guard\n'
  const { deck, unread } = await readDeck({ game: 'swtcg', file: 'mine.txt', text })
  expect(deck.title).toBe('Mine')
  expect(deck.cards.map(({ count, name }) => `${count} ${name}`)).toEqual([
    '4 Jawa',
    '4 TIE Hunter',
    '2 Scout Trooper',
    '3 Jawa',
    '1 Geonosian Guard',
  ])
  expect(unread).toEqual(['Space units:'])
})

test('cards of a name come before cards whose text speaks of it', async () => {
  const { cards } = await libraryOf('swtcg')
  const named = fitting(sorted(cards, 'name'), { words: 'luke', chosen: {} }).map(({ name }) =>
    /luke/i.test(name),
  )
  expect(named.lastIndexOf(true)).toBe(named.filter(Boolean).length - 1)
  expect(named).toContain(false)
})

test('cards are found as people type: without apostrophes, accents and small words, and by what they are', async () => {
  const { cards } = await libraryOf('swccg')
  const found = (words: string): readonly string[] =>
    fitting(cards, { words, chosen: {} }).map(({ name }) => name)
  expect(found('obi-wans lightsaber')).toContain("Obi-Wan's Lightsaber")
  expect(found('the death star of the')).toEqual(found('Death Star'))
  expect(found('jabba interrupt').length).toBeGreaterThan(0)
  expect(found('the')).not.toEqual([])
})

test('cards are listed by name or cost, and a deck says what it is about', async () => {
  const library = await libraryOf('swtcg')
  const costs = sorted(library.cards, 'cost').map(({ facets }) => Number(facets['cost']?.[0] ?? 0))
  expect(costs).toEqual(costs.toSorted((one, other) => one - other))
  expect(aboutDeck(library, library.starters[0]!)).toMatch(/^\d+ \w+, \d+ \w+.*; with \w/)
})
