/** How strong a person is, as a place on the ladder of levels; found by what they win and lose against them. */

/** What a game is worth at most, in levels. */
const PACE = 1
/** Points of Elo from a level to the next. */
const STEP = 100

/** `strength` and `level` are places on the ladder; `points` is 1 for a win, a half for a draw. */
export const strengthAfter = (strength: number, level: number, points: number): number =>
  strength + PACE * (points - expected(strength - level))

/** The share of points of somebody who is so many levels ahead. */
const expected = (ahead: number): number => 1 / (1 + 10 ** ((-ahead * STEP) / 400))

/** The place of the level that is nearest to a strength; there is nobody beyond the ends. */
export const levelFor = (strength: number, levels: number): number =>
  Math.min(levels - 1, Math.max(0, Math.round(strength)))
