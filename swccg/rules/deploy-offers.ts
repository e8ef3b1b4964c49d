/** Every deployment that a player may make now. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { speaking } from '../effects/context.ts'
import { allThatFit } from '../effects/matches.ts'
import { type Destination, definitionOf, type Game, type SwccgOffer } from '../kinds.ts'
import { isAllowed } from './check.ts'
import { DEPLOY_CHECKS } from './deploy-checks.ts'
import { type DeployAttempt, deployCost } from './deploy-cost.ts'
import { placesFor } from './deploy-places.ts'
import { cardsIn } from './place.ts'
import { uniqueRival } from './unique.ts'

export const deployOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  cardsIn(game, seat, 'hand').flatMap((card) => deploymentsOf(game, seat, card))

export function deploymentsOf(game: Game, seat: SeatId, card: CardId): readonly SwccgOffer[] {
  if (uniqueRival(game, seat, definitionOf(game, card)) !== null) return []
  return placesFor(game, seat, card)
    .flatMap((destination) => aimed(game, { seat, card, destination }))
    .filter((attempt) => isAllowed(game, DEPLOY_CHECKS, attempt))
    .map((attempt) => offerOf(game, attempt))
}

/** A Utinni Effect is deployed with each target that it may have. */
function aimed(game: Game, attempt: DeployAttempt): readonly DeployAttempt[] {
  const target = definitionOf(game, attempt.card).text.deploys?.target
  if (!target) return [attempt]
  return allThatFit(game, speaking(attempt.seat, attempt.card), target).map((each) => ({
    ...attempt,
    target: each,
  }))
}

function offerOf(game: Game, attempt: DeployAttempt): SwccgOffer {
  const { card, destination, target } = attempt
  const aim = target === undefined ? '' : ` at ${target}`
  const key = `deploy ${card} ${placeKey(destination)}${aim}`
  const { own: cost } = deployCost(game, attempt)
  return { verb: 'deploy', key, card, ...destination, cost, ...(target === undefined ? {} : { target }) }
}

function placeKey(destination: Destination): string {
  if ('on' in destination) return `${destination.as} ${destination.on}`
  if ('row' in destination) return `row ${destination.row}`
  return 'over' in destination ? `over ${destination.over}` : destination.beside
}
