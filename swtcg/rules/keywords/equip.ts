/** Equip: by paying its cost an Equipment is attached to a unit. */

import { because, type CardId, gather, isAllowed, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { resolving } from '../../effects/resolving.ts'
import { type Check, definitionOf, type Game, procedure, type SwtcgOffer, step } from '../../kinds.ts'
import type { Cost, EquipAbility } from '../../language/tree/tree.ts'
import { hasUsed, type Use, useUp } from '../../uses.ts'
import { type MayBeDisrupted, openDisruption } from '../attack/disrupt.ts'
import { attach } from '../cards/attachment.ts'
import { cardsAt } from '../cards/place.ts'
import { unitsInPlay } from '../cards/unit.ts'
import { pay, whyNotPay } from '../chances/costs.ts'
import { discardIfSpent } from '../damage/discard.ts'
import { equipAbilities, equipCost } from '../equipment/equip-cost.ts'
import { isSaid, paidWith } from '../equipment/equip-to.ts'
import { BEAR_CHECKS, equipmentOf, isForLocations, TAKE_CHECKS } from '../equipment/equipment.ts'
import { equipPrice } from '../equipment/who-may-bear.ts'

interface Equip extends MayBeDisrupted {
  readonly seat: SeatId
  readonly card: CardId
  readonly unit: CardId
  /** Which of its Equip abilities is used. */
  readonly ability: string
}

const equipping = (card: CardId): Use => ({ kind: 'equip', card })

export const equip = procedure<Equip>('swtcg/equip', [
  step('pay', (game, { seat, card, ability, unit }) => {
    useUp(game, equipping(card))
    pay(game, seat, card, costOf(game, card, ability, unit))
  }),
  step('disrupt', (game, { seat, card }) => openDisruption(game, 'ability', card, seat)),
  step('disrupted', (game, { disrupted }) => {
    if (disrupted) game.finish()
  }),
  step('attach', (game, { card, unit }) => {
    const { host } = game.card(card)
    attach(game, card, unit, 'equipment')
    game.emit({ kind: 'equipped', card, unit, cause: { rule: 'idc/keyword/equip-attaches' } })
    if (host !== null) discardIfSpent(game, host)
  }),
  step('besides', (game, { seat, card, ability, unit }) => {
    const instructions = abilityOf(game, card, ability)?.and
    const context = { you: seat, self: card, bound: { that: [unit] } }
    if (instructions) game.call(resolving, { context, instructions })
  }),
])

const abilityOf = (game: Game, card: CardId, path: string): EquipAbility | undefined =>
  equipAbilities(definitionOf(game, card)).find(([at]) => at === path)?.[1]
function costOf(game: Game, card: CardId, path: string, unit: CardId): readonly Cost[] {
  const ability = abilityOf(game, card, path)
  if (!ability) return []
  const price = equipPrice(game, card, unit, equipCost(game, card, ability))
  return ability.to === 'paid-with' ? paidWith(price, unit) : price
}

const oncePerTurn: Check<Equip> = (game, { card }) =>
  hasUsed(game, equipping(card))
    ? because('equipped-already', 'idc/equipment/equip-once-per-turn', { card })
    : null
const affordable: Check<Equip> = (game, { seat, card, unit, ability }) =>
  whyNotPay(game, { seat, card, cost: costOf(game, card, ability, unit) })

/** The unit is such as the text says, and the time for it is right. */
const asSaid: Check<Equip> = (game, { seat, card, unit, ability: path }) => {
  const ability = abilityOf(game, card, path)
  if (!ability || isSaid(game, { you: seat, self: card, bound: {} }, ability, unit)) return null
  return because('not-that-bearer', 'now/general/equip-to-that-unit', { card: unit })
}

export const EQUIP_CHECKS: readonly Check<Equip>[] = [
  ...TAKE_CHECKS,
  ...BEAR_CHECKS,
  asSaid,
  oncePerTurn,
  affordable,
]
/** What an Equipment that was found to be ready needs besides. */
const UNIT_CHECKS: readonly Check<Equip>[] = [...BEAR_CHECKS, asSaid, affordable]

export const equipOffer = (card: CardId, unit: CardId, ability: string): SwtcgOffer => ({
  key: `equip ${card} ${unit} ${ability}`,
  verb: 'equip',
  card,
  unit,
  ability,
})

export function equipOffers(game: Game, seat: SeatId): SwtcgOffer[] {
  const equipment = equipmentOf(game, seat).filter((card) => !hasUsed(game, equipping(card)))
  if (equipment.length === 0) return []
  const units = gather(game.table.order, (each) => unitsInPlay(game, each))
  const locations = equipment.some((card) => isForLocations(definitionOf(game, card)))
    ? gather(ARENAS, (arena) => cardsAt(game, `${arena}-location`))
    : []
  return gather(equipment, (card) =>
    gather(equipAbilities(definitionOf(game, card)), ([ability]) =>
      [...units, ...locations]
        .filter((unit) => isAllowed(game, UNIT_CHECKS, { seat, card, unit, ability }))
        .map((unit) => equipOffer(card, unit, ability)),
    ),
  )
}
