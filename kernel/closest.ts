/** The names that somebody may have meant by a name that does not exist. */

/** Up to `count` of the names, nearest first; none that is too far off to have been meant. */
export function closest(name: string, names: readonly string[], count = 3): readonly string[] {
  const wanted = name.toLowerCase()
  const near = [...new Set(names)].map((candidate) => ({
    candidate,
    distance: distanceTo(wanted, candidate.toLowerCase()),
  }))
  return near
    .filter(({ distance }) => distance <= farthest(wanted))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** `; did you mean "corsair" or "courier"?`, or nothing where no name comes near. */
export function didYouMean(name: string, names: readonly string[]): string {
  const meant = closest(name, names).map((candidate) => `"${candidate}"`)
  return meant.length > 0 ? `; did you mean ${meant.join(' or ')}?` : ''
}

/** One slip in three letters; two in a short name, one in a very short one. */
const farthest = (name: string): number => (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3)))

/** A name of which only a part was written counts as one slip. */
function distanceTo(wanted: string, candidate: string): number {
  if (wanted.length > 2 && wanted !== candidate && candidate.includes(wanted)) return 1
  return slips(wanted, candidate)
}

/** Letters left out, added, changed or swapped with a neighbour (the restricted Damerau-Levenshtein distance). */
function slips(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1
      let least = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + same)
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped) least = Math.min(least, beforeLast[column - 2]! + 1)
      next.push(least)
    }
    beforeLast = last
    last = next
  }
  return last[to.length]!
}
