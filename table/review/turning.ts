/** Where a game turned: the decisions after which a side's chance to win had changed most. */
import type { Decided } from './review.ts'

export interface TurningPoint {
  /** The decision, counted from 1. */
  readonly at: number
  readonly turn: number
  readonly text: string
  /** The first seat's chance to win before and after. */
  readonly before: number
  readonly after: number
}

const MOST = 3
/** Smaller changes are no turning points. */
const LEAST = 0.05
/** Decisions this close together are one story. */
const APART = 4

/** The largest changes, told in the order of the game. */
export function turningPoints(moments: readonly Decided[]): readonly TurningPoint[] {
  const changes = moments.flatMap(({ chance, turn, text }, at) => {
    const before = at === 0 ? null : (moments[at - 1]?.chance ?? null)
    if (before === null || chance === null || text === '') return []
    return Math.abs(chance - before) < LEAST ? [] : [{ at, turn, text, before, after: chance }]
  })
  const chosen: TurningPoint[] = []
  for (const point of changes.toSorted((one, other) => size(other) - size(one))) {
    if (chosen.length === MOST) break
    if (chosen.every(({ at }) => Math.abs(at - point.at) >= APART)) chosen.push(point)
  }
  return chosen.toSorted((one, other) => one.at - other.at)
}

const size = ({ before, after }: TurningPoint): number => Math.abs(after - before)
