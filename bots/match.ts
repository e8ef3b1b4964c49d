/** What a series of games between two bots says: the share of points, how sure that is, and the distance in Elo. */

export interface Interval {
  readonly low: number
  readonly high: number
}

export interface Standing {
  /** Points of the first bot: a game won is 1, a draw a half. */
  readonly points: number
  readonly games: number
  readonly share: number
  /** Where the true share lies, in 95 of 100 such series. */
  readonly interval: Interval
  readonly elo: number
  readonly eloInterval: Interval
}

/** Two-sided, 95%. */
const DEVIATIONS = 1.96

export function standing(wins: number, draws: number, losses: number): Standing {
  const games = wins + draws + losses
  const points = wins + draws / 2
  const share = games === 0 ? 0.5 : points / games
  const interval = wilson(share, games)
  const eloInterval = { low: eloOf(interval.low), high: eloOf(interval.high) }
  return { points, games, share, interval, elo: eloOf(share), eloInterval }
}

/** Wilson's interval, which holds also for few games and for shares near 0 and 1. */
export function wilson(share: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const spread = DEVIATIONS ** 2 / games
  const centre = (share + spread / 2) / (1 + spread)
  const half = (DEVIATIONS * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread)
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** The difference in rating that makes this share likely; infinite for a share of all or nothing. */
export const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share))
