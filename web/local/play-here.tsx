/** Playing on this device: one seat, several seats of one person, or people who hand the device on. */
import type { Company } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Route } from '../route.ts'
import type { SeatClient } from '../seat.ts'
import type { Settings } from '../settings.ts'
import { Felt } from '../sound/felt.tsx'
import { TablePage } from '../table/page.tsx'
import { useWatching } from '../watching.ts'

export interface TableHere {
  /** The kept game that is played. */
  readonly id: string
  /** The seats that persons have. */
  readonly seats: readonly SeatClient[]
  readonly company: Company
}

export interface TableProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly leave: () => void
  readonly watchAgain: (game: number) => Route
}

export function PlayHere({ table, ...page }: TableProps & { readonly table: TableHere }): JSX.Element {
  const { seats, company } = table
  if (seats.length === 1)
    return (
      <>
        <Felt client={seats[0]!} {...page} />
        <TablePage client={seats[0]!} {...page} />
      </>
    )
  return company === 'people' ? <InTurn seats={seats} {...page} /> : <AllAlone seats={seats} {...page} />
}

type Seats = { readonly seats: readonly SeatClient[] }

function isAsked({ position, isLive }: SeatClient): boolean {
  const agrees = position?.takeBack?.needs.includes(position.view.viewer ?? -1) ?? false
  return isLive && (agrees || position?.view.question != null)
}

/** Who is asked next; whoever has the device keeps it as long as there is something to decide, and when it is over. */
function nextOf(seats: readonly SeatClient[], shown: number | null): number | null {
  const over = seats[0]!.position?.outcome != null
  if (over || (shown !== null && isAsked(seats[shown]!))) return shown
  const asked = seats.findIndex(isAsked)
  return asked < 0 ? shown : asked
}

/** Where one seat of this device wants to play again, all do. */
function useRematchTogether(seats: readonly SeatClient[]): void {
  const rematch = seats[0]!.position?.rematch ?? []
  const viewers = seats.map(({ position }) => position?.view.viewer ?? null)
  const isWanted = viewers.some((seat) => seat !== null && rematch.includes(seat))
  useEffect(() => {
    if (!isWanted) return
    for (const [index, client] of seats.entries()) {
      const seat = viewers[index]!
      if (seat !== null && !rematch.includes(seat)) void client.request({ type: 'rematch' })
    }
  }, [isWanted])
}

/** One person at several seats sees the one that is asked. */
export function AllAlone({ seats, ...page }: TableProps & Seats): JSX.Element {
  const [shown, setShown] = useState(0)
  useWatching(seats)
  useRematchTogether(seats)
  const next = nextOf(seats, shown) ?? 0
  if (next !== shown) setShown(next)
  return (
    <>
      <Felt client={seats[next]!} {...page} />
      <TablePage key={next} client={seats[next]!} {...page} />
    </>
  )
}

/** Shows the table to whoever is asked, after the device was handed over. */
function InTurn({ seats, ...page }: TableProps & Seats): JSX.Element {
  const [shown, setShown] = useState<number | null>(null)
  useWatching(seats)
  useRematchTogether(seats)
  const next = nextOf(seats, shown)
  if (next === null) return <p class="loading">…</p>
  if (next === shown) return <TablePage key={next} client={seats[next]!} company={seats} {...page} />
  const { position } = seats[next]!
  const name = position?.seats[position.view.viewer ?? next]?.name ?? 'the next player'
  return (
    <main class="first">
      <h1>{name}</h1>
      <p>Hand the device over. The other hand stays hidden.</p>
      <button type="button" class="play-now" onClick={() => setShown(next)}>
        I am ready
      </button>
    </main>
  )
}
