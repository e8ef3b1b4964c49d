/** An attack: the defender may raise a shield, then a die is rolled. */
import { type CardId, moveCard, numberOf, rollDice, type SeatId, turnFaceUp } from '../index.ts'
import { type Chance, chanceToReact } from './chance.ts'
import { ask, type Game, procedure, step } from './kinds.ts'
import { lastTeam, seatZone } from './place.ts'

export interface Attack {
  readonly attacker: CardId
  readonly defender: SeatId
  readonly shield?: number
  readonly die?: number
}

export const attack = procedure<Attack>('skirmish/attack', [
  step('declare', (game, { attacker, defender }) => {
    game.changeCard(attacker, { ready: false })
    turnFaceUp(game, attacker)
    game.emit({ kind: 'attacked', card: attacker, is: game.card(attacker).is, defender })
  }),
  ask<Attack, Chance>('react', chanceToReact, (game, _, offer) => {
    if (offer.verb !== 'shield') return
    discard(game, offer.card, 'played')
    return { shield: game.constants.shield }
  }),
  step('roll', (game, { attacker }) => rollFor(game, attacker)),
  step('strike', (game, { attacker, defender, shield = 0, die = 0 }) => {
    const seat = game.card(attacker).owner
    const force = die + numberOf(game, 'power', attacker) - shield
    if (force >= game.constants.toHit) strike(game, seat, defender, force)
    else if (die === 1) discard(game, attacker)
  }),
])

export function rollFor(game: Game, attacker: CardId): Partial<Attack> {
  const die = rollDice(game, 1)[0]!
  game.emit({ kind: 'rolled', seat: game.card(attacker).owner, die })
  return { die }
}

function strike(game: Game, seat: SeatId, defender: SeatId, force: number): void {
  const { credits } = game.seat(defender)
  const loss = Math.min(credits, force >= 2 * game.constants.toHit - 1 ? 2 : 1)
  game.changeSeat(defender, { credits: credits - loss })
  game.emit({ kind: 'struck', seat, defender, loss })
  const winners = lastTeam(game)
  if (winners) game.end(winners, { rule: 'skirmish/elimination' })
}

export function discard(game: Game, card: CardId, kind: 'discarded' | 'played' = 'discarded'): void {
  const { is, owner } = game.card(card)
  game.emit({ kind, seat: owner, is })
  moveCard(game, card, seatZone(owner, 'discard'))
}
