/** Preventing pending damage. */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import { seatsFor } from '../../effects/context.ts'
import { fits } from '../../effects/nouns/nouns.ts'
import type { Game, Packet } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { whyForbidden } from '../abilities/constraints.ts'
import { arenaOf, exists } from '../cards/place.ts'
import { endures } from '../keywords/fortitude.ts'
import { left, pendingOn } from './pending-damage.ts'

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
function isPreventable(game: Game, packet: Packet, by: string, preventer: CardId): boolean {
  const { unpreventable } = packet
  if (!unpreventable || (unpreventable.by && !unpreventable.by.some((keyword) => keyword === by))) return true
  const { except, cantUse, context } = unpreventable
  if (!exists(game, preventer)) return false
  if (!cantUse && endures(game, packet, preventer)) return true
  if (cantUse && !seatsFor(game, context, 'opponent').includes(game.card(preventer).controller)) return true
  return except !== undefined && fits(game, context, except, preventer)
}

/** Why a unit's own prevention by a keyword cannot be played, or null. */
export const whyNotPrevent =
  (keyword: 'deflect' | 'evade' | 'absorb' | 'persuade') =>
  (game: Game, _seat: SeatId, unit: CardId): Reason | null => {
    if (pendingOn(game, unit) === 0)
      return because('no-damage-pending', 'idc/term/prevent-only-in-prevention-pop', { card: unit })
    if (!canHelp(game, unit))
      return because('in-build-zone', 'idc/term/prevent-not-in-build-zone', { card: unit })
    return whyForbidden(game, unit, 'prevent-damage') ?? whyCantUseAgainst(game, unit, keyword)
  }

/** A keyword that cannot be used against any of the damage is not paid for in vain (idc/phrase/cant-use-scope). */
function whyCantUseAgainst(game: Game, unit: CardId, keyword: string): Reason | null {
  const pending = game.table.damage.filter((packet) => packet.unit === unit && left(packet) > 0)
  const isBanned = (packet: Packet): boolean =>
    packet.unpreventable?.cantUse === true && !isPreventable(game, packet, keyword, unit)
  const [first] = pending
  if (!first || !pending.every(isBanned)) return null
  const { self } = first.unpreventable!.context
  return because('cannot-use', 'idc/phrase/cant-use-scope', { card: exists(game, self) ? self : unit })
}
