/** Boarders: who may go over to which ship, and how. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { marksOf, note } from '../../marks.ts'
import { detachTo } from '../../rules/cards/attachment.ts'
import { areOpponents, cardsAt, exists, tableZone } from '../../rules/cards/place.ts'
import { tap } from '../../rules/cards/tap.ts'
import { hasSubtype } from '../../rules/cards/treat-as.ts'
import { type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { retreat } from '../../rules/turn/retreat.ts'

const RULE = 'opt/boarding'

/** The unit that brought an opponent's boarder onto the same ship (opt/boarding/counter-boarding). */
export const reachesVessel = (game: Game, boarder: CardId, unit: CardId): boolean =>
  marksOf(game, 'aboard').some(
    (each) =>
      each.unit === unit &&
      each.ship === shipOf(game, boarder) &&
      exists(game, unit) &&
      areOpponents(game, game.card(unit).controller, game.card(boarder).controller),
  )

/** The ship that a boarder is on. */
export function shipOf(game: Game, boarder: CardId): CardId | undefined {
  const ship = marksOf(game, 'aboard').find((mark) => mark.boarder === boarder)?.ship
  return ship !== undefined && exists(game, ship) ? ship : undefined
}

const isShip = (game: Game, unit: CardId): boolean => hasSubtype(definitionOf(game, unit), 'Capital Ship')

export function offers(game: Game, seat: SeatId): SpecialOffer[] {
  const ships = cardsAt(game, 'space').filter((unit) => isShip(game, unit) && game.card(unit).tapped)
  const piloted = cardsAt(game, 'space').filter(
    (unit) => game.card(unit).controller === seat && game.card(unit).pilots.length > 0,
  )
  return piloted.flatMap((card) =>
    ships
      .filter((ship) => areOpponents(game, seat, game.card(ship).controller) || isBoarded(game, seat, ship))
      .map((unit) => specialOffer('board', { card, unit })),
  )
}

/** The owner of a boarded ship may board it, too (opt/boarding/counter-boarding). */
const isBoarded = (game: Game, seat: SeatId, ship: CardId): boolean =>
  game.card(ship).controller === seat && marksOf(game, 'aboard').some((each) => each.ship === ship)

/** The boarder fights in the Character arena; a Pilot of the ship has to meet it there. */
export function board(game: Game, { card, unit }: SpecialOffer): void {
  const [boarding, ship] = [card!, unit!]
  const [pilot] = game.card(boarding).pilots
  tap(game, boarding, { rule: `${RULE}/procedure` })
  const [defender] = game.card(ship).pilots
  detachTo(game, pilot!, tableZone('character'))
  retreat(game, boarding)
  if (defender !== undefined) detachTo(game, defender, tableZone('character'))
  note(game, { kind: 'aboard', boarder: pilot!, ship, unit: boarding })
  game.emit({
    kind: 'boarded',
    card: pilot!,
    unit: ship,
    cause: { rule: `${RULE}/piloted-units-board-tapped-capital-ships` },
  })
}

/** With nobody to oppose it, the boarder attacks the ship, whose abilities are of no use against it. */
export const isUnopposed = (game: Game, boarder: CardId): boolean =>
  cardsAt(game, 'character').every(
    (unit) => !areOpponents(game, game.card(unit).controller, game.card(boarder).controller),
  )
