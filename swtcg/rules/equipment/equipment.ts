/** Equipment: who may take it, which unit may carry it, and taking it back from a unit that changed hands. */
import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { type Check, definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
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

/** A seat takes an Equipment from where it is. */
interface Taking {
  readonly seat: SeatId
  readonly card: CardId
}
const isEquipment: Check<Taking> = (game, { card }) =>
  definitionOf(game, card).kind === 'equipment' && isInPlay(game, card)
    ? null
    : because('not-equipment', 'idc/keyword/equip-attaches', { card })
const mayTake: Check<Taking> = (game, { seat, card }) =>
  game.card(card).controller === seat || game.policies.mayAskFor(game, seat, card)
    ? null
    : because('not-yours', 'idc/equipment/equip-in-own-build-step', { card })
const notFromPilot: Check<Taking> = (game, { card }) => {
  const { host } = game.card(card)
  return host !== null && isPiloting(game, host)
    ? because('on-a-pilot', 'idc/pilot/no-equip-or-detach-while-piloting', { card: host })
    : null
}
const notFixed: Check<Taking> = (game, { card }) => {
  const { host } = game.card(card)
  return host !== null && isFixed(game, card, host)
    ? because('cannot-detach', 'idc/primary/cant-overrides', { card })
    : null
}
export const TAKE_CHECKS: readonly Check<Taking>[] = [isEquipment, mayTake, notFromPilot, notFixed]

/** A unit is to bear it. */
type Bearing = Taking & { readonly unit: CardId }
const notOnPilot: Check<Bearing> = (game, { unit }) =>
  isPiloting(game, unit)
    ? because('on-a-pilot', 'idc/pilot/no-equip-or-detach-while-piloting', { card: unit })
    : null
const onOwnUnit: Check<Bearing> = (game, { seat, card, unit }) => {
  if (isPiloting(game, unit)) return null
  const may = game.card(unit).controller === seat || mayAlsoBear(game, card, unit)
  return may && (isUnit(game, unit) || isForLocations(definitionOf(game, card)))
    ? null
    : because('not-your-unit', 'idc/keyword/equip-matching-unit', { card: unit })
}
/** Equipment with the subtype Location is for Locations, and for nothing else (now/general/equip-location). */
export const isForLocations = ({ arenas, subtypes }: CardDefinition): boolean =>
  arenas.length === 0 && subtypes.includes('Location')
const isLocationFor = (game: Game, card: CardId, place: CardId): boolean =>
  isForLocations(definitionOf(game, card)) && definitionOf(game, place).kind === 'location'

/** The Equipment is for such a unit. */
export const fitsUnit: Check<{ readonly card: CardId; readonly unit: CardId }> = (game, { card, unit }) =>
  isLocationFor(game, card, unit) ||
  typesOf(game, unit).some((type) => definitionOf(game, card).arenas.includes(type))
    ? null
    : because('other-type', 'idc/equipment/subtype-matches-unit', { card: unit })
const elsewhere: Check<Bearing> = (game, { card, unit }) =>
  game.card(card).host === unit
    ? because('already-there', 'idc/keyword/equip-attaches', { card: unit })
    : null
const notKeptOut: Check<Bearing> = (game, { seat, card, unit }) =>
  game.card(card).host === null ? whyKeptOut(game, seat, card, arenaOf(game, unit)) : null
const bearsIt: Check<Bearing> = (game, { card, unit }) => whyNotBear(game, card, unit)

export const BEAR_CHECKS: readonly Check<Bearing>[] = [
  notOnPilot,
  onOwnUnit,
  fitsUnit,
  elsewhere,
  notKeptOut,
  bearsIt,
]

const ownEquipment: Check<Taking> = (game, { seat, card }) =>
  game.card(card).controller === seat || !game.policies.mayAskFor(game, seat, card)
    ? null
    : because('not-yours', 'idc/equipment/equip-in-own-build-step', { card })
const fromTheirUnit: Check<Taking> = (game, { seat, card }) => {
  const { host } = game.card(card)
  return host !== null && areOpponents(game, seat, game.card(host).controller)
    ? null
    : because('not-on-their-unit', 'idc/equipment/unit-stolen-detach', { card })
}
const OFF_CHECKS: readonly Check<Taking>[] = [ownEquipment, fromTheirUnit]
/** What taking an Equipment simply off its unit needs. */
export const DETACH_CHECKS: readonly Check<Taking>[] = [...TAKE_CHECKS, ...OFF_CHECKS]

/** The Equipment that a seat may take from where it is. */
export function equipmentOf(game: Game, seat: SeatId): CardId[] {
  const found: CardId[] = []
  for (const owner of seatsOf(game, sideOf(game, seat)))
    for (const card of cardsIn(game, owner, 'build')) if (canTake(game, seat, card)) found.push(card)
  for (const card of cardsAt(game, 'attached')) if (canTake(game, seat, card)) found.push(card)
  return found
}

const canTake = (game: Game, seat: SeatId, card: CardId): boolean =>
  definitionOf(game, card).kind === 'equipment' && isAllowed(game, TAKE_CHECKS, { seat, card })

export const detachOffers = (game: Game, seat: SeatId): SwtcgOffer[] =>
  equipmentOf(game, seat)
    .filter((card) => isAllowed(game, OFF_CHECKS, { seat, card }))
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
