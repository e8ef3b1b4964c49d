/** The page: the first screen, the lobby, or a table; with two people on one device, the screen between their turns. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { later } from './later.tsx'
import { LiveTablePage } from './live/table-page.tsx'
import { LobbyPage } from './lobby/page.tsx'
import { goOnHere, onFailure, onFinished, playHere } from './local/device.ts'
import type { GameGoingOn, LocalGame } from './local/protocol.ts'
import { playmatOf } from './playmats.ts'
import { keepReplay } from './replays/keep.ts'
import { goTo, type Route, useRoute } from './route.ts'
import { SeatClient } from './seat.ts'
import { keepSettings, readSettings, type Settings, showTheme } from './settings.ts'
import { FirstScreen } from './start/first-screen.tsx'
import { TablePage } from './table/page.tsx'
import { useWatching } from './watching.ts'
import type { Wire } from './wire.ts'

const DecksPage = later(async () => (await import('./decks/page.tsx')).DecksPage)
const ReplaysPage = later(async () => (await import('./replays/page.tsx')).ReplaysPage)
const LearnPage = later(async () => (await import('./learn/page.tsx')).LearnPage)
const RulesPage = later(async () => (await import('./rules/page.tsx')).RulesPage)

let settingsNow = readSettings()

export function App(): JSX.Element {
  const [settings, setSettings] = useState(settingsNow)
  const [seats, setSeats] = useState<readonly SeatClient[]>([])
  const [failure, setFailure] = useState('')
  useEffect(() => {
    onFailure(setFailure)
    onFinished((finished) => keepReplay(finished, Date.now()))
  }, [])
  useEffect(() => showTheme(settings), [settings])
  const change = (next: Settings): void => {
    settingsNow = next
    keepSettings(next)
    setSettings(next)
  }
  const sit = (game: string, wires: readonly Wire[]): void => {
    setSeats(wires.map((wire) => new SeatClient(wire, playmatOf(game), () => settingsNow.pace)))
    goTo({ page: 'start' })
  }
  const play = (game: LocalGame): void => sit(game.game, playHere(game))
  const goOn = (game: GameGoingOn): void => sit(game.game, goOnHere(game))
  const page = { settings, change, leave: () => setSeats([]), watchAgain }
  const route = useRoute()
  return (
    <>
      {failure && (
        <p class="refusal" role="alert">
          The table has stopped: {failure}
        </p>
      )}
      {route.page === 'lobby' && <LobbyPage />}
      {route.page === 'decks' && <DecksPage deck={route.deck} play={play} />}
      {route.page === 'replays' && (
        <ReplaysPage replay={route.replay} goOn={goOn} settings={settings} change={change} />
      )}
      {route.page === 'learn' && <LearnPage lesson={route.lesson} settings={settings} change={change} />}
      {route.page === 'rules' && <RulesPage rule={route.rule} />}
      {route.page === 'table' && <LiveTablePage table={route.table} settings={settings} change={change} />}
      {route.page === 'start' && <Here seats={seats} play={play} {...page} />}
    </>
  )
}

/** What was played on this device last. */
const watchAgain = (): Route => ({ page: 'replays', replay: 'here/latest' })

interface TableProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly leave: () => void
  readonly watchAgain: () => Route
}

/** What is played on this device, or the choice of it. */
function Here({
  seats,
  play,
  ...page
}: TableProps & {
  readonly seats: readonly SeatClient[]
  readonly play: (game: LocalGame) => void
}): JSX.Element {
  if (seats.length === 0) return <FirstScreen play={play} />
  return seats.length === 1 ? <TablePage client={seats[0]!} {...page} /> : <InTurn seats={seats} {...page} />
}

/** Shows the table to whoever is asked, after the device was handed over. */
function InTurn({ seats, ...page }: TableProps & { readonly seats: readonly SeatClient[] }): JSX.Element {
  const [shown, setShown] = useState<number | null>(null)
  useWatching(seats)
  const isAsked = (at: number): boolean => {
    const { position, isLive } = seats[at]!
    const agrees = position?.takeBack?.needs.includes(at) ?? false
    return isLive && (agrees || position?.view.question != null)
  }
  const over = seats[0]!.position?.outcome != null
  const next = over || (shown !== null && isAsked(shown)) ? shown : [0, 1].find(isAsked)
  if (next === undefined || next === null || next === shown)
    return shown === null ? (
      <p class="loading">…</p>
    ) : (
      <TablePage key={shown} client={seats[shown]!} {...page} />
    )
  const name = seats[next]!.position?.seats[next]?.name ?? 'the next player'
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
