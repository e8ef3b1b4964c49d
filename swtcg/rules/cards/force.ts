/** Force and build points: gained, paid and lost, never below 0. */
import type { CardId, Cause, SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { rulesFor } from '../abilities/player-rules.ts'

export function gainForce(game: Game, seat: SeatId, amount: number, cause: Cause): void {
  // What the completion of a card sets off goes before its static text (idc/effect/type-priority).
  if (rulesFor(game, seat).some(({ rule, source }) => 'force' in rule && source !== cause.card)) return
  const resource = standsForForce(game, seat, amount > 0 ? 'gained' : 'paid')
  if (resource !== null) return changeCounters(game, resource, amount, cause)
  const total = Math.max(0, game.seat(seat).force + amount)
  const by = total - game.seat(seat).force
  if (by === 0) return
  game.changeSeat(seat, { force: total })
  game.emit({ kind: 'forceChanged', seat, by, total, cause })
}

/** What a seat can pay: its Force, or the counters that stand for it (now/vong/force-as-counters). */
export function forceOf(game: Game, seat: SeatId): number {
  const resource = standsForForce(game, seat, 'paid')
  return resource === null ? game.seat(seat).force : (game.card(resource).counters[RESOURCE] ?? 0)
}

/** What a seat has of what it pays with. */
export const purse = (game: Game, seat: SeatId, of: 'force' | 'build'): number =>
  of === 'force' ? forceOf(game, seat) : game.seat(seat).build

const RESOURCE = 'resource'

function standsForForce(game: Game, seat: SeatId, what: 'gained' | 'paid'): CardId | null {
  const found = rulesFor(game, seat).find(
    ({ rule }) => 'forceAsCounters' in rule && rule.forceAsCounters.includes(what),
  )
  return found?.source ?? null
}

function changeCounters(game: Game, card: CardId, by: number, cause: Cause): void {
  const { counters } = game.card(card)
  const total = Math.max(0, (counters[RESOURCE] ?? 0) + by)
  game.changeCard(card, { counters: { ...counters, [RESOURCE]: total } })
  game.emit({ kind: 'countersChanged', card, counter: RESOURCE, total, cause })
}

export function gainBuild(game: Game, seat: SeatId, amount: number, cause: Cause): void {
  const total = Math.max(0, game.seat(seat).build + amount)
  const by = total - game.seat(seat).build
  if (by === 0) return
  game.changeSeat(seat, { build: total })
  game.emit({ kind: 'buildChanged', seat, by, total, cause })
}
