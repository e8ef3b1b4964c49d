/** Rearranging stacks in the build step: a lower card comes to the top, for the difference in cost. */
import { type CardId, gather, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { rearrangingCost } from '../build/completion-price.ts'
import { cardsAt, cardsIn, isInPlay, seatsOf, sideOf } from '../cards/place.ts'
import { unitsInPlay } from '../cards/unit.ts'
import { pay, whyNotPay } from '../chances/costs.ts'
import { rearrangeOffer } from '../pilots/fall-off.ts'
import { newTop, whyNotTop } from './new-top.ts'

/** Why a card of a stack cannot be put on top; empty if it can. */
export function whyNotRearrange(game: Game, seat: SeatId, card: CardId, version: CardId): Reason[] {
  if (!game.card(card).stack.includes(version))
    return [{ code: 'not-in-stack', rule: 'idc/stack/rearrange', card: version }]
  if (game.policies.rearrangerOf(game, card) !== seat || !isInPlay(game, card))
    return [{ code: 'not-yours', rule: 'idc/turn/build-step-rearrange', card }]
  return [
    ...whyNotTop(game, seat, card, definitionOf(game, version)),
    ...whyNotPay(game, seat, card, rearrangingCost(game, card, version)),
  ]
}

export const rearrangeOffers = (game: Game, seat: SeatId): SwtcgOffer[] =>
  gather(stacksOf(game, seat), (card) =>
    game
      .card(card)
      .stack.filter((version) => whyNotRearrange(game, seat, card, version).length === 0)
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
