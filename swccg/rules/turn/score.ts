/** The score of a match: two games, each player with each side once, margins added (ccg95/score/two-game-match). */
import type { SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { lifeForce } from '../force/piles.ts'

/** Cards left in the winner's Life Force (ccg95/score/margin); 0 while nobody has won. */
export function margin(game: Game): number {
  const [winner] = game.state.outcome?.winners ?? []
  return winner === undefined ? 0 : lifeForce(game, winner)
}

/** A finished game as a match sees it: the player who won, and by how much. */
export interface MatchGame<Player> {
  readonly winner: Player | null
  readonly margin: number
}

/** The player with the better total; null where they are equal. */
export function matchWinner<Player>(games: readonly MatchGame<Player>[]): Player | null {
  const totals = new Map<Player, number>()
  for (const { winner, margin: by } of games)
    if (winner !== null) totals.set(winner, (totals.get(winner) ?? 0) + by)
  const [first, second] = [...totals].sort(([, one], [, other]) => other - one)
  if (!first || (second && second[1] === first[1])) return null
  return first[0]
}

export const winnerOf = (game: Game): SeatId | null => game.state.outcome?.winners[0] ?? null
