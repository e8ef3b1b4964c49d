/**
 * A race: answers are tried in the same imagined games. One that is behind falls out; another than the first thought
 * wins only if it is ahead by more than luck and errors of judgement may do.
 */
import type { Answer } from '@dejarik/kernel'
import type { Move } from './bot.ts'

/** An answer, and the chances to win that it left, one for each game in which it was tried. */
export interface Runner {
  readonly answer: Answer
  readonly values: number[]
}

export const runner = (answer: Answer): Runner => ({ answer, values: [] })

/** What another answer than the first thought must show. */
export interface Caution {
  /** The chance to win by which it must be ahead: less may be an error of judgement. */
  readonly margin: number
  /** How many standard deviations more, for luck. */
  readonly deviations: number
  /** How many standard deviations one must be behind to fall out. */
  readonly doubt: number
  /** The standard deviation of one game, as it is believed before any is tried. */
  readonly luck: number
}

/** As many games must speak against that belief as for it: a few that agree by chance are no certainty. */
const BELIEF = 2

/** Those that may still win, the first thought among them or not. */
export function stillRunning<R extends Runner>(
  field: readonly R[],
  first: R,
  { margin, doubt, luck }: Caution,
): readonly R[] {
  const leader = leaderOf(field)
  const mayBeat = (each: R, other: R, by: number): boolean => {
    const { average, deviation } = gain(each, other, luck)
    return average + doubt * deviation > by
  }
  return field.filter(
    (each) =>
      each === leader || (mayBeat(each, leader, 0) && (each === first || mayBeat(each, first, margin))),
  )
}

const leaderOf = <R extends Runner>(field: readonly R[]): R =>
  field.reduce((leader, each) => (chanceOf(each) > chanceOf(leader) ? each : leader))

interface Gain {
  readonly average: number
  /** The standard deviation of the average. */
  readonly deviation: number
}

/** By how much one is ahead of another in the games that both were tried in. */
function gain(one: Runner, other: Runner, luck: number): Gain {
  const games = Math.min(one.values.length, other.values.length)
  const gains = one.values.slice(0, games).map((value, game) => value - other.values[game]!)
  const average = mean(gains)
  const squares = gains.reduce((sum, each) => sum + (each - average) ** 2, 0)
  const variance = (squares + BELIEF * luck ** 2) / (Math.max(0, games - 1) + BELIEF)
  return { average, deviation: Math.sqrt(variance / Math.max(1, games)) }
}

/** Of those left the leader; but the first thought, if the leader is not far enough ahead of it. */
export function winner<R extends Runner>(all: readonly R[], left: readonly R[], caution: Caution): Move {
  const { better } = verdict(all, left, caution)
  const chosen = all.find(({ answer }) => answer === better) ?? all[0]!
  const trials = all.reduce((sum, { values }) => sum + values.length, 0)
  return { answer: chosen.answer, explain: () => explanation(chosen, all), trials }
}

/** What a race says of its first answer. */
export interface Verdict {
  /** The chance to win that it left. */
  readonly chance: number
  /** Another that is ahead by more than luck and errors of judgement may do; null where there is none. */
  readonly better: Answer | null
  /** By how much that one is ahead. */
  readonly loss: number
}

export function verdict<R extends Runner>(
  all: readonly R[],
  left: readonly R[],
  { margin, deviations, luck }: Caution,
): Verdict {
  const [first, leader] = [all[0]!, leaderOf(left)]
  const { average, deviation } = gain(leader, first, luck)
  const isBetter = average - deviations * deviation > margin
  return {
    chance: chanceOf(first),
    better: isBetter ? leader.answer : null,
    loss: isBetter ? average : 0,
  }
}

function explanation(chosen: Runner, all: readonly Runner[]): string {
  const others = all.filter((each) => each !== chosen && each.values.length > 0)
  return `It wins about ${inHundred(chosen)} games of 100${others.length > 0 ? comparison(chosen, leaderOf(others)) : ''}.`
}

/** The first thought is kept where another is not ahead for certain. */
const comparison = (chosen: Runner, rival: Runner): string =>
  chanceOf(rival) > chanceOf(chosen)
    ? '; nothing else wins more for certain'
    : `; the next best wins ${inHundred(rival)}`

const inHundred = (runner: Runner): number => Math.round(100 * chanceOf(runner))
const chanceOf = ({ values }: Runner): number => mean(values)

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
