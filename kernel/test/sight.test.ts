import { describe, expect, test } from 'vitest'
import { EVERYONE, maskOf, moveCard, reveal, seatBit, shuffleZone, turnFaceUp } from '../index.ts'
import { layCards, sight } from './card-table.ts'

const ALL = [null, 0, 1, 2]

describe('a card is known', () => {
  test('to everybody where it lies open, to its owner in a hand, to nobody in a deck', () => {
    const { knowing } = layCards({ field: ['luke'], hand: ['han'], deck: ['leia'] })
    expect(knowing('luke')).toEqual(ALL)
    expect(knowing('han')).toEqual([0])
    expect(knowing('leia')).toEqual([])
  })

  test('to its owner once it is drawn', () => {
    const { game, zones, id, knowing } = layCards({ deck: ['leia'] })
    moveCard(game, id('leia'), zones.hand)
    expect(knowing('leia')).toEqual([0])
  })

  test('to everybody still when it returns from the table to a hand or a deck', () => {
    const { game, zones, id, knowing } = layCards({ field: ['luke', 'han'] })
    moveCard(game, id('luke'), zones.hand)
    moveCard(game, id('han'), zones.deck, { at: 'top' })
    expect(knowing('luke')).toEqual(ALL)
    expect(knowing('han')).toEqual(ALL)
    moveCard(game, id('han'), zones.hand)
    expect(knowing('han')).toEqual(ALL)
  })

  test('to those to whom it is revealed', () => {
    const { game, id, knowing } = layCards({ hand: ['han'], deck: ['leia'] })
    reveal(game, id('han'), seatBit(2))
    reveal(game, id('leia'), maskOf([1, 2]))
    expect(knowing('han')).toEqual([0, 2])
    expect(knowing('leia')).toEqual([1, 2])
    reveal(game, id('leia'), EVERYONE)
    expect(knowing('leia')).toEqual(ALL)
  })

  test('not to spectators, although every seat has seen it', () => {
    const { game, id, knowing } = layCards({ hand: ['han'] })
    reveal(game, id('han'), maskOf([0, 1, 2]))
    expect(knowing('han')).toEqual([0, 1, 2])
  })
})

describe('a card face down on the table', () => {
  const ambush = () => {
    const table = layCards({ hand: ['han', 'luke'] })
    moveCard(table.game, table.id('han'), table.zones.field, { faceDown: true })
    return table
  }

  test('is known to its owner alone, and everybody can point at it', () => {
    const table = ambush()
    expect(table.knowing('han')).toEqual([0])
    const id = table.id('han')
    expect(sight(table, 1)[table.zones.field]?.cards).toEqual([{ id, owner: 0 }])
    expect(sight(table, 0)[table.zones.field]?.cards).toEqual([{ id, is: 'han', owner: 0 }])
  })

  test('is known to everybody when it is turned face up', () => {
    const { game, id, knowing } = ambush()
    turnFaceUp(game, id('han'))
    expect(knowing('han')).toEqual(ALL)
    expect(game.card(id('han')).faceDown).toBe(false)
  })

  test('is still known to those who saw it before it was turned', () => {
    const { game, zones, id, knowing } = layCards({ field: ['luke'] })
    moveCard(game, id('luke'), zones.pile, { faceDown: true })
    expect(knowing('luke')).toEqual(ALL)
  })
})

describe('nobody else is sure of a hand any more', () => {
  const shown = () => {
    const table = layCards({ hand: ['han', 'luke', 'leia'] })
    for (const name of ['han', 'luke']) reveal(table.game, table.id(name), EVERYONE)
    return table
  }

  test.each(['han', 'leia'])('after %s left it unseen for the deck', (left) => {
    const { game, zones, id, knowing } = shown()
    moveCard(game, id(left), zones.deck)
    for (const name of ['han', 'luke', 'leia']) expect(knowing(name)).toEqual([0])
  })

  test.each(['han', 'leia'])('after %s left it face down for the table', (left) => {
    const { game, zones, id, knowing } = shown()
    moveCard(game, id(left), zones.field, { faceDown: true })
    for (const name of ['han', 'luke', 'leia']) expect(knowing(name)).toEqual([0])
  })

  test('but all are as sure as before after a card left it openly', () => {
    const { game, zones, id, knowing } = shown()
    moveCard(game, id('leia'), zones.field)
    expect(knowing('luke')).toEqual(ALL)
  })

  test('and whichever card left, the others see the same', () => {
    const after = (left: string) => {
      const table = shown()
      moveCard(table.game, table.id(left), table.zones.field, { faceDown: true })
      return [null, 1, 2].map((viewer) => sight(table, viewer))
    }
    expect(after('han')).toEqual(after('leia'))
  })
})

describe('a deck that is searched in secret', () => {
  const searched = (taken: string) => {
    const table = layCards({ deck: ['han', 'luke'] })
    reveal(table.game, table.id('han'), EVERYONE)
    reveal(table.game, table.id('luke'), seatBit(0))
    moveCard(table.game, table.id(taken), table.zones.hand, { secretly: true })
    return table
  }

  test('does not tell the others which card was taken', () => {
    for (const viewer of [null, 1, 2])
      expect(sight(searched('han'), viewer)).toEqual(sight(searched('luke'), viewer))
  })

  test('leaves the searcher sure of what is left', () => {
    expect(searched('han').knowing('luke')).toEqual([0])
    expect(searched('luke').knowing('han')).toEqual([0])
  })
})

