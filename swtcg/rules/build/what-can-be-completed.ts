/** What a seat can complete in its build step, and why it cannot complete the rest. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { isUnique } from '../../cards/definition.ts'
import { holds } from '../../effects/conditions.ts'
import { arenaCosts } from '../../effects/statics.ts'
import { type Destination, definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import type { Ability } from '../../language/tree.ts'
import type { Reason } from '../../reasons.ts'
import { cardsIn } from '../cards/place.ts'
import { whyNotPay } from '../chances/costs.ts'
import { joinsOf } from '../unique/stacking-by-text.ts'
import { partiallyBuilt } from './build-counters.ts'
import { type Price, priceOf } from './completion-price.ts'
import { destinationsOf, whyNotGo } from './destination.ts'

export type CompleteOffer = Extract<SwtcgOffer, { readonly verb: 'complete' }>

/** Every card that can be completed now, with every place that it can go to. */
export function completeOffers(game: Game, seat: SeatId): CompleteOffer[] {
  const offers: CompleteOffer[] = []
  for (const card of cardsIn(game, seat, 'hand')) addCompletions(game, seat, card, offers)
  for (const card of partiallyBuilt(game, seat)) addCompletions(game, seat, card, offers)
  return offers
}

/** The ways in which one card can be completed now. */
export function completionsOf(game: Game, seat: SeatId, card: CardId): CompleteOffer[] {
  const offers: CompleteOffer[] = []
  addCompletions(game, seat, card, offers)
  return offers
}

/** Whether a card can be completed now, in whatever way. */
export const canComplete = (game: Game, seat: SeatId, card: CardId): boolean =>
  completionsOf(game, seat, card).length > 0

function addCompletions(game: Game, seat: SeatId, card: CardId, offers: CompleteOffer[]): void {
  if (!isInReach(game, seat, card) || whyNotAtAll(game, seat, card).length > 0) return
  for (const destination of destinationsOf(game, seat, card))
    if (whyNotThere(game, seat, card, destination).length === 0)
      offers.push(completeOffer(game, card, destination))
}

/** A quick look at the price, as most cards cost more than there is; few are cheaper in some places. */
function isInReach(game: Game, seat: SeatId, card: CardId): boolean {
  const { faceDown, build: counters } = game.card(card)
  const definition = definitionOf(game, card)
  if (definition.kind === 'battle') return false
  const joins = joinsOf(definition).length > 0
  return (
    isUnique(definition) ||
    joins ||
    numberOf(game, 'cost', card) <= (faceDown ? counters : game.seat(seat).build) ||
    arenaCosts(game, card).length > 0
  )
}

export function completeOffer(game: Game, card: CardId, destination: Destination | undefined): CompleteOffer {
  const cost = priceOf(game, card, destination).build
  const key = `complete ${card} ${placeKey(destination)}`
  return destination
    ? { key, verb: 'complete', card, destination, cost }
    : { key, verb: 'complete', card, cost }
}

function placeKey(destination: Destination | undefined): string {
  if (!destination) return 'mission'
  return 'to' in destination ? destination.to : `${destination.onto} ${destination.place}`
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
  const forbidden = whyNotAtAll(game, seat, card)
  return forbidden.length > 0 ? forbidden : whyNotThere(game, seat, card, destination)
}

/** What forbids it, wherever the card is to go. */
function whyNotAtAll(game: Game, seat: SeatId, card: CardId): Reason[] {
  const rules = game.policies.whyNotConstruct(game, card)
  return rules.length > 0 ? [...rules] : whyConditionFails(game, seat, card)
}

function whyNotThere(game: Game, seat: SeatId, card: CardId, destination: Destination | undefined): Reason[] {
  const misplaced = whyNotGo(game, seat, card, destination)
  return misplaced.length > 0 ? misplaced : whyNotAfford(game, seat, card, priceOf(game, card, destination))
}

/** The card's own text may ask for more than its price (idc/effect/all-conditions-needed). */
function whyConditionFails(game: Game, seat: SeatId, card: CardId): Reason[] {
  const context = { you: seat, self: card, bound: {} }
  const fails = (ability: Ability): boolean =>
    ability.ability === 'complete-only-if' && !holds(game, context, ability.only)
  return definitionOf(game, card).abilities.some(fails)
    ? [{ code: 'condition-not-met', rule: 'idc/effect/all-conditions-needed', card }]
    : []
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
