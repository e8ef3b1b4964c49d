/** Bots at a table, for tests: whole games, and single questions. */
import {
  type AnyGame,
  anyGame,
  type Below,
  chance,
  type Kinds,
  type Machine,
  newMachine,
} from '@dejarik/kernel'
import { skirmishGame } from '@dejarik/kernel/skirmish'
import { swccgGame } from '@dejarik/swccg'
import { swtcgGame } from '@dejarik/swtcg'
import { type Bot, type Glimpse, glimpse, type Move } from '../index.ts'

export const GAMES: readonly AnyGame[] = [anyGame(skirmishGame), anyGame(swtcgGame), anyGame(swccgGame)]

export const opened = (definition: AnyGame, seed: number): Machine<Kinds> =>
  newMachine(definition, definition.sampleSetup({ seed }))

/** What the seat that is asked first may know. */
export function firstGlimpse(definition: AnyGame, game: Machine<Kinds>, below: Below): Glimpse {
  const { questions, answers } = game.state.asked!
  return glimpse(definition, game, questions[answers.indexOf(null)]!, below)
}

/** Plays until the end, or so many decisions; each move is shown to the onlooker first. */
export function playOut(
  definition: AnyGame,
  seed: number,
  bot: Bot,
  onlooker: (glimpse: Glimpse, move: Move, game: Machine<Kinds>) => void = () => {},
  most = 2000,
): Machine<Kinds> {
  const game = opened(definition, seed)
  for (let decisions = 0; game.state.asked && decisions < most; decisions++) {
    const seen = firstGlimpse(definition, game, chance(seed + decisions))
    const move = bot(seen)
    onlooker(seen, move, game)
    game.answer({ ask: game.state.asked.id, seat: seen.question.seat, value: move.answer })
  }
  return game
}