describe('shuffling', () => {
  test('makes everybody forget a deck', () => {
    const { game, zones, id, knowing } = layCards({ field: ['luke'], deck: ['han', 'leia'] })
    moveCard(game, id('luke'), zones.deck)
    reveal(game, id('han'), seatBit(1))
    shuffleZone(game, zones.deck)
    for (const name of ['luke', 'han', 'leia']) expect(knowing(name)).toEqual([])
  })

  test('makes the others forget a hand', () => {
    const { game, zones, id, knowing } = layCards({ hand: ['han', 'leia'] })
    reveal(game, id('han'), EVERYONE)
    shuffleZone(game, zones.hand)
    expect(knowing('han')).toEqual([0])
  })

  test('hides nothing that lies open', () => {
    const { game, zones, names, knowing } = layCards({ pile: ['han', 'leia', 'luke'] })
    shuffleZone(game, zones.pile)
    expect([...names('pile')].sort()).toEqual(['han', 'leia', 'luke'])
    expect(knowing('han')).toEqual(ALL)
  })
})

describe('partners', () => {
  const together = (cards: Parameters<typeof layCards>[0]) => layCards(cards, { partners: [0, 2] })

  test('see each other’s hands and face-down cards', () => {
    const { game, zones, id, knowing } = together({ hand: ['han', 'leia'], deck: ['luke'] })
    moveCard(game, id('han'), zones.field, { faceDown: true })
    moveCard(game, id('luke'), zones.hand)
    for (const name of ['han', 'leia', 'luke']) expect(knowing(name)).toEqual([0, 2])
  })

  test('stay sure of a hand after a card left it unseen', () => {
    const { game, zones, id, knowing } = together({ hand: ['han', 'leia'] })
    reveal(game, id('leia'), EVERYONE)
    moveCard(game, id('han'), zones.deck)
    expect(knowing('leia')).toEqual([0, 2])
    expect(knowing('han')).toEqual([0, 2])
  })
})

describe('a view', () => {
  test('counts hidden cards and shows those that the viewer knows', () => {
    const table = layCards({ hand: ['han', 'leia'], deck: ['luke', 'lando'] })
    reveal(table.game, table.id('leia'), seatBit(1))
    const { hand, deck } = table.zones
    expect(sight(table, 1)[hand]).toEqual({
      name: 'hand',
      owner: 0,
      count: 2,
      cards: [{ id: table.id('leia'), is: 'leia', owner: 0 }],
    })
    expect(sight(table, 0)[hand]?.cards.map(({ is }) => is)).toEqual(['han', 'leia'])
    for (const viewer of ALL) expect(sight(table, viewer)[deck]).toMatchObject({ count: 2, cards: [] })
  })

  test('is the same whatever lies hidden', () => {
    const [one, other] = [
      layCards({ hand: ['han'], deck: ['luke'] }),
      layCards({ hand: ['luke'], deck: ['han'] }),
    ]
    for (const viewer of [null, 1, 2]) expect(sight(one, viewer)).toEqual(sight(other, viewer))
  })
})

describe('what somebody learns is counted, for take-backs', () => {
  const learned = (act: (table: ReturnType<typeof layCards>) => void) => {
    const table = layCards({ hand: ['han', 'leia'], deck: ['luke'], field: ['lando'] })
    act(table)
    return { learned: table.game.state.learned, revelations: table.game.state.revelations }
  }

  test('a card drawn, by the one who draws it', () => {
    expect(learned(({ game, id, zones }) => moveCard(game, id('luke'), zones.hand))).toEqual({
      learned: [1, 0, 0, 0],
      revelations: 1,
    })
  })

  test('a card played, by all the others and the spectators', () => {
    expect(learned(({ game, id, zones }) => moveCard(game, id('han'), zones.field)).learned).toEqual([
      0, 1, 1, 1,
    ])
  })

  test('a card revealed, by those who did not know it', () => {
    const shown = learned(({ game, id }) => reveal(game, id('han'), maskOf([0, 2])))
    expect(shown).toEqual({ learned: [0, 0, 1, 0], revelations: 1 })
    expect(learned(({ game, id }) => reveal(game, id('han'), EVERYONE)).learned).toEqual([0, 1, 1, 1])
  })

  test('nothing, when a known card moves or is revealed again', () => {
    const nothing = { learned: [0, 0, 0, 0], revelations: 0 }
    expect(learned(({ game, id, zones }) => moveCard(game, id('lando'), zones.hand))).toEqual(nothing)
    expect(learned(({ game, id, zones }) => moveCard(game, id('han'), zones.deck))).toEqual(nothing)
    expect(learned(({ game, id }) => reveal(game, id('lando'), EVERYONE))).toEqual(nothing)
    expect(learned(({ game, id }) => reveal(game, id('han'), seatBit(0)))).toEqual(nothing)
  })

  test('a shuffle teaches nobody, and yet it is chance', () => {
    expect(learned(({ game, zones }) => shuffleZone(game, zones.deck))).toEqual({
      learned: [0, 0, 0, 0],
      revelations: 1,
    })
  })
})
