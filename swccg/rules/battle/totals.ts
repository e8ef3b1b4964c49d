/** What each side of a battle has drawn, what its total is, and what it still owes. */
import type { SeatId } from '@dejarik/kernel'
import type { BattleSide, Game } from '../../kinds.ts'
import { opponentOf } from '../cards/place.ts'

const NOTHING: BattleSide = {
  powerDestiny: null,
  battleDestiny: null,
  draws: 0,
  instead: [],
  attritionDestiny: null,
  total: null,
  attrition: 0,
  damage: 0,
  immune: [],
}
export const UNSETTLED: readonly [BattleSide, BattleSide] = [NOTHING, NOTHING]

export const sideIn = (game: Game, seat: SeatId): BattleSide => game.table.battle!.sides[seat]!

export function changeSide(game: Game, seat: SeatId, change: Partial<BattleSide>): void {
  const battle = game.table.battle!
  const [dark, light] = battle.sides
  const changed = { ...battle.sides[seat]!, ...change }
  game.changeTable({ battle: { ...battle, sides: seat === 0 ? [changed, light] : [dark, changed] } })
}

/** What a side's destinies cost the other; nothing without a battle destiny (ccg/attrition/needs-battle-destiny). */
export const drawnAttrition = ({ battleDestiny, attritionDestiny }: BattleSide): number =>
  battleDestiny === null ? 0 : battleDestiny + (attritionDestiny ?? 0)

/** By how much a side's total is less than the other's. */
export function shortOf(game: Game, seat: SeatId): number {
  const [own, other] = [sideIn(game, seat).total ?? 0, sideIn(game, opponentOf(seat)).total ?? 0]
  return Math.max(0, other - own)
}

/** Nobody wins with equal totals (ccg95/damage/tie). */
export function winnerOf(game: Game): SeatId | null {
  const { battle } = game.table
  if (!battle || battle.sides.some(({ total }) => total === null)) return null
  const [first, second] = battle.sides.map(({ total }) => total!)
  return first === second ? null : first! > second! ? 0 : 1
}
