/** Immunity to attrition: below its number a card is left alone, at it or above not at all (ccg95/immunity/threshold). */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { fighters } from './participants.ts'
import { sideIn } from './totals.ts'

/** A card's own number only (1995). */
export const ownImmunity = (game: Game, card: CardId): number => numberOf(game, 'immunity', card)

/** Everybody aboard has the immunity of the ship or vehicle (ccg/immunity/shared-aboard). */
export function sharedImmunity(game: Game, card: CardId): number {
  const { on, as } = game.card(card)
  const aboard = as === 'pilot' || as === 'driver' || as === 'passenger'
  return Math.max(ownImmunity(game, card), aboard && on !== null ? sharedImmunity(game, on) : 0)
}

/** Found once, before anything is settled (ccg/immunity/checked-once). */
export const immuneCards = (game: Game, seat: SeatId): readonly CardId[] =>
  fighters(game, seat).filter((card) => isImmune(game, card, sideIn(game, seat).attrition))

const isImmune = (game: Game, card: CardId, attrition: number): boolean =>
  attrition < game.policies.immunity(game, card) || attrition === numberOf(game, 'immunity-exactly', card)
