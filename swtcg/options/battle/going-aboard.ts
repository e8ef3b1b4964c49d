/** Going aboard: which ships may be boarded, and what becomes of the boarder and of the ship's Pilot. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type SwtcgEvent } from '../../kinds.ts'
import { forget, note } from '../../marks.ts'
import { attach, detachTo } from '../../rules/cards/attachment.ts'
import { arenaOf, areOpponents, cardsAt, exists, tableZone } from '../../rules/cards/place.ts'
import { tap } from '../../rules/cards/tap.ts'
import { hasSubtype } from '../../rules/cards/treat-as.ts'
import { type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { retreat } from '../../rules/turn/retreat.ts'
import { useUp } from '../../uses.ts'
import { aboard, boarding, duelOf, foes, shipOf } from './boarders.ts'

const RULE = 'opt/boarding'
const isShip = (game: Game, unit: CardId): boolean => hasSubtype(definitionOf(game, unit), 'Capital Ship')

export function offers(game: Game, seat: SeatId): SpecialOffer[] {
  const ships = cardsAt(game, 'space').filter((unit) => isShip(game, unit) && game.card(unit).tapped)
  const piloted = cardsAt(game, 'space').filter(
    (unit) =>
      game.card(unit).controller === seat &&
      game.card(unit).pilots.some((pilot) => shipOf(game, pilot) === null),
  )
  return piloted.flatMap((card) =>
    ships
      .filter((ship) => ship !== card && mayBoard(game, seat, ship))
      .map((unit) => specialOffer('board', { card, unit })),
  )
}

/** An opponent's ship, or the own one to meet boarders (opt/boarding/counter-boarding). */
const mayBoard = (game: Game, seat: SeatId, ship: CardId): boolean =>
  areOpponents(game, seat, game.card(ship).controller) ||
  aboard(game, ship).some((card) => areOpponents(game, seat, game.card(card).controller))

/** The boarder goes aboard; a Pilot of the ship has to meet it in the Character arena first. */
export function board(game: Game, { card, unit }: SpecialOffer): void {
  const [vessel, ship] = [card!, unit!]
  const boarder = game.card(vessel).pilots.find((pilot) => shipOf(game, pilot) === null)!
  tap(game, vessel, { rule: `${RULE}/procedure` })
  const against = game
    .card(ship)
    .pilots.find((pilot) => shipOf(game, pilot) === null && foes(game, pilot, boarder))
  if (against === undefined) attach(game, boarder, ship, 'pilots')
  else for (const pilot of [boarder, against]) detachTo(game, pilot, tableZone('character'))
  retreat(game, vessel)
  note(game, { kind: 'aboard', boarder, ship, unit: vessel, ...(against === undefined ? {} : { against }) })
  useUp(game, boarding(boarder))
  const cause = { rule: `${RULE}/piloted-units-board-tapped-capital-ships` }
  game.emit({ kind: 'boarded', card: boarder, unit: ship, cause })
}

/** Who is left of the two goes its way: the boarder aboard, if the ship is still there. */
export function endDuel(game: Game, event: SwtcgEvent): void {
  const gone = 'card' in event ? event.card : undefined
  const duel = typeof gone === 'number' ? duelOf(game, gone) : undefined
  if (!duel) return
  const { boarder, ship, unit, against } = duel
  if (isThere(game, boarder) && isThere(game, against!)) return
  forget(game, 'aboard', (mark) => mark.boarder === boarder)
  if (!isThere(game, boarder) || !exists(game, ship) || arenaOf(game, ship) === null) return
  attach(game, boarder, ship, 'pilots')
  note(game, { kind: 'aboard', boarder, ship, unit })
}

const isThere = (game: Game, card: CardId): boolean =>
  exists(game, card) && game.card(card).zone === tableZone('character')
