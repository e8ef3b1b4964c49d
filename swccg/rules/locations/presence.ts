/** Presence, occupation and control, from the ability at a location. */
import { type CardId, numberOf, rememberedOfCards, type SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { cardsAt, opponentOf, sided } from '../cards/place.ts'
import { onlyOperatives } from './operatives.ts'

/** The cards of a seat at a location, everything aboard and attached included. */
export const ownAt = (game: Game, seat: SeatId, location: CardId): readonly CardId[] =>
  rememberedOfCards(game, OWN_AT[seat]!, location, FIND_OWN[seat]!)
const OWN_AT = ['own-at-0', 'own-at-1'] as const
const FIND_OWN = ([0, 1] as const).map(
  (seat) => (game: Game, location: CardId) =>
    cardsAt(game, location).filter((card) => game.card(card).controller === seat),
)

/** Ability of 1 or more in all (ccg95/presence/definition). */
export const hasPresence = (game: Game, seat: SeatId, location: CardId): boolean =>
  numberOf(game, sided(game, 'presence', seat), location) >= 1

/** A player with presence occupies the place, whoever else does (ccg95/presence/occupy). */
export const occupies = hasPresence

/** Presence, and none of the opponent (ccg95/control/definition). */
export const controls = (game: Game, seat: SeatId, location: CardId): boolean =>
  hasPresence(game, seat, location) &&
  !hasPresence(game, opponentOf(seat), location) &&
  !onlyOperatives(game, ownAt(game, seat, location)) &&
  game.constants.facts.isAbleToControl(game, seat, location)
