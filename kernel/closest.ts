/** The names that somebody may have meant by a name that does not exist. */

/** More letters than any name has: nobody meant one by this, and comparing it would take long. */
const MOST_LETTERS = 60
/** Of many unknown names, only the first so many are compared with the known ones. */
export const MOST_SUGGESTED = 10

/** Up to `count` of the names, nearest first; none that is too far off to have been meant. */
export const closest = (name: string, names: readonly string[], count = 3): readonly string[] =>
  near(name, names)
    .slice(0, count)
    .map(({ candidate }) => candidate)

/** All names than which none is nearer. */
export function nearest(name: string, names: readonly string[]): readonly string[] {
  const found = near(name, names)
  return found.filter(({ distance }) => distance === found[0]!.distance).map(({ candidate }) => candidate)
}

interface Near {
  readonly candidate: string
  readonly distance: number
}

/** What may have been meant, nearest first. */
function near(name: string, names: readonly string[]): readonly Near[] {
  if (name.length > MOST_LETTERS) return []
  const wanted = name.toLowerCase()
  const most = farthest(wanted)
  return [...new Set(names)]
    .map((candidate) => ({ candidate, distance: distanceTo(wanted, candidate.toLowerCase(), most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
}

interface Misspelt {
  readonly name: string
  /** What may have been meant; nothing after the first few, however many there are. */
  readonly meant: readonly string[]
}

/** Unknown names, each once, with what may have been meant by them. */
export const misspelt = (
  unknown: readonly string[],
  closestTo: (name: string) => readonly string[],
): readonly Misspelt[] =>
  [...new Set(unknown)].map((name, index) => ({
    name,
    meant: index < MOST_SUGGESTED ? closestTo(name) : [],
  }))

/** `; did you mean "corsair" or "courier"?`, or nothing where no name comes near. */
export function didYouMean(name: string, names: readonly string[]): string {
  return sayMeant(closest(name, names))
}

export const sayMeant = (meant: readonly string[]): string =>
  meant.length > 0 ? `; did you mean ${meant.map((name) => `"${name}"`).join(' or ')}?` : ''

/** One slip in three letters; two in a short name, one in a very short one. */
const farthest = (name: string): number => (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3)))

/** A name of which only a part was written counts as one slip. */
function distanceTo(wanted: string, candidate: string, most: number): number {
  if (wanted.length > 2 && wanted !== candidate && candidate.includes(wanted)) return 1
  return slips(wanted, candidate, most)
}

/**
 * Letters left out, added, changed or swapped with a neighbour (the restricted Damerau-Levenshtein distance);
 * any number above `most` stands for more slips than that, and is found early.
 */
function slips(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    let fewest = row
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1
      let least = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + same)
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped) least = Math.min(least, beforeLast[column - 2]! + 1)
      next.push(least)
      fewest = Math.min(fewest, least)
    }
    // A swap reaches over one row at the price of one slip, so the next rows cannot come below this.
    if (fewest > most) return most + 1
    beforeLast = last
    last = next
  }
  return last[to.length]!
}
