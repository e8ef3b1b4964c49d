/** The course of a game: a secret bid for the first turn, then turns until one team has credits left. */
import type { CardId, CardsQuestion, NumberQuestion, SeatId } from '../index.ts'
import { addLasting, EVERYONE, expire, moveCard, seatBit } from '../index.ts'
import { attack, discard } from './attack.ts'
import { chanceToAct } from './chance.ts'
import { ask, type Game, procedure, type SkirmishOffer, step } from './kinds.ts'
import { aliveSeats, allSeats, cardsIn, seatZone } from './place.ts'

export const skirmish = procedure<object>('skirmish/game', [
  ask('bid', bids, (game, _, bid, seat) => {
    game.changeSeat(seat, { credits: game.seat(seat).credits - bid })
    game.changeTable({ bids: [...game.table.bids, bid] })
  }),
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
    for (const card of cardsIn(game, active, 'field')) game.changeCard(card, { ready: true })
    game.changeSeat(active, { deployed: false })
  }),
  step('draw', (game) => draw(game, game.table.active)),
  ask('act', chanceToAct, (game, _, offer, seat) => {
    if (offer.verb === 'pass') return
    game.goto('act')
    act(game, seat, offer)
  }),
  ask('discard', excess, (game, _, cards) => {
    for (const card of cards) discard(game, card)
  }),
  step('end', (game) => {
    const { turn, active } = game.table
    expire(game, 'turn')
    const alive = aliveSeats(game)
    if (turn >= game.constants.turns) return game.end(alive, { rule: 'skirmish/last-turn' })
    game.changeTable({ turn: turn + 1, active: alive.find((seat) => seat > active) ?? alive[0]! })
  }),
])

function bids(game: Game): NumberQuestion<'first-turn'>[] {
  return allSeats(game).map((seat) => ({ kind: 'bid', seat, about: 'first-turn', min: 0, max: 2 }))
}

export function draw(game: Game, seat: SeatId): void {
  const [top] = cardsIn(game, seat, 'deck')
  if (top === undefined) return
  const { is } = game.card(top)
  moveCard(game, top, seatZone(seat, 'hand'))
  game.emit({ kind: 'drew', seat }, { to: seatBit(seat), facts: { is } })
}

function act(game: Game, seat: SeatId, offer: Exclude<SkirmishOffer, { verb: 'pass' }>): void {
  if (offer.verb === 'attack') return game.call(attack, { attacker: offer.card, defender: offer.defender })
  if (offer.verb !== 'rally') return deploy(game, seat, offer.card, offer.verb === 'ambush')
  discard(game, offer.card, 'played')
  addLasting(game, { kind: 'rally' }, { source: null, seat, duration: { until: 'turn' } })
}

function deploy(game: Game, seat: SeatId, card: CardId, faceDown: boolean): void {
  const { is } = game.card(card)
  const id = moveCard(game, card, seatZone(seat, 'field'), { faceDown, change: { ready: false } })
  game.changeSeat(seat, { deployed: true })
  game.emit({ kind: 'deployed', seat, card: id }, { to: faceDown ? seatBit(seat) : EVERYONE, facts: { is } })
}

function excess(game: Game): CardsQuestion<'discard'> | undefined {
  const seat = game.table.active
  const from = cardsIn(game, seat, 'hand')
  const over = from.length - game.constants.handSize
  return over > 0 ? { kind: 'cards', seat, about: 'discard', from, min: over, max: over } : undefined
}
