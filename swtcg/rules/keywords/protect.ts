/** Protect X: prevent up to X damage to another unit of the same player in this unit's arena. */
import { because, type CardId, type CardsQuestion, type SeatId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { type About, ask, type Game, type Packet, procedure } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { whyForbidden } from '../abilities/constraints.ts'
import { arenaOf, exists } from '../cards/place.ts'
import type { ActivatedKeywordRule } from '../chances/activated-keywords.ts'
import { left, pendingOn } from '../damage/pending-damage.ts'
import { preventDamage } from '../damage/prevention.ts'

export const protect: ActivatedKeywordRule = {
  moment: (game, card) => openBeside(game, card)[0]?.moment ?? 0,
  timeRule: 'now/keywords/protect',
  onceRule: 'now/keywords/protect',
  whyNot: whyNotProtect,
  resolve: (game: Game, seat, unit: CardId, value: number, from) =>
    game.call(protection, { seat, unit, value, from }),
}

/** Damage to other units there that this one has not lessened yet: each unit is an instance of its own. */
function open(game: Game, seat: SeatId, card: CardId, arena: Arena | null): readonly Packet[] {
  return game.table.damage.filter(
    (packet) =>
      packet.unit !== card &&
      left(packet) > 0 &&
      !packet.protectedBy?.includes(card) &&
      exists(game, packet.unit) &&
      game.card(packet.unit).controller === seat &&
      arena !== null &&
      arenaOf(game, packet.unit) === arena,
  )
}

const openBeside = (game: Game, card: CardId): readonly Packet[] =>
  open(game, game.card(card).controller, card, arenaOf(game, card))

function whyNotProtect(game: Game, _seat: SeatId, card: CardId): Reason | null {
  if (openBeside(game, card).length === 0)
    return because('no-damage-pending', 'now/keywords/protect', { card })
  return whyForbidden(game, card, 'prevent-damage')
}

interface Protection {
  readonly seat: SeatId
  readonly unit: CardId
  readonly value: number
  /** Where it was before it paid: it counts as still there (now/keywords/protect-after-leaving). */
  readonly from: Arena | null
  readonly whom?: CardId
}
export const protection = procedure<Protection>('swtcg/protect', [
  ask<Protection, CardsQuestion<About>>(
    'whom',
    (game, { seat, unit, from: arena }) => {
      const from = [...new Set(open(game, seat, unit, arena).map((packet) => packet.unit))]
      if (from.length === 0) return undefined
      return {
        kind: 'cards',
        seat,
        about: 'choose',
        card: unit,
        rules: ['now/keywords/protect'],
        from,
        min: 1,
        max: 1,
      }
    },
    (_, __, [whom]) => ({ whom: whom! }),
  ),
  ask(
    'amount',
    (game, { seat, whom, value }: Protection) => {
      if (whom === undefined) return undefined
      const max = Math.min(value, pendingOn(game, whom))
      return {
        kind: 'number' as const,
        seat,
        about: 'evade',
        card: whom,
        rules: ['now/keywords/protect'],
        min: 0,
        max,
      }
    },
    (game, { unit, whom }, amount) => {
      preventDamage(game, whom!, amount, 'protect', unit)
      const damage = game.table.damage.map((packet) =>
        packet.unit === whom ? { ...packet, protectedBy: [...(packet.protectedBy ?? []), unit] } : packet,
      )
      game.changeTable({ damage })
    },
  ),
])
