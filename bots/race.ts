/** A race: answers are tried in the same imagined games, and one falls out when another is ahead by more than luck. */
import type { Answer } from '@dejarik/kernel'
import type { Move } from './bot.ts'

/** An answer, and the chances to win that it left, one for each game in which it was tried. */
export interface Runner {
  readonly answer: Answer
  readonly values: number[]
}

export const runner = (answer: Answer): Runner => ({ answer, values: [] })

/** Games after which the first may fall out: a single one tells of luck alone. */
const FEWEST = 2

/** Those that may still turn out to be the best. */
export function stillRunning<R extends Runner>(field: readonly R[]): readonly R[] {
  const leader = leaderOf(field)
  return field.filter((each) => each === leader || mayCatchUp(each, leader))
}

const leaderOf = <R extends Runner>(field: readonly R[]): R =>
  field.reduce((leader, each) => (mean(each.values) > mean(leader.values) ? each : leader))

function mayCatchUp(one: Runner, leader: Runner): boolean {
  const { average, deviation, games } = gain(one, leader)
  return games < FEWEST || average + deviation > 0
}

interface Gain {
  readonly average: number
  /** The standard deviation of the average. */
  readonly deviation: number
  readonly games: number
}

/** By how much one is ahead of another in the games that both were tried in. */
function gain(one: Runner, other: Runner): Gain {
  const games = Math.min(one.values.length, other.values.length)
  const gains = one.values.slice(0, games).map((value, game) => value - other.values[game]!)
  const average = mean(gains)
  const squares = gains.map((each) => (each - average) ** 2)
  return { average, deviation: Math.sqrt(mean(squares) / Math.max(1, games - 1)), games }
}

/** The leader of those left; but the first thought, if the leader is not ahead of it by so many deviations. */
export function winner(all: readonly Runner[], left: readonly Runner[], caution: number): Move {
  const [first, leader] = [all[0]!, leaderOf(left)]
  const { average, deviation } = gain(leader, first)
  const chosen = average - caution * deviation > 0 ? leader : first
  const trials = all.reduce((sum, { values }) => sum + values.length, 0)
  return { answer: chosen.answer, explain: () => explanation(chosen, all, trials), trials }
}

function explanation(chosen: Runner, all: readonly Runner[], trials: number): string {
  const others = all.filter((each) => each !== chosen && each.values.length > 0)
  const rival = others.length > 0 ? `; the next best left ${percent(mean(leaderOf(others).values))}` : ''
  const { values } = chosen
  return `In ${values.length} of ${trials} imagined games it was tried and left a chance to win of ${percent(mean(values))}${rival}.`
}

const percent = (share: number): string => `${Math.round(100 * share)}%`

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
