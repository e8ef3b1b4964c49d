/** How hard a puzzle is: by how many levels of programs answer something else. */
export const GRADES = ['Easy', 'Medium', 'Hard', 'Very hard', 'Very hard'] as const

export const gradeOf = (missed: number): string => GRADES[Math.min(missed, GRADES.length - 1)]!

const DAY = 86_400_000
/** The puzzle of the day is the same for everybody; days turn at midnight in Greenwich. */
export const puzzleOfTheDay = (now: number, count: number): number =>
  1 + ((Math.floor(now / DAY) * STRIDE) % count)
/** Neighbours come from one game, so that days jump. */
const STRIDE = 37
