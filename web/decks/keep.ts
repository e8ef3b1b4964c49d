/** Where decks are kept: in this browser, and for those who came in on the server as well. */
import { api } from '../live/api.ts'
import type { OwnDeck } from './deck.ts'

const KEY = 'dejarik.decks'
/** Ids of decks that were thrown away here; the server is told when it can be reached. */
const GONE = 'dejarik.decks.gone'

function read<T>(key: string): readonly T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as readonly T[]) : []
  } catch {
    return []
  }
}

function write(key: string, value: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing builds decks all the same, to be saved as files.
  }
}

export const ownDecks = (): readonly OwnDeck[] => read<OwnDeck>(KEY)
export const ownDeck = (id: string): OwnDeck | undefined => ownDecks().find((deck) => deck.id === id)

const others = (id: string): readonly OwnDeck[] => ownDecks().filter((deck) => deck.id !== id)

export function keepDeck(deck: OwnDeck): void {
  write(KEY, [deck, ...others(deck.id)])
}

export function dropDeck(id: string): void {
  write(KEY, others(id))
  write(GONE, [...read<string>(GONE), id])
}

/** Makes the server and this browser have the same decks; the newer copy counts. Resolves to whether it could. */
export async function syncDecks(): Promise<boolean> {
  try {
    if ((await api.me()) === null) return false
    for (const id of read<string>(GONE)) await api.dropDeck(id)
    write(GONE, [])
    const there = new Map((await api.decks()).map((deck) => [deck.id, deck]))
    for (const deck of ownDecks())
      if ((there.get(deck.id)?.changed ?? 0) < deck.changed)
        await api.keepDeck({ ...deck, cards: [...deck.cards] })
    const here = new Map(ownDecks().map((deck) => [deck.id, deck]))
    for (const deck of there.values()) if ((here.get(deck.id)?.changed ?? 0) < deck.changed) keepDeck(deck)
    return true
  } catch {
    return false
  }
}
