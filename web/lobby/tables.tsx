/** The tables that there are: one's own, those that wait for a player, and those that can be watched. */
import type { LobbyTold, TableNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { playedBy, shortOf } from '../games.ts'
import { api } from '../live/api.ts'
import { listenAt } from '../live/socket.ts'
import { hashFor } from '../route.ts'
import { sideName } from '../sight.ts'
import { useWaited } from './waited.ts'

/** Milliseconds between two looks of somebody who has no line to the lobby. */
const LOOK_EVERY = 5000

/** What the lobby says, as long as somebody looks; whoever is not in yet asks now and then. */
function useLobby(isIn: boolean): LobbyTold | null {
  const [told, setTold] = useState<LobbyTold | null>(null)
  useEffect(() => {
    if (isIn) return listenAt('live/lobby', setTold)
    const look = (): void => void api.lobby().then(setTold, () => undefined)
    look()
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isIn])
  return told
}

export function TableLists({
  isIn,
  tell,
}: {
  readonly isIn: boolean
  readonly tell: (error: unknown) => void
}): JSX.Element {
  const lobby = useLobby(isIn)
  const [mine, setMine] = useState<readonly TableNotice[]>([])
  useEffect(() => {
    if (isIn) api.myTables().then(setMine, tell)
  }, [isIn, lobby])
  const own = new Set(mine.map(({ id }) => id))
  const others = (tables: readonly TableNotice[] = []): readonly TableNotice[] =>
    tables.filter(({ id }) => !own.has(id))
  const cancel = (id: string): void =>
    void api.withdraw(id).then(() => setMine(mine.filter((table) => table.id !== id)), tell)
  const going = mine.filter(({ state }) => state !== 'over')
  return (
    <>
      {going.length > 0 && <Tables title="Your tables" verb="Go on" tables={going} cancel={cancel} />}
      <Tables
        title="Open tables"
        verb="Sit down"
        tables={others(lobby?.open)}
        empty="Nobody waits right now. A quick match or a table of your own shows up here for others."
      />
      {others(lobby?.playing).length > 0 && (
        <Tables title="Being played" verb="Watch" tables={others(lobby?.playing)} />
      )}
      {lobby && <Online {...lobby.online} />}
    </>
  )
}

function Online({ people, names }: LobbyTold['online']): JSX.Element {
  return (
    <section class="choices online" aria-label="Who is here">
      <h2>{hereNow(people)}</h2>
      {names.length > 0 && (
        <p class="small">
          {names.join(', ')}
          {people > names.length ? ` and ${people - names.length} more` : ''}
        </p>
      )}
    </section>
  )
}

function Tables({
  title,
  verb,
  tables,
  empty = '',
  cancel,
}: {
  readonly title: string
  readonly verb: string
  readonly tables: readonly TableNotice[]
  readonly empty?: string
  /** Takes a table away that still waits. */
  readonly cancel?: (id: string) => void
}): JSX.Element {
  return (
    <section class="choices tables" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p class="small">{empty}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <span>
              {seatsLine(table)}
              {table.state === 'waiting' && <Waited since={table.created} />}
            </span>
            {cancel && table.state === 'waiting' && table.seats[0]?.you && (
              <button type="button" onClick={() => cancel(table.id)}>
                Cancel
              </button>
            )}
            <a href={hashFor({ page: 'table', table: table.id })}>{verb}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waited({ since }: { readonly since: number }): JSX.Element {
  return <small class="waited">waits {useWaited(since)}</small>
}

const seatsLine = ({ game, seats, playing, edition, style }: TableNotice): string =>
  `${seats
    .slice(0, playing)
    .map((seat) => (seat ? `${seat.name}, ${sideName(seat.side)}` : 'a free seat'))
    .join(' – ')} (${style ? `${shortOf(game)}, ${style.replaceAll('-', ' ')}` : playedBy(game, edition)})`

function hereNow(people: number): string {
  if (people === 0) return 'Nobody is here right now'
  return people === 1 ? 'One person is here' : `${people} people are here`
}
