/** How prisoners come free: somebody pays for them, or their captor has lost the officer. */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { attach } from '../../rules/cards/attachment.ts'
import { blankCard } from '../../rules/cards/blank-card.ts'
import { gainForce } from '../../rules/cards/force.ts'
import { cardsIn, seatZone } from '../../rules/cards/place.ts'
import { type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { COMPANY, officerOf, PRISONER, RULE } from './prisoners.ts'

const prisonersOf = (game: Game, owner: SeatId): CardId[] =>
  game.table.order.flatMap((captor) =>
    cardsIn(game, captor, 'aside').filter(
      (card) => game.card(card).owner === owner && game.card(card).counters[PRISONER] !== undefined,
    ),
  )

export const ransomOffers = (game: Game, seat: SeatId): SpecialOffer[] =>
  prisonersOf(game, seat)
    .map((card) => specialOffer('ransom', { card, cost: game.card(card).counters[PRISONER]! }))
    .filter(({ cost = 0 }) => cost <= game.seat(seat).force)

export function ransom(game: Game, seat: SeatId, { card, cost = 0 }: SpecialOffer): void {
  gainForce(game, seat, -cost, { rule: `${RULE}/ransom` })
  const freed = free(game, card!)
  game.emit({ kind: 'ransomed', card: freed, seat, cost, cause: { rule: `${RULE}/ransom` } })
}

/** Back to its owner's build zone, with its stack and its Pilots. */
function free(game: Game, prisoner: CardId): CardId {
  const { owner, zone } = game.card(prisoner)
  const beside = [...game.state.zones[zone]!.cards]
  const freed = moveCard(game, prisoner, seatZone(owner, 'build'), {
    faceDown: false,
    change: blankCard(owner),
  })
  for (const [counter, as] of COMPANY)
    for (const card of beside.filter((each) => game.card(each).counters[counter] === prisoner)) {
      const there = attach(game, card, freed, as)
      game.changeCard(there, { counters: {}, controller: owner })
    }
  return freed
}

/** Without an officer the prisoners go home. */
export function freeAll(game: Game): void {
  for (const captor of game.table.order)
    if (officerOf(game, captor) === undefined)
      for (const card of cardsIn(game, captor, 'aside'))
        if (game.card(card).counters[PRISONER] !== undefined) free(game, card)
}
