/** The end of a game: who won, and playing again. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'

export function Over({ leave }: { readonly leave: () => void }): JSX.Element | null {
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
      </div>
    </section>
  )
}
