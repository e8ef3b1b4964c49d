/** The chance to win in the Star Wars CCG by what was learned from games between bots. */
import { type Kinds, type Machine, type SeatId, viewOf } from '@dejarik/kernel'
import type { Swccg } from '@dejarik/swccg'
import { betweenChances } from '../logistic.ts'
import { judgeBy } from '../net/net.ts'
import { value } from './features.ts'
import { glancing } from './glance.ts'
import { weights } from './net-weights.ts'
import { type Seen, sketching } from './sketch.ts'

/** What a seat sees, for the net. */
export const look = (game: Machine<Kinds>, seat: SeatId): Seen => ({
  view: viewOf(game, glancing, seat),
  library: (game.constants as Swccg['constants']).library,
})

const judge = judgeBy(sketching, weights)

/** From 0 to 1: half what was learned, half the plain judgement, which errs less where the teachers never came. */
export function learnedValue(game: Machine<Kinds>, seat: SeatId): number {
  if (game.state.outcome) return value(game, seat)
  return betweenChances(judge(look(game, seat)), value(game, seat))
}
