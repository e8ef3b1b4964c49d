/** Cancelling what is being answered. */
import type { Game } from '../kinds.ts'

/** How the latest happening was cancelled, if it was. */
export const cancellation = (game: Game): boolean | 'again' =>
  game.table.happenings.at(-1)?.cancelled ?? false

export const isCancelled = (game: Game): boolean => cancellation(game) !== false

/** Marks the latest happening as cancelled; whoever opened it sees to the rest. */
export function cancelAnswered(game: Game, how: true | 'again' = true): void {
  const { happenings } = game.table
  const latest = happenings.at(-1)
  if (latest) game.changeTable({ happenings: [...happenings.slice(0, -1), { ...latest, cancelled: how }] })
}
