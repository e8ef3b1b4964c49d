/** Prisoners: cards that lie face-down with their captor until somebody pays for them. */
import { addLasting, type CardId, moveCard, numberOf, type SeatId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { letGo } from '../rules/attachment.ts'
import { blankCard } from '../rules/blank.ts'
import { gainForce } from '../rules/force.ts'
import { cardsIn, seatZone } from '../rules/place.ts'
import { type SpecialOffer, specialOffer } from '../rules/special.ts'
import { tap } from '../rules/tap.ts'

const RULE = 'opt/cell-block-1-1-3-8'
export const CAPTURE = 'capture'
export const OFFICER = 'detention-officer'
const PRISONER = 'prisoner'

export const officerOf = (game: Game, seat: SeatId): CardId | undefined =>
  cardsIn(game, seat, 'build').find((card) => game.card(card).counters[OFFICER] !== undefined)

/** The stack goes as a whole, worth its total build cost; Equipment returns, Pilots go along. */
export function capture(game: Game, by: CardId, unit: CardId): void {
  const { controller: captor } = game.card(by)
  const worth = numberOf(game, 'total-cost', unit)
  const { stack, pilots, equipment, owner } = game.card(unit)
  for (const card of equipment) {
    const { controller } = game.card(card)
    letGo(game, card)
    moveCard(game, card, seatZone(controller, 'build'), { change: { host: null } })
  }
  for (const card of [...pilots, ...stack]) {
    const own = game.card(card).owner
    letGo(game, card)
    moveCard(game, card, seatZone(own, 'discard'), { change: blankCard(own) })
  }
  game.emit({ kind: 'captured', card: unit, by, cause: { rule: `${RULE}/capture` } })
  const change = { ...blankCard(owner), counters: { [PRISONER]: worth } }
  moveCard(game, unit, seatZone(captor, 'aside'), { faceDown: true, change })
  stayTapped(game, by)
}

/** The captor does not untap in its next untap step. */
function stayTapped(game: Game, by: CardId): void {
  const { controller: seat } = game.card(by)
  tap(game, by, { rule: `${RULE}/captor-stays-tapped` })
  const context = { you: seat, self: by, bound: {} }
  addLasting(
    game,
    { kind: 'rule', card: by, rule: { cant: 'untap' }, context },
    { source: null, seat, duration: { until: 'end-of-next-turn', whileCard: by } },
  )
}

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
  const freed = moveCard(game, card!, seatZone(seat, 'build'), { faceDown: false, change: blankCard(seat) })
  game.emit({ kind: 'ransomed', card: freed, seat, cost, cause: { rule: `${RULE}/ransom` } })
}
