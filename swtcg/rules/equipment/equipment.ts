/** Equipment: who may take it, which unit may carry it, and taking it back from a unit that changed hands. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { whyKeptOut } from '../build/kept-out-of-arenas.ts'
import { detachTo, isPiloting } from '../cards/attachment.ts'
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
import { isUnit, typesOf } from '../cards/unit.ts'
import { discardIfSpent } from '../damage/discard.ts'
import { isFixed, mayAlsoBear, whyNotBear } from './who-may-bear.ts'

/** Why a seat cannot take an Equipment from where it is. */
export function whyNotTake(game: Game, seat: SeatId, card: CardId): Reason[] {
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
export function whyNotCarry(game: Game, seat: SeatId, card: CardId, unit: CardId): Reason[] {
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

/** The Equipment that a seat may take from where it is. */
export function equipmentOf(game: Game, seat: SeatId): CardId[] {
  const found: CardId[] = []
  for (const owner of seatsOf(game, sideOf(game, seat)))
    for (const card of cardsIn(game, owner, 'build')) if (canTake(game, seat, card)) found.push(card)
  for (const card of cardsAt(game, 'attached')) if (canTake(game, seat, card)) found.push(card)
  return found
}

const canTake = (game: Game, seat: SeatId, card: CardId): boolean =>
  definitionOf(game, card).kind === 'equipment' && whyNotTake(game, seat, card).length === 0

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
