/** Every deployment that a player may make now. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { answering, type Context, speaking } from '../effects/context.ts'
import { allThatFit } from '../effects/matches.ts'
import { type Destination, definitionOf, type Game, type SwccgOffer } from '../kinds.ts'
import type { Happening } from '../text/happening.ts'
import type { When } from '../text/text.ts'
import { fitsMoment, fitsNow } from './actions.ts'
import { isAllowed } from './check.ts'
import { DEPLOY_CHECKS } from './deploy-checks.ts'
import { type DeployAttempt, deployCost } from './deploy-cost.ts'
import { placesFor } from './deploy-places.ts'
import { cardsIn } from './place.ts'
import { type Comer, inHand } from './repertoire.ts'
import { stocked } from './stock.ts'
import { uniqueRival } from './unique.ts'

/** In the own deploy phase: all but the cards that have a moment of their own. */
export const deployOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  [...cardsIn(game, seat, 'hand'), ...stocked(game, seat)]
    .filter((card) => momentOf(game, card) === undefined)
    .flatMap((card) => deploymentsOf(game, seat, card))

const momentOf = (game: Game, card: CardId): When | undefined => definitionOf(game, card).text.deploys?.when

/** Cards whose text names this phase, whoever's turn it is. */
export const deploysNow = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  (inHand(game, seat).comers.none ?? NOBODY).flatMap(({ card, when }) =>
    fitsNow(game, speaking(seat, card), when) ? deploymentsOf(game, seat, card) : [],
  )

/** Cards whose text lets them come in answer to something. */
export const deployAnswers = (game: Game, seat: SeatId, happening: Happening): readonly SwccgOffer[] =>
  comersTo(game, seat, happening).flatMap(({ card }) => {
    const now = answering(speaking(seat, card), happening)
    return deploymentsOf(game, seat, card, { context: now }).filter((offer) =>
      isThere(game, offer, card, now),
    )
  })

export const comersTo = (game: Game, seat: SeatId, happening: Happening): readonly Comer[] =>
  inHand(game, seat).comers[happening.just]?.filter(({ card, when }) =>
    fitsMoment(game, speaking(seat, card), when, happening),
  ) ?? NOBODY
const NOBODY: readonly Comer[] = []

/** Some go only where it happened. */
const isThere = (game: Game, offer: SwccgOffer, card: CardId, { chosen }: Context): boolean =>
  !definitionOf(game, card).text.deploys?.there ||
  ('on' in offer && chosen['at']?.includes(offer.on) === true)

/** What it answers, and whether anything is paid. */
interface Circumstances {
  readonly context?: Context
  readonly free?: true
}

export function deploymentsOf(
  game: Game,
  seat: SeatId,
  card: CardId,
  { context = speaking(seat, card), free }: Circumstances = {},
): readonly SwccgOffer[] {
  if (uniqueRival(game, seat, definitionOf(game, card)) !== null) return []
  return attemptsAt(game, seat, card, { context, ...(free ? { free } : {}) })
    .filter((attempt) => isAllowed(game, DEPLOY_CHECKS, attempt))
    .map((attempt) => offerOf(game, attempt))
}

/** Wherever its kind goes, whether it may now or not. */
export const imaginedDeployments = (game: Game, seat: SeatId, card: CardId): readonly SwccgOffer[] =>
  attemptsAt(game, seat, card, { context: speaking(seat, card) }).map((attempt) => offerOf(game, attempt))

const attemptsAt = (
  game: Game,
  seat: SeatId,
  card: CardId,
  { context, ...how }: Circumstances & { readonly context: Context },
): readonly DeployAttempt[] =>
  placesFor(game, seat, card).flatMap((destination) =>
    aimed(game, context, { seat, card, destination, ...how }),
  )

/** A Utinni Effect is deployed with each target that it may have. */
function aimed(game: Game, context: Context, attempt: DeployAttempt): readonly DeployAttempt[] {
  const target = definitionOf(game, attempt.card).text.deploys?.target
  if (!target) return [attempt]
  return allThatFit(game, context, target).map((each) => ({
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
