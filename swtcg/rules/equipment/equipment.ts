/** Equipment: attached by paying its Equip cost, and taken back from a unit that changed hands. */
import { type CardId, gather, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, procedure, type SwtcgOffer, step } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { type MayBeDisrupted, openDisruption } from '../attack/disrupt.ts'
import { whyKeptOut } from '../build/kept-out-of-arenas.ts'
import { attach, detachTo, isPiloting } from '../cards/attachment.ts'
import {
  arenaOf,
  areOpponents,
  cardsAt,
  cardsIn,
  isInPlay,
  seatsOf,
  seatZone,
  sideOf,
} from '../cards/place.ts'
import { isUnit, typesOf, unitsInPlay } from '../cards/unit.ts'
import { pay, whyNotPay } from '../chances/costs.ts'
import { discardIfSpent } from '../damage/discard.ts'
import { equipAbilities, equipCost } from './equip-cost.ts'
import { equipPrice, isFixed, mayAlsoBear, whyNotBear } from './who-may-bear.ts'

interface Equip extends MayBeDisrupted {
  readonly seat: SeatId
  readonly card: CardId
  readonly unit: CardId
  /** Which of its Equip abilities is used. */
  readonly ability: string
}

const useKey = (card: CardId): string => `equip ${card}`

export const equip = procedure<Equip>('swtcg/equip', [
  step('pay', (game, { seat, card, ability, unit }) => {
    game.changeTable({ uses: [...game.table.uses, useKey(card)] })
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
])

const costOf = (game: Game, card: CardId, path: string, unit: CardId) => {
  const ability = equipAbilities(definitionOf(game, card)).find(([at]) => at === path)?.[1]
  return ability ? equipPrice(game, card, unit, equipCost(game, card, ability)) : []
}

/** Why an Equipment cannot be equipped to a unit by this ability now; empty if it can. */
export function whyNotEquip(
  game: Game,
  seat: SeatId,
  { card, unit, ability }: Omit<Equip, 'seat'>,
): Reason[] {
  const reasons = [...whyNotTake(game, seat, card), ...whyNotCarry(game, seat, card, unit)]
  if (reasons.length > 0) return reasons
  if (game.table.uses.includes(useKey(card)))
    return [{ code: 'equipped-already', rule: 'idc/equipment/equip-once-per-turn', card }]
  return whyNotPay(game, seat, card, costOf(game, card, ability, unit))
}

/** Why a seat cannot take an Equipment from where it is. */
function whyNotTake(game: Game, seat: SeatId, card: CardId): Reason[] {
  const { controller, host } = game.card(card)
  if (definitionOf(game, card).kind !== 'equipment' || !isInPlay(game, card))
    return [{ code: 'not-equipment', rule: 'idc/keyword/equip-attaches', card }]
  if (controller !== seat && !game.policies.mayAskFor(game, seat, card))
    return [{ code: 'not-yours', rule: 'idc/equipment/equip-in-own-build-step', card }]
  if (host !== null && isPiloting(game, host))
    return [{ code: 'on-a-pilot', rule: 'idc/pilot/no-equip-or-detach-while-piloting', card: host }]
  if (host !== null && isFixed(game, card, host))
    return [{ code: 'cannot-detach', rule: 'idc/primary/cant-overrides', card }]
  return []
}

/** Why a unit cannot be given an Equipment. */
function whyNotCarry(game: Game, seat: SeatId, card: CardId, unit: CardId): Reason[] {
  if (isPiloting(game, unit))
    return [{ code: 'on-a-pilot', rule: 'idc/pilot/no-equip-or-detach-while-piloting', card: unit }]
  if (!isUnit(game, unit) || (game.card(unit).controller !== seat && !mayAlsoBear(game, card, unit)))
    return [{ code: 'not-your-unit', rule: 'idc/keyword/equip-matching-unit', card: unit }]
  const unfit = whyNotFitted(game, card, unit)
  if (unfit.length > 0) return unfit
  const { host } = game.card(card)
  if (host === unit) return [{ code: 'already-there', rule: 'idc/keyword/equip-attaches', card: unit }]
  const kept = host === null ? whyKeptOut(game, seat, card, arenaOf(game, unit)) : []
  if (kept.length > 0) return kept
  return whyNotBear(game, card, unit)
}

/** Why an Equipment is not for such a unit. */
export const whyNotFitted = (game: Game, card: CardId, unit: CardId): Reason[] =>
  typesOf(game, unit).some((type) => definitionOf(game, card).arenas.includes(type))
    ? []
    : [{ code: 'other-type', rule: 'idc/equipment/subtype-matches-unit', card: unit }]

/** Why an Equipment cannot simply be taken off its unit; empty if it can. */
export function whyNotDetach(game: Game, seat: SeatId, card: CardId): Reason[] {
  const reasons = whyNotTake(game, seat, card)
  if (reasons.length > 0) return reasons
  const { host, controller } = game.card(card)
  if (controller !== seat) return [{ code: 'not-yours', rule: 'idc/equipment/equip-in-own-build-step', card }]
  if (host !== null && areOpponents(game, seat, game.card(host).controller)) return []
  return [{ code: 'not-on-their-unit', rule: 'idc/equipment/unit-stolen-detach', card }]
}

function equipmentOf(game: Game, seat: SeatId): CardId[] {
  const found: CardId[] = []
  for (const owner of seatsOf(game, sideOf(game, seat)))
    for (const card of cardsIn(game, owner, 'build')) if (canTake(game, seat, card)) found.push(card)
  for (const card of cardsAt(game, 'attached')) if (canTake(game, seat, card)) found.push(card)
  return found
}

const canTake = (game: Game, seat: SeatId, card: CardId): boolean =>
  definitionOf(game, card).kind === 'equipment' && whyNotTake(game, seat, card).length === 0

export const equipOffer = (card: CardId, unit: CardId, ability: string): SwtcgOffer => ({
  key: `equip ${card} ${unit} ${ability}`,
  verb: 'equip',
  card,
  unit,
  ability,
})

export function equipOffers(game: Game, seat: SeatId): SwtcgOffer[] {
  const equipment = equipmentOf(game, seat).filter((card) => !game.table.uses.includes(useKey(card)))
  if (equipment.length === 0) return []
  const units = gather(game.table.order, (each) => unitsInPlay(game, each))
  return gather(equipment, (card) =>
    gather(equipAbilities(definitionOf(game, card)), ([ability]) =>
      units
        .filter((unit) => whyNotEquip(game, seat, { card, unit, ability }).length === 0)
        .map((unit) => equipOffer(card, unit, ability)),
    ),
  )
}

export const detachOffers = (game: Game, seat: SeatId): SwtcgOffer[] =>
  equipmentOf(game, seat)
    .filter((card) => whyNotDetach(game, seat, card).length === 0)
    .map(detachOffer)

export const detachOffer = (card: CardId): SwtcgOffer => ({ key: `detach ${card}`, verb: 'detach', card })

/** To its controller's build zone; the unit loses what it gave (idc/term/detach-moves-to-build-zone). */
export function detach(game: Game, card: CardId, rule = 'idc/term/detach-moves-to-build-zone'): void {
  const { host, controller } = game.card(card)
  if (host === null) return
  detachTo(game, card, seatZone(controller, 'build'))
  game.emit({ kind: 'detached', card, unit: host, cause: { rule } })
  discardIfSpent(game, host)
}
