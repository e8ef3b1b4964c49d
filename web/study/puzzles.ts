/** Puzzles in the worker: those of a game are fetched when somebody looks at them. */

import { type Puzzle, pose, puzzlesIn } from '@dejarik/bots/puzzles'
import { asKnownTo, replayOf, sayAnswer } from '@dejarik/kernel'
import { type GameName, knownGame, tableGame } from '../local/games.ts'
import type { PuzzleNotice, PuzzleOpened, Studies } from './studies.ts'

/** Games that puzzles were found in so far. */
const SHELVES: Readonly<Partial<Record<GameName, () => Promise<{ readonly default: string }>>>> = {
  swtcg: () => import('@dejarik/bots/swtcg/puzzles'),
}
async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const shelf = await SHELVES[knownGame(game)]?.()
  return shelf ? puzzlesIn(shelf.default) : []
}

export const puzzleList = async (game: string): Promise<readonly PuzzleNotice[]> =>
  (await puzzlesOf(game)).map(({ missed, answers }) => ({ grade: missed.length, answers: answers.length }))

/** The answers in the order in which the table lists them, so that the best is not the first. */
export async function openPuzzle({ game, number }: Studies['open-puzzle']['ask']): Promise<PuzzleOpened> {
  const puzzles = await puzzlesOf(game)
  const puzzle = puzzles[number - 1]
  if (!puzzle) throw new Error(`There are ${puzzles.length} puzzles.`)
  const { definition, manners } = await tableGame(game)
  const { machine, question, decisions } = pose(definition, puzzle)
  const { seat } = question
  const known = asKnownTo(machine, seat)
  return {
    replay: replayOf(definition, puzzle.setup, decisions, machine.state),
    names: machine.state.seats.map((_, each) => definition.words.seat(machine, each)),
    seat,
    turn: manners.turn(machine),
    prompt: definition.words.prompt(known, question),
    answers: puzzle.answers
      .map(({ answer, wins }) => ({ text: sayAnswer(definition.words, known, question, answer), wins }))
      .toSorted((one, other) => one.text.localeCompare(other.text)),
    missed: puzzle.missed,
    of: puzzles.length,
  }
}
