/** Changing seats aboard: in the own deploy and move phases a player says who flies and who drives (ccg/pilot/designate). */
import type { SeatId } from '@dejarik/kernel'
import type { Game, SwccgOffer } from '../kinds.ts'
import { freeRoles } from './capacity.ts'
import { cardsOnTable } from './place.ts'

type SeatOffer = Extract<SwccgOffer, { verb: 'take-seat' }>

export function seatOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  for (const card of cardsOnTable(game)) {
    const { on, as, controller } = game.card(card)
    if (controller !== seat || on === null || (as !== 'pilot' && as !== 'driver' && as !== 'passenger'))
      continue
    for (const role of freeRoles(game, card, on))
      if (role !== as && role !== 'cargo')
        offers.push({ verb: 'take-seat', key: `seat ${card} ${role}`, card, as: role })
  }
  return offers
}

export function takeSeat(game: Game, { card, as }: SeatOffer): void {
  game.changeCard(card, { as })
  game.emit({
    kind: 'seatTaken',
    card,
    as,
    cause: { rule: game.policies.cite('ccg95/pilot/passenger-definition') },
  })
}
