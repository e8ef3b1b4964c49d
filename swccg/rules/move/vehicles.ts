/** What a vehicle needs to go somewhere: somebody aboard, and a place where vehicles may be. */
import type { CardId } from '@dejarik/kernel'
import { isExterior } from '../../cards/definition.ts'
import { allowedBy } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'

const isVehicle = (game: Game, card: CardId): boolean => definitionOf(game, card).kind === 'vehicle'

/** A vehicle needs somebody aboard (ccg95/vehicle/presence-to-move). */
export const isCrewed = (game: Game, card: CardId, to: CardId): boolean =>
  !isVehicle(game, card) ||
  game.policies.mayDriveOff(game, card) ||
  allowedBy(game, 'move-without-presence', card, to) !== null

/** The Beginner's Rulebook keeps vehicles at exterior sites (ccg/move/landspeed-vehicle-exterior). */
export const hasRoad = (game: Game, card: CardId, to: CardId): boolean =>
  !isVehicle(game, card) ||
  game.policies.vehiclesPark ||
  isExterior(definitionOf(game, to)) ||
  allowedBy(game, 'go-to-interior', card, to) !== null
