/** The page: the first screen, the lobby, a table, or one of the others. */
import type { Company } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { later } from './later.tsx'
import { goOnHere, onFailure, onFinished, playHere } from './local/device.ts'
import { PlayHere, type TableHere } from './local/play-here.tsx'
import type { GameGoingOn, LocalGame } from './local/protocol.ts'
import type { Playmat } from './playmat.ts'
import { playmatOf } from './playmats.ts'
import { keepReplay } from './replays/keep.ts'
import { goTo, type Route, useRoute } from './route.ts'
import { SeatClient } from './seat.ts'
import { keepSettings, readSettings, type Settings, showTheme } from './settings.ts'
import { FirstScreen } from './start/first-screen.tsx'
import type { Wire } from './wire.ts'

const LobbyPage = later(async () => (await import('./lobby/page.tsx')).LobbyPage)
const LiveTablePage = later(async () => (await import('./live/table-page.tsx')).LiveTablePage)
const DecksPage = later(async () => (await import('./decks/page.tsx')).DecksPage)
const ReplaysPage = later(async () => (await import('./replays/page.tsx')).ReplaysPage)
const LearnPage = later(async () => (await import('./learn/page.tsx')).LearnPage)
const ConquestPage = later(async () => (await import('./conquest/page.tsx')).ConquestPage)
const EventsPage = later(async () => (await import('./events/page.tsx')).EventsPage)
const RulesPage = later(async () => (await import('./rules/page.tsx')).RulesPage)

let settingsNow = readSettings()

export function App(): JSX.Element {
  const [settings, setSettings] = useState(settingsNow)
  const [table, setTable] = useState<TableHere | null>(null)
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
  const sit = (game: string, wires: readonly Wire[], company: Company = 'program'): void => {
    const lay = (playmat: Playmat): void => {
      const seats = wires.map((wire) => new SeatClient(wire, playmat, () => settingsNow.pace))
      setTable({ seats, company })
      goTo({ page: 'start' })
    }
    playmatOf(game).then(lay, (error: Error) => setFailure(error.message))
  }
  const play = (game: LocalGame): void => sit(game.game, playHere(game), game.company)
  const goOn = (game: GameGoingOn): void => sit(game.game, goOnHere(game))
  const page = { settings, change, leave: () => setTable(null), watchAgain }
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
      {route.page === 'conquest' && <ConquestPage war={route.war} settings={settings} change={change} />}
      {route.page === 'events' && <EventsPage event={route.event} />}
      {route.page === 'rules' && <RulesPage rule={route.rule} />}
      {route.page === 'table' && <LiveTablePage table={route.table} settings={settings} change={change} />}
      {route.page === 'start' && (table ? <PlayHere table={table} {...page} /> : <FirstScreen play={play} />)}
    </>
  )
}

/** What was played on this device last. */
const watchAgain = (): Route => ({ page: 'replays', replay: 'here/latest' })
