/** Pending damage: how much there is, more or less of it, and another unit that takes it. */
import type { CardId } from '@dejarik/kernel'
import type { Game, Packet } from '../../kinds.ts'
import { nextMoment } from '../chances/waiting.ts'

export const left = ({ amount, prevented }: Packet): number => amount - prevented

/** Damage still pending on a unit. */
export const pendingOn = (game: Game, unit: CardId): number =>
  game.table.damage.reduce((sum, packet) => (packet.unit === unit ? sum + left(packet) : sum), 0)

/** The instance of damage that is pending on a unit. */
export const momentOf = (game: Game, unit: CardId): number =>
  game.table.damage.find((packet) => packet.unit === unit)?.moment ?? 0

/** Changes what is pending on a unit by changing the first packet of it. */
export function assignDamage(game: Game, unit: CardId, amount: number): void {
  const first = game.table.damage.find((packet) => packet.unit === unit)
  if (!first) return
  const change = Math.max(0, amount) - pendingOn(game, unit)
  replace(game, first, { ...first, amount: Math.max(0, first.amount + change) })
}

/** Damage that goes to another unit is still done by the same unit. */
export function moveDamage(game: Game, from: CardId, to: CardId, amount: number): void {
  const first = game.table.damage.find((packet) => packet.unit === from)
  const moved = Math.min(amount, pendingOn(game, from))
  if (!first || moved <= 0) return
  replace(game, first, { ...first, amount: first.amount - moved })
  const moment = nextMoment(game)
  const packet: Packet = { ...first, unit: to, amount: moved, prevented: 0, by: 'effect', moment }
  game.changeTable({ damage: [...game.table.damage, packet] })
}

function replace(game: Game, old: Packet, packet: Packet): void {
  game.changeTable({ damage: game.table.damage.map((each) => (each === old ? packet : each)) })
}

/** The damage of the attack dice, while it is pending. */
export const attackPacket = (game: Game): Packet | undefined =>
  game.table.damage.find(({ by }) => by === 'attack-dice')
