/** Handing a weapon or device to another carrier at the same place, for its deploy cost (ccg95/weapon/transfer). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { allowedBy } from '../effects/statics.ts'
import { definitionOf, type Game, type SwccgOffer } from '../kinds.ts'
import { putOn } from './attach.ts'
import { carriesNoMore, warriorCarries } from './carrying.ts'
import { isAllowed } from './check.ts'
import { type DeployAttempt, deployCost } from './deploy-cost.ts'
import { placesFor } from './deploy-places.ts'
import { canUse, useForce } from './piles.ts'
import { cardsOnTable, locationOf } from './place.ts'
import { ownAt } from './presence.ts'

type TransferOffer = Extract<SwccgOffer, { verb: 'transfer' }>

export function transferOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  for (const card of cardsOnTable(game))
    if (game.card(card).controller === seat && isGear(game, card))
      offers.push(...transfersOf(game, seat, card))
  return offers
}

const isGear = (game: Game, card: CardId): boolean => {
  const { kind } = definitionOf(game, card)
  const { on, as } = game.card(card)
  return (kind === 'weapon' || kind === 'device') && as === 'attached' && on !== null && isCharacter(game, on)
}

function transfersOf(game: Game, seat: SeatId, card: CardId): readonly SwccgOffer[] {
  const { on } = game.card(card)
  if (!ownAt(game, seat, locationOf(game, card)!).some((to) => to !== on && isCharacter(game, to))) return []
  return placesFor(game, seat, card).flatMap((destination): SwccgOffer[] => {
    if (!('on' in destination) || !mayReceive(game, seat, card, destination.on) || destination.on === on)
      return []
    const attempt: DeployAttempt = { seat, card, destination }
    const cost = allowedBy(game, 'transfer-free', card) === null ? deployCost(game, attempt).own : 0
    if (!canUse(game, seat, cost) || !isAllowed(game, [warriorCarries, carriesNoMore], attempt)) return []
    return [{ verb: 'transfer', key: `transfer ${card} ${destination.on}`, card, to: destination.on, cost }]
  })
}

/** Another character of the same player at the same location. */
const mayReceive = (game: Game, seat: SeatId, card: CardId, to: CardId): boolean =>
  game.card(to).controller === seat &&
  isCharacter(game, to) &&
  locationOf(game, to) === locationOf(game, card)

const isCharacter = (game: Game, card: CardId): boolean => definitionOf(game, card).kind === 'character'

export function transfer(game: Game, { card, to, cost }: TransferOffer, seat: SeatId): void {
  const cause = { rule: game.policies.cite('ccg95/weapon/transfer') }
  useForce(game, seat, cost, cause)
  putOn(game, card, to, 'attached')
  game.emit({ kind: 'transferred', card, to, cost, cause })
}
