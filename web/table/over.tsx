/** The end of a game: who won, and playing again. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { hashFor, type Route } from '../route.ts'
import type { SeatClient } from '../seat.ts'
import { Rotations } from './rotation.tsx'
import { Supply } from './supply.tsx'

export function Over({
  leave,
  watchAgain,
  company,
}: {
  readonly leave: () => void
  readonly watchAgain: ((game: number) => Route) | undefined
  /** Everybody at this device. */
  readonly company: readonly SeatClient[]
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
      <Scores />
      {!asked && <Supply />}
      <Rotations clients={company} />
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

/** The points of the match, where they are counted. */
function Scores(): JSX.Element | null {
  const { position, playmat } = useGame()
  const { scores, view } = position
  if (scores.length === 0) return null
  const total = (seat: number): number => scores.reduce((sum, game) => sum + game[seat]!, 0)
  return (
    <p>
      Points after {scores.length === 1 ? 'one game' : `${scores.length} games`}:{' '}
      {view.seats.map((_, seat) => `${playmat.seatName(view, seat)} ${total(seat)}`).join(', ')}
    </p>
  )
}
