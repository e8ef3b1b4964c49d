/** Where cards lie: arenas and attachments belong to the table, the other zones to a seat. */

import { type CardId, type SeatId, type ZoneId, zone } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import type { Game, Side } from '../../kinds.ts'
import { isConcealed } from './face.ts'

const OWN_ZONES = [
  'deck',
  'hand',
  'build',
  'discard',
  'resource',
  'aside',
  'supply',
  'event',
  'outside',
] as const
export type OwnZone = (typeof OWN_ZONES)[number]
const TABLE_ZONES = [
  ...ARENAS,
  'space-location',
  'ground-location',
  'character-location',
  'attached',
] as const
export type TableZone = (typeof TABLE_ZONES)[number]

export const ZONES: readonly { readonly name: OwnZone; readonly sight: 'everyone' | 'owner' | 'nobody' }[] = [
  { name: 'deck', sight: 'nobody' },
  { name: 'hand', sight: 'owner' },
  { name: 'build', sight: 'everyone' },
  { name: 'discard', sight: 'everyone' },
  { name: 'resource', sight: 'everyone' },
  { name: 'aside', sight: 'everyone' },
  /** Cards for later games of a match, where there are such. */
  { name: 'supply', sight: 'owner' },
  /** The Event that a player has in play (now/events/what). */
  { name: 'event', sight: 'everyone' },
  /** Listed beforehand, to be taken by cards that say so (now/deck/outside-the-game). */
  { name: 'outside', sight: 'owner' },
]
export const tableZones: readonly TableZone[] = TABLE_ZONES

/** The table's zones come first, then each seat's, so ids follow from names. */
export const tableZone = (name: TableZone): ZoneId => TABLE_ZONES.indexOf(name)
export const seatZone = (seat: SeatId, name: OwnZone): ZoneId =>
  TABLE_ZONES.length + seat * OWN_ZONES.length + OWN_ZONES.indexOf(name)
export const locationZone = (arena: Arena): ZoneId => tableZone(`${arena}-location`)
const isLocationZone = (place: ZoneId): boolean => TABLE_ZONES[place]?.endsWith('-location') ?? false

export const cardsIn = (game: Game, seat: SeatId, name: OwnZone): readonly CardId[] =>
  zone(game, seatZone(seat, name)).cards
export const cardsAt = (game: Game, name: TableZone): readonly CardId[] => zone(game, tableZone(name)).cards

/** The units of a seat in an arena. */
export const unitsOf = (game: Game, seat: SeatId, arena: Arena): CardId[] =>
  cardsAt(game, arena).filter((card) => game.card(card).controller === seat)

/** The card at the bottom of the chain of hosts: the unit that a Pilot, Equipment or stacked card is with. */
export function bearer(game: Game, card: CardId): CardId {
  const { host } = game.card(card)
  return host === null ? card : bearer(game, host)
}

/** The arena that a unit or its attachments are in; null outside the arenas. */
export function arenaOf(game: Game, card: CardId): Arena | null {
  const place = game.card(bearer(game, card)).zone
  return ARENAS[place] ?? null
}

export const isIn = (game: Game, card: CardId, name: OwnZone): boolean => {
  const { zone: place, owner, controller } = game.card(card)
  return place === seatZone(controller, name) || place === seatZone(owner, name)
}

/** Whether the card is still on the table under this id. */
export const exists = (game: Game, card: CardId): boolean => game.state.cards[card] != null

export const sideOf = (game: Game, seat: SeatId): Side => game.seat(seat).side
export const seatsOf = (game: Game, side: Side): SeatId[] =>
  game.table.order.filter((seat) => game.seat(seat).side === side)
/** "Your opponent" is everybody on the other side (idc/thw/opponent-means-both). */
export const areOpponents = (game: Game, one: SeatId, other: SeatId): boolean =>
  game.seat(one).side !== game.seat(other).side

/** A face-up unit in an arena or a build zone, a Pilot or Equipment on one, or a Location in its arena. */
export function isInPlay(game: Game, card: CardId): boolean {
  const { zone: place, controller } = game.card(bearer(game, card))
  if (isConcealed(game, bearer(game, card)) || isConcealed(game, card)) return false
  return ARENAS[place] !== undefined || place === seatZone(controller, 'build') || isLocationZone(place)
}

/** Every zone whose cards are in play or with cards in play; one list for each number of seats. */
export function inPlayZones(game: Game): readonly ZoneId[] {
  const seats = game.state.seats.length
  IN_PLAY[seats] ??= [
    ...TABLE_ZONES.keys(),
    ...Array.from({ length: seats }, (_, seat) => [
      seatZone(seat, 'build'),
      seatZone(seat, 'resource'),
      seatZone(seat, 'event'),
    ]).flat(),
  ]
  return IN_PLAY[seats]
}
const IN_PLAY: (readonly ZoneId[])[] = []
