/** Whether an action of a card on table, or a function of an Interrupt, can be taken now; each point a check. */
import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { holds } from '../../effects/conditions.ts'
import type { Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { active, barredBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game, type SwccgOffer } from '../../kinds.ts'
import type { CardAction } from '../../text/text.ts'
import { whyNotPaid } from '../force/paying.ts'
import { keepsDrain } from './cancelling.ts'
import { isDeviceSpent, isUsedUp } from './limits.ts'
import { momentOf, type Playable } from './repertoire.ts'
import { candidates, leastCost } from './targets.ts'
import { tollOf } from './tolls.ts'

const TEXT = 'ccg95/goal/card-text-wins'

/** Everything but the moment. */
export const PLAY_CHECKS: readonly Check<Playable>[] = [
  (game, { card, index, action }) =>
    isUsedUp(game, card, index, action.limit) ? because('used-up', TEXT, { card }) : null,
  (game, playable) =>
    hasAnswered(game, playable)
      ? because('used-up', 'ccgx/final/response-once', { card: playable.card })
      : null,
  (game, { card }) =>
    isDeviceSpent(game, card) ? because('used-up', 'ccg/device/one-use-per-turn', { card }) : null,
  (game, { card, action, context }) =>
    !action.if || holds(game, context, action.if) ? null : because('text-condition', TEXT, { card }),
  (game, { card, context }) =>
    isPlayedOut(game, context.you, card)
      ? because('played-already', 'ccg95/interrupt/unique-once-per-turn', { card })
      : null,
  (game, { card }) => {
    const by = barredBy(game, 'act', card)
    return by === null ? null : because('barred', TEXT, { card: by })
  },
  (game, { card }) => {
    const by = definitionOf(game, card).kind === 'interrupt' ? barredBy(game, 'play', card) : null
    return by === null ? null : because('barred', TEXT, { card: by })
  },
  (game, { card, context, action }) => {
    const needed = leastCost(game, context, action) + surchargeOf(game, card) + tollOf(game, card)
    return whyNotPaid(game, context.you, needed, 'ccg95/interrupt/cost')
  },
  (game, { action, context }) => {
    const latest = game.table.happenings.at(-1)
    const isToCancel = latest !== undefined && action.do.some((step) => step.do === 'cancel')
    const by = isToCancel ? keepsDrain(game, latest, context.you) : null
    return by === null ? null : because('barred', TEXT, { card: by })
  },
  (game, { card, action }) => {
    const { target } = game.card(card)
    const attempts = action.do.some((step) => step.do === 'attempt')
    const by = attempts && target !== null ? barredBy(game, 'attempt-tests', target) : null
    return by === null ? null : because('barred', 'ccgx/dagobah/rest', { card: by })
  },
  (game, { card, context, action }) =>
    canName(game, context, action) ? null : because('nothing-to-name', TEXT, { card }),
]

/** What other cards make an Interrupt cost besides. */
export const surchargeOf = (game: Game, card: CardId): number =>
  definitionOf(game, card).kind !== 'interrupt'
    ? 0
    : active(game, 'play-cost')
        .filter(({ what, context }) => matches(game, context, what.of, card))
        .reduce((sum, { what }) => sum + what.add, 0)

/** Adds the offer, if everything allows it. */
export function addOffer(game: Game, playable: Playable, offers: SwccgOffer[]): void {
  if (isAllowed(game, PLAY_CHECKS, playable)) offers.push(playOfferFor(game, playable))
}

const keyOf = ({ card, half, index, lender }: Playable): string =>
  `play ${card}${half ? ` ${half}` : ''} ${index}${lender === undefined ? '' : ` by ${lender}`}`

/** Whether it answered what is being answered already, and no number in its text lets it do so again. */
const hasAnswered = (game: Game, playable: Playable): boolean =>
  playable.action.limit === undefined &&
  momentOf(playable.action.when) !== null &&
  game.table.happenings.at(-1)?.answers?.includes(keyOf(playable)) === true

export function playOfferFor(game: Game, playable: Playable): SwccgOffer {
  const { card, action, index, half, lender, context } = playable
  const key = keyOf(playable)
  const cost = leastCost(game, context, action) + surchargeOf(game, card)
  const offer: SwccgOffer = { verb: 'play', key, card, action: index, cost }
  return { ...offer, ...(half ? { half } : {}), ...(lender === undefined ? {} : { lender }) }
}

/** Whether there are enough cards for every target; later ones may depend on those that are named first. */
function canName(game: Game, context: Context, action: CardAction, named = 0): boolean {
  const target = action.targets?.[named]
  if (!target) return true
  const { least = 1, name } = target
  const found = candidates(game, context, action, target)
  if (found.length < least) return false
  if (named + 1 === action.targets?.length || least === 0) return true
  return found.some((card) => canName(game, withChosen(context, name, [card]), action, named + 1))
}

const withChosen = (context: Context, name: string, cards: readonly CardId[]): Context => ({
  ...context,
  chosen: { ...context.chosen, [name]: cards },
})

/** Its own, or one where a text makes it unique: what unique means is the same for all (ccgx/interrupt/grab-unique). */
const dotsOf = (game: Game, card: CardId): number | undefined =>
  active(game, 'makes-unique').some(({ what, context }) => matches(game, context, what.of, card))
    ? 1
    : definitionOf(game, card).dots

/** Of a unique Interrupt one may be played in a turn, of a restricted one as many as it has dots. */
function isPlayedOut(game: Game, seat: SeatId, card: CardId): boolean {
  const { kind, title } = definitionOf(game, card)
  const dots = dotsOf(game, card)
  if (kind !== 'interrupt' || dots === undefined) return false
  const played = game.table.interrupts.filter(
    (each) => each.title === title && (each.seat === seat || game.policies.uniqueAcrossSides),
  )
  return played.length >= dots
}
