/** Drawing cards from a sorted pool, each once, except those that are known to be elsewhere. */
import type { Below } from './answers.ts'

/** After so many vain draws all that fits is listed. */
const MOST_DRAWS = 50

/** The next card that fits, each equally likely. A pool that has no such card left begins again. */
export type Draw = (fits: (is: string) => boolean) => string

/** The cards that were seen are not in the pool any more. */
export function drawFrom(pool: readonly string[], seen: readonly string[], below: Below): Draw {
  const taken = new Set<number>()
  for (const is of seen) takeOne(pool, is, taken)
  return (fits) => {
    const place = drawPlace(pool, taken, fits, below)
    taken.add(place)
    return pool[place]!
  }
}

function drawPlace(
  pool: readonly string[],
  taken: ReadonlySet<number>,
  fits: (is: string) => boolean,
  below: Below,
): number {
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const place = below(pool.length)
    if (!taken.has(place) && fits(pool[place]!)) return place
  }
  const left = [...pool.keys()].filter((place) => !taken.has(place))
  const fitting = left.filter((place) => fits(pool[place]!))
  const choice = [fitting, left, [...pool.keys()]].find((places) => places.length > 0)!
  return choice[below(choice.length)]!
}

/** Copies lie side by side in a sorted pool; the first that is left goes. */
function takeOne(pool: readonly string[], is: string, taken: Set<number>): void {
  let place = firstPlace(pool, is)
  while (taken.has(place) && pool[place] === is) place++
  if (pool[place] === is) taken.add(place)
}

function firstPlace(pool: readonly string[], is: string): number {
  let [low, high] = [0, pool.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (pool[middle]! < is) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a sorted deck holds all these cards, which are sorted too. */
export function holdsAll(deck: readonly string[], cards: readonly string[]): boolean {
  let place = 0
  return cards.every((is) => {
    while (place < deck.length && deck[place]! < is) place++
    return deck[place++] === is
  })
}
