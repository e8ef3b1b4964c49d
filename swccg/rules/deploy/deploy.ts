/** Deploying: pay first, then place the card, then others may answer (ccg95/deploy/pay-first). */
import type { CardId, ProcedureName, SeatId } from '@dejarik/kernel'
import { answering, speaking } from '../../effects/context.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { type Destination, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { enter, enterSide } from '../cards/attach.ts'
import { exists, isOnTable, locationOf, opponentOf } from '../cards/place.ts'
import { insert, useForce } from '../force/piles.ts'
import { isProjected } from '../locations/holosite.ts'
import { layLocation } from '../locations/row.ts'
import { setOut } from '../mobile/drift.ts'
import { deployCost, noteCheaper, placeOf } from './deploy-cost.ts'

type DeployOffer = Extract<SwccgOffer, { verb: 'deploy' }>
interface Deploying {
  readonly seat: SeatId
  readonly offer: DeployOffer
  readonly card?: CardId
  /** Whether the Force is used already. */
  readonly paid?: boolean
  readonly cancelled?: boolean
}

export const deploying = procedure<Deploying>('swccg/deploy', [
  step('pay', (game, { seat, offer, paid }) => {
    if (paid) return
    const attempt = { seat, card: offer.card, destination: offer }
    const { own, opponents } = deployCost(game, attempt)
    noteCheaper(game, attempt)
    const cause = { rule: 'ccg95/deploy/pay-first' }
    useForce(game, seat, own, cause)
    useForce(game, opponentOf(seat), opponents, cause)
  }),
  step('place', (game, { seat, offer }) => {
    const { cost, target = null } = offer
    noteOnce(game, seat, offer.card)
    if ('beside' in offer && offer.beside === 'opponents-deck') {
      insert(game, seat, offer.card)
      return game.finish()
    }
    const card = place(game, seat, offer.card, offer)
    if (target !== null) game.changeCard(card, { target })
    const where = 'on' in offer ? { on: offer.on, as: offer.as } : {}
    const cause = { rule: 'ccg95/deploy/phase' }
    game.emit({ kind: 'deployed', seat, card, is: game.card(card).is, cost, ...where, cause })
    return { card }
  }),
  step('answers', (game, { seat, card, offer }) => {
    if (card === undefined || !exists(game, card)) return
    const at = locationOf(game, card) ?? placeOf(game, offer)
    answer(game, { just: 'deployed', by: seat, card, at }, 'cancelled')
  }),
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
const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }

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
