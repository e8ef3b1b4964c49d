/** Replays: the games that were played here, one of the server by its link, or one from a file. */
import type { FinishedGame } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../live/api.ts'
import { gameTold, useUnfinished } from '../local/continue-game.tsx'
import { dropGame } from '../local/kept-game.ts'
import { PageHead } from '../page-head.tsx'
import { hashFor } from '../route.ts'
import { saveFile } from '../saved-file.ts'
import { study } from '../study/desk.ts'
import { type KeptReplay, keptReplay, keptReplays } from './keep.ts'
import { Player, type PlayerProps } from './player.tsx'

export function ReplaysPage({ replay, ...player }: PlayerProps & { readonly replay: string }): JSX.Element {
  const [place = '', id = '', number = ''] = replay.split('/')
  if (place === 'here') return <Here key={id} id={id} {...player} />
  if (place === 'table') return <OfTable key={replay} table={id} number={number} {...player} />
  return <ReplayList {...player} />
}

function Here({ id, ...player }: PlayerProps & { readonly id: string }): JSX.Element {
  const [kept] = useState(() => keptReplay(id))
  if (!kept) return <NotThere why="This game is not kept in this browser." />
  return <Player {...player} {...kept} />
}

function OfTable({
  table,
  number,
  ...player
}: PlayerProps & { readonly table: string; readonly number: string }): JSX.Element {
  const [games, setGames] = useState<readonly FinishedGame[] | null>(null)
  const [refusal, setRefusal] = useState('')
  useEffect(() => {
    api.finished(table).then(
      ({ games: played }) => setGames(played),
      (error: Error) => setRefusal(error.message),
    )
  }, [table])
  if (refusal) return <NotThere why={refusal} />
  if (!games) return <p class="loading">Looking for the game …</p>
  const game = number === '' ? games.at(-1) : games[Number(number) - 1]
  return game ? (
    <Player {...player} {...game} />
  ) : (
    <NotThere why="Games of a table can be watched when it plays no more." />
  )
}

function NotThere({ why }: { readonly why: string }): JSX.Element {
  return (
    <main class="page">
      <PageHead title="Replays" />
      <p role="alert">{why}</p>
    </main>
  )
}

function ReplayList(player: PlayerProps): JSX.Element {
  const [opened, setOpened] = useState<FinishedGame | null>(null)
  const [refusal, setRefusal] = useState('')
  const read = async (file: File): Promise<void> => {
    const replay = await study('read-replay', { text: await file.text() })
    setOpened({ replay, names: Array.from({ length: replay.setup.seats }, (_, seat) => `Seat ${seat + 1}`) })
  }
  if (opened) return <Player {...player} {...opened} />
  return (
    <main class="page">
      <PageHead title="Replays" />
      <Unfinished />
      <KeptList kept={keptReplays()} />
      <FinishedTables />
      <section class="choices" aria-label="A game in a file">
        <h2>A game in a file</h2>
        <label>
          As “dejarik sim --record” and “save” in a terminal game write it
          <input
            type="file"
            accept=".json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              if (file) read(file).catch((error: Error) => setRefusal(error.message))
            }}
          />
        </label>
        {refusal && (
          <p class="refusal" role="alert">
            {refusal}
          </p>
        )}
      </section>
    </main>
  )
}

/** Games on this device that go on where they were left. */
function Unfinished(): JSX.Element | null {
  const [games, look] = useUnfinished()
  if (games.length === 0) return null
  return (
    <section class="choices" aria-label="Unfinished games">
      <h2>Unfinished games</h2>
      <ul class="deck-list">
        {games.map((kept) => (
          <li key={kept.id}>
            <a href={hashFor({ page: 'play', game: kept.id })}>{gameTold(kept)}</a>
            <span class="small">{new Date(kept.changed).toLocaleString()}</span>
            <button
              type="button"
              aria-label={`Throw away: ${gameTold(kept)}`}
              onClick={() => void dropGame(kept.id).then(look)}
            >
              Throw away
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function KeptList({ kept }: { readonly kept: readonly KeptReplay[] }): JSX.Element {
  return (
    <section class="choices" aria-label="Played on this device">
      <h2>Played on this device</h2>
      {kept.length === 0 && <p class="empty">A game that is played to its end is kept here.</p>}
      <ul class="deck-list">
        {kept.map(({ id, outcome, names, ended, replay }) => (
          <li key={id}>
            <a href={hashFor({ page: 'replays', replay: `here/${id}` })}>
              {names.join(' – ')}: {outcome}
            </a>
            <span class="small">{new Date(ended).toLocaleString()}</span>
            <button
              type="button"
              aria-label={`Save the game of ${new Date(ended).toLocaleString()} as a file`}
              onClick={() => saveFile(`game-${id}.json`, JSON.stringify(replay), 'application/json')}
            >
              Save
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One's own tables on the server whose games are over. */
function FinishedTables(): JSX.Element | null {
  const [tables, setTables] = useState<readonly { readonly id: string; readonly who: string }[]>([])
  useEffect(() => {
    const told = async (): Promise<void> => {
      if ((await api.me()) === null) return
      const over = (await api.myTables()).filter(({ state }) => state === 'over')
      setTables(over.map(({ id, seats }) => ({ id, who: seats.map((seat) => seat?.name ?? '').join(' – ') })))
    }
    told().catch(() => undefined)
  }, [])
  if (tables.length === 0) return null
  return (
    <section class="choices" aria-label="Played with people">
      <h2>Played with people</h2>
      <ul class="deck-list">
        {tables.map(({ id, who }) => (
          <li key={id}>
            <a href={hashFor({ page: 'replays', replay: `table/${id}` })}>{who}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
