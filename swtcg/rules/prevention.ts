/** Preventing pending damage. */
import type { CardId, Reason, SeatId } from '@dejarik/kernel'
import { fits } from '../effects/nouns.ts'
import type { Game, Packet } from '../kinds.ts'
import { whyForbidden } from './constraints.ts'
import { left, pendingOn } from './pending.ts'
import { arenaOf, exists } from './place.ts'

/** Prevents up to an amount, of what one source would do or of all, and says how much it was. */
export function preventDamage(
  game: Game,
  unit: CardId,
  most: number,
  by: string,
  preventer: CardId,
  source?: CardId,
): number {
  if (!canHelp(game, unit)) return 0
  let rest = most
  const damage = game.table.damage.map((packet) => {
    const open =
      packet.unit === unit &&
      (source === undefined || packet.source === source) &&
      isPreventable(game, packet, by, preventer)
    const taken = open ? Math.min(rest, left(packet)) : 0
    rest -= taken
    return taken === 0 ? packet : { ...packet, prevented: packet.prevented + taken }
  })
  const amount = most - rest
  if (amount === 0) return 0
  game.changeTable({ damage })
  game.emit({ kind: 'damagePrevented', unit, amount, by, cause: { card: preventer } })
  return amount
}

/** Nothing is prevented for a unit in the build zone, but in 2003 (idc/term/prevent-not-in-build-zone). */
const canHelp = (game: Game, unit: CardId): boolean =>
  game.policies.preventsInBuildZone || (exists(game, unit) && arenaOf(game, unit) !== null)

/** Prevention may be played against damage that cannot be prevented, but does nothing (idc/phrase/cant-be-prevented). */
function isPreventable(game: Game, { unpreventable }: Packet, by: string, preventer: CardId): boolean {
  if (!unpreventable || (unpreventable.by && !unpreventable.by.some((keyword) => keyword === by))) return true
  const { except, context } = unpreventable
  return except !== undefined && exists(game, preventer) && fits(game, context, except, preventer)
}

/** Why a unit's own prevention cannot be played; empty if it can. */
export function whyNotPrevent(game: Game, _seat: SeatId, unit: CardId): Reason[] {
  if (pendingOn(game, unit) === 0)
    return [{ code: 'no-damage-pending', rule: 'idc/term/prevent-only-in-prevention-pop', card: unit }]
  if (!canHelp(game, unit))
    return [{ code: 'in-build-zone', rule: 'idc/term/prevent-not-in-build-zone', card: unit }]
  return whyForbidden(game, unit, 'prevent-damage')
}
