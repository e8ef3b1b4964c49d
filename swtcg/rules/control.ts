/** Control of arenas, and winning. */
import type { SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../cards/definition.ts'
import type { Game, Side } from '../kinds.ts'
import { cardsAt, seatsOf } from './place.ts'

export const SIDES: readonly Side[] = ['dark', 'light']

/** The side with units in an arena where the other has none (idc/control/arena-definition, idc/thw/arena-control-by-team). */
export function controlOf(game: Game, arena: Arena): Side | null {
  const present = new Set(cardsAt(game, arena).map((unit) => game.seat(game.card(unit).controller).side))
  const [only] = present
  return present.size === 1 ? only! : null
}

export const arenasControlled = (game: Game, side: Side): Arena[] =>
  ARENAS.filter((arena) => controlOf(game, arena) === side)

/** A seat with units in all arenas gets 1 build point more (idc/turn/build-bonus-three-arenas). */
export const isEverywhere = (game: Game, seat: SeatId): boolean =>
  ARENAS.every((arena) => cardsAt(game, arena).some((unit) => game.card(unit).controller === seat))

/** Ends the game if a side controls enough arenas (idc/control/win-two-arenas). */
export function checkWin(game: Game): void {
  const winner = SIDES.find((side) => arenasControlled(game, side).length >= game.constants.arenasToWin)
  if (!winner) return
  const cause = { rule: 'idc/control/win-two-arenas' }
  game.emit({ kind: 'won', side: winner, cause })
  game.end(seatsOf(game, winner), cause)
}
