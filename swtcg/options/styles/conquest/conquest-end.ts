/** How a battle for a Location ends: by ships, by Command Posts, or with the last units. */
import type { SeatId } from '@dejarik/kernel'
import type { FleetType } from '../../../conquest/decks.ts'
import type { Victory } from '../../../hooks.ts'
import { definitionOf, type Game } from '../../../kinds.ts'
import { cardsAt, sideOf, unitsOf } from '../../../rules/cards/place.ts'
import { hasSubtype } from '../../../rules/cards/treat-as.ts'
import { winGame } from '../../../rules/turn/arena-control.ts'
import { hasAllPosts } from './held-posts.ts'

const RULE = 'opt/galactic-conquest'

const shipsOf = (game: Game, seat: SeatId): number =>
  unitsOf(game, seat, 'space').filter((unit) => hasSubtype(definitionOf(game, unit), 'Capital Ship')).length

/** Either way suffices, both at the end of a turn: the last Capital Ship, or the last units. */
export function winner(game: Game, arena: FleetType): Victory | null {
  const [one, other] = game.table.order as readonly [SeatId, SeatId]
  const left = (seat: SeatId): number => unitsOf(game, seat, arena).length
  if (cardsAt(game, arena).length === 0) return { side: null, rule: `${RULE}/battle-draw` }
  for (const [seat, rival] of [
    [one, other],
    [other, one],
  ] as const) {
    if (left(seat) > 0 && left(rival) === 0)
      return { side: sideOf(game, seat), rule: `${RULE}/conquer-by-elimination` }
    if (arena === 'space' && shipsOf(game, seat) > 0 && shipsOf(game, rival) === 0)
      return { side: sideOf(game, seat), rule: `${RULE}/conquer-space` }
  }
  const holder = arena === 'ground' ? hasAllPosts(game) : null
  return holder ? { side: holder, rule: `${RULE}/conquer-ground` } : null
}

/** A Post that changes hands may be the last one (opt/galactic-conquest/conquer-ground). */
export function checkPosts(game: Game): void {
  const side = hasAllPosts(game)
  if (side && game.table.turn > 0) winGame(game, { side, rule: `${RULE}/conquer-ground` })
}
