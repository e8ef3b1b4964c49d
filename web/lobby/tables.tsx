/** The tables that there are: one's own, those that wait for a player, and those that can be watched. */
import type { LobbyTold, TableNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { GAMES } from '../games.ts'
import { api } from '../live/api.ts'
import { listenAt } from '../live/socket.ts'
import { hashFor } from '../route.ts'
import { sideName } from '../sight.ts'

/** What the lobby says, as long as somebody looks. */
function useLobby(): LobbyTold | null {
  const [told, setTold] = useState<LobbyTold | null>(null)
  useEffect(() => listenAt('live/lobby', setTold), [])
  return told
}

export function TableLists({ tell }: { readonly tell: (error: unknown) => void }): JSX.Element {
  const lobby = useLobby()
  const [mine, setMine] = useState<readonly TableNotice[]>([])
  useEffect(() => void api.myTables().then(setMine, tell), [lobby])
  const own = new Set(mine.map(({ id }) => id))
  const others = (tables: readonly TableNotice[] = []): readonly TableNotice[] =>
    tables.filter(({ id }) => !own.has(id))
  return (
    <>
      <Tables title="Your tables" verb="Go on" tables={mine.filter(({ state }) => state !== 'over')} />
      <Tables title="Open tables" verb="Sit down" tables={others(lobby?.open)} />
      <Tables title="Being played" verb="Watch" tables={others(lobby?.playing)} />
    </>
  )
}

function Tables({
  title,
  verb,
  tables,
}: {
  readonly title: string
  readonly verb: string
  readonly tables: readonly TableNotice[]
}): JSX.Element | null {
  if (tables.length === 0) return null
  return (
    <section class="choices tables" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <span>{seatsLine(table)}</span>
            <a href={hashFor({ page: 'table', table: table.id })}>{verb}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const seatsLine = ({ game, seats, playing, edition, style }: TableNotice): string =>
  `${seats
    .slice(0, playing)
    .map((seat) => (seat ? `${seat.name}, ${sideName(seat.side)}` : 'a free seat'))
    .join(' – ')} (${titleOf(game)}, ${style?.replaceAll('-', ' ') ?? edition})`

const titleOf = (game: string): string => GAMES.find(({ name }) => name === game)?.short ?? game
