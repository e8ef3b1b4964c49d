/** Instructions about Equipment: attaching it without its cost, and taking it off. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Arena } from '../../../cards/definition.ts'
import { ask, definitionOf, type Game, procedure } from '../../../kinds.ts'
import { whyTooMany } from '../../../rules/build/copies-in-play.ts'
import { attach } from '../../../rules/cards/attachment.ts'
import { arenaOf } from '../../../rules/cards/place.ts'
import { unitsInPlay } from '../../../rules/cards/unit.ts'
import { canPay, pay } from '../../../rules/chances/costs.ts'
import { equipAbilities, equipCost } from '../../../rules/equipment/equip-cost.ts'
import { detach, fitsUnit } from '../../../rules/equipment/equipment.ts'
import { equipPrice, whyNotBear } from '../../../rules/equipment/who-may-bear.ts'
import { type Context, cardsFor } from '../../context.ts'
import { causeOf, type Performers } from '../performer.ts'

/** Whether the unit's type and the texts let it bear the Equipment; costs and build steps play no part. */
export function canBear(game: Game, equipment: CardId, unit: CardId): boolean {
  return fitsUnit(game, { card: equipment, unit }) === null && whyNotBear(game, equipment, unit) === null
}

interface AttachToOwn {
  readonly seat: SeatId
  readonly card: CardId
}

/** An Equipment from elsewhere goes on one of the player's units, who controls it from then on. */
export const attachToOwn = procedure<AttachToOwn>('swtcg/attach-to-own', [
  ask(
    'unit',
    (game, { seat, card }) => {
      const from = unitsInPlay(game, seat).filter((unit) => canBear(game, card, unit))
      if (from.length === 0 || whyTooMany(game, seat, card)) return undefined
      return { kind: 'cards' as const, seat, about: 'attach-to', card, from, min: 1, max: 1 }
    },
    (game, { seat, card }, [unit]) => {
      const there = attach(game, card, unit!, 'equipment')
      game.changeCard(there, { controller: seat })
      tellCompleted(game, seat, there, arenaOf(game, unit!) ?? 'build')
      game.emit({ kind: 'equipped', card: there, unit: unit!, cause: { rule: 'idc/keyword/equip-attaches' } })
    },
  ),
])

/** Attached without being built, it counts as completed all the same. */
function tellCompleted(game: Game, seat: SeatId, card: CardId, to: Arena | 'build'): void {
  const { is } = game.card(card)
  const cause = { rule: 'idc/equipment/completes-to-build-zone' }
  game.emit({ kind: 'completed', seat, card, is, cause })
  game.emit({ kind: 'placed', seat, card, is, to, cause })
}

/** Pays the first Equip cost of the card, if it can be paid. */
function payEquip(game: Game, { you }: Context, card: CardId, unit: CardId): boolean {
  const [first] = equipAbilities(definitionOf(game, card))
  const cost = first ? equipPrice(game, card, unit, equipCost(game, card, first[1])) : []
  if (!canPay(game, { seat: you, card, cost })) return false
  pay(game, you, card, cost)
  return true
}

export const equipmentPerformers: Performers<'attach' | 'detach'> = {
  attach: (game, context, { to, paying }, found) => {
    const [unit] = cardsFor(game, context, to)
    if (unit === undefined) return
    for (const card of found)
      if (canBear(game, card, unit) && (!paying || payEquip(game, context, card, unit))) {
        const there = attach(game, card, unit, 'equipment')
        game.emit({ kind: 'equipped', card: there, unit, cause: causeOf(context) })
      }
  },
  detach: (game, _context, _, found) => {
    for (const card of found) if (game.policies.mayBeDetached(game, card)) detach(game, card)
  },
}
