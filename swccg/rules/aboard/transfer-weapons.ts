/** Handing a weapon or device to another carrier at the same place, for its deploy cost (ccg95/weapon/transfer). */
import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { allowedBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game, type SwccgOffer } from '../../kinds.ts'
import { putOn } from '../cards/attach.ts'
import { cardsOnTable, isInside, locationOf } from '../cards/place.ts'
import { type DeployAttempt, deployCost } from '../deploy/deploy-cost.ts'
import { placesFor } from '../deploy/deploy-places.ts'
import { whyNotPaid } from '../force/paying.ts'
import { useForce } from '../force/piles.ts'
import { ownAt } from '../locations/presence.ts'
import { carriesNoMore, warriorCarries } from './carrying.ts'

type TransferOffer = Extract<SwccgOffer, { verb: 'transfer' }>

interface TransferAttempt {
  readonly seat: SeatId
  readonly card: CardId
  readonly to: CardId
}

const RULE = 'ccg95/weapon/transfer'

/** What it would be to deploy it there. */
const deployed = ({ seat, card, to }: TransferAttempt): DeployAttempt => ({
  seat,
  card,
  destination: { on: to, as: 'attached' },
})

const costOf = (game: Game, attempt: TransferAttempt): number =>
  allowedBy(game, 'transfer-free', attempt.card) === null ? deployCost(game, deployed(attempt)).own : 0

const isCharacter = (game: Game, card: CardId): boolean => definitionOf(game, card).kind === 'character'

/** From character to character (1995). */
export const goesAmongCharacters = (game: Game, from: CardId, to: CardId): boolean =>
  isCharacter(game, from) && isCharacter(game, to)

/** From any carrier to any other that is present with it (ccgx/final/weapon-transfer). */
export const goesAmongPresent = (game: Game, from: CardId, to: CardId): boolean =>
  !isInside(game, from) && !isInside(game, to)

const isGear = (game: Game, card: CardId): boolean => {
  const { kind } = definitionOf(game, card)
  const { on, as } = game.card(card)
  const isCarriable = (kind === 'weapon' || kind === 'device') && as === 'attached'
  return isCarriable && on !== null && definitionOf(game, on).kind !== 'location'
}

const mayGo = (game: Game, card: CardId, to: CardId): boolean =>
  isGear(game, card) && game.policies.mayHandOver(game, game.card(card).on!, to)

const isCarried: Check<TransferAttempt> = (game, { card, to }) =>
  mayGo(game, card, to) ? null : because('nobody-carries-it', RULE)

const isYours: Check<TransferAttempt> = (game, { seat, card, to }) =>
  [card, to].every((each) => game.card(each).controller === seat) ? null : because('not-yours', RULE)

const isTogether: Check<TransferAttempt> = (game, { card, to }) =>
  locationOf(game, to) === locationOf(game, card) ? null : because('not-there', RULE, { card: to })

const isPayable: Check<TransferAttempt> = (game, attempt) =>
  whyNotPaid(game, attempt.seat, costOf(game, attempt), RULE)

const textAllows: Check<TransferAttempt> = (game, { seat, card, to }) =>
  placesFor(game, seat, card).some((place) => 'on' in place && place.on === to)
    ? null
    : because('text-forbids-place', 'ccg95/goal/card-text-wins', { card })

export const TRANSFER_CHECKS: readonly Check<TransferAttempt>[] = [
  isCarried,
  isYours,
  isTogether,
  isPayable,
  (game, attempt) => warriorCarries(game, deployed(attempt)),
  (game, attempt) => carriesNoMore(game, deployed(attempt)),
  textAllows,
]

export function transferOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  for (const card of cardsOnTable(game))
    for (const to of receiversOf(game, seat, card))
      if (isAllowed(game, TRANSFER_CHECKS, { seat, card, to })) offers.push(offerOf(game, { seat, card, to }))
  return offers
}

/** To whoever stands beside its carrier, whether that is possible or not. */
export const imaginedTransfers = (game: Game, seat: SeatId, card: CardId): readonly SwccgOffer[] =>
  receiversOf(game, seat, card).map((to) => offerOf(game, { seat, card, to }))

/** Who else of the player at the same location can take it. */
function receiversOf(game: Game, seat: SeatId, card: CardId): readonly CardId[] {
  const { controller, on } = game.card(card)
  if (controller !== seat || !isGear(game, card)) return []
  return ownAt(game, seat, locationOf(game, card)!).filter((to) => to !== on && mayGo(game, card, to))
}

function offerOf(game: Game, attempt: TransferAttempt): SwccgOffer {
  const { card, to } = attempt
  return { verb: 'transfer', key: `transfer ${card} ${to}`, card, to, cost: costOf(game, attempt) }
}

export function transfer(game: Game, { card, to, cost }: TransferOffer, seat: SeatId): void {
  const cause = { rule: RULE }
  useForce(game, seat, cost, cause)
  putOn(game, card, to, 'attached')
  game.emit({ kind: 'transferred', card, to, cost, cause })
}
