/** Building: cards are laid face-down with build counters, and get more of them later. */

import { because, type CardId, isAllowed, moveCard, type NumberQuestion, type SeatId } from '@dejarik/kernel'
import {
  type About,
  ask,
  type Check,
  definitionOf,
  type Game,
  procedure,
  type SwtcgOffer,
} from '../../kinds.ts'
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

const fromHand: Check<Building> = (game, building) =>
  isInHand(game, building)
    ? null
    : because('not-in-hand', 'idc/build/start-face-down', { card: building.card })
const noBattleCard: Check<Building> = (game, { card }) =>
  definitionOf(game, card).kind === 'battle'
    ? because('battle-card', 'idc/build/which-cards', { card })
    : null
const constructible: Check<Building> = (game, { card }) => game.policies.whyNotConstruct(game, card)
const isLaid: Check<Building> = (game, { seat, card }) =>
  partiallyBuilt(game, seat).includes(card)
    ? null
    : because('not-partially-built', 'idc/build/add-counters-later', { card })
type Builder = Pick<Building, 'seat'>
const aPoint =
  (rule: string): Check<Builder> =>
  (game, { seat }) =>
    game.seat(seat).build > 0 ? null : because('no-build-points', rule)
const maySpendBuild: Check<Builder> = (game, { seat }) => whyCantUse(game, seat, 'spend-build')

/** What a card in hand needs to be laid face-down, and its player for the first counter and for later ones. */
const HAND_CHECKS: readonly Check<Building>[] = [noBattleCard, constructible]
const FIRST_COUNTER: readonly Check<Builder>[] = [aPoint('idc/build/at-least-one-counter'), maySpendBuild]
const NEXT_COUNTER: readonly Check<Builder>[] = [aPoint('idc/build/counter-costs-one-point'), maySpendBuild]

/** What laying a card face-down needs, and what adding counters to one does. */
export const LAY_CHECKS: readonly Check<Building>[] = [fromHand, ...HAND_CHECKS, ...FIRST_COUNTER]
export const ADD_CHECKS: readonly Check<Building>[] = [isLaid, ...NEXT_COUNTER]

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

/** What a seat can do for itself is looked at once, not for each card. */
export function counterOffers(game: Game, seat: SeatId): SwtcgOffer[] {
  const offers: SwtcgOffer[] = []
  if (isAllowed(game, FIRST_COUNTER, { seat }))
    for (const card of cardsIn(game, seat, 'hand'))
      if (isAllowed(game, HAND_CHECKS, { seat, card })) offers.push(layOffer(card))
  if (isAllowed(game, NEXT_COUNTER, { seat }))
    for (const card of partiallyBuilt(game, seat)) offers.push(addOffer(card))
  return offers
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
