/** Every deployment that a player may make now. */
import { type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { answering, type Context, speaking } from '../../effects/context.ts'
import { type Destination, definitionOf, type Game, type SwccgOffer } from '../../kinds.ts'
import type { Happening } from '../../text/happening.ts'
import type { When } from '../../text/text.ts'
import { fitsMoment, fitsNow } from '../answers/moments.ts'
import { type Comer, inHand } from '../answers/repertoire.ts'
import { cardsIn, locationOf } from '../cards/place.ts'
import { holositesFor } from '../locations/holosite.ts'
import { systemName } from '../locations/locations.ts'
import { costTogether, mayBringTarget, targetsOf } from './brought-target.ts'
import { NEWCOMER_CHECKS, PLACE_CHECKS } from './deploy-checks.ts'
import type { DeployAttempt } from './deploy-cost.ts'
import { stocked } from './deploy-from-beneath.ts'
import { placesFor } from './deploy-places.ts'

/** In the own deploy phase: all but the cards that have a moment of their own. */
export function deployOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  for (const cards of [cardsIn(game, seat, 'hand'), stocked(game, seat)])
    for (const card of cards)
      if (momentOf(game, card) === undefined) offers.push(...deploymentsOf(game, seat, card))
  return offers
}

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

/** Some go only where or on whom it happened, some never there, some anywhere at that system. */
function isThere(game: Game, offer: SwccgOffer, card: CardId, { chosen }: Context): boolean {
  const { there } = definitionOf(game, card).text.deploys ?? {}
  const { at = [], answered = [] } = chosen
  if (there === 'same-system') return at.some((place) => isAtSystemOf(game, offer, place))
  const happenedThere = 'on' in offer && [...at, ...answered].includes(offer.on)
  return !there || happenedThere === (there === true)
}
function isAtSystemOf(game: Game, offer: SwccgOffer, place: CardId): boolean {
  const there = 'on' in offer ? locationOf(game, offer.on) : null
  return there !== null && systemName(game, there) === systemName(game, place)
}

/** What it answers, whether anything is paid, and where it comes from if not from hand. */
interface Circumstances extends Pick<DeployAttempt, 'free' | 'from' | 'regardless' | 'react'> {
  readonly context?: Context
}

export function deploymentsOf(
  game: Game,
  seat: SeatId,
  card: CardId,
  how: Circumstances = {},
): readonly SwccgOffer[] {
  const { kind } = definitionOf(game, card)
  const isPlayed = kind === 'interrupt' && holositesFor(game, card).length === 0
  if (isPlayed || !isAllowed(game, NEWCOMER_CHECKS, { seat, card, ...how })) return NOTHING
  const offers: SwccgOffer[] = []
  for (const attempt of attemptsAt(game, seat, card, how))
    if (isAllowed(game, PLACE_CHECKS, attempt) && mayBringTarget(game, attempt))
      offers.push(offerOf(game, attempt))
  return offers
}
const NOTHING: readonly SwccgOffer[] = []

/** Wherever its kind goes, whether it may now or not. */
export const imaginedDeployments = (game: Game, seat: SeatId, card: CardId): readonly SwccgOffer[] =>
  attemptsAt(game, seat, card, {}).map((attempt) => offerOf(game, attempt))

/** What targets a card is deployed with each target that it may have, which is another card than it goes on. */
function attemptsAt(
  game: Game,
  seat: SeatId,
  card: CardId,
  { context = speaking(seat, card), ...how }: Circumstances,
): readonly DeployAttempt[] {
  const target = definitionOf(game, card).text.deploys?.target
  const attempts: DeployAttempt[] = []
  for (const destination of placesFor(game, seat, card)) {
    const attempt: DeployAttempt = { seat, card, destination, ...how }
    if (!target) attempts.push(attempt)
    else
      for (const each of targetsOf(game, card, context))
        if (!('on' in destination && destination.on === each)) attempts.push({ ...attempt, target: each })
  }
  return attempts
}

function offerOf(game: Game, attempt: DeployAttempt): SwccgOffer {
  const { card, destination, target } = attempt
  const aim = target === undefined ? '' : ` at ${target}`
  const key = `deploy ${card} ${placeKey(destination)}${aim}`
  const cost = costTogether(game, attempt)
  return { verb: 'deploy', key, card, ...destination, cost, ...(target === undefined ? {} : { target }) }
}

function placeKey(destination: Destination): string {
  if ('on' in destination) return `${destination.as} ${destination.on}`
  if ('row' in destination)
    return `row ${destination.row}${destination.of === undefined ? '' : ` of ${destination.of}`}`
  return 'over' in destination ? `over ${destination.over}` : destination.beside
}
