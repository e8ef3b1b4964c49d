/** Losing: Force from hand and piles, one unit at a time, and cards from the table with all that is on them. */
import type { CardId, Cause, SeatId } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import { ask, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import type { LossCause } from '../../text/happening.ts'
import { answer } from '../answers/answer.ts'
import { SAVED } from '../answers/cancelling.ts'
import { freeCaptives } from '../capture/release.ts'
import { leave } from '../cards/attach.ts'
import { cardsIn, countIn, exists, isOnTable, locationOf, withAllOn } from '../cards/place.ts'
import { shakeOff } from '../creatures/parasites.ts'
import { noteFallen } from './fallen.ts'
import { LIFE_FORCE, type LifePile, lifeForce, loseOne, topOf } from './piles.ts'

export interface LosingForce {
  readonly seat: SeatId
  readonly amount: number
  readonly from: LossCause
  readonly lost?: number
  /** Where the drain is that costs it. */
  readonly at?: CardId
  /** The card whose text costs it. */
  readonly by?: CardId
  /** The pile that the text names, or the hand: what is not there is not lost. */
  readonly out?: LifePile | 'hand' | 'life-force'
  /** A card of the hand for which it is lost: it does not pay for itself. */
  readonly except?: CardId
  /** The price of something: no text makes it less (ccgx/final/loss-cost-or-result). */
  readonly isCost?: boolean
}

type Loss = Pick<LosingForce, 'seat' | 'amount' | 'from' | 'by' | 'at'>

/** Some texts cut a loss in half; others add and subtract after that (ccgx/final/loss-order). */
export const halvedLoss = (game: Game, { seat, amount }: Loss): number =>
  active(game, 'halves-losses')
    .filter(({ what, context }) => (context.you === seat) === (what.whose === 'yours'))
    .reduce((left, { what }) => Math[what.round === 'up' ? 'ceil' : 'floor'](left / 2), amount)

/** Limits come last, and the lowest counts (ccgx/number/loss-cap). */
export const limitedLoss = (game: Game, { seat, amount, from, by, at }: Loss): number =>
  active(game, 'limits-losses')
    .filter(({ what, context }) => (context.you === seat) === (what.whose === 'yours'))
    .filter(({ what }) => what.from === undefined || what.from === from)
    .filter(
      ({ what, context }) => fitsCause(game, context, what.by, by) && fitsCause(game, context, what.at, at),
    )
    .reduce((left, { what }) => Math.min(left, what.most), amount)

/** Nothing is asked, or there is such a card and it fits. */
const fitsCause = (
  game: Game,
  context: Context,
  filter: Filter | undefined,
  card: CardId | undefined,
): boolean =>
  filter === undefined || (card !== undefined && exists(game, card) && matches(game, context, filter, card))

/** The player who loses chooses for each unit where it comes from (ccg95/force/lose-sources). */
export const loseForce = procedure<LosingForce>('swccg/lose-force', [
  step('owe', (game, loss) => {
    const { seat, amount, from, at, isCost } = loss
    if (isCost) return void game.emit({ kind: 'owesForce', seat, amount, from })
    const halved = halvedLoss(game, loss)
    const owed = limitedLoss(game, { ...loss, amount: halved })
    if (owed <= 0) return game.finish()
    game.emit({ kind: 'owesForce', seat, amount: owed, from })
    answer(
      game,
      { just: 'must-lose-force', by: seat, amount: halved, from, ...place(at) },
      'amount',
      'amount',
    )
  }),
  step('limit', (game, loss) => {
    const amount = loss.isCost ? loss.amount : limitedLoss(game, loss)
    if (amount <= 0) game.finish()
    return { amount }
  }),
  ask(
    'lose',
    (game, { seat, amount, lost = 0, at, out, except }) => {
      if (lost >= amount || isOut(game, seat, out)) return
      const rules = ['ccg95/force/lose-sources']
      const offers = bound(game, seat, at, lossOffers(game, seat, out)).filter(
        (offer) => offer.verb !== 'lose' || except === undefined || offer.card !== except,
      )
      return { kind: 'action', seat, about: 'lose-force', offers, owed: amount - lost, rules } as const
    },
    (game, { seat, lost = 0, from }, offer) => {
      loseByOffer(game, seat, offer, { rule: causeOf(from) })
      return { lost: lost + 1 }
    },
  ),
  step('more', (game, { seat, amount, lost = 0, out }) => {
    if (lost < amount && !isOut(game, seat, out)) game.goto('lose')
  }),
  step('lost', (game, { seat, amount, from, at }) =>
    answer(game, { just: 'lost-force', by: seat, amount, from, ...place(at) }),
  ),
])
/** Whether the pile that the text names has nothing left. */
const isOut = (game: Game, seat: SeatId, out: LosingForce['out']): boolean =>
  out !== undefined && (out === 'life-force' ? lifeForce(game, seat) : countIn(game, seat, out)) === 0

/** A text that names a pile binds whoever loses as long as the pile has cards (ccgx/number/loss-source). */
function bound(game: Game, seat: SeatId, at: CardId | undefined, offers: SwccgOffer[]): SwccgOffer[] {
  if (at === undefined) return offers
  const pile = active(game, 'draws-losses').find(
    ({ what, context }) =>
      (context.you === seat) === (what.whose === 'yours') && matches(game, context, what.at, at),
  )?.what.pile
  const left = offers.filter((offer) => offer.verb === 'lose' && offer.from === pile)
  return left.length > 0 ? left : offers
}
const place = (at: CardId | undefined): { at?: CardId } => (at === undefined ? {} : { at })

const causeOf = (from: LossCause): string =>
  from === 'drain' ? 'ccg95/drain/no-react-loss' : 'ccg95/force/lose-sources'

/** Loses the unit of Force that was picked. */
export function loseByOffer(game: Game, seat: SeatId, offer: SwccgOffer, cause: Cause): void {
  if (offer.verb !== 'lose') return
  const pile = offer.from as LifePile | 'hand'
  loseOne(game, seat, pile, offer.card ?? topOf(game, seat, pile)!, cause)
}

/** The top of each pile that has cards, and every card in hand; of one of them alone, where a text names it. */
export function lossOffers(game: Game, seat: SeatId, out?: LosingForce['out']): SwccgOffer[] {
  const offers = allLossOffers(game, seat)
  if (out === undefined) return offers
  return offers.filter(
    (offer) => offer.verb === 'lose' && (out === 'life-force' ? offer.from !== 'hand' : offer.from === out),
  )
}
function allLossOffers(game: Game, seat: SeatId): SwccgOffer[] {
  const piles = LIFE_FORCE.flatMap((from): SwccgOffer[] => {
    const card = topOf(game, seat, from)
    return card === null ? [] : [{ verb: 'lose', key: `lose ${from}`, from }]
  })
  const hand = cardsIn(game, seat, 'hand').map(
    (card): SwccgOffer => ({ verb: 'lose', key: `lose ${card}`, from: 'hand', card }),
  )
  return [...piles, ...hand]
}

interface LosingCards {
  readonly cards: readonly CardId[]
  readonly by: 'lost' | 'forfeited' | 'cancelled' | 'eaten'
  /** Who cancels them. */
  readonly seat?: SeatId
  readonly now?: CardId | null
  /** What left with the card that is leaving now, and from where. */
  readonly left?: readonly CardId[]
  readonly place?: CardId | null
  /** The card with which the others left. */
  readonly host?: CardId
  /** A weapon had hit that card. */
  readonly wasHit?: boolean
  readonly saved?: boolean
}

/** Each card can be saved before it goes; what lies on it goes with it, and others may answer the loss. */
export const loseCards = procedure<LosingCards>('swccg/lose-cards', [
  step('next', (game, { cards, by }) => {
    const [now, ...rest] = cards
    if (now === undefined) return game.finish()
    if (!exists(game, now) || !isOnTable(game, now)) {
      game.goto('next')
      return { cards: rest }
    }
    const how = by === 'forfeited' ? ({ forfeited: true } as const) : {}
    answer(game, { just: 'about-to-be-lost', by: game.card(now).controller, card: now, ...how }, 'saved')
    return { cards: rest, now }
  }),
  step('cancelled', (game, { now, by, seat, saved }) => {
    if (by !== 'cancelled' || seat === undefined || saved || now == null || !exists(game, now)) return
    answer(game, { just: 'about-to-be-cancelled', by: seat, card: now })
  }),
  step('leave', (game, { now, by, saved }) => {
    if (saved || now == null || !exists(game, now) || !isOnTable(game, now)) {
      game.goto('next')
      return { left: [] }
    }
    const place = locationOf(game, now)
    freeCaptives(game, now)
    shakeOff(game, now)
    const wasHit = game.card(now).hit
    const left = leaveWithAll(game, now, by)
    if (by === 'forfeited' && place !== null) noteFallen(game, left[0]!, place)
    return { left, place, host: left[0]!, wasHit }
  }),
  step('answers', (game, { left = [], by, place = null, host, wasHit }) => {
    const [card, ...rest] = left
    if (card === undefined) return game.goto('next')
    game.goto('answers')
    const just = by === 'forfeited' ? 'forfeited' : 'lost'
    const hit = wasHit && card === host ? { hit: true as const } : {}
    if (exists(game, card)) answerLoss(game, { just, card, from: place, ...hit }, host)
    return { left: rest }
  }),
])

/** What was lost with another names that as its source. */
function answerLoss(
  game: Game,
  loss: { just: 'lost' | 'forfeited'; card: CardId; from: CardId | null; hit?: true },
  host: CardId | undefined,
): void {
  const { card } = loss
  const source = host !== undefined && host !== card && exists(game, host) ? { source: host } : {}
  answer(game, { ...loss, by: game.card(card).owner, ...source })
}

/** What is on a card goes first, so that no card is ever on one that has left. */
function leaveWithAll(game: Game, card: CardId, by: LosingCards['by']): readonly CardId[] {
  return withAllOn(game, card)
    .toReversed()
    .map((each) => {
      const { owner, is } = game.card(each)
      const how = each === card ? by : 'lost'
      const to = pileFor(game, each)
      const left = leave(game, each, to)
      game.emit({ kind: 'left', card: left, is, owner, to, by: to === 'lost' ? how : 'returned' })
      return left
    })
    .toReversed()
}

/** Lost, unless a text saves what was cancelled, or what lies beneath the card that leaves. */
function pileFor(game: Game, card: CardId): 'lost' | 'used' {
  const { as, on, notes } = game.card(card)
  if (notes[SAVED] === 1) return 'used'
  const isStacked = as === 'beneath' && on !== null
  return isStacked && active(game, 'saves-stacked').some(({ context }) => context.self === on)
    ? 'used'
    : 'lost'
}
