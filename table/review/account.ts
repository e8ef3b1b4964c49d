/** How much of a game was decided by decisions, and how much by luck. */
import type { SeatId } from '@dejarik/kernel'
import type { WeighedDecision } from './decisions.ts'

/** What made a game end as it did, for the first seat: decisions of both that cost chances, and what they do not account for. */
export interface Account {
  /** What each seat's decisions cost it, by seat. */
  readonly losses: readonly number[]
  /** What dice, draws and hidden cards gave the first seat. */
  readonly luck: number
}

/** From the chance before the first decision to the end: what no decision cost came by luck. */
export function accountOf(chances: readonly number[], weighed: readonly WeighedDecision[]): Account {
  const lossOf = (seat: SeatId): number =>
    weighed.reduce((sum, one) => sum + (one.seat === seat ? (one.better?.loss ?? 0) : 0), 0)
  const losses = [lossOf(0), lossOf(1)]
  const change = (chances.at(-1) ?? 0) - (chances[0] ?? 0)
  return { losses, luck: change + losses[0]! - losses[1]! }
}
