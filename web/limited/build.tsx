/** Building a deck out of a pool of opened cards. */
import type { ComponentChildren, JSX } from 'preact'
import { study } from '../study/desk.ts'
import type { CardLibrary, CardNotice, LimitedGame } from '../study/studies.ts'
import { listed, moved, type Opened, restOf } from './opened.ts'
import { Rows } from './rows.tsx'

interface BuildProps {
  readonly game: LimitedGame
  readonly opened: Opened
  readonly library: CardLibrary
  readonly change: (deck: readonly string[]) => void
  readonly open: (card: CardNotice) => void
  /** What can be done with the deck. */
  readonly children: ComponentChildren
}

export function BuildFromPool({ game, opened, library, change, open, children }: BuildProps): JSX.Element {
  const { pool, deck, names } = opened
  const suggest = async (): Promise<void> => change(await study('suggest-deck', { game, pool }))
  const move = (to: 'deck' | 'pool') => (name: string) => change(moved(opened, name, to))
  const rest = restOf(opened)
  return (
    <div class="limited-parts">
      <section aria-label="Your deck">
        <h2>Your deck, {deck.length} cards</h2>
        <div class="answers">
          <button type="button" onClick={() => void suggest()}>
            Build it for me
          </button>
          <button type="button" disabled={deck.length === 0} onClick={() => change([])}>
            Empty it
          </button>
        </div>
        {children}
        <Rows
          game={game}
          library={library}
          cards={listed(names, deck)}
          act={{ word: 'Take out', spoken: (name) => `Take out ${name}`, doIt: move('pool') }}
          open={open}
        />
      </section>
      <section aria-label="The rest of the pool">
        <h2>Left in the pool, {rest.length} cards</h2>
        <Rows
          game={game}
          library={library}
          cards={listed(names, rest)}
          act={{ word: 'Put in', spoken: (name) => `Put in ${name}`, doIt: move('deck') }}
          open={open}
        />
      </section>
    </div>
  )
}
