/** Hidden Cost: a face-down card with enough counters is completed at any chance, for Force instead of the rest. */
import { because, type CardId, gather, isAllowed, lasts, type SeatId } from '@dejarik/kernel'
import { fits } from '../../effects/nouns/nouns.ts'
import { givesHiddenCosts } from '../../effects/statics.ts'
import { type Check, type Destination, definitionOf, type Game } from '../../kinds.ts'
import { abilitiesOf } from '../abilities/abilities.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { givesHiddenCost } from '../abilities/hidden-cost-face-down.ts'
import { definitionTraits } from '../abilities/kinds-of-abilities.ts'
import { gainsOf } from '../abilities/lasting.ts'
import { playerRules } from '../abilities/player-rules.ts'
import { partiallyBuilt } from '../build/build-counters.ts'
import { priceOf } from '../build/completion-price.ts'
import { type Completion, destinationsOf, mayDeploy, PLACE_CHECKS } from '../build/destination.ts'
import { type CompleteOffer, completeOffer } from '../build/what-can-be-completed.ts'
import { whyNotPay } from '../chances/costs.ts'

/** Everything that a seat can complete by Hidden Cost now (idc/keyword/hidden-cost-anytime). */
export const hiddenCostOffers = (game: Game, seat: SeatId): CompleteOffer[] =>
  gather(
    faceDown(game, seat).filter((card) => mayHide(game, card) && hiddenCosts(game, card).length > 0),
    (card) =>
      destinationsOf(game, seat, card)
        .filter((destination) => isAllowed(game, HIDDEN_CHECKS, { seat, card, destination }))
        .map((destination) => hiddenOffer(game, card, destination)),
  )

const faceDown = (game: Game, seat: SeatId): CardId[] =>
  game.constants.hasHiddenCost && (census(game).hidesCost || lasts(game, 'gain'))
    ? partiallyBuilt(game, seat)
    : []

const mayHide = (game: Game, card: CardId): boolean =>
  definitionTraits(definitionOf(game, card)).hidesCost ||
  givesHiddenCosts(game) ||
  gainsOf(game, card).some(givesHiddenCost) // now/costs/hidden-cost-for-cards

const hiddenCosts = (game: Game, card: CardId): number[] =>
  gather(abilitiesOf(game, card), ({ ability }) => (ability.ability === 'hidden-cost' ? [ability.value] : []))

function hiddenOffer(game: Game, card: CardId, destination: Destination | undefined): CompleteOffer {
  const offer = completeOffer(game, card, destination)
  return { ...offer, key: `${offer.key} hidden`, hidden: { force: missing(game, card, destination) } }
}

/** The part of the cost that counters do not cover is paid in Force (idc/keyword/hidden-cost-pay-force-for-rest). */
const missing = (game: Game, card: CardId, destination: Destination | undefined): number =>
  Math.max(0, priceOf(game, card, destination).build - game.card(card).build)

/** Whether an effect keeps a player from deploying such a unit there by Hidden Cost. */
const isBanned = (game: Game, seat: SeatId, card: CardId, to: string): boolean =>
  playerRules(game, seat).some(
    (rule) =>
      'hidden' in rule &&
      rule.hidden.some((arena) => arena === to) &&
      fits(game, { you: seat, self: card, bound: {} }, { ...rule.of, state: ['face-down'] }, card),
  )

const isLaid: Check<Completion> = (game, { seat, card }) =>
  partiallyBuilt(game, seat).includes(card)
    ? null
    : because('not-partially-built', 'idc/keyword/hidden-cost-static-face-down', { card })
const enoughCounters: Check<Completion> = (game, { card, destination }) => {
  const hidden = hiddenCosts(game, card)
  const needed = Math.min(priceOf(game, card, destination).build, ...hidden)
  return hidden.length > 0 && game.card(card).build >= needed
    ? null
    : because('not-enough-counters', 'idc/keyword/hidden-cost-threshold', { card, detail: { needed } })
}
const notBanned: Check<Completion> = (game, { seat, card, destination }) =>
  destination && 'to' in destination && isBanned(game, seat, card, destination.to)
    ? because('cannot-use', 'idc/primary/cant-overrides', { card })
    : null
const stacksInBuildStep: Check<Completion> = (game, { seat, card, destination }) =>
  destination && 'onto' in destination && game.table.builder !== seat
    ? because('not-your-build-step', 'idc/stack/create-top-or-beneath', { card })
    : null
const affordable: Check<Completion> = (game, { seat, card, destination }) => {
  const force = { pay: 'force' as const, amount: missing(game, card, destination) }
  return whyNotPay(game, { seat, card, cost: [force, ...priceOf(game, card, destination).extra] })
}

/** What a card needs to be completed there by Hidden Cost. */
const HIDDEN_CHECKS: readonly Check<Completion>[] = [
  isLaid,
  enoughCounters,
  notBanned,
  stacksInBuildStep,
  mayDeploy,
  ...PLACE_CHECKS,
  affordable,
]
