/** Choosing a deck of each side, for those who play both. */
import type { Deck } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGames } from '../lobby/games.ts'
import { sideName } from '../sight.ts'
import { Decks } from './decks.tsx'
import { type DeckSide, fitting, pickDeck } from './fitting.ts'
import { deckSent, useDecksToSend } from './own-decks.ts'

const SIDES: readonly DeckSide[] = ['dark', 'light']

interface BothDecks {
  readonly fields: JSX.Element
  /** As the server wants them; null while a side has none. */
  readonly brought: Readonly<Record<DeckSide, Deck>> | null
}

export function useBothDecks(game: string, edition: string): BothDecks {
  const [wanted, setWanted] = useState<Readonly<Record<DeckSide, string>>>({ dark: '', light: '' })
  const { own } = useDecksToSend(game)
  const decks = [...(useGames().find(({ name }) => name === game)?.starters ?? []), ...own]
  const deck = (side: DeckSide): string | undefined => pickDeck(decks, edition, side, wanted[side])
  const [dark, light] = [deck('dark'), deck('light')]
  const fields = (
    <>
      {SIDES.map((side) => (
        <Decks
          key={side}
          name={`Your deck for the ${sideName(side)}`}
          decks={fitting(decks, edition, side)}
          value={deck(side) ?? ''}
          choose={(title) => setWanted({ ...wanted, [side]: title })}
        />
      ))}
    </>
  )
  return {
    fields,
    brought: dark && light ? { dark: deckSent(decks, dark), light: deckSent(decks, light) } : null,
  }
}
