/** Where decks are kept: in this browser, and for those who came in on the server as well. */
import { Shelf } from '../kept.ts'
import { api } from '../live/api.ts'
import type { OwnDeck } from './deck.ts'

const shelf = new Shelf<OwnDeck>('dejarik.decks')

export const ownDecks = (): readonly OwnDeck[] => shelf.all()
export const ownDeck = (id: string): OwnDeck | undefined => ownDecks().find((deck) => deck.id === id)
export const keepDeck = (deck: OwnDeck): void => shelf.keep(deck)
export const dropDeck = (id: string): void => shelf.drop(id)

/** Resolves to whether the server could be reached. */
export async function syncDecks(): Promise<boolean> {
  try {
    if ((await api.me()) === null) return false
    const keep = (deck: OwnDeck): Promise<null> => api.keepDeck({ ...deck, cards: [...deck.cards] })
    await shelf.sync({ all: api.decks, keep, drop: api.dropDeck })
    return true
  } catch {
    return false
  }
}
