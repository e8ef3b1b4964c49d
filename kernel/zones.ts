/** Zones and sight: moving cards, and who may know which card is which. */
import { expireWithCard } from './lasting.ts'
import type { Machine } from './machine.ts'
import { copied, type Writable } from './record.ts'
import {
  type Card,
  type CardCore,
  type CardId,
  EVERYONE,
  type Kinds,
  noteRevelation,
  type SeatId,
  type SeatMask,
  type Sight,
  seatBit,
  type Zone,
  type ZoneId,
} from './state.ts'

export function addZone<K extends Kinds>(
  game: Machine<K>,
  name: string,
  owner: SeatId | null,
  sight: Sight,
): ZoneId {
  game.version++
  return game.state.zones.push({ name, owner, sight, cards: [] }) - 1
}

export function zone<K extends Kinds>(game: Machine<K>, id: ZoneId): Zone {
  const found = game.state.zones[id]
  if (!found) throw new Error(`there is no zone ${id}`)
  return found
}

/** Puts a new card at the bottom of a zone; `knownTo` is told where more know it than see the zone. */
export function addCard<K extends Kinds>(
  game: Machine<K>,
  to: ZoneId,
  card: Pick<CardCore, 'is' | 'owner'> & Partial<Pick<CardCore, 'faceDown' | 'knownTo'>> & K['card'],
): CardId {
  const id = game.state.cards.length
  const { is, owner, faceDown = false } = card
  const knownTo = sightOf(game, owner, faceDown, zone(game, to)) | (card.knownTo ?? 0)
  const added = Object.assign({ id, is, owner, zone: to, faceDown, knownTo }, card)
  added.knownTo = knownTo
  const { card: copyOf } = game.rules.copies
  game.state.cards.push(copyOf === copied ? added : copyOf(added)) // a written-out copy has the shape of all later ones
  putCards(game, to, [...zone(game, to).cards, id])
  game.version++
  return id
}

export interface Move<K extends Kinds> {
  /** Default: the bottom of a pile. */
  readonly at?: 'top' | 'bottom' | number
  readonly faceDown?: boolean
  /** Which card was chosen is not shown, although others might have known it. */
  readonly secretly?: true
  /** What else changes about the card. */
  readonly change?: Partial<K['card']>
}

/**
 * Moves a card and returns its id in the new place. A card that leaves or enters a place where faces are hidden gets
 * a new id, so that nobody can follow it by number.
 */
export function moveCard<K extends Kinds>(
  game: Machine<K>,
  id: CardId,
  to: ZoneId,
  move: Move<K> = {},
): CardId {
  const card = game.card(id)
  const from = zone(game, card.zone)
  const target = zone(game, to)
  const open = from.sight === 'everyone' && target.sight === 'everyone'
  const newId = open ? id : game.state.cards.length
  const { faceDown = false } = move
  const knownTo = sightAfter(game, card, from, target, move)
  const stayed = without(from.cards, id)
  putCards(game, card.zone, stayed)
  if (!open) {
    game.state.cards[id] = null
    expireWithCard(game, id)
  }
  const moved = placed(game, card, { id: newId, zone: to, faceDown, knownTo })
  game.state.cards[newId] = Object.assign(moved, move.change) as Card<K>
  putCards(game, to, inserted(zone(game, to).cards, newId, move.at))
  const unseen = from.sight === 'owner' || (from.sight === 'nobody' && move.secretly)
  if (unseen) forgetWhichLeft(game, card.zone, knownTo)
  if ((knownTo & ~card.knownTo) !== 0) noteRevelation(game.state, knownTo, card.knownTo)
  game.version++
  return newId
}

/** Field by field, because cards move all the time. */
function placed<K extends Kinds>(
  game: Machine<K>,
  card: Card<K>,
  place: Omit<CardCore, 'is' | 'owner'>,
): CardCore {
  const moved = copyOf(game, card)
  moved.id = place.id
  moved.zone = place.zone
  moved.faceDown = place.faceDown
  moved.knownTo = place.knownTo
  return moved
}

