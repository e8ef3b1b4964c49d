/** The page: the first screen, the lobby, a table, or one of the others. */
import type { Company } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { later } from './later.tsx'
import {
  goOnHere,
  isLaid,
  newId,
  onFailure,
  onFinished,
  onNotice,
  playHere,
  takeUpHere,
} from './local/device.ts'
import type { KeptGame } from './local/kept-game.ts'
import { Elsewhere, NoticeLine, noticeText } from './local/notices.tsx'
import { learnStrength } from './local/own-strength.ts'
import { PlayHere, type TableHere } from './local/play-here.tsx'
import type { GameGoingOn, LocalGame, Notice } from './local/protocol.ts'
import { TakeUp } from './local/take-up.tsx'
import { keepPage, showNewer } from './offline/register.ts'
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
const GalleryPage = later(async () => (await import('./gallery/page.tsx')).GalleryPage)
const ReplaysPage = later(async () => (await import('./replays/page.tsx')).ReplaysPage)
const PuzzlesPage = later(async () => (await import('./puzzles/page.tsx')).PuzzlesPage)
const LearnPage = later(async () => (await import('./learn/page.tsx')).LearnPage)
const ConquestPage = later(async () => (await import('./conquest/page.tsx')).ConquestPage)
const EventsPage = later(async () => (await import('./events/page.tsx')).EventsPage)
const PeoplePage = later(async () => (await import('./people/page.tsx')).PeoplePage)
const RulesPage = later(async () => (await import('./rules/page.tsx')).RulesPage)

let settingsNow = readSettings()

export function App(): JSX.Element {
  const [settings, setSettings] = useState(settingsNow)
  const [table, setTable] = useState<TableHere | null>(null)
  const [failure, setFailure] = useState('')
  const [notice, setNotice] = useState<Notice | null>(null)
  const [newer, setNewer] = useState(false)
  useEffect(() => {
    onFailure(setFailure)
    onNotice(setNotice)
    keepPage(() => setNewer(true))
    onFinished((finished) => {
      keepReplay(finished, Date.now())
      if (finished.met) learnStrength(finished.replay.game, finished.met)
    })
  }, [])
  useEffect(() => showTheme(settings), [settings])
  const change = (next: Settings): void => {
    settingsNow = next
    keepSettings(next)
    setSettings(next)
  }
  const sit = (id: string, game: string, wires: readonly Wire[], company: Company): void => {
    const lay = (playmat: Playmat): void => {
      const seats = wires.map((wire) => new SeatClient(wire, playmat, () => settingsNow.pace))
      setTable({ id, seats, company })
      goTo({ page: 'play', game: id })
    }
    setNotice(null)
    playmatOf(game).then(lay, (error: Error) => setFailure(error.message))
  }
  const play = (game: LocalGame): void => {
    const id = newId()
    sit(id, game.game, playHere(game, id), game.company)
  }
  const goOn = (game: GameGoingOn): void => {
    const id = newId()
    sit(id, game.game, goOnHere(game, id), 'program')
  }
  const takeUp = (kept: KeptGame): void => sit(kept.id, kept.game, takeUpHere(kept), kept.company)
  const page = { settings, change, leave: () => goTo({ page: 'start' }), watchAgain }
  const takeBack = (): void => {
    setTable(null)
    setNotice(null)
  }
  const here = (id: string): JSX.Element => {
    if (notice?.kind === 'elsewhere') return <Elsewhere takeBack={takeBack} />
    if (table?.id === id && isLaid(id)) return <PlayHere key={id} table={table} {...page} />
    return <TakeUp id={id} takeUp={takeUp} />
  }
  const route = useRoute()
  return (
    <>
      {failure && (
        <p class="refusal" role="alert">
          The table has stopped: {failure}
        </p>
      )}
      {newer && (
        <NoticeLine text="A newer Dejarik is here. Your game is kept." close={showNewer} button="Show it" />
      )}
      {notice && notice.kind !== 'elsewhere' && (
        <NoticeLine text={noticeText(notice)} close={() => setNotice(null)} />
      )}
      {route.page === 'play' && here(route.game)}
      {route.page === 'lobby' && <LobbyPage />}
      {route.page === 'decks' && <DecksPage deck={route.deck} play={play} />}
      {route.page === 'cards' && <GalleryPage game={route.game} />}
      {route.page === 'replays' && (
        <ReplaysPage replay={route.replay} goOn={goOn} settings={settings} change={change} />
      )}
      {route.page === 'learn' && (
        <LearnPage lesson={route.lesson} play={play} settings={settings} change={change} />
      )}
      {route.page === 'puzzles' && (
        <PuzzlesPage puzzle={route.puzzle} goOn={goOn} settings={settings} change={change} />
      )}
      {route.page === 'conquest' && <ConquestPage war={route.war} settings={settings} change={change} />}
      {route.page === 'events' && <EventsPage event={route.event} />}
      {(route.page === 'ladder' || route.page === 'people' || route.page === 'series') && (
        <PeoplePage route={route} />
      )}
      {route.page === 'rules' && <RulesPage rule={route.rule} />}
      {route.page === 'table' && <LiveTablePage table={route.table} settings={settings} change={change} />}
      {route.page === 'start' && <FirstScreen play={play} settings={settings} change={change} />}
    </>
  )
}

/** What was played on this device last. */
const watchAgain = (): Route => ({ page: 'replays', replay: 'here/latest' })
