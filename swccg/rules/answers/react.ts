/** Reacts: in the opponent's turn cards that say so move or deploy to a battle or a Force drain that was just started. */
import { type CardId, isAllowed, type ProcedureName, type SeatId } from '@dejarik/kernel'
import type { CardKind } from '../../cards/definition.ts'
import { matches } from '../../effects/matches.ts'
import { active, allowedBy, allowsItself, barredBy } from '../../effects/statics.ts'
import { ask, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Happening } from '../../text/happening.ts'
import { aboard, freeRoles } from '../aboard/capacity.ts'
import { ridersFor, roomIn } from '../aboard/riders.ts'
import { putOn } from '../cards/attach.ts'
import { cardsIn, cardsOnTable, countIn, exists, locationOf, opponentOf } from '../cards/place.ts'
import { deployCost, noteCheaper } from '../deploy/deploy-cost.ts'
import { deploymentsOf } from '../deploy/deploy-offers.ts'
import { canUse, useForce } from '../force/piles.ts'
import { ownAt } from '../locations/presence.ts'
import type { MoveAttempt, Way } from '../move/way.ts'
import { checksOf, wayBy, waysOf } from '../move/ways.ts'
import { answer } from './answer.ts'

type MoveOffer = Extract<SwccgOffer, { verb: 'move' }>
type DeployOffer = Extract<SwccgOffer, { verb: 'deploy' }>

/** The location of a battle or drain that this seat may react to; null for everything else (ccg95/react/triggers). */
export function reactPlace(game: Game, seat: SeatId, happening: Happening): CardId | null {
  if (happening.just !== 'battle-initiated' && happening.just !== 'drain-initiated') return null
  return happening.by !== seat && game.table.current !== seat ? happening.at : null
}

export function reactOffers(game: Game, seat: SeatId, happening: Happening): readonly SwccgOffer[] {
  const at = reactPlace(game, seat, happening)
  if (at === null) return []
  return [...movingReacts(game, seat, at), ...deployingReacts(game, seat, at)]
}

/** Whether the seat could deploy as a react, as far as opponents can tell of its hand. */
export function mightReact(game: Game, seat: SeatId, happening: Happening): boolean {
  const at = reactPlace(game, seat, happening)
  if (at === null || !game.constants.hidesHands || countIn(game, seat, 'hand') === 0) return false
  return game.constants.handTimes.reacts[game.seat(seat).side] || grants(game, seat, at).length > 0
}

const isSpent = (game: Game, card: CardId): boolean =>
  game.policies.reactsOncePerCard && game.card(card).reacted

/** Cards on table whose text lets them react there, by the ways that the edition allows (ccg/react/allowed-movement). */
function movingReacts(game: Game, seat: SeatId, at: CardId): readonly SwccgOffer[] {
  return cardsOnTable(game).flatMap((card) => {
    if (game.card(card).controller !== seat || isSpent(game, card)) return []
    if (barredBy(game, 'react', card, at) !== null) return []
    return waysOf(game)
      .filter(({ by }) => mayReactBy(game, card, at, by))
      .flatMap((way) => reactsBy(game, seat, card, at, way))
  })
}

/** Hyperspeed is no react movement unless a card says so, or the edition. */
const mayReactBy = (game: Game, card: CardId, at: CardId, by: Way['by']): boolean =>
  (by === 'hyperspeed' && allowedBy(game, 'react-flying', card, at) !== null) ||
  (game.policies.reactMoves.has(by) && allowedBy(game, 'react', card, at) !== null)

const reactsBy = (game: Game, seat: SeatId, card: CardId, at: CardId, way: Way): SwccgOffer[] =>
  way
    .destinations(game, card)
    .filter(({ to }) => locationOf(game, to) === at)
    .flatMap(({ to, as }): SwccgOffer[] => {
      const attempt: MoveAttempt = { seat, card, to, by: way.by, react: true, ...(as ? { as } : {}) }
      const cost = reactCost(game, way, attempt)
      const checked = cost === way.cost(game, attempt) ? attempt : { ...attempt, free: true }
      if (!isAllowed(game, checksOf(way), checked)) return []
      const key = `react ${way.by} ${card} ${to}${as ? ` ${as}` : ''}`
      return [{ verb: 'move', key, card, to, by: way.by, cost, react: true, ...(as ? { as } : {}) }]
    })

