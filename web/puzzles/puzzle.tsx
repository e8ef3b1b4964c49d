/** A puzzle at a table that is only shown, with the answers beneath; then what each of them is worth. */
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { GameGoingOn } from '../local/protocol.ts'
import { usePlaymat } from '../playmats.ts'
import { replayClient } from '../replays/replay-client.ts'
import { goTo, hashFor } from '../route.ts'
import type { Settings } from '../settings.ts'
import { study } from '../study/desk.ts'
import type { PuzzleOpened } from '../study/studies.ts'
import { useStudy } from '../study/use-study.ts'
import { TablePage } from '../table/page.tsx'
import { gradeOf } from './grades.ts'
import { noteAnswer, puzzleKey } from './solved.ts'

interface PuzzleProps {
  readonly game: string
  readonly number: number
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly goOn: (game: GameGoingOn) => void
}

export function PuzzleTable(props: PuzzleProps): JSX.Element {
  const { game, number } = props
  const [opened, setOpened] = useState<PuzzleOpened | null>(null)
  const [refusal, setRefusal] = useState('')
  useEffect(() => {
    const open = async (): Promise<PuzzleOpened> => {
      const puzzle = await study('open-puzzle', { game, number })
      await study('open-replay', puzzle)
      return puzzle
    }
    open().then(setOpened, (error: Error) => setRefusal(error.message))
  }, [game, number])
  if (refusal)
    return (
      <p class="refusal" role="alert">
        This puzzle cannot be shown: {refusal}
      </p>
    )
  return opened ? <Posed {...props} puzzle={opened} /> : <p class="loading">Playing the game until here …</p>
}

function Posed({
  puzzle,
  number,
  game,
  settings,
  change,
  goOn,
}: PuzzleProps & { readonly puzzle: PuzzleOpened }): JSX.Element {
  const { seat, replay } = puzzle
  const eyes = useMemo(() => ({ seat, open: false }), [seat])
  const at = replay.decisions.length
  const { answer: shown } = useStudy('replay-position', { at, eyes })
  const playmat = usePlaymat(game)
  const client = useMemo(
    () => playmat && shown && replayClient(playmat, shown, shown.position.epoch, eyes),
    [playmat, shown],
  )
  if (!client) return <p class="loading">Laying out the cards …</p>
  const playOn = (): void => goOn({ game, setup: replay.setup, decisions: replay.decisions, seat })
  return (
    <TablePage
      client={client}
      settings={settings}
      change={change}
      leave={() => goTo({ page: 'puzzles', puzzle: '' })}
      bar={<PuzzleBar puzzle={puzzle} game={game} number={number} playOn={playOn} />}
    />
  )
}

interface BarProps {
  readonly puzzle: PuzzleOpened
  readonly game: string
  readonly number: number
  readonly playOn: () => void
}

function PuzzleBar({ puzzle, game, number, playOn }: BarProps): JSX.Element {
  const [given, setGiven] = useState<number | null>(null)
  const { answers, names, seat, turn, prompt, missed } = puzzle
  const best = Math.max(...answers.map(({ wins }) => wins))
  const choose = (index: number): void => {
    setGiven(index)
    noteAnswer(puzzleKey(game, number), answers[index]!.wins === best)
  }
  return (
    <section class="puzzle-bar" aria-label="Puzzle">
      <p class="kicker">
        {`Puzzle ${number}, ${gradeOf(missed.length).toLowerCase()}. Turn ${turn}: you are ${names[seat]}.`}
      </p>
      <p class="puzzle-prompt">{given === null ? `${prompt} One answer wins.` : verdict(puzzle, given)}</p>
      {given === null ? (
        <div class="puzzle-answers">
          {answers.map(({ text }, index) => (
            <button key={text} type="button" onClick={() => choose(index)}>
              {text}
            </button>
          ))}
        </div>
      ) : (
        <Solution puzzle={puzzle} given={given} game={game} number={number} playOn={playOn} />
      )}
    </section>
  )
}

/** What came of the answer, and what the next best is worth. */
function verdict({ answers }: PuzzleOpened, given: number): string {
  const [best, next] = answers.toSorted((one, other) => other.wins - one.wins)
  const isBest = answers[given]!.wins === best!.wins
  const why = `It wins ${best!.wins} games of 100; the next best (${next!.text}) wins ${next!.wins}.`
  return isBest ? `Yes. ${why}` : `No: ${best!.text}. ${why}`
}

function Solution({
  puzzle,
  given,
  game,
  number,
  playOn,
}: BarProps & { readonly given: number }): JSX.Element {
  const { answers, missed, of } = puzzle
  const next = number < of ? number + 1 : 1
  return (
    <>
      <ul class="puzzle-worths">
        {answers.map(({ text, wins }, index) => (
          <li key={text} class={index === given ? 'is-given' : ''}>
            <meter min={0} max={100} value={wins} aria-label={`${text}: ${wins} of 100`} />
            <span>{`${wins} of 100: ${text}${index === given ? ' (your answer)' : ''}`}</span>
          </li>
        ))}
      </ul>
      <p class="small">
        {missed.length === 0
          ? 'All programs find it.'
          : `${listed(missed)} ${missed.length === 1 ? 'answers' : 'answer'} something else.`}
      </p>
      <div class="puzzle-next">
        <a class="play-now second" href={hashFor({ page: 'puzzles', puzzle: puzzleKey(game, next) })}>
          Next puzzle
        </a>
        <button type="button" onClick={playOn}>
          Play on from here
        </button>
      </div>
    </>
  )
}

const listed = (names: readonly string[]): string => {
  const told = names.map((name) => `the ${name.replace('-', ' ')}`)
  const last = told.at(-1)!
  const said = told.length === 1 ? last : `${told.slice(0, -1).join(', ')} and ${last}`
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}
