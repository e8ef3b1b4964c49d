/** The attacks of a duel: by turns, three each, without tapping. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import type { Arena } from '../../../cards/definition.ts'
import type { Game } from '../../../kinds.ts'
import { forget, marksOf, note } from '../../../marks.ts'
import { unitsOf } from '../../../rules/cards/place.ts'
import { untap } from '../../../rules/cards/tap.ts'
import { timesUsed, type Use, useUp } from '../../../uses.ts'
import { freeSeat, useFree } from './duel-free-attack.ts'

const ATTACKS = 3
const RULE = 'opt/duel-of-the-fates'
const attackBy = (seat: SeatId): Use => ({ kind: 'duel-attack', seat })
const countOf = (game: Game, seat: SeatId): number => timesUsed(game, attackBy(seat))
export const hasAttacked = (game: Game, unit: CardId): boolean =>
  countOf(game, game.card(unit).controller) > 0

/** The faster unit at the start of the battle goes first, the Dark Side in a tie; then strictly by turns. */
function firstSeat(game: Game, arena: Arena): SeatId {
  const [known] = marksOf(game, 'first-attacker')
  if (known) return known.seat
  const speed = (seat: SeatId): number =>
    Math.max(0, ...unitsOf(game, seat, arena).map((unit) => numberOf(game, 'speed', unit)))
  const [one, other] = game.table.order as readonly [SeatId, SeatId]
  return speed(other) > speed(one) ? other : one
}

export function duellists(game: Game, arena: Arena): readonly CardId[] {
  const free = freeSeat(game)
  if (free !== undefined) return unitsOf(game, free, arena)
  const first = firstSeat(game, arena)
  const second = game.table.order.find((seat) => seat !== first)!
  const next = countOf(game, first) <= countOf(game, second) ? first : second
  if (countOf(game, next) >= ATTACKS) return []
  return unitsOf(game, next, arena)
}

export function spend(game: Game, unit: CardId): void {
  const { controller: seat } = game.card(unit)
  if (freeSeat(game) !== undefined) return useFree(game)
  forget(game, 'attacks-free')
  useUp(game, attackBy(seat))
}

/** A tapped unit loses this attack and untaps (opt/duel-of-the-fates/tapped-unit-skips-one-attack). */
export function skipTapped(game: Game, arena: Arena): void {
  if (marksOf(game, 'first-attacker').length === 0)
    note(game, { kind: 'first-attacker', seat: firstSeat(game, arena) })
  const [unit] = duellists(game, arena)
  if (unit === undefined || !game.card(unit).tapped) return
  spend(game, unit)
  untap(game, unit, { rule: `${RULE}/tapped-unit-skips-one-attack` })
  game.goto('skip-tapped')
}
