/** An attack: the defender may raise a shield, then a die is rolled. */
import { type CardId, moveCard, numberOf, rollDice, type SeatId, turnFaceUp, zone } from '../index.ts'
import { ask, type Game, procedure, type SkirmishOffer, step, zoneOf } from './kinds.ts'
import { chanceToAct, checkElimination, discard, takeEffect } from './turn.ts'

export interface Attack {
  readonly attacker: CardId
  readonly defender: SeatId
  readonly shield?: number
  readonly die?: number
}

const SHIELD = 2

export const attack = procedure<Attack>('skirmish/attack', [
  step('declare', (game, { attacker, defender }) => {
    game.changeCard(attacker, { ready: false })
    if (game.card(attacker).faceDown) {
      turnFaceUp(game, attacker)
      takeEffect(game, attacker)
    }
    game.emit({ kind: 'attacked', card: attacker, is: game.card(attacker).is, defender })
  }),
  ask(
    'react',
    (game, { defender }) => chanceToAct(game, defender, 'react', reactions(game, defender)),
    (game, _, offer, seat) => {
      if (offer.verb !== 'shield') return
      game.emit({ kind: 'played', seat, is: 'shield' })
      moveCard(game, offer.card, zoneOf(seat, 'discard'))
      return { shield: SHIELD }
    },
  ),
  step('roll', (game, { attacker }) => rollFor(game, attacker)),
  step('strike', (game, { attacker, defender, shield = 0, die = 0 }) => {
    const seat = game.card(attacker).owner
    const force = die + numberOf(game, 'power', attacker) - shield
    if (force >= game.constants.toHit) return strike(game, seat, defender, force)
    if (die === 1) discard(game, attacker, seat)
  }),
])

export function rollFor(game: Game, attacker: CardId): Partial<Attack> {
  const die = rollDice(game, 1)[0]!
  game.emit({ kind: 'rolled', seat: game.card(attacker).owner, die })
  return { die }
}

function reactions(game: Game, defender: SeatId): SkirmishOffer[] {
  const offers: SkirmishOffer[] = [{ key: 'pass', verb: 'pass' }]
  for (const card of zone(game, zoneOf(defender, 'hand')).cards)
    if (game.card(card).is === 'shield') offers.push({ key: `shield ${card}`, verb: 'shield', card })
  return offers
}

function strike(game: Game, seat: SeatId, defender: SeatId, force: number): void {
  const { credits } = game.seat(defender)
  const loss = Math.min(credits, force >= 2 * game.constants.toHit - 1 ? 2 : 1)
  game.changeSeat(defender, { credits: credits - loss })
  game.emit({ kind: 'struck', seat, defender, loss })
  checkElimination(game, defender)
}
