/** Force and build points: gained, paid and lost, never below 0. */
import type { Cause, SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { rulesFor } from '../abilities/player-rules.ts'

export function gainForce(game: Game, seat: SeatId, amount: number, cause: Cause): void {
  // What the completion of a card sets off goes before its static text (idc/effect/type-priority).
  if (rulesFor(game, seat).some(({ rule, source }) => 'force' in rule && source !== cause.card)) return
  const total = Math.max(0, game.seat(seat).force + amount)
  const by = total - game.seat(seat).force
  if (by === 0) return
  game.changeSeat(seat, { force: total })
  game.emit({ kind: 'forceChanged', seat, by, total, cause })
}

export function gainBuild(game: Game, seat: SeatId, amount: number, cause: Cause): void {
  const total = Math.max(0, game.seat(seat).build + amount)
  const by = total - game.seat(seat).build
  if (by === 0) return
  game.changeSeat(seat, { build: total })
  game.emit({ kind: 'buildChanged', seat, by, total, cause })
}
