/** What a seat can complete in its build step, and why it cannot complete the rest. */
import { type CardId, numberOf, type Reason, type SeatId } from '@dejarik/kernel'
import { isUnique } from '../cards/definition.ts'
import { holds } from '../effects/conditions.ts'
import { type Destination, definitionOf, type Game, type SwtcgOffer } from '../kinds.ts'
import { whyNotPay } from './costs.ts'
import { partiallyBuilt } from './counters.ts'
import { destinationsOf, whyNotGo } from './destination.ts'
import { cardsIn } from './place.ts'
import { type Price, priceOf } from './price.ts'

export type CompleteOffer = Extract<SwtcgOffer, { readonly verb: 'complete' }>

/** Every card that can be completed now, with every place that it can go to. */
export const completeOffers = (game: Game, seat: SeatId): CompleteOffer[] =>
  [...cardsIn(game, seat, 'hand'), ...partiallyBuilt(game, seat)]
    .filter((card) => isInReach(game, seat, card))
    .flatMap((card) =>
      destinationsOf(game, seat, card)
        .filter((destination) => whyNotComplete(game, seat, card, destination).length === 0)
        .map((destination) => completeOffer(game, card, destination)),
    )

/** A quick look at the price, as most cards cost more than there is; only unique cards are cheaper in some places. */
function isInReach(game: Game, seat: SeatId, card: CardId): boolean {
  const { faceDown, build: counters } = game.card(card)
  const definition = definitionOf(game, card)
  if (definition.kind === 'battle') return false
  return isUnique(definition) || numberOf(game, 'cost', card) <= (faceDown ? counters : game.seat(seat).build)
}

export function completeOffer(game: Game, card: CardId, destination: Destination | undefined): CompleteOffer {
  const where = destination ? Object.values(destination).join(' ') : 'mission'
  const offer = { key: `complete ${card} ${where}`, verb: 'complete' as const, card }
  const cost = priceOf(game, card, destination).build
  return destination ? { ...offer, destination, cost } : { ...offer, cost }
}

/** Why a seat cannot complete a card and put it there in its build step; empty if it can. */
export function whyNotComplete(
  game: Game,
  seat: SeatId,
  card: CardId,
  destination: Destination | undefined,
): Reason[] {
  if (definitionOf(game, card).kind === 'battle')
    return [{ code: 'battle-card', rule: 'idc/build/which-cards', card }]
  if (!cardsIn(game, seat, 'hand').includes(card) && !partiallyBuilt(game, seat).includes(card))
    return [{ code: 'not-to-be-built', rule: 'idc/build/complete-when-cost-met', card }]
  const forbidden = [...game.policies.whyNotConstruct(game, card), ...whyConditionFails(game, seat, card)]
  if (forbidden.length > 0) return forbidden
  const misplaced = whyNotGo(game, seat, card, destination)
  return misplaced.length > 0 ? misplaced : whyNotAfford(game, seat, card, priceOf(game, card, destination))
}

/** The card's own text may ask for more than its price (idc/effect/all-conditions-needed). */
function whyConditionFails(game: Game, seat: SeatId, card: CardId): Reason[] {
  const context = { you: seat, self: card, bound: {} }
  return definitionOf(game, card).abilities.flatMap((ability) =>
    ability.ability === 'complete-only-if' && !holds(game, context, ability.only)
      ? [{ code: 'condition-not-met', rule: 'idc/effect/all-conditions-needed', card }]
      : [],
  )
}

/** Counters count for a face-down card, build points for a card in hand; extra costs are paid at once. */
function whyNotAfford(game: Game, seat: SeatId, card: CardId, { build, extra }: Price): Reason[] {
  const { faceDown, build: counters } = game.card(card)
  if (!faceDown) return whyNotPay(game, seat, card, [{ pay: 'build', amount: build }, ...extra])
  const reasons = whyNotPay(game, seat, card, extra)
  if (counters >= build) return reasons
  const detail = { needed: build, counters }
  return [{ code: 'not-enough-counters', rule: 'idc/build/complete-when-cost-met', card, detail }, ...reasons]
}
