/** Cancelling what is being answered. */
import type { Game } from '../kinds.ts'

export const isCancelled = (game: Game): boolean => game.table.happenings.at(-1)?.cancelled === true

/** Marks the latest happening as cancelled; whoever opened it sees to the rest. */
export function cancelAnswered(game: Game): void {
  const { happenings } = game.table
  const latest = happenings.at(-1)
  if (latest) game.changeTable({ happenings: [...happenings.slice(0, -1), { ...latest, cancelled: true }] })
}
