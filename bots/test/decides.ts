/** What a bot does about the first question of a position, for tests. */
import { anyGame, chance, type GameDefinition, type Kinds, type Machine, type Setup } from '@dejarik/kernel'
import { type ScenarioStart, scenario } from '@dejarik/kernel/scenario'
import { type Bot, botFor } from '../index.ts'
import { firstGlimpse } from './seats.ts'

export interface Decided {
  readonly about: string
  /** The answer, in the words of the game. */
  readonly said: string
  readonly why: string
}

export const cadetDecides = <K extends Kinds, S extends Setup>(
  game: GameDefinition<K, S>,
  start: ScenarioStart,
): Decided => botDecides(botFor('cadet', game.name)!, game, start)

export function botDecides<K extends Kinds, S extends Setup>(
  bot: Bot,
  game: GameDefinition<K, S>,
  start: ScenarioStart,
): Decided {
  const definition = anyGame(game)
  const machine = scenario(game, start).machine.fork() as unknown as Machine<Kinds>
  const seen = firstGlimpse(definition, machine, chance(1))
  const { question } = seen
  const move = bot(seen)
  const offer =
    question.kind === 'action' ? question.offers.find(({ key }) => key === move.answer) : undefined
  const said = offer ? definition.words.offer(machine, offer) : JSON.stringify(move.answer)
  return { about: question.about, said, why: move.explain() }
}
