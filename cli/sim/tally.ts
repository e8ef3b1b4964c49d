/** What many games come to. Tallies add up, whoever played which game. */
import type { PlayedGame, Stops } from './game.ts'

/** A game that the program could not finish, and the file that shows it again. */
interface CountedFault {
  readonly seed: number
  readonly message: string
  readonly file: string
}

export interface Complaint {
  readonly seed: number
  readonly message: string
}

/** One game of a match, for its report; lists are by player. */
export interface GameRecord {
  readonly seed: number
  readonly decks: readonly string[]
  /** Points: 1 for a win, a half for a draw or a game without an end. */
  readonly points: readonly number[]
  readonly decisions: number
  readonly thinking: readonly Thinking[]
}

/** How long a bot thought, in milliseconds. */
export interface Thinking {
  decisions: number
  total: number
  longest: number
}

export interface Tally {
  games: number
  decisions: number
  readonly stops: Stops
  /** Games that reached the limit of decisions. */
  unfinished: number
  draws: number
  /** By seat, or by player where players change seats; every seat of a winning team counts. */
  readonly wins: number[]
  readonly faults: CountedFault[]
  /** What bots failed to answer; the lot answered for them. */
  readonly complaints: Complaint[]
  /** Of a match, every game. */
  readonly records: GameRecord[]
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  decisions: 0,
  stops: { hiding: 0, idle: 0 },
  unfinished: 0,
  draws: 0,
  wins: Array.from({ length: seats }, () => 0),
  faults: [],
  complaints: [],
  records: [],
})

export function countGame(tally: Tally, game: PlayedGame, players: readonly number[]): void {
  tally.games++
  tally.decisions += game.decisions.length
  addStops(tally.stops, game.stops)
  if (!game.machine) return
  const { outcome } = game.machine.state
  if (!outcome) tally.unfinished++
  else if (outcome.winners.length === 0) tally.draws++
  else for (const seat of outcome.winners) tally.wins[players[seat]!]!++
}

function addStops(sum: Stops, { hiding, idle }: Stops): void {
  sum.hiding += hiding
  sum.idle += idle
}

export function addTallies(tallies: readonly Tally[], seats: number): Tally {
  const sum = emptyTally(seats)
  for (const tally of tallies) {
    sum.games += tally.games
    sum.decisions += tally.decisions
    addStops(sum.stops, tally.stops)
    sum.unfinished += tally.unfinished
    sum.draws += tally.draws
    for (const [seat, wins] of tally.wins.entries()) sum.wins[seat]! += wins
    sum.faults.push(...tally.faults)
    sum.complaints.push(...tally.complaints)
    sum.records.push(...tally.records)
  }
  sum.faults.sort((a, b) => a.seed - b.seed)
  sum.records.sort((a, b) => a.seed - b.seed)
  return sum
}
