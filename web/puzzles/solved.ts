/** Which puzzles this person has answered, and how, kept in the browser. */
const KEY = 'dejarik.puzzles'

/** By game and number: whether the first answer was the best. */
export type Solved = Readonly<Record<string, boolean>>

export const puzzleKey = (game: string, number: number): string => `${game}/${number}`

export function solvedPuzzles(): Solved {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Solved) : {}
  } catch {
    return {}
  }
}

/** Only the first answer counts. */
export function noteAnswer(key: string, isBest: boolean): void {
  const solved = solvedPuzzles()
  if (key in solved) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...solved, [key]: isBest }))
  } catch {
    // A browser that keeps nothing poses puzzles all the same.
  }
}
