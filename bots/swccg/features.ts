/** How a game of the Star Wars CCG looks to a seat: named features, and what they say of winning. */
import { type Kinds, type Machine, type SeatId, type Viewing, viewOf } from '@dejarik/kernel'
import { swccgGame } from '@dejarik/swccg'
import { held } from './places.ts'
import { type Position, readPosition } from './position.ts'

const WEIGHTS = {
  /** The share of all Life Force that is ours, from -1 to 1. */
  life: 5,
  /** What the locations are worth as they stand. */
  table: 0.06,
  hand: 0.06,
  generation: 0.06,
} as const
export type Features = Readonly<Record<keyof typeof WEIGHTS, number>>

/** The chance to win, from 0 to 1. */
export function value(game: Machine<Kinds>, seat: SeatId): number {
  const { outcome } = game.state
  if (outcome) return outcome.winners.includes(seat) ? 1 : 0
  const view = viewOf(game, swccgGame.viewing as unknown as Viewing<Kinds>, seat)
  return chanceToWin(features(readPosition(view)))
}

function chanceToWin(found: Features): number {
  const sum = Object.entries(WEIGHTS).reduce(
    (total, [name, weight]) => total + weight * found[name as keyof Features],
    0,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** Each is ours less theirs. */
export function features(position: Position): Features {
  const { life, enemyLife } = position
  return {
    life: (life - enemyLife) / Math.max(1, life + enemyLife),
    table: position.places.reduce((sum, place) => sum + held(place), 0),
    hand: position.hand.length - position.enemyHand,
    generation: position.generation - position.enemyGeneration,
  }
}