/** Written out, because zones change with every move. */
function putCards<K extends Kinds>(game: Machine<K>, id: ZoneId, cards: readonly CardId[]): void {
  const { name, owner, sight } = zone(game, id)
  game.state.zones[id] = { name, owner, sight, cards }
}

/** By copying what lies before and behind it: piles are long. */
function without(cards: readonly CardId[], id: CardId): readonly CardId[] {
  const place = cards.indexOf(id)
  if (place === 0) return cards.slice(1)
  return [...cards.slice(0, place), ...cards.slice(place + 1)]
}

function inserted(cards: readonly CardId[], id: CardId, at: Move<Kinds>['at']): readonly CardId[] {
  if (at === 'top') return [id, ...cards]
  if (typeof at === 'number') return [...cards.slice(0, at), id, ...cards.slice(at)]
  return [...cards, id]
}

/** Whoever cannot tell which card left a hand or a pile can no longer be sure of those that stayed. */
function forgetWhichLeft<K extends Kinds>(game: Machine<K>, from: ZoneId, knowing: SeatMask): void {
  if (knowing === EVERYONE) return
  const owner = zone(game, from).owner
  const keeps = knowing | (owner === null ? 0 : game.state.confidants[owner]!)
  for (const other of zone(game, from).cards) {
    const record = game.card(other)
    if ((record.knownTo & ~keeps) !== 0) game.state.cards[other] = known(game, record, record.knownTo & keeps)
  }
}

function sightAfter<K extends Kinds>(
  game: Machine<K>,
  card: Card<K>,
  from: Zone,
  target: Zone,
  move: Move<K>,
): SeatMask {
  const there = sightOf(game, card.owner, move.faceDown ?? false, target)
  const chosenUnseen = move.secretly || (from.sight === 'owner' && there !== EVERYONE)
  if (chosenUnseen)
    return there | (from.owner === null ? 0 : game.state.confidants[from.owner]! & card.knownTo)
  return there | card.knownTo
}

/** Who sees a card because of where it lies. */
export function sightOf<K extends Kinds>(
  game: Machine<K>,
  owner: SeatId,
  faceDown: boolean,
  place: Zone,
): SeatMask {
  if (place.sight === 'everyone' && !faceDown) return EVERYONE
  if (place.sight === 'nobody') return 0
  return game.state.confidants[place.owner ?? owner]!
}

const copyOf = <K extends Kinds>(game: Machine<K>, card: Card<K>): Writable<CardCore> =>
  game.rules.copies.card(card) as Writable<CardCore>

function known<K extends Kinds>(game: Machine<K>, card: Card<K>, knownTo: SeatMask): Card<K> {
  const copy = copyOf(game, card)
  copy.knownTo = knownTo
  return copy as Card<K>
}

export function knows<K extends Kinds>(card: Card<K>, seat: SeatId | null): boolean {
  return card.knownTo === EVERYONE || (seat !== null && (card.knownTo & seatBit(seat)) !== 0)
}

/** Turns a whole pile up or down. What was seen stays known; a pile that is turned up is seen by all who may look. */
export function changeSight<K extends Kinds>(game: Machine<K>, id: ZoneId, sight: Sight): void {
  const place = zone(game, id)
  if (place.sight === sight) return
  game.state.zones[id] = { ...place, sight }
  game.version++
  for (const card of place.cards) {
    const { owner, faceDown } = game.card(card)
    reveal(game, card, sightOf(game, owner, faceDown, game.state.zones[id]!))
  }
}

/** Lets seats learn which card this is. */
export function reveal<K extends Kinds>(game: Machine<K>, id: CardId, to: SeatMask): void {
  const card = game.card(id)
  if ((to & ~card.knownTo) === 0) return
  game.state.cards[id] = known(game, card, card.knownTo | to)
  noteRevelation(game.state, to, card.knownTo)
  game.version++
}

export function turnFaceUp<K extends Kinds>(game: Machine<K>, id: CardId): void {
  const card = game.card(id)
  if (card.faceDown) {
    const turned = copyOf(game, card)
    turned.faceDown = false
    game.state.cards[id] = turned as Card<K>
    game.version++
  }
  reveal(game, id, EVERYONE)
}
