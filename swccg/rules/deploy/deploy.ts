/** Deploying: pay first, then place the card, then others may answer (ccg95/deploy/pay-first). */
import type { CardId, ProcedureName, SeatId } from '@dejarik/kernel'
import { answering, speaking } from '../../effects/context.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { type Destination, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { enter, enterSide } from '../cards/attach.ts'
import { exists, isIn, isOnTable, locationOf, opponentOf } from '../cards/place.ts'
import { inserting } from '../force/inserting.ts'
import type { LosingForce } from '../force/losing.ts'
import { useForce } from '../force/piles.ts'
import { isProjected } from '../locations/holosite.ts'
import { layLocation } from '../locations/row.ts'
import { setOut } from '../mobile/drift.ts'
import { bringing } from './brought-target.ts'
import { type DeployAttempt, deployCost, noteCheaper, placeOf } from './deploy-cost.ts'
import { bringPlace, inRowNow, lacksPlace } from './needed-place.ts'

type DeployOffer = Extract<SwccgOffer, { verb: 'deploy' }>
interface Deploying {
  readonly seat: SeatId
  readonly offer: DeployOffer
  readonly card?: CardId
  /** The card as it is on table, for whoever had it deployed. */
  readonly result?: CardId
  /** Whether it came out of hand. */
  readonly fromHand?: boolean
  /** Its target, where it came out of hand with it. */
  readonly brought?: CardId
  /** Whether the Force is used already. */
  readonly paid?: boolean
  /** Free but for what other cards add. */
  readonly free?: true
  readonly cancelled?: boolean
}

export const deploying = procedure<Deploying>('swccg/deploy', [
  step('needs', (game, { seat, offer }) => {
    if (lacksPlace(game, seat, offer.card)) bringPlace(game, seat, offer.card)
  }),
  step('has-what-it-needs', (game, { seat, offer }) => {
    if (lacksPlace(game, seat, offer.card)) return game.finish()
    return { offer: inRowNow(game, offer) }
  }),
  step('lose', (game, { seat, offer, paid, free }) => {
    const { loses = 0 } = definitionOf(game, offer.card).text.deploys ?? {}
    if (loses > 0 && !paid && !free)
      game.call(losing, { seat, amount: loses, from: 'card', isCost: true, except: offer.card })
  }),
  step('pay', (game, { seat, offer, paid, free }) => {
    const attempt = { ...offer, seat, destination: offer, ...(free ? { free } : {}) }
    const brought = bringing(game, attempt)
    if (!paid) pay(game, attempt)
    if (brought) pay(game, brought)
  }),
  step('place', (game, { seat, offer }) => {
    const { target = null } = offer
    const attempt = { ...offer, seat, destination: offer }
    const second = bringing(game, attempt)
    const own = second ? deployCost(game, second).own : 0
    const cost = Math.max(0, offer.cost - own)
    noteOnce(game, seat, offer.card)
    if ('beside' in offer && offer.beside === 'opponents-deck') {
      return void game.call(inserting, { seat, card: offer.card })
    }
    const fromHand = isIn(game, offer.card, seat, 'hand')
    const card = place(game, seat, offer.card, offer)
    tellDeployed(game, seat, card, cost, offer)
    if (!second) {
      if (target !== null) game.changeCard(card, { target })
      return { card, result: card, fromHand }
    }
    const brought = place(game, seat, second.card, second.destination)
    tellDeployed(game, seat, brought, own, second.destination)
    game.changeCard(card, { target: brought })
    return { card, result: card, brought, fromHand }
  }),
  step('names', (game, { seat, card }) => {
    const { names = [] } = card === undefined ? {} : (definitionOf(game, card).text.deploys ?? {})
    if (card !== undefined && names.length > 0)
      game.call(resolving, { todo: names, context: speaking(seat, card) })
  }),
  step('answers', (game, { seat, card, offer, fromHand = false }) =>
    openToAnswers(game, seat, card, offer, fromHand),
  ),
  step('answers to the target', (game, { seat, brought, offer }) =>
    openToAnswers(game, seat, brought, offer, true),
  ),
  step('after', (game, { seat, card }) => {
    if (card === undefined || !exists(game, card) || !isOnTable(game, card)) return
    if (isProjected(game, card)) return
    const { after = [] } = definitionOf(game, card).text.deploys ?? {}
    const answered = game.table.happenings.at(-1)
    const own = speaking(seat, card)
    const context = answered ? answering(own, answered) : own
    setOut(game, card, seat)
    if (after.length > 0) game.call(resolving, { todo: after, context })
  }),
])
function pay(game: Game, attempt: DeployAttempt): void {
  const { own, opponents } = deployCost(game, attempt)
  noteCheaper(game, attempt)
  const cause = { rule: 'ccg95/deploy/pay-first' }
  useForce(game, attempt.seat, own, cause)
  useForce(game, opponentOf(attempt.seat), opponents, cause)
}

function tellDeployed(game: Game, seat: SeatId, card: CardId, cost: number, to: Destination): void {
  const where = 'on' in to ? { on: to.on, as: to.as } : {}
  const cause = { rule: 'ccg95/deploy/phase' }
  game.emit({ kind: 'deployed', seat, card, is: game.card(card).is, cost, ...where, cause })
}

function openToAnswers(
  game: Game,
  seat: SeatId,
  card: CardId | undefined,
  to: Destination,
  fromHand: boolean,
): undefined {
  if (card === undefined || !exists(game, card)) return
  const at = locationOf(game, card) ?? placeOf(game, to)
  const how = fromHand ? ({ fromHand } as const) : {}
  answer(game, { just: 'deployed', by: seat, card, at, ...how }, 'cancelled')
}
const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }
const losing: ProcedureName<LosingForce> = { name: 'swccg/lose-force' }

function noteOnce(game: Game, seat: SeatId, card: CardId): void {
  const { title, text } = definitionOf(game, card)
  if (text.deploys?.oncePerGame) game.changeSeat(seat, { once: [...game.seat(seat).once, title] })
}

export function place(game: Game, seat: SeatId, card: CardId, destination: Destination): CardId {
  if ('on' in destination) return enter(game, card, destination.on, destination.as, seat)
  if ('beside' in destination)
    return enterSide(game, card, destination.beside === 'own-side' ? seat : opponentOf(seat), seat)
  return layLocation(game, card, seat, destination)
}