const isFree = (game: Game, { card, to }: Pick<MoveAttempt, 'card' | 'to'>): boolean =>
  allowedBy(game, 'react-free', card, to) !== null
/** What it costs: where only somebody who gets on makes it payable, what it costs with that one aboard. */
function reactCost(game: Game, way: Way, attempt: MoveAttempt): number {
  if (isFree(game, attempt)) return 0
  const cost = way.cost(game, attempt)
  if (canUse(game, attempt.seat, cost)) return cost
  const [rider] = ridersWhoPay(game, way, attempt)
  return rider === undefined ? cost : costWith(game, way, attempt, rider)
}

/** Those with whom aboard the vehicle may go for what its player has (ccg95/react/vehicles). */
const ridersWhoPay = (game: Game, way: Way, attempt: MoveAttempt): readonly CardId[] =>
  ridersFor(game, attempt.seat, attempt.card).filter((rider) =>
    canUse(game, attempt.seat, costWith(game, way, attempt, rider)),
  )

/** Tried in a copy of the game: who is aboard may change what moving costs. */
function costWith(game: Game, way: Way, attempt: MoveAttempt, rider: CardId): number {
  const copy = game.fork()
  getOn(copy, rider, attempt.card)
  return way.cost(copy, attempt)
}

function getOn(game: Game, rider: CardId, vehicle: CardId): void {
  const [as] = freeRoles(game, rider, vehicle)
  if (as) putOn(game, rider, vehicle, as)
}

/** Cards that let a player deploy to a place as a react. */
const grants = (game: Game, seat: SeatId, at: CardId) =>
  active(game, 'allows', 'deploy-as-react').filter(
    ({ what, context }) =>
      context.you === seat &&
      !isSpent(game, context.self) &&
      (what.to === undefined || matches(game, context, what.to, at)),
  )

export const mayDeployAsReact = (game: Game, seat: SeatId, card: CardId, at: CardId): boolean =>
  barredBy(game, 'react', card, at) === null &&
  (allowsItself(game, 'deploy-as-react', card, at) || grantFor(game, seat, card, at) !== undefined)

/** The card on table that lets this one deploy there as a react. */
const grantFor = (game: Game, seat: SeatId, card: CardId, at: CardId): CardId | undefined =>
  grants(game, seat, at).find(({ what, context }) => matches(game, context, what.of, card))?.context.self

export const mayMoveAsReact = (game: Game, card: CardId, at: CardId): boolean =>
  !isSpent(game, card) && waysOf(game).some(({ by }) => mayReactBy(game, card, at, by))

/** A text may let a card come only aboard something there, or to somebody. */
function deployingReacts(game: Game, seat: SeatId, at: CardId): readonly SwccgOffer[] {
  const goals = [at, ...ownAt(game, seat, at).filter((card) => HOSTS.has(definitionOf(game, card).kind))]
  return cardsIn(game, seat, 'hand')
    .filter((card) => goals.some((goal) => mayDeployAsReact(game, seat, card, goal)))
    .flatMap((card) => deploymentsOf(game, seat, card, { react: true }))
    .filter((offer): offer is DeployOffer => offer.verb === 'deploy' && goesTo(game, offer, at))
    .filter(
      (offer) =>
        mayDeployAsReact(game, seat, offer.card, at) ||
        ('on' in offer && mayDeployAsReact(game, seat, offer.card, offer.on)),
    )
    .map((offer) => {
      const grant = grantFor(game, seat, offer.card, at)
      return { ...offer, key: `react ${offer.key}`, react: true, ...(grant === undefined ? {} : { grant }) }
    })
}
const HOSTS: ReadonlySet<CardKind> = new Set(['vehicle', 'starship', 'character'])
const goesTo = (game: Game, offer: DeployOffer, at: CardId): boolean =>
  'on' in offer && locationOf(game, offer.on) === at

