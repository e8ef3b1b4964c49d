/** What the searching bots need to know of Skirmish. */
import { anyGame, type Kinds, type Machine, type SeatId } from '@dejarik/kernel'
import { skirmishGame } from '@dejarik/kernel/skirmish'
import type { IsPast, Judgement } from '../judgement.ts'
import { thinkingBy } from '../thumb.ts'
import { thumb } from './cadet.ts'

interface Purse {
  readonly credits: number
  readonly team: number
}

/** The share of all credits that the seat's team holds, as far as it is worth a win. */
function value(game: Machine<Kinds>, seat: SeatId): number {
  const { outcome } = game.state
  if (outcome) return outcome.winners.includes(seat) ? 1 : 0
  const purses = game.state.seats as readonly object[] as readonly Purse[]
  const sum = (counted: readonly Purse[]): number =>
    counted.reduce((total, { credits }) => total + credits, 0)
  return sum(purses.filter(({ team }) => team === purses[seat]!.team)) / Math.max(1, sum(purses))
}

/** Games are short: a trial runs to the end, or as far as the effort goes. */
const horizon = (): IsPast => () => false

export const judgement: Judgement = {
  definition: anyGame(skirmishGame),
  ...thinkingBy(thumb),
  value,
  horizon,
}
