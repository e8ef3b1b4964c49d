/** Whether the thing that a chance to disrupt was opened for has been disrupted. */
import type { Game } from '../kinds.ts'

/** Asked once, by whoever opened the chance; the answer is then forgotten. */
export function takeDisruption(game: Game): boolean {
  const { disrupted } = game.table
  if (disrupted) game.changeTable({ disrupted: false })
  return disrupted
}
