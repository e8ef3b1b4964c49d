/** What attack dice are expected to do. */

export interface Odds {
  /** Hits on average. */
  readonly hits: number
  /** The chance of at least as many hits as the unit has health left. */
  readonly discard: number
}

/** The share of faces that hit, with Accuracy added to each die. */
export const hitChance = (needed: number, accuracy: number): number =>
  Math.min(1, Math.max(0, (7 - needed + accuracy) / 6))

/** So many dice against so much health, of which some damage is going to be prevented. */
export function odds(dice: number, chance: number, left: number, prevented = 0): Odds {
  const count = Math.max(0, dice)
  return { hits: count * chance, discard: atLeast(count, chance, left + prevented) }
}

/** The chance of so many successes or more. */
function atLeast(tries: number, chance: number, wanted: number): number {
  if (wanted <= 0) return 1
  let fewer = 0
  for (let hits = 0; hits < wanted && hits <= tries; hits++)
    fewer += ways(tries, hits) * chance ** hits * (1 - chance) ** (tries - hits)
  return Math.max(0, 1 - fewer)
}

function ways(size: number, taken: number): number {
  let count = 1
  for (let index = 0; index < taken; index++) count = (count * (size - index)) / (index + 1)
  return count
}
