/** Replays: the games that were played here, one of the server by its link, or one from a file. */
import type { FinishedGame } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameShown } from '../games.ts'
import { api } from '../live/api.ts'
import { gameTold, useUnfinished } from '../local/continue-game.tsx'
import { dropGame } from '../local/kept-game.ts'
import { PageHead } from '../page-head.tsx'
import { hashFor } from '../route.ts'
import { saveFile } from '../saved-file.ts'
import { study } from '../study/desk.ts'
import { addressIn, findReplay, replayLink } from './find.ts'
import { type KeptReplay, keptReplays } from './keep.ts'
import { Player, type PlayerProps } from './player.tsx'

export function ReplaysPage({ replay, ...player }: PlayerProps & { readonly replay: string }): JSX.Element {
  const { game, at } = addressIn(replay)
  if (game === '') return <ReplayList {...player} />
  return <OneReplay key={replay} address={game} from={at} {...player} />
}

function OneReplay({
  address,
  ...player
}: PlayerProps & { readonly address: string; readonly from: number }): JSX.Element {
  const [game, setGame] = useState<FinishedGame | null>(null)
  const [refusal, setRefusal] = useState('')
  useEffect(
    () => void findReplay(address).then(setGame, (error: Error) => setRefusal(error.message)),
    [address],
  )
  if (refusal) return <NotThere why={refusal} />
  return game ? <Player {...player} {...game} /> : <p class="loading">Looking for the game …</p>
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
          A file that was saved here or by the program in a terminal
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
        {kept.map((game) => (
          <KeptGameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}

function KeptGameRow({ game }: { readonly game: KeptReplay }): JSX.Element {
  const { id, outcome, names, ended, replay, decks = [], turns = 0 } = game
  const when = new Date(ended).toLocaleString()
  const [link, setLink] = useState<'ready' | 'copied' | 'failed'>('ready')
  const share = async (): Promise<void> => navigator.clipboard.writeText(await replayLink(game))
  const facts = [
    gameShown(replay.game).short,
    decks.filter((deck) => deck !== '').join(' – '),
    turns > 0 ? `${turns} ${turns === 1 ? 'turn' : 'turns'}` : '',
    when,
  ]
  return (
    <li>
      <a href={hashFor({ page: 'replays', replay: `here/${id}` })}>
        {names.join(' – ')}: {outcome}
      </a>
      <span class="small">{facts.filter((fact) => fact !== '').join(' · ')}</span>
      <button
        type="button"
        aria-label={`Copy a link to the game of ${when}`}
        onClick={() =>
          share().then(
            () => setLink('copied'),
            () => setLink('failed'),
          )
        }
      >
        {LINK_SAYS[link]}
      </button>
      <button
        type="button"
        aria-label={`Save the game of ${when} as a file`}
        onClick={() => saveFile(`game-${id}.json`, JSON.stringify(replay), 'application/json')}
      >
        Save
      </button>
    </li>
  )
}

const LINK_SAYS = { ready: 'Copy link', copied: 'Copied', failed: 'Cannot be copied here' } as const

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
