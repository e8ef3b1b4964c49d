/** Who can get on a vehicle as it leaves in a react. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { barredBy } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'

/** Where nobody stays aboard a standing vehicle, riders get on as it leaves (ccg95/react/vehicles). */
export function ridersFor(game: Game, seat: SeatId, card: CardId): readonly CardId[] {
  const { on } = game.card(card)
  if (game.policies.ridersStayAboard || definitionOf(game, card).kind !== 'vehicle' || on === null) return []
  return game.card(on).holds.filter((each) => {
    const { controller, as } = game.card(each)
    if (controller !== seat || as !== 'at' || definitionOf(game, each).kind !== 'character') return false
    return numberOf(game, 'ability', each) > 0 && barredBy(game, 'move', each) === null
  })
}

/** Places for characters. */
export const roomIn = (game: Game, vehicle: CardId): number =>
  Math.max(
    ...(definitionOf(game, vehicle).capacity ?? []).map(
      ({ drivers = 0, passengers = 0, pilots = 0, either = 0 }) => drivers + passengers + pilots + either,
    ),
  )

/** Whether somebody with ability could get on and drive off. */
export const couldBoard = (game: Game, vehicle: CardId): boolean =>
  ridersFor(game, game.card(vehicle).controller, vehicle).length > 0
