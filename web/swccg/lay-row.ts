/** How wide each location of the row is, and how large the cards are: all alike while that leaves them readable. */
import { type Box, type Fit, fitAlike, lanes } from '../table/frame/fit.ts'

/** Between two locations, the height of a plate, and what borders and margins take, in pixels. */
export const BETWEEN = 6
export const PLATE = 84
const EDGES = 14
/** Smaller cards show no name. */
const READABLE = 56

/** A location that is narrower cannot be read, and one that is wider is mostly empty. */
const NARROWEST = 100
const WIDEST = 420

/** How many locations have room beside each other; all, before the room is measured. */
export const mostBeside = (width: number): number =>
  width === 0 ? Infinity : Math.max(1, Math.floor((width + BETWEEN) / (NARROWEST + BETWEEN)))

export interface RowLaid {
  readonly widths: readonly number[]
  /** For each location one's own cards, then the others'. */
  readonly fits: readonly Fit[]
}

/** By location, how many cards each side has there. */
export type Counts = readonly (readonly [mine: number, theirs: number])[]

export function layRow(counts: Counts, box: Box): RowLaid {
  const room = Math.max(0, box.width - BETWEEN * (counts.length - 1))
  const alike = lay(
    counts,
    counts.map(() => Math.min(WIDEST, Math.floor(room / counts.length))),
    box,
  )
  if (alike.fits.every(({ tile }) => tile >= READABLE)) return alike
  const most = counts.map(([mine, theirs]) => Math.max(mine, theirs))
  return lay(counts, lanes(most, room), box)
}

function lay(counts: Counts, widths: readonly number[], { height }: Box): RowLaid {
  const groups = counts.flatMap((sides, place) =>
    sides.map((count) => ({
      count,
      box: { width: widths[place]! - EDGES, height: (height - PLATE - EDGES) / 2 },
    })),
  )
  return { widths, fits: fitAlike(groups) }
}
