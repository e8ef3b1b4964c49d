/** The end of a game: who won, and playing again. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { hashFor, type Route } from '../route.ts'

export function Over({
  leave,
  watchAgain,
}: {
  readonly leave: () => void
  readonly watchAgain: ((game: number) => Route) | undefined
}): JSX.Element | null {
  const { client, position } = useGame()
  const { outcome, view, rematch } = position
  if (outcome === null || !client.isLive) return null
  const won = view.viewer !== null && view.outcome?.winners.includes(view.viewer)
  const asked = view.viewer !== null && rematch.includes(view.viewer)
  return (
    <section class="over" aria-label="The game is over" role="status">
      <h2>{won ? 'You won!' : outcome}</h2>
      {won && <p>{outcome}</p>}
      <div class="answers">
        {view.viewer !== null && (
          <button
            type="button"
            class="primary"
            disabled={asked}
            onClick={() => void client.request({ type: 'rematch' })}
          >
            {asked ? 'Waiting for the other player' : 'Play again'}
          </button>
        )}
        <button type="button" onClick={leave}>
          Other decks
        </button>
        {watchAgain && <a href={hashFor(watchAgain(position.game))}>Watch it again</a>}
      </div>
    </section>
  )
}
