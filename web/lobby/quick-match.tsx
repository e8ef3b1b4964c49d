/** One button to a game with somebody: whoever leaves the side open meets everybody. */
import type { QuickMatch } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type DeckSide, opposite, pickDeck } from '../form/fitting.ts'
import { chosenDeck, type DeckNotice, deckSent, useDecksToSend } from '../form/own-decks.ts'
import { Radios } from '../form/radios.tsx'
import { GAMES, gameShown } from '../games.ts'
import { api } from '../live/api.ts'
import { goTo } from '../route.ts'
import { useGames } from './games.ts'

type Wish = 'either' | DeckSide

interface Wanted {
  readonly game: string
  readonly side: Wish
}

/** Where both sides will do, either may be the first. */
const firstOf = (side: Wish): DeckSide =>
  side === 'either' ? (Math.random() < 0.5 ? 'dark' : 'light') : side

/** What is asked of the server; null while there are no decks. */
function matchFor(decks: readonly DeckNotice[], { game, side }: Wanted): QuickMatch | null {
  const edition = gameShown(game).editions[0]!.name
  const first = firstOf(side)
  const wish = chosenDeck().deck ?? ''
  const [own, other] = [first, opposite(first)].map((each) => pickDeck(decks, edition, each, wish))
  if (!own || !other) return null
  const or = side === 'either' ? { or: deckSent(decks, other) } : {}
  return { game, edition, deck: deckSent(decks, own), ...or }
}

export function QuickMatchForm({
  isIn,
  tell,
}: {
  /** Whether the server knows who one is; else one comes in as a guest. */
  readonly isIn: boolean
  readonly tell: (error: unknown) => void
}): JSX.Element {
  const games = useGames()
  const { game = GAMES[0].name, side = 'either', deck: brings } = chosenDeck()
  const [wanted, setWanted] = useState<Wanted>({ game, side })
  const { own, isTold } = useDecksToSend(wanted.game)
  const decks = [...(games.find(({ name }) => name === wanted.game)?.starters ?? []), ...own]
  const go = async (): Promise<void> => {
    if (!isIn) await api.comeIn('')
    const { id } = await api.quickMatch(matchFor(decks, wanted)!)
    goTo({ page: 'table', table: id })
  }
  return (
    <form
      class="choices quick-match"
      aria-label="Quick match"
      onSubmit={(event) => {
        event.preventDefault()
        go().catch(tell)
      }}
    >
      <h2>Quick match</h2>
      <Radios
        name="Game"
        value={wanted.game}
        options={GAMES.map(({ name, short }) => [name, short])}
        choose={(next) => setWanted({ ...wanted, game: next })}
      />
      <Radios
        name="Play"
        value={wanted.side}
        options={[
          ['either', 'either side'],
          ['dark', 'the Dark Side'],
          ['light', 'the Light Side'],
        ]}
        choose={(next) => setWanted({ ...wanted, side: next })}
      />
      <button
        type="submit"
        class="primary"
        disabled={decks.length === 0 || (brings !== undefined && !isTold)}
      >
        Quick match
      </button>
      <p class="small">
        You meet whoever presses it too. 20 minutes each, with{' '}
        {brings === undefined ? 'a deck that comes with the game' : `“${brings}”, where you play its side`}.
      </p>
    </form>
  )
}
