/** Putting cards on the table and taking them off it: the only places that change what is on what. */
import { type CardId, changeSight, expireWithCard, moveCard, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type Role, type Swccg } from '../../kinds.ts'
import type { Static } from '../../text/statics.ts'
import { cardsIn, OFF_TABLE, type OwnZone, seatZone, tableZone } from './place.ts'

/** Moves a card on the table to another location or carrier, with all that is on it. */
export function putOn(game: Game, card: CardId, on: CardId, as: Role): void {
  takeOff(game, card)
  game.changeCard(card, { on, as })
  hold(game, on, card)
}

/** Brings a card from elsewhere to the table and returns its number there. */
export function enter(game: Game, card: CardId, on: CardId, as: Role, controller: SeatId): CardId {
  takeOff(game, card)
  const change = { ...OFF_TABLE, controller, on, as, since: game.table.turn }
  const entered = moveCard(game, card, tableZone('table'), { change })
  hold(game, on, entered)
  return entered
}

/** Beside the row, on a player's side of the table. */
export function enterSide(game: Game, card: CardId, side: SeatId, controller: SeatId): CardId {
  const entered = moveCard(game, card, seatZone(side, 'side'), {
    change: { ...OFF_TABLE, controller, since: game.table.turn },
  })
  turnPiles(game, side)
  return entered
}

/** From where it lies on table to a player's side of it; it keeps what is on it and what it notes. */
export function moveBeside(game: Game, card: CardId, side: SeatId): CardId {
  takeOff(game, card)
  return moveCard(game, card, seatZone(side, 'side'), { change: { on: null, as: null } })
}

/** A location into the row, at a place counted from the left; from then on it belongs to the system or the craft that is named. */
export const enterRow = (
  game: Game,
  card: CardId,
  place: number,
  controller: SeatId,
  { system = null, craft = null }: Partial<Pick<Swccg['card'], 'system' | 'craft'>> = {},
): CardId => {
  takeOff(game, card)
  return moveCard(game, card, tableZone('row'), {
    at: place,
    change: { ...OFF_TABLE, controller, system, craft, since: game.table.turn },
  })
}

/** Takes a card off the table into a pile of its owner and returns its number there. It must carry nothing any more. */
export function leave(
  game: Game,
  card: CardId,
  to: OwnZone,
  at: 'top' | 'bottom' = 'top',
  owner: SeatId = game.card(card).owner,
): CardId {
  takeOff(game, card)
  expireWithCard(game, card)
  const { zone } = game.card(card)
  const left = moveCard(game, card, seatZone(owner, to), { at, change: { ...OFF_TABLE, controller: owner } })
  for (const seat of game.state.seats.keys()) if (zone === seatZone(seat, 'side')) turnPiles(game, seat)
  return left
}

/** A Lost Pile lies face down as long as a card beside it says so; all Used Piles lie face up as long as one on table does. */
function turnPiles(game: Game, seat: SeatId): void {
  changeSight(game, seatZone(seat, 'lost'), saysBeside(game, seat, 'hides-lost-pile') ? 'nobody' : 'everyone')
  const seats = [...game.state.seats.keys()]
  const open = seats.some((each) => saysBeside(game, each, 'shows-used-piles'))
  for (const each of seats) changeSight(game, seatZone(each, 'used'), open ? 'everyone' : 'nobody')
}
const saysBeside = (game: Game, seat: SeatId, what: Static['static']): boolean =>
  cardsIn(game, seat, 'side').some((card) =>
    definitionOf(game, card).text.statics?.some((each) => each.static === what),
  )

function hold(game: Game, host: CardId, card: CardId): void {
  game.changeCard(host, { holds: [...game.card(host).holds, card] })
}

function takeOff(game: Game, card: CardId): void {
  const { on } = game.card(card)
  if (on === null) return
  game.changeCard(on, { holds: game.card(on).holds.filter((other) => other !== card) })
  game.changeCard(card, { on: null, as: null })
}
