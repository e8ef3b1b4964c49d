/** Rearranging stacks in the build step: a lower card comes to the top, for the difference in cost. */
import { because, type CardId, gather, isAllowed, ofPart, type SeatId } from '@dejarik/kernel'
import { type Check, definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import { rearrangingCost } from '../build/completion-price.ts'
import { cardsAt, cardsIn, isInPlay, seatsOf, sideOf } from '../cards/place.ts'
import { unitsInPlay } from '../cards/unit.ts'
import { pay, whyNotPay } from '../chances/costs.ts'
import { rearrangeOffer } from '../pilots/fall-off.ts'
import { newTop, TOP_CHECKS } from './new-top.ts'

/** A seat is to bring a lower card of a stack to the top. */
interface Rearranging {
  readonly seat: SeatId
  readonly card: CardId
  readonly version: CardId
}

const inTheStack: Check<Rearranging> = (game, { card, version }) =>
  game.card(card).stack.includes(version)
    ? null
    : because('not-in-stack', 'idc/stack/rearrange', { card: version })
const ownStack: Check<Rearranging> = (game, { seat, card }) =>
  game.policies.rearrangerOf(game, card) === seat && isInPlay(game, card)
    ? null
    : because('not-yours', 'idc/turn/build-step-rearrange', { card })
const affordable: Check<Rearranging> = (game, { seat, card, version }) =>
  whyNotPay(game, { seat, card, cost: rearrangingCost(game, card, version) })

export const REARRANGE_CHECKS: readonly Check<Rearranging>[] = [
  inTheStack,
  ownStack,
  ofPart(TOP_CHECKS, (game, { seat, card, version }: Rearranging) => ({
    seat,
    card,
    as: definitionOf(game, version),
  })),
  affordable,
]

export const rearrangeOffers = (game: Game, seat: SeatId): SwtcgOffer[] =>
  gather(stacksOf(game, seat), (card) =>
    game
      .card(card)
      .stack.filter((version) => isAllowed(game, REARRANGE_CHECKS, { seat, card, version }))
      .map((version) => rearrangeOffer(game, card, version)),
  )

/** A seat's stacks: units, Equipment, and Pilots and Equipment on units. */
function stacksOf(game: Game, seat: SeatId): CardId[] {
  const own: CardId[] = []
  const add = (card: CardId): void => {
    if (game.card(card).stack.length === 0 || own.includes(card)) return
    if (game.policies.rearrangerOf(game, card) === seat) own.push(card)
  }
  for (const mate of seatsOf(game, sideOf(game, seat))) {
    for (const card of unitsInPlay(game, mate)) add(card)
    for (const card of cardsIn(game, mate, 'build')) add(card)
  }
  for (const card of cardsAt(game, 'attached')) add(card)
  return own
}

export function rearrange(game: Game, seat: SeatId, card: CardId, version: CardId): void {
  pay(game, seat, card, rearrangingCost(game, card, version))
  game.call(newTop, { seat, card, version, deployed: false })
}
