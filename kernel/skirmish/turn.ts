/** The course of a game: a secret bid for the first turn, then turns until one team has credits left. */
import {
  type ActionQuestion,
  addLasting,
  type CardId,
  type CardsQuestion,
  EVERYONE,
  expire,
  expireWithCard,
  moveCard,
  type ProcedureName,
  type SeatId,
  seatBit,
  zone,
} from '../index.ts'
import type { Attack } from './attack.ts'
import { ask, type Game, isRaider, procedure, type SkirmishOffer, step, zoneOf } from './kinds.ts'

const seatsOf = (game: Game): SeatId[] => game.state.seats.map((_, seat) => seat)
const isAlive = (game: Game, seat: SeatId): boolean => game.seat(seat).credits > 0

export const skirmish = procedure<object>('skirmish/game', [
  ask(
    'bid',
    (game) =>
      seatsOf(game).map((seat) => ({ kind: 'bid' as const, seat, about: 'first-turn', min: 0, max: 2 })),
    (game, _, bid, seat) => {
      game.changeSeat(seat, { credits: game.seat(seat).credits - bid })
      game.changeTable({ bids: [...game.table.bids, bid] })
    },
  ),
  step('first', (game) => {
    const { bids } = game.table
    game.emit({ kind: 'bidsShown', bids, cause: { rule: 'skirmish/bid' } })
    game.changeTable({ active: bids.indexOf(Math.max(...bids)) })
  }),
  step('turns', (game) => {
    game.goto('turns')
    game.call(turn, {})
  }),
])

export const turn = procedure<object>('skirmish/turn', [
  step('ready', (game) => {
    const { active, turn } = game.table
    game.emit({ kind: 'turnBegan', seat: active, turn })
    for (const card of zone(game, zoneOf(active, 'field')).cards) game.changeCard(card, { ready: true })
    game.changeSeat(active, { deployed: false })
  }),
  step('draw', (game) => draw(game, game.table.active)),
  ask(
    'act',
    (game) => chanceToAct(game, game.table.active, 'act', actions(game)),
    (game, _, offer) => {
      if (offer.verb === 'pass') return
      game.goto('act')
      act(game, offer)
    },
  ),
  ask('discard', excess, (game, _, cards, seat) => {
    for (const card of cards) discard(game, card, seat)
  }),
  step('end', (game) => {
    expire(game, 'turn')
    if (game.table.turn >= game.constants.turns) return endByCredits(game)
    game.changeTable({ turn: game.table.turn + 1, active: nextSeat(game) })
  }),
])

export function draw(game: Game, seat: SeatId): void {
  const top = zone(game, zoneOf(seat, 'deck')).cards[0]
  if (top === undefined) return
  const { is } = game.card(top)
  moveCard(game, top, zoneOf(seat, 'hand'))
  game.emit({ kind: 'drew', seat }, { to: seatBit(seat), facts: { is } })
}

/** A seat with cards in hand is always asked: skipping it would tell that it can do nothing. */
export function chanceToAct(
  game: Game,
  seat: SeatId,
  about: string,
  offers: SkirmishOffer[],
): ActionQuestion<SkirmishOffer> {
  const holds = zone(game, zoneOf(seat, 'hand')).cards.length > 0
  return { kind: 'action', seat, about, offers, evenIfForced: holds }
}

function actions(game: Game): SkirmishOffer[] {
  const seat = game.table.active
  const offers: SkirmishOffer[] = [{ key: 'pass', verb: 'pass' }]
  for (const card of zone(game, zoneOf(seat, 'hand')).cards) offerFromHand(game, seat, card, offers)
  for (const card of zone(game, zoneOf(seat, 'field')).cards) offerAttacks(game, seat, card, offers)
  return offers
}

