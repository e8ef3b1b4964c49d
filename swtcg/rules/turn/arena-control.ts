/** Control of arenas, and winning. */
import { type CardId, gather, type SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { holds } from '../../effects/conditions.ts'
import type { Victory } from '../../hooks.ts'
import type { Game, Side } from '../../kinds.ts'
import { abilitiesOf } from '../abilities/abilities.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { isUnderRule, whyCantUse } from '../abilities/constraints.ts'
import { cardsAt, cardsIn, seatsOf } from '../cards/place.ts'

/** The side with units in an arena where the other has none, or whoever an effect says (idc/control/arena-definition). */
export function controlOf(game: Game, arena: Arena): Side | null {
  const claims = claimsOn(game, arena)
  if (claims.length > 0) return game.constants.sides.find((side) => claims.includes(side)) ?? null // idc/primary/dark-wins-ties
  const units = cardsAt(game, arena)
  const counting = units.filter((unit) => !isIgnored(game, unit))
  const present = new Set(counting.map((unit) => game.seat(game.card(unit).controller).side))
  const [only] = present
  return present.size === 1 ? only! : null
}

/** A unit that "doesn't control the arena" neither gives nor denies control (idc/phrase/doesnt-control-the-arena-*). */
const isIgnored = (game: Game, unit: CardId): boolean => isUnderRule(game, unit, (rule) => 'control' in rule)

/** The sides that control an arena by an effect (idc/phrase/control-the-arena-by-effect). */
function claimsOn(game: Game, arena: Arena): Side[] {
  return gather(census(game).controllingArenas, (source) =>
    gather(abilitiesOf(game, source), ({ ability }) => {
      if (ability.ability !== 'controls-arena' || ability.arena !== arena) return []
      const you = game.card(source).controller
      const holding = !ability.while || holds(game, { you, self: source, bound: {} }, ability.while)
      return holding ? [game.seat(you).side] : []
    }),
  )
}

export const arenasControlled = (game: Game, side: Side): Arena[] =>
  ARENAS.filter((arena) => controlOf(game, arena) === side)

/** A seat with units in all arenas gets 1 build point more (idc/turn/build-bonus-three-arenas). */
export const isEverywhere = (game: Game, seat: SeatId): boolean =>
  ARENAS.every((arena) => cardsAt(game, arena).some((unit) => game.card(unit).controller === seat))

/** Ends the game if a side has won, or nothing can change any more. */
export function checkWin(game: Game): void {
  const victory = game.policies.winner(game)
  if (victory && !isSpared(game, victory)) winGame(game, victory)
  else checkExhaustion(game)
}

/** Somebody on the other side cannot lose now. */
export const isSpared = (game: Game, { side }: Pick<Victory, 'side'>): boolean =>
  game.table.order.some(
    (seat) => game.seat(seat).side !== side && whyCantUse(game, seat, 'lose-game') !== null,
  )

/** A side wins that controls enough arenas (idc/control/win-two-arenas). */
export function arenasWon(game: Game): Victory | null {
  const { sides, arenasToWin } = game.constants
  const side = sides.find((each) => arenasControlled(game, each).length >= arenasToWin)
  return side ? { side, rule: 'idc/control/win-two-arenas' } : null
}

export function winGame(game: Game, { side, ...cause }: Victory): void {
  if (side) game.emit({ kind: 'won', side, cause })
  game.end(side ? seatsOf(game, side) : [], cause)
}

/**
 * An empty deck costs nothing (idc/zones/deck-empty-no-loss), but when no seat has a unit, a hand, a deck or anything
 * in its build zone left, no turn can change anything. The books leave it open; we call it a draw.
 */
function checkExhaustion(game: Game): void {
  const arenas = ARENAS.some((arena) => cardsAt(game, arena).length > 0)
  const own = game.table.order.some((seat) => OWN.some((place) => cardsIn(game, seat, place).length > 0))
  if (!arenas && !own) game.end([], { rule: 'idc/zones/deck-empty-no-loss' })
}
const OWN = ['deck', 'hand', 'build'] as const
