/** Decks of one's own among those to choose from. */
import type { Deck } from '@dejarik/server/messages'
import type { StarterNotice } from '@dejarik/table'
import { useEffect, useState } from 'preact/hooks'
import { ownDecks } from '../decks/keep.ts'
import type { DeckBrought, LocalGame } from '../local/protocol.ts'
import { study } from '../study/desk.ts'
import type { OwnNotice } from '../study/studies.ts'

/** A deck that comes with the game, or one's own with its cards. */
export type DeckNotice = StarterNotice | OwnNotice

interface OwnDecks {
  readonly own: readonly OwnNotice[]
  /** Whether all are there; until then another deck would be taken for the one that is wanted. */
  readonly isTold: boolean
}

const NOT_YET: OwnDecks = { own: [], isTold: false }

export function useOwnDecks(game: string): OwnDecks {
  const [notices, setNotices] = useState(NOT_YET)
  useEffect(() => {
    const decks = ownDecks().filter((deck) => deck.game === game)
    let wanted = true
    setNotices(decks.length > 0 ? NOT_YET : { own: [], isTold: true })
    if (decks.length > 0)
      void study('own-decks', { game, decks: decks.map(({ title, cards }) => ({ title, cards })) }).then(
        (own) => wanted && setNotices({ own, isTold: true }),
      )
    return () => {
      wanted = false
    }
  }, [game])
  return notices
}

/** Those that others can be met with: a server knows no cards of one's own. */
export function useDecksToSend(game: string): OwnDecks {
  const { own, isTold } = useOwnDecks(game)
  return { own: own.filter(({ onlyHere }) => !onlyHere), isTold }
}

/** The deck of that title, as the table on this device wants it. */
export function deckBrought(decks: readonly DeckNotice[], title: string): DeckBrought {
  const found = decks.find((deck) => deck.title === title)
  return found && 'keys' in found ? { title, keys: found.keys } : title
}

/** By seat, the titles of decks; empty for a dealt one. */
export type SeatDecks = readonly string[]

/** Those that were chosen, as tables want them; none where all are dealt. */
export const seatsBring = (decks: readonly DeckNotice[], chosen: SeatDecks): LocalGame['decks'] =>
  chosen.some((title) => title !== '')
    ? chosen.map((title) => (title === '' ? null : deckBrought(decks, title)))
    : []

/** One of them as the server wants it. */
export function deckSent(decks: readonly DeckNotice[], title: string): Deck {
  const brought = deckBrought(decks, title)
  return typeof brought === 'string' ? { starter: brought } : { title, keys: [...brought.keys] }
}

interface Chosen {
  readonly game: string
  readonly edition: string
  readonly side: 'dark' | 'light'
  readonly deck: string
}

let chosen: Chosen | null = null
/** The deck with which somebody came from the builder; forms begin with it. */
export const chooseDeck = (deck: Chosen): void => {
  chosen = deck
}
export const chosenDeck = (): Partial<Chosen> => chosen ?? {}
