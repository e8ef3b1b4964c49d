/** What a seat can complete in its build step, and why it cannot complete the rest. */
import { because, type CardId, isAllowed, numberOf, type SeatId } from '@dejarik/kernel'
import { isTrap, isUnique } from '../../cards/definition.ts'
import { holds } from '../../effects/conditions.ts'
import { arenaCosts } from '../../effects/statics.ts'
import { type Check, type Destination, definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import type { Ability, Cost } from '../../language/tree/tree.ts'
import { priceAbilities } from '../abilities/price-abilities.ts'
import { cardsIn } from '../cards/place.ts'
import { canPay, whyNotPay } from '../chances/costs.ts'
import { alternatives } from '../keywords/alternative-cost.ts'
import { meditations } from '../keywords/meditate.ts'
import { listingHosts } from '../keywords/stack.ts'
import { joinsOf } from '../unique/stacking-by-text.ts'
import { partiallyBuilt } from './build-counters.ts'
import { costInstead, priceOf } from './completion-price.ts'
import { whyTooMany } from './copies-in-play.ts'
import { type Completion, destinationsOf, mayDeploy, PLACE_CHECKS } from './destination.ts'

export type CompleteOffer = Extract<SwtcgOffer, { readonly verb: 'complete' }>

/** Every card that can be completed now, with every place that it can go to. */
export function completeOffers(game: Game, seat: SeatId): CompleteOffer[] {
  const offers: CompleteOffer[] = []
  for (const card of cardsIn(game, seat, 'hand')) addCompletions(game, seat, card, offers)
  for (const card of partiallyBuilt(game, seat)) addCompletions(game, seat, card, offers)
  for (const card of cardsIn(game, seat, 'discard')) addMeditations(game, seat, card, offers)
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

/** From the discard pile, in the build step of its owner (now/keywords/meditate-when). */
function addMeditations(game: Game, seat: SeatId, card: CardId, offers: CompleteOffer[]): void {
  addInstead(game, seat, card, meditations(priceAbilities(game, card)), offers)
}

/** Each way to pay something else in place of the build cost, wherever the card can go. */
function addInstead(
  game: Game,
  seat: SeatId,
  card: CardId,
  ways: readonly number[],
  offers: CompleteOffer[],
): void {
  if (ways.length === 0 || !isAllowed(game, CARD_CHECKS, { seat, card })) return
  for (const destination of destinationsOf(game, seat, card)) {
    if (!isAllowed(game, PLACE_CHECKS, { seat, card, destination })) continue
    for (const instead of ways)
      if (canPay(game, { seat, card, cost: costInstead(game, card, instead) }))
        offers.push(offerInstead(game, card, destination, instead))
  }
}

function offerInstead(
  game: Game,
  card: CardId,
  destination: Destination | undefined,
  instead: number,
): CompleteOffer {
  const { key, ...offer } = completeOffer(game, card, destination)
  return { ...offer, key: `${key} instead ${instead}`, cost: 0, instead }
}

function addCompletions(game: Game, seat: SeatId, card: CardId, offers: CompleteOffer[]): void {
  addInstead(game, seat, card, alternatives(priceAbilities(game, card)), offers)
  if (!isInReach(game, seat, card) || !isAllowed(game, CARD_CHECKS, { seat, card })) return
  for (const destination of destinationsOf(game, seat, card))
    if (isAllowed(game, THERE_CHECKS, { seat, card, destination }))
      offers.push(completeOffer(game, card, destination))
}

/** A quick look at the price, as most cards cost more than there is; few are cheaper in some places. */
function isInReach(game: Game, seat: SeatId, card: CardId): boolean {
  const { faceDown, build: counters } = game.card(card)
  const definition = definitionOf(game, card)
  if (definition.kind === 'battle' || isTrap(definition)) return false
  return (
    isUnique(definition) ||
    numberOf(game, 'cost', card) <= (faceDown ? counters : game.seat(seat).build) ||
    joinsOf(definition).length > 0 ||
    arenaCosts(game, card).length > 0 ||
    listingHosts(game, seat, card).length > 0
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

const noBattleCard: Check<Completion> = (game, { card }) =>
  definitionOf(game, card).kind === 'battle'
    ? because('battle-card', 'idc/build/which-cards', { card })
    : null
const handOrLaid: Check<Completion> = (game, { seat, card }) =>
  cardsIn(game, seat, 'hand').includes(card) || partiallyBuilt(game, seat).includes(card)
    ? null
    : because('not-to-be-built', 'idc/build/complete-when-cost-met', { card })
const constructible: Check<Completion> = (game, { card }) => game.policies.whyNotConstruct(game, card)

/** The card's own text may ask for more than its price (idc/effect/all-conditions-needed). */
const conditionsMet: Check<Completion> = (game, { seat, card }) => {
  const context = { you: seat, self: card, bound: {} }
  const fails = (ability: Ability): boolean =>
    ability.ability === 'complete-only-if' && !holds(game, context, ability.only)
  return definitionOf(game, card).abilities.some(fails)
    ? because('condition-not-met', 'idc/effect/all-conditions-needed', { card })
    : null
}

const notTooMany: Check<Completion> = (game, { seat, card }) => whyTooMany(game, seat, card)

/** Counters count for a face-down card, build points for a card in hand. */
const enoughCounters: Check<Completion> = (game, { card, destination }) => {
  const { faceDown, build: counters } = game.card(card)
  if (!faceDown) return null
  const { build: needed } = priceOf(game, card, destination)
  return counters >= needed
    ? null
    : because('not-enough-counters', 'idc/build/complete-when-cost-met', {
        card,
        detail: { needed, counters },
      })
}
/** Extra costs are paid at once. */
const affordable: Check<Completion> = (game, { seat, card, destination }) => {
  const { build, extra } = priceOf(game, card, destination)
  const cost: readonly Cost[] = game.card(card).faceDown ? extra : [{ pay: 'build', amount: build }, ...extra]
  return whyNotPay(game, { seat, card, cost })
}

/** A Trap waits face-down for its trigger, in whosever part of the turn (now/traps/not-in-own-build-step). */
const noTrap: Check<Completion> = (game, { card }) =>
  isTrap(definitionOf(game, card))
    ? because('waits-for-trigger', 'now/traps/not-in-own-build-step', { card })
    : null

/** What a card needs wherever it is to go, and what the place asks for. */
const CARD_CHECKS: readonly Check<Completion>[] = [
  noTrap,
  constructible,
  conditionsMet,
  mayDeploy,
  notTooMany,
]
/** What a Trap needs when its trigger has come. */
export const COMPLETION_CHECKS: readonly Check<Completion>[] = [
  constructible,
  conditionsMet,
  enoughCounters,
  affordable,
]
const THERE_CHECKS: readonly Check<Completion>[] = [...PLACE_CHECKS, enoughCounters, affordable]
export const COMPLETE_CHECKS: readonly Check<Completion>[] = [
  noBattleCard,
  handOrLaid,
  ...CARD_CHECKS,
  ...THERE_CHECKS,
]

/** Whether a seat can complete a card and put it there in its build step. */
export const mayComplete = (game: Game, completion: Completion): boolean =>
  isAllowed(game, COMPLETE_CHECKS, completion)