function offerFromHand(game: Game, seat: SeatId, card: CardId, offers: SkirmishOffer[]): void {
  const { is } = game.card(card)
  if (is === 'rally') offers.push({ key: `rally ${card}`, verb: 'rally', card })
  if (!isRaider(is) || game.seat(seat).deployed) return
  offers.push({ key: `deploy ${card}`, verb: 'deploy', card })
  offers.push({ key: `ambush ${card}`, verb: 'ambush', card })
}

function offerAttacks(game: Game, seat: SeatId, card: CardId, offers: SkirmishOffer[]): void {
  if (!game.card(card).ready) return
  for (let defender = 0; defender < game.state.seats.length; defender++) {
    if (game.policies.canAttack(game, seat, defender))
      offers.push({ key: `attack ${card} ${defender}`, verb: 'attack', card, defender })
  }
}

/** Named, because an attack needs what this file holds. */
const attack: ProcedureName<Attack> = { name: 'skirmish/attack' }

function act(game: Game, offer: SkirmishOffer): void {
  const seat = game.table.active
  if (offer.verb === 'attack') game.call(attack, { attacker: offer.card, defender: offer.defender })
  else if (offer.verb === 'rally') rally(game, seat, offer.card)
  else if (offer.verb === 'deploy' || offer.verb === 'ambush') deploy(game, seat, offer.card, offer.verb)
}

function rally(game: Game, seat: SeatId, card: CardId): void {
  game.emit({ kind: 'played', seat, is: 'rally' })
  moveCard(game, card, zoneOf(seat, 'discard'))
  addLasting(game, { kind: 'rally' }, { source: null, seat, duration: { until: 'turn' } })
}

function deploy(game: Game, seat: SeatId, card: CardId, how: 'deploy' | 'ambush'): void {
  const { is } = game.card(card)
  const faceDown = how === 'ambush'
  const id = moveCard(game, card, zoneOf(seat, 'field'), { faceDown, change: { ready: false } })
  game.changeSeat(seat, { deployed: true })
  if (!faceDown) takeEffect(game, id)
  game.emit({ kind: 'deployed', seat, card: id }, { to: faceDown ? seatBit(seat) : EVERYONE, facts: { is } })
}

/** What a raider brings along when it shows itself on the field. */
export function takeEffect(game: Game, id: CardId): void {
  const { is, owner } = game.card(id)
  if (is !== 'warlord') return
  addLasting(game, { kind: 'plunder' }, { source: id, seat: owner, duration: { whileCard: id } })
}

function excess(game: Game): CardsQuestion | undefined {
  const seat = game.table.active
  const from = zone(game, zoneOf(seat, 'hand')).cards
  const over = from.length - game.constants.handSize
  return over > 0 ? { kind: 'cards', seat, about: 'discard', from, min: over, max: over } : undefined
}

export function discard(game: Game, card: CardId, seat: SeatId): void {
  expireWithCard(game, card)
  game.emit({ kind: 'discarded', seat, is: game.card(card).is })
  moveCard(game, card, zoneOf(seat, 'discard'))
}

function nextSeat(game: Game): SeatId {
  const count = game.state.seats.length
  let next = game.table.active
  do next = (next + 1) % count
  while (!isAlive(game, next))
  return next
}

function endByCredits(game: Game): void {
  const credits = game.state.seats.map((seat) => seat.credits)
  const winners = seatsOf(game).filter((seat) => credits[seat] === Math.max(...credits))
  game.end(winners, { rule: 'skirmish/last-turn' })
}

/** The game is over when the seats with credits are all of one team. */
export function checkElimination(game: Game, seat: SeatId): void {
  if (isAlive(game, seat)) return
  game.emit({ kind: 'eliminated', seat })
  const teams = new Set(
    seatsOf(game).flatMap((other) => (isAlive(game, other) ? [game.seat(other).team] : [])),
  )
  if (teams.size > 1) return
  const winners = seatsOf(game).filter((other) => teams.has(game.seat(other).team))
  game.end(winners, { rule: 'skirmish/elimination' })
}