interface Reacting {
  readonly seat: SeatId
  readonly offer: MoveOffer | DeployOffer
  /** Whether a move costs nothing, as the text says that lets it happen. */
  readonly free?: boolean
  readonly cancelled?: boolean
  /** What was deployed. */
  readonly came?: CardId
}
const moving: ProcedureName<{ seat: SeatId; offer: MoveOffer }> = { name: 'swccg/move' }
const deploying: ProcedureName<{ seat: SeatId; offer: DeployOffer; paid: boolean }> = { name: 'swccg/deploy' }

/** Paid like any move or deployment, then it can still be cancelled; what was paid stays paid. */
export const react = procedure<Reacting>('swccg/react', [
  ask(
    'rider-who-pays',
    (game, { seat, offer, free = false }) => {
      if (offer.verb !== 'move' || free || canUse(game, seat, costNow(game, seat, offer))) return
      const from = ridersWhoPay(game, wayBy(offer.by)!, attemptOf(seat, offer))
      return { kind: 'cards', seat, about: 'who-rides', card: offer.card, from, min: 1, max: 1 } as const
    },
    (game, { offer }, riders) => {
      for (const rider of riders) getOn(game, rider, offer.card)
    },
  ),
  ask(
    'riders',
    (game, { seat, offer }) => {
      const from = offer.verb === 'move' ? ridersFor(game, seat, offer.card) : []
      const { length: on } = aboard(game, offer.card)
      const max = Math.min(from.length, roomIn(game, offer.card) - on)
      if (max <= 0) return
      const min = on > 0 || allowedBy(game, 'move-without-presence', offer.card) !== null ? 0 : 1
      return { kind: 'cards', seat, about: 'who-rides', card: offer.card, from, min, max } as const
    },
    (game, { offer }, riders) => {
      for (const rider of riders) getOn(game, rider, offer.card)
    },
  ),
  step('pay', (game, { seat, offer, free = false }) => {
    const cause = { rule: 'ccg95/react/normal-cost' }
    if (offer.verb === 'move') useForce(game, seat, free ? 0 : costNow(game, seat, offer), cause)
    else payDeployment(game, seat, offer)
    for (const card of involved(offer)) if (exists(game, card)) game.changeCard(card, { reacted: true })
  }),
  step('answers', (game, { seat, offer }) => {
    answer(game, { just: 'reacted', by: seat, card: offer.card }, 'cancelled')
  }),
  step('do', (game, { seat, offer, cancelled }) => {
    if (cancelled) return
    if (offer.verb === 'move') game.call(moving, { seat, offer: { ...offer, cost: 0 } })
    else game.call(deploying, { seat, offer, paid: true }, 'came')
  }),
  step('arrived', (game, { seat, offer, cancelled, came }) => {
    const moved = offer.verb === 'move'
    const card = moved ? offer.card : came
    if (cancelled || card === undefined || !exists(game, card)) return
    const at = locationOf(game, card)
    if (at !== null) answer(game, { just: 'came-as-react', by: seat, card, at, ...(moved ? { moved } : {}) })
  }),
])

const attemptOf = (seat: SeatId, offer: MoveOffer): MoveAttempt => ({ seat, ...offer })

/** What it costs with whoever is aboard now. */
const costNow = (game: Game, seat: SeatId, offer: MoveOffer): number =>
  isFree(game, offer) ? 0 : wayBy(offer.by)!.cost(game, attemptOf(seat, offer))

function payDeployment(game: Game, seat: SeatId, offer: DeployOffer): void {
  const attempt = { seat, card: offer.card, destination: offer, react: true } as const
  const { own, opponents } = deployCost(game, attempt)
  noteCheaper(game, attempt)
  const cause = { rule: 'ccg95/react/normal-cost' }
  useForce(game, seat, own, cause)
  useForce(game, opponentOf(seat), opponents, cause)
}

/** The card that moves, or the card that lets another deploy (ccg/react/once-per-card-per-turn). */
const involved = (offer: MoveOffer | DeployOffer): readonly CardId[] =>
  offer.verb === 'move' ? [offer.card] : offer.grant === undefined ? [] : [offer.grant]
