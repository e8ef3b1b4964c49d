/**
 * Glicko-2, by M. Glickman, “Example of the Glicko-2 system” (2022): how strong somebody plays, how sure that is, and
 * how steadily.
 */

export interface Strength {
  readonly rating: number
  /** Two of them to either side hold the true strength, nineteen times of twenty. */
  readonly deviation: number
  readonly volatility: number
}

/** A game against somebody: 1 is won, 0.5 drawn, 0 lost. */
export interface Scored {
  readonly against: Strength
  readonly score: 0 | 0.5 | 1
}

export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 }

/** Between the scale that people know and that of the formulas. */
const SCALE = 173.7178
/** How much volatility may change; the paper names 0.3 to 1.2. */
const TAU = 0.5
const CLOSE_ENOUGH = 0.000001

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI))

const expected = (mu: number, { rating, deviation }: Strength): number =>
  1 / (1 + Math.exp(-weightOf(deviation / SCALE) * (mu - (rating - NEWCOMER.rating) / SCALE)))

/** Whoever does not play is known less well with every period. */
export const rested = (strength: Strength, periods: number): Strength => {
  const phi = strength.deviation / SCALE
  const widened = SCALE * Math.sqrt(phi * phi + strength.volatility ** 2 * Math.max(0, periods))
  return { ...strength, deviation: Math.min(NEWCOMER.deviation, widened) }
}

/** After the games of a period. */
export function rated(strength: Strength, games: readonly Scored[]): Strength {
  if (games.length === 0) return rested(strength, 1)
  const mu = (strength.rating - NEWCOMER.rating) / SCALE
  const phi = strength.deviation / SCALE
  const parts = games.map(({ against, score }) => {
    const weight = weightOf(against.deviation / SCALE)
    const chance = expected(mu, against)
    return { information: weight * weight * chance * (1 - chance), surprise: weight * (score - chance) }
  })
  const variance = 1 / parts.reduce((sum, { information }) => sum + information, 0)
  const surprise = parts.reduce((sum, part) => sum + part.surprise, 0)
  const volatility = nextVolatility(phi, strength.volatility, variance, variance * surprise)
  const before = Math.sqrt(phi * phi + volatility * volatility)
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / variance)
  return {
    rating: SCALE * (mu + after * after * surprise) + NEWCOMER.rating,
    deviation: SCALE * after,
    volatility,
  }
}

/** Step 5 of the paper: the root of f by the Illinois algorithm. */
function nextVolatility(phi: number, sigma: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma)
  const f = (x: number): number => {
    const power = Math.exp(x)
    const all = phi * phi + variance + power
    return (power * (delta * delta - all)) / (2 * all * all) - (x - a) / (TAU * TAU)
  }
  let low = a
  let high = highFrom(a, f, delta * delta - phi * phi - variance)
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow)
    const atNext = f(next)
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    high = next
    atHigh = atNext
  }
  return Math.exp(low / 2)
}

function highFrom(a: number, f: (x: number) => number, excess: number): number {
  if (excess > 0) return Math.log(excess)
  let steps = 1
  while (f(a - steps * TAU) < 0) steps++
  return a - steps * TAU
}
