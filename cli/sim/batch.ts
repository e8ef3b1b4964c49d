/** A share of the games of a simulation, played one after another in one thread. */
import { join } from 'node:path'
import { type AnyGame, MOST_SEED, replayOf, type SetupRequest } from '@dejarik/kernel'
import { seatBot } from '../bots.ts'
import { writeJson } from '../files.ts'
import { gameNamed } from '../games.ts'
import { writeFault } from '../reports.ts'
import { type PlayedGame, playGame } from './game.ts'
import { countGame, emptyTally, type Tally } from './tally.ts'

/** What a simulation plays; plain data, so that it can be sent to a worker. */
export interface SimOrder {
  readonly game: string
  /** Game number n, from 0, has the seed of the request plus n. */
  readonly request: SetupRequest
  readonly games: number
  /** By seat. */
  readonly bots: readonly string[]
  /** A game with more decisions than this counts as unfinished. */
  readonly limit: number
  /** The folder that gets a replay of every game. */
  readonly record?: string
}

/** Plays every `step`th game from number `first`; tells after each how many it has played. */
export function playBatch(
  order: SimOrder,
  first: number,
  step: number,
  tell: (played: number) => void,
): Tally {
  const definition = gameNamed(order.game)
  const tally = emptyTally(order.bots.length)
  for (let number = first; number < order.games; number += step) {
    const game = playNumber(definition, order, number)
    countGame(tally, game)
    if (game.fault)
      tally.faults.push({ seed: game.setup.seed, message: game.fault.message, file: writeFault(game.fault) })
    else if (order.record) record(definition, order.record, game)
    tell(tally.games)
  }
  return tally
}

function playNumber(definition: AnyGame, order: SimOrder, number: number): PlayedGame {
  const seed = (order.request.seed + number) % (MOST_SEED + 1)
  const setup = definition.sampleSetup({ ...order.request, seed })
  const bots = order.bots.map((name, seat) => seatBot(name, seed, seat))
  return playGame(definition, setup, bots, order.limit)
}

function record(definition: AnyGame, folder: string, { setup, decisions, machine }: PlayedGame): void {
  if (!machine) return
  const file = join(folder, `${definition.name}-${setup.seed}.json`)
  writeJson(file, replayOf(definition, setup, decisions, machine.state))
}
