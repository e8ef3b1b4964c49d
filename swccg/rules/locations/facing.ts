/** Which half of a location faces whom: cards on it may turn it round, or carry a half to the sites next door. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type Side } from '../../kinds.ts'
import type { Static } from '../../text/statics.ts'
import { opponentOf, seatOf } from '../cards/place.ts'
import { adjacentTo } from './locations.ts'

const SIDES: readonly Side[] = ['dark', 'light']

const has = (game: Game, card: CardId, what: Static['static']): boolean =>
  definitionOf(game, card).text.statics?.some((each) => each.static === what) === true

/** Turned round twice it lies as before. */
function isRotated(game: Game, location: CardId): boolean {
  let rotated = false
  for (const card of game.card(location).holds) if (has(game, card, 'rotates')) rotated = !rotated
  return rotated
}

/** The player whom a half faces. */
export function seatFacing(game: Game, location: CardId, half: Side): SeatId {
  const seat = seatOf(game, half)
  return isRotated(game, location) ? opponentOf(seat) : seat
}

/** The printed half whose icons and text are a side's own now. */
export const halfFor = (game: Game, location: CardId, side: Side): Side =>
  isRotated(game, location) ? (side === 'dark' ? 'light' : 'dark') : side

/** A half that holds at another site too. */
interface Expansion {
  readonly half: Side
  readonly seat: SeatId
  readonly at: CardId
}
export function expansionsOf(game: Game, location: CardId): readonly Expansion[] {
  const carriers = game.card(location).holds.filter((card) => has(game, card, 'expands'))
  if (carriers.length === 0) return NOWHERE
  return carriers.flatMap((card) => {
    const seat = game.card(card).controller
    const half = SIDES.find((side) => seatFacing(game, location, side) === seat)!
    return adjacentTo(game, location).map((at) => ({ half, seat, at }))
  })
}
const NOWHERE: readonly Expansion[] = []
