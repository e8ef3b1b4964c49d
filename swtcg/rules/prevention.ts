/** Preventing pending damage. */
import type { CardId, Reason, SeatId } from '@dejarik/kernel'
import type { Game, Packet } from '../kinds.ts'
import { arenaOf } from './place.ts'

const left = (packet: Packet): number => packet.amount - packet.prevented

/** Damage still pending on a unit. */
export const pendingOn = (game: Game, unit: CardId): number =>
  game.table.damage.reduce((sum, packet) => (packet.unit === unit ? sum + left(packet) : sum), 0)

/** The instance of damage that is pending on a unit. */
export const momentOf = (game: Game, unit: CardId): number =>
  game.table.damage.find((packet) => packet.unit === unit)?.moment ?? 0

/** Prevents up to an amount and says how much it was. */
export function preventDamage(game: Game, unit: CardId, most: number, by: string): number {
  let rest = most
  const damage = game.table.damage.map((packet) => {
    const taken = packet.unit === unit ? Math.min(rest, left(packet)) : 0
    rest -= taken
    return taken === 0 ? packet : { ...packet, prevented: packet.prevented + taken }
  })
  const amount = most - rest
  if (amount === 0) return 0
  game.changeTable({ damage })
  game.emit({ kind: 'damagePrevented', unit, amount, by, cause: { card: unit } })
  return amount
}

/** Why a unit's own prevention cannot be played; empty if it can. */
export function whyNotPrevent(game: Game, _seat: SeatId, unit: CardId): Reason[] {
  if (pendingOn(game, unit) === 0)
    return [{ code: 'no-damage-pending', rule: 'idc/term/prevent-only-in-prevention-pop', card: unit }]
  if (!game.policies.preventsInBuildZone && arenaOf(game, unit) === null)
    return [{ code: 'in-build-zone', rule: 'idc/term/prevent-not-in-build-zone', card: unit }]
  return []
}
