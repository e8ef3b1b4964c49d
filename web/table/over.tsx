/** The end of a game: who won and why, how it came to that, and playing again. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { hashFor, type Route } from '../route.ts'
import type { SeatClient } from '../seat.ts'
import { Rematch } from './rematch.tsx'
import { Rotations } from './rotation.tsx'
import { Summary } from './summary.tsx'
import { Supply } from './supply.tsx'

interface OverProps {
  readonly leave: () => void
  readonly watchAgain: ((game: number) => Route) | undefined
  /** Everybody at this device. */
  readonly company: readonly SeatClient[]
}

export function Over(props: OverProps): JSX.Element | null {
  const { client, position } = useGame()
  const [looking, setLooking] = useState(false)
  if (position.outcome === null || !client.isLive) return null
  if (!looking) return <EndScreen {...props} look={() => setLooking(true)} />
  return (
    <section class="over-banner" aria-label="The game is over">
      <strong>{verdict(position)}</strong>
      <Rematch />
      <button type="button" onClick={() => setLooking(false)}>
        Back to the summary
      </button>
    </section>
  )
}

type Shown = ReturnType<typeof useGame>['position']

/** “You won.”, “You lost.”, or for whoever watches who did. */
function verdict({ view, outcome }: Shown): string {
  if (view.viewer === null || !view.outcome || view.outcome.winners.length === 0) return outcome ?? ''
  return view.outcome.winners.includes(view.viewer) ? 'You won.' : 'You lost.'
}

/** How the head is coloured, besides its words. */
const won = ({ view }: Shown): string => {
  const { viewer, outcome } = view
  if (viewer === null || !outcome || outcome.winners.length === 0) return ''
  return outcome.winners.includes(viewer) ? 'is-won' : 'is-lost'
}

function EndScreen({
  leave,
  watchAgain,
  company,
  look,
}: OverProps & { readonly look: () => void }): JSX.Element {
  const { position } = useGame()
  const asked = position.view.viewer !== null && position.rematch.includes(position.view.viewer)
  const route = watchAgain?.(position.game)
  return (
    <section class="over" aria-label="The game is over" role="status">
      <header class={`over-head ${won(position)}`}>
        <h2>{verdict(position)}</h2>
        <p>{why(useGame())}</p>
        <Scores />
      </header>
      <div class="over-body">
        {route?.page === 'replays' && <Summary address={route.replay} />}
        {!asked && <Supply />}
        <Rotations clients={company} />
      </div>
      <footer class="answers over-foot">
        <Rematch />
        {route && <a href={hashFor(route)}>Watch it again</a>}
        <button type="button" onClick={look}>
          Look at the board
        </button>
        {route && <CopyLink route={route} />}
        <button type="button" onClick={leave}>
          Other decks
        </button>
      </footer>
    </section>
  )
}

/** What ended the game, in a sentence. */
function why({ position, playmat }: ReturnType<typeof useGame>): string {
  const { outcome, view } = position
  const conceded = view.outcome?.conceded
  if (conceded === undefined) return outcome ?? ''
  return conceded === view.viewer ? 'You conceded.' : `${playmat.seatName(view, conceded)} conceded.`
}

/** A game of a table has an address that others can open. */
function CopyLink({ route }: { readonly route: Route }): JSX.Element | null {
  const [copied, setCopied] = useState(false)
  if (route.page !== 'replays' || !route.replay.startsWith('table/')) return null
  const copy = (): void =>
    void navigator.clipboard?.writeText(new URL(hashFor(route), location.href).href).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <button type="button" onClick={copy}>
      {copied ? 'Copied' : 'Copy the link'}
    </button>
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
