/** A share of the games of a simulation, played one after another in one thread. */
import { join } from 'node:path'
import { type AnyGame, MOST_SEED, replayOf, type SetupRequest } from '@dejarik/kernel'
import { type SeatedBot, seatBot } from '../bots.ts'
import { withDrawnDecks } from '../drawn-decks.ts'
import { writeJson } from '../files.ts'
import { gameNamed } from '../games.ts'
import { writeFault } from '../reports.ts'
import { type PlayedGame, playGame } from './game.ts'
import { countGame, emptyTally, type GameRecord, type Tally, type Thinking } from './tally.ts'

/** What a simulation plays; plain data, so that it can be sent to a worker. */
export interface SimOrder {
  readonly game: string
  /** Game number n, from 0, has the seed of the request plus n. */
  readonly request: SetupRequest & { readonly seed: number }
  readonly games: number
  /** By seat. */
  readonly bots: readonly string[]
  /** Every seed is played twice, the second time with the bots in the opposite order. */
  readonly paired?: true
  /** A game with more decisions than this counts as unfinished. */
  readonly limit: number
  /** Decks drawn from all cards, others in each game. */
  readonly drawn?: true
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
    const { seed, bots, players } = seating(order, number)
    const complain = (message: string): void => void tally.complaints.push({ seed, message })
    const thinking = bots.map((): Thinking => ({ decisions: 0, total: 0, longest: 0 }))
    const seated = bots.map((name, seat) =>
      timed(seatBot(name, definition, seed, seat, complain), thinking[seat]!),
    )
    const request = { ...order.request, seed }
    const setup = definition.sampleSetup(order.drawn ? withDrawnDecks(order.game, request) : request)
    const game = playGame(definition, setup, seated, order.limit)
    countGame(tally, game, players)
    if (order.paired) tally.records.push(recordOf(definition, game, seed, players, thinking))
    if (game.fault) tally.faults.push({ seed, message: game.fault.message, file: writeFault(game.fault) })
    else if (order.record) record(definition, order.record, game)
    tell(tally.games)
  }
  return tally
}

/** The bot, with its time taken. */
const timed =
  (bot: SeatedBot, thinking: Thinking): SeatedBot =>
  (game, question) => {
    const start = performance.now()
    const move = bot(game, question)
    const spent = performance.now() - start
    thinking.decisions++
    thinking.total += spent
    thinking.longest = Math.max(thinking.longest, spent)
    return move
  }

function recordOf(
  definition: AnyGame,
  { setup, decisions, machine }: PlayedGame,
  seed: number,
  players: readonly number[],
  thinking: readonly Thinking[],
): GameRecord {
  const winners = machine?.state.outcome?.winners ?? []
  const titles = definition.deckTitles?.(setup) ?? players.map(() => 'the deck of the game')
  const seatOf = (player: number): number => players.indexOf(player)
  const byPlayer = <T>(ofSeat: (seat: number) => T): T[] => players.map((_, player) => ofSeat(seatOf(player)))
  return {
    seed,
    decks: byPlayer((seat) => titles[seat]!),
    points: byPlayer((seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0)),
    decisions: decisions.length,
    thinking: byPlayer((seat) => thinking[seat]!),
  }
}

interface Seating {
  readonly seed: number
  readonly bots: readonly string[]
  /** Which player of the order sits at each seat. */
  readonly players: readonly number[]
}

function seating({ request, bots, paired }: SimOrder, number: number): Seating {
  const past = paired ? Math.floor(number / 2) : number
  const seats = [...bots.keys()]
  const players = paired && number % 2 === 1 ? seats.reverse() : seats
  const seed = (request.seed + past) % (MOST_SEED + 1)
  return { seed, bots: players.map((player) => bots[player]!), players }
}

function record(definition: AnyGame, folder: string, { setup, decisions, machine }: PlayedGame): void {
  if (!machine) return
  const file = join(folder, `${definition.name}-${setup.seed}.json`)
  writeJson(file, replayOf(definition, setup, decisions, machine.state))
}
