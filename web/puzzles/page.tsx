/** Puzzles: positions in which one answer wins, one of the day and all by grade. */
import type { JSX } from 'preact'
import { GAMES } from '../games.ts'
import type { GameGoingOn } from '../local/protocol.ts'
import { PageHead } from '../page-head.tsx'
import { goTo, hashFor } from '../route.ts'
import type { Settings } from '../settings.ts'
import type { PuzzleNotice } from '../study/studies.ts'
import { useStudy } from '../study/use-study.ts'
import { GRADES, gradeOf, puzzleOfTheDay } from './grades.ts'
import { PuzzleTable } from './puzzle.tsx'
import { puzzleKey, solvedPuzzles } from './solved.ts'

interface PageProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly goOn: (game: GameGoingOn) => void
}

export function PuzzlesPage({ puzzle, ...page }: PageProps & { readonly puzzle: string }): JSX.Element {
  const [game = '', number = ''] = puzzle.split('/')
  if (/^\d+$/.test(number) && GAMES.some(({ name }) => name === game))
    return <PuzzleTable key={puzzle} game={game} number={Number(number)} {...page} />
  return (
    <main class="page">
      <PageHead title="Puzzles" />
      <p>
        Positions of real games in which one answer wins and the others do not. What each answer is worth was
        found by playing on from it in a hundred games, with everything that you cannot see drawn anew.
      </p>
      {GAMES.map(({ name, title }) => (
        <PuzzlesOf key={name} game={name} title={title} />
      ))}
    </main>
  )
}

function PuzzlesOf({ game, title }: { readonly game: string; readonly title: string }): JSX.Element | null {
  const { answer: puzzles, refusal } = useStudy('puzzle-list', { game })
  if (puzzles?.length === 0) return null
  const today = puzzles && puzzleOfTheDay(Date.now(), puzzles.length)
  return (
    <section class="puzzles" aria-label={title}>
      <h2>{title}</h2>
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      {today !== null && (
        <button
          type="button"
          class="primary"
          onClick={() => goTo({ page: 'puzzles', puzzle: puzzleKey(game, today) })}
        >
          Puzzle of the day
        </button>
      )}
      {puzzles && [...new Set(GRADES)].map((grade) => <Grade key={grade} {...{ game, puzzles, grade }} />)}
    </section>
  )
}

function Grade({
  game,
  puzzles,
  grade,
}: {
  readonly game: string
  readonly puzzles: readonly PuzzleNotice[]
  readonly grade: string
}): JSX.Element | null {
  const solved = solvedPuzzles()
  const numbers = puzzles.flatMap((each, index) => (gradeOf(each.grade) === grade ? [index + 1] : []))
  if (numbers.length === 0) return null
  const right = numbers.filter((number) => solved[puzzleKey(game, number)]).length
  return (
    <>
      <h3>
        {grade} <span class="small">{`${right} of ${numbers.length} solved`}</span>
      </h3>
      <ol class="puzzle-numbers">
        {numbers.map((number) => (
          <li key={number}>
            <PuzzleLink game={game} number={number} isBest={solved[puzzleKey(game, number)]} />
          </li>
        ))}
      </ol>
    </>
  )
}

function PuzzleLink({
  game,
  number,
  isBest,
}: {
  readonly game: string
  readonly number: number
  readonly isBest: boolean | undefined
}): JSX.Element {
  const mark = isBest === undefined ? '' : isBest ? ' ✓' : ' ✗'
  const told = isBest === undefined ? '' : isBest ? ', solved' : ', missed'
  return (
    <a
      href={hashFor({ page: 'puzzles', puzzle: puzzleKey(game, number) })}
      class={isBest === undefined ? '' : isBest ? 'is-solved' : 'is-missed'}
      aria-label={`Puzzle ${number}${told}`}
    >
      {number}
      {mark}
    </a>
  )
}
