/** A table on the server: waiting for it, sitting down at it, playing, or watching. */
import type { JSX } from 'preact'
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks'
import { playmatOf } from '../playmats.ts'
import { goTo } from '../route.ts'
import { SeatClient } from '../seat.ts'
import type { Settings } from '../settings.ts'
import { TablePage } from '../table/page.tsx'
import { api, Refused } from './api.ts'
import { LiveLine } from './line.ts'
import { Waiting } from './waiting.tsx'

interface PageProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}

/** Whoever follows a link comes in as a guest. */
export function LiveTablePage({ table, ...page }: PageProps & { readonly table: string }): JSX.Element {
  const [game, setGame] = useState<string | null>(null)
  const [refused, setRefused] = useState('')
  useEffect(() => {
    setGame(null)
    gameAt(table).then(setGame, (error) =>
      setRefused(error instanceof Refused ? error.message : String(error)),
    )
  }, [table])
  if (refused) return <Away why={refused} />
  if (game === null) return <p class="loading">Coming in …</p>
  return <Connected key={table} table={table} game={game} {...page} />
}

/** The game of a table that one comes to. */
async function gameAt(table: string): Promise<string> {
  if ((await api.me()) === null) await api.comeIn('')
  return (await api.table(table)).game
}

function Connected({
  table,
  game,
  settings,
  change,
}: PageProps & { readonly table: string; readonly game: string }): JSX.Element {
  const [, count] = useReducer((times: number, _: 'again') => times + 1, 0)
  const pace = useMemo(() => ({ now: settings.pace }), [])
  pace.now = settings.pace
  const { line, client } = useMemo(() => {
    const opened = new LiveLine(table, () => count('again'))
    return { line: opened, client: new SeatClient(opened, playmatOf(game), () => pace.now) }
  }, [table])
  useEffect(() => () => line.close(), [line])
  if (line.state.is === 'refused') return <Away why={line.state.why} />
  return (
    <>
      {line.state.is === 'lost' && (
        <p class="line-lost" role="status">
          The line is broken. Trying again …
        </p>
      )}
      {line.waiting ? (
        <Waiting table={line.waiting} />
      ) : (
        <TablePage
          client={client}
          settings={settings}
          change={change}
          leave={() => goTo({ page: 'lobby' })}
          watchAgain={(number) => ({ page: 'replays', replay: `table/${table}/${number}` })}
        />
      )}
    </>
  )
}

function Away({ why }: { readonly why: string }): JSX.Element {
  return (
    <main class="first">
      <h1>Dejarik</h1>
      <p role="alert">{why}</p>
      <button type="button" onClick={() => goTo({ page: 'lobby' })}>
        To the lobby
      </button>
    </main>
  )
}
