/** A table on the server: waiting for it, sitting down at it, playing, or watching. */
import type { TableNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks'
import { AllAlone, type TableProps } from '../local/play-here.tsx'
import type { Playmat } from '../playmat.ts'
import { playmatOf } from '../playmats.ts'
import { goTo, type Route } from '../route.ts'
import { SeatClient } from '../seat.ts'
import type { Settings } from '../settings.ts'
import { Felt } from '../sound/felt.tsx'
import { TablePage } from '../table/page.tsx'
import { api, Refused } from './api.ts'
import { LiveLine } from './line.ts'
import { JoinBench, Waiting } from './waiting.tsx'

interface PageProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  /** Where whoever leaves goes; the lobby, if nothing is said. */
  readonly leave?: () => void
  /** What comes after a game that is no table's own affair. */
  readonly over?: (client: SeatClient) => JSX.Element
}

/** Whoever follows a link comes in as a guest. */
export function LiveTablePage({ table, ...page }: PageProps & { readonly table: string }): JSX.Element {
  const [come, setCome] = useState<ComeTo | null>(null)
  const [refused, setRefused] = useState('')
  useEffect(() => {
    setCome(null)
    comeTo(table).then(setCome, (error) =>
      setRefused(error instanceof Refused ? error.message : String(error)),
    )
  }, [table])
  if (refused) return <Away why={refused} />
  if (come === null) return <p class="loading">Coming in …</p>
  return <Connected key={table} {...come} {...page} />
}

interface ComeTo {
  readonly notice: TableNotice
  readonly playmat: Playmat
}

async function comeTo(table: string): Promise<ComeTo> {
  if ((await api.me()) === null) await api.comeIn('')
  const notice = await api.table(table)
  return { notice, playmat: await playmatOf(notice.game) }
}

const ownSeats = ({ seats }: TableNotice): readonly number[] =>
  seats.flatMap((seat, index) => (seat?.you ? [index] : []))

function Connected({ notice, playmat, settings, change, leave, over }: PageProps & ComeTo): JSX.Element {
  const { id: table } = notice
  const [, count] = useReducer((times: number, _: 'again') => times + 1, 0)
  const pace = useMemo(() => ({ now: settings.pace }), [])
  pace.now = settings.pace
  const { line, client } = useMemo(() => {
    const opened = new LiveLine(table, () => count('again'))
    return { line: opened, client: new SeatClient(opened, playmat, () => pace.now) }
  }, [table])
  useEffect(() => () => line.close(), [line])
  if (line.state.is === 'refused') return <Away why={line.state.why} />
  const own = ownSeats(line.notice ?? notice)
  const page = {
    settings,
    change,
    leave: leave ?? (() => goTo({ page: 'lobby' })),
    watchAgain: (number: number): Route => ({ page: 'replays', replay: `table/${table}/${number}` }),
  }
  return (
    <>
      {line.state.is === 'lost' && (
        <p class="line-lost" role="status">
          The line is broken. Trying again …
        </p>
      )}
      {!line.waiting && own.length === 0 && <JoinBench table={notice} />}
      {line.waiting ? (
        <Waiting table={line.waiting} />
      ) : own.length > 1 ? (
        <SeveralSeats key={own.join()} notice={notice} own={own} playmat={playmat} {...page} />
      ) : (
        <>
          <Felt client={client} {...page} />
          <TablePage client={client} {...page} {...(over ? { over: over(client) } : {})} />
        </>
      )}
    </>
  )
}

/** Whoever plays for partners too has a line for each seat. */
function SeveralSeats({
  notice,
  own,
  playmat,
  ...page
}: TableProps & ComeTo & { readonly own: readonly number[] }): JSX.Element {
  const opened = useMemo(
    () =>
      own.map((seat) => {
        const line = new LiveLine(notice.id, () => {}, seat)
        return { line, client: new SeatClient(line, playmat, () => page.settings.pace) }
      }),
    [notice.id],
  )
  useEffect(
    () => () => {
      for (const { line } of opened) line.close()
    },
    [opened],
  )
  return <AllAlone seats={opened.map(({ client }) => client)} {...page} />
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
