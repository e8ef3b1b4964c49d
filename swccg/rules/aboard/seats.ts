/** Changing seats aboard: in the own deploy and move phases a player says who flies and who drives (ccg/pilot/designate). */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import type { Check, Game, Role, SwccgOffer } from '../../kinds.ts'
import { cardsOnTable } from '../cards/place.ts'
import { freeRoles, rolesIn } from './capacity.ts'

type SeatOffer = Extract<SwccgOffer, { verb: 'take-seat' }>

interface SeatAttempt {
  readonly seat: SeatId
  readonly card: CardId
  readonly as: Role
}

const RULE = 'ccg95/pilot/passenger-definition'
const SEATS: readonly (Role | null)[] = ['pilot', 'driver', 'passenger']

const isYours: Check<SeatAttempt> = (game, { seat, card }) =>
  game.card(card).controller === seat ? null : because('not-yours', RULE, { card })

const sits: Check<SeatAttempt> = (game, { card, as }) =>
  SEATS.includes(game.card(card).as) && game.card(card).as !== as
    ? null
    : because('no-seat-to-change', RULE, { card })

const isSkilled: Check<SeatAttempt> = (game, { card, as }) =>
  seatsFor(game, card).includes(as) ? null : because('no-skill-for-seat', RULE, { card })

const hasRoom: Check<SeatAttempt> = (game, { card, as }) => {
  const { on } = game.card(card)
  const isFree = on !== null && freeRoles(game, card, on).includes(as)
  return isFree ? null : because('no-room', 'ccg95/capacity/starship-by-text', { card: on ?? card })
}

export const SEAT_CHECKS: readonly Check<SeatAttempt>[] = [isYours, sits, isSkilled, hasRoom]

/** The seats aboard that a card could take by its skills. */
function seatsFor(game: Game, card: CardId): readonly Role[] {
  const { on, as } = game.card(card)
  return on === null || !SEATS.includes(as)
    ? []
    : rolesIn(game, card, on).filter((role) => role !== as && role !== 'cargo')
}

export function seatOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  for (const card of cardsOnTable(game)) {
    const { on, as, controller } = game.card(card)
    if (controller !== seat || on === null || !SEATS.includes(as)) continue
    for (const role of freeRoles(game, card, on))
      if (role !== as && role !== 'cargo') offers.push(offerOf(card, role))
  }
  return offers
}

const offerOf = (card: CardId, as: Role): SeatOffer => ({
  verb: 'take-seat',
  key: `seat ${card} ${as}`,
  card,
  as,
})

/** Every other seat that the card has the skill for, free or not. */
export const imaginedSeats = (game: Game, seat: SeatId, card: CardId): readonly SeatOffer[] =>
  game.card(card).controller === seat ? seatsFor(game, card).map((as) => offerOf(card, as)) : []

export function takeSeat(game: Game, { card, as }: SeatOffer): void {
  game.changeCard(card, { as })
  game.emit({
    kind: 'seatTaken',
    card,
    as,
    cause: { rule: RULE },
  })
}
