/** Changing seats aboard: in the own deploy and move phases a player says who flies and who drives (ccg/pilot/designate). */
import type { SeatId } from '@dejarik/kernel'
import type { Game, SwccgOffer } from '../kinds.ts'
import { freeRoles } from './capacity.ts'
import { cardsOnTable } from './place.ts'

type SeatOffer = Extract<SwccgOffer, { verb: 'take-seat' }>

export const seatOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  cardsOnTable(game).flatMap((card) => {
    const { on, as, controller } = game.card(card)
    if (controller !== seat || on === null || (as !== 'pilot' && as !== 'driver' && as !== 'passenger'))
      return []
    return freeRoles(game, card, on)
      .filter((role) => role !== as && role !== 'cargo')
      .map((role): SwccgOffer => ({ verb: 'take-seat', key: `seat ${card} ${role}`, card, as: role }))
  })

export function takeSeat(game: Game, { card, as }: SeatOffer): void {
  game.changeCard(card, { as })
  game.emit({
    kind: 'seatTaken',
    card,
    as,
    cause: { rule: game.policies.cite('ccg95/pilot/passenger-definition') },
  })
}
