import { describe, expect, test } from 'vitest'
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
    await expect(readDeck({ game, file: 'deck.txt', text: 'what is this' })).rejects.toThrow(/line 1/)
  })
})
