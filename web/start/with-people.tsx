/** People on the first screen: tables that wait for somebody, and tables that can be watched. */
import type { LobbyTold, TableNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Art } from '../art/later.tsx'
import { GAMES, shown } from '../games.ts'
import { hashFor } from '../route.ts'
import { sideName } from '../sight.ts'
import { Pictures } from './pictures.tsx'

/** As many of each are shown; the lobby has the others. */
const SHOWN = 2

const PLAYERS = [
  shown('character', 'light', 'Han Solo'),
  shown('character', 'neutral', 'Gungan'),
  shown('character', 'dark', 'Bounty Hunter'),
]

/** Friends and strangers, in a lobby of their own. */
export function WithPeople({ lobby }: { readonly lobby: LobbyTold | null }): JSX.Element {
  const open = lobby?.open ?? []
  return (
    <section class="game-card people">
      <Pictures of={PLAYERS} />
      <p class="kicker">With people</p>
      <h2>{open.length > 0 ? 'Somebody is waiting' : 'Somebody may be waiting'}</h2>
      <p>Quick matches, open tables, friends by link. No account, no download.</p>
      <Tables tables={open} verb="Sit down" />
      <a class="play-now second" href={hashFor({ page: 'lobby' })}>
        Play with people
      </a>
    </section>
  )
}

/** Tables being played; where there are few, programs play at once, and there are games that were played here. */
export function Watch({ lobby }: { readonly lobby: LobbyTold | null }): JSX.Element {
  const playing = lobby?.playing ?? []
  return (
    <section class="game-card">
      <p class="kicker">{playing.length > 0 ? 'Tables being played' : 'Lean back'}</p>
      <h2>Watch</h2>
      <p>
        {playing.length > 0
          ? "From either side's eyes, or the table's."
          : 'Two programs play a whole game for you: from all eyes, at any pace.'}{' '}
        <a href={hashFor({ page: 'replays', replay: '' })}>Games played here</a> can be watched again.
      </p>
      <Tables tables={playing} verb="Watch" />
      {playing.length > SHOWN ? (
        <a class="play-now second" href={hashFor({ page: 'lobby' })}>
          All {playing.length} tables
        </a>
      ) : (
        <Programs />
      )}
    </section>
  )
}

/** Another game each time that the first screen is opened. */
const SEEDS = 1_000_000

function Programs(): JSX.Element {
  const [seed] = useState(() => Math.floor(Math.random() * SEEDS))
  return (
    <div class="pair">
      {GAMES.map(({ name, short }) => (
        <a
          key={name}
          class="play-now second"
          href={hashFor({ page: 'replays', replay: `programs/${name}/${seed}` })}
        >
          Watch the {short}
        </a>
      ))}
    </div>
  )
}

function Tables({
  tables,
  verb,
}: {
  readonly tables: readonly TableNotice[]
  readonly verb: string
}): JSX.Element | null {
  if (tables.length === 0) return null
  return (
    <ul class="first-tables">
      {tables.slice(0, SHOWN).map((table) => (
        <li key={table.id}>
          <span class="thumbnail side-neutral" aria-hidden="true">
            <Art of={table.id} facts={pictureOf(table)} />
          </span>
          <span>
            {whoPlays(table)}
            <small>{gameOf(table)}</small>
          </span>
          <a href={hashFor({ page: 'table', table: table.id })}>{verb}</a>
        </li>
      ))}
    </ul>
  )
}

const whoPlays = ({ seats, playing }: TableNotice): string =>
  seats
    .slice(0, playing)
    .map((seat) => (seat ? `${seat.name}, ${sideName(seat.side)}` : 'a free seat'))
    .join(' – ')

const gameOf = ({ game, edition, style }: TableNotice): string => {
  const known = GAMES.find(({ name }) => name === game)
  const rules = known?.editions.find(({ name }) => name === edition)?.title ?? edition
  return `${known?.short ?? game} · ${style?.replaceAll('-', ' ') ?? rules}`
}

const pictureOf = ({ game }: TableNotice) =>
  GAMES.find(({ name }) => name === game)?.pictures[0] ?? PLAYERS[0]!
