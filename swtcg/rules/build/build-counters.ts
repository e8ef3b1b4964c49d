/** Building: cards are laid face-down with build counters, and get more of them later. */

import { type CardId, moveCard, type NumberQuestion, type SeatId } from '@dejarik/kernel'
import { type About, ask, definitionOf, type Game, procedure, type SwtcgOffer } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { whyCantUse } from '../abilities/constraints.ts'
import { isConcealed } from '../cards/face.ts'
import { gainBuild } from '../cards/force.ts'
import { cardsIn, seatZone } from '../cards/place.ts'

export interface Building {
  readonly seat: SeatId
  /** A card in hand, or one that lies face-down already. */
  readonly card: CardId
}

const isInHand = (game: Game, { seat, card }: Building): boolean =>
  game.card(card).zone === seatZone(seat, 'hand')

/** A face-down card in a build zone is partially built (idc/term/face-down-in-build-zone-is-partially-built). */
export const partiallyBuilt = (game: Game, seat: SeatId): CardId[] =>
  cardsIn(game, seat, 'build').filter((card) => isConcealed(game, card))

export const counters = procedure<Building>('swtcg/counters', [
  ask('how-many', howMany, (game, { seat, card }, amount) => {
    const id = isInHand(game, { seat, card }) ? layFaceDown(game, seat, card) : card
    putCounters(game, seat, id, amount)
  }),
])

/** At least one, and more than the card costs if its player likes (idc/build/at-least-one-counter, idc/build/overbuild). */
function howMany(game: Game, { seat, card }: Building): NumberQuestion<About> {
  const rules = ['idc/build/at-least-one-counter', 'idc/build/overbuild']
  return { kind: 'number', seat, about: 'build-counters', card, rules, min: 1, max: game.seat(seat).build }
}

/** Why a card cannot be laid face-down; empty if it can. */
export function whyNotLay(game: Game, seat: SeatId, card: CardId): Reason[] {
  if (!isInHand(game, { seat, card }))
    return [{ code: 'not-in-hand', rule: 'idc/build/start-face-down', card }]
  if (definitionOf(game, card).kind === 'battle')
    return [{ code: 'battle-card', rule: 'idc/build/which-cards', card }]
  const barred = game.policies.whyNotConstruct(game, card)
  return barred.length > 0 ? barred : whyNoPoint(game, seat, 'idc/build/at-least-one-counter')
}

/** Why a card cannot get counters; empty if it can. */
export function whyNotAdd(game: Game, seat: SeatId, card: CardId): Reason[] {
  if (!partiallyBuilt(game, seat).includes(card))
    return [{ code: 'not-partially-built', rule: 'idc/build/add-counters-later', card }]
  return whyNoPoint(game, seat, 'idc/build/counter-costs-one-point')
}

const whyNoPoint = (game: Game, seat: SeatId, rule: string): Reason[] =>
  game.seat(seat).build > 0 ? whyCantUse(game, seat, 'spend-build') : [{ code: 'no-build-points', rule }]

export const layOffer = (card: CardId): SwtcgOffer => ({
  key: `lay-face-down ${card}`,
  verb: 'lay-face-down',
  card,
})
export const addOffer = (card: CardId): SwtcgOffer => ({
  key: `add-counters ${card}`,
  verb: 'add-counters',
  card,
})

export function counterOffers(game: Game, seat: SeatId): SwtcgOffer[] {
  const laid = cardsIn(game, seat, 'hand')
    .filter((card) => whyNotLay(game, seat, card).length === 0)
    .map(layOffer)
  const added = partiallyBuilt(game, seat)
    .filter((card) => whyNotAdd(game, seat, card).length === 0)
    .map(addOffer)
  return [...laid, ...added]
}

/** Only its player may look at it (idc/build/look-at-own-face-down). */
function layFaceDown(game: Game, seat: SeatId, card: CardId): CardId {
  const { is } = game.card(card)
  const laid = moveCard(game, card, seatZone(seat, 'build'), { faceDown: true })
  game.emit(
    { kind: 'laidFaceDown', seat, card: laid, cause: { rule: 'idc/build/start-face-down' } },
    { to: game.state.confidants[seat]!, facts: { is } },
  )
  return laid
}

/** Each counter takes 1 build point (idc/build/counter-costs-one-point). */
function putCounters(game: Game, seat: SeatId, card: CardId, amount: number): void {
  const cause = { rule: 'idc/build/counter-costs-one-point' }
  gainBuild(game, seat, -amount, cause)
  const total = game.card(card).build + amount
  game.changeCard(card, { build: total })
  game.emit({ kind: 'buildCountersChanged', card, by: amount, total, cause })
}
