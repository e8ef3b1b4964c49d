/** Games that are won by teams: whoever has the same `team` plays together. */
import type { Machine } from './machine.ts'
import type { Kinds, SeatId } from './state.ts'

type WithTeams = Kinds & { seat: { readonly team: number } }

export const seatsOf = <K extends Kinds>(game: Machine<K>): SeatId[] =>
  game.state.seats.map((_, seat) => seat)

/** The seats of all other teams: who wins when a seat gives the game up. */
export const opponentsOf = <K extends WithTeams>(game: Machine<K>, seat: SeatId): SeatId[] =>
  seatsOf(game).filter((other) => game.seat(other).team !== game.seat(seat).team)

/** The team of the only seats that are still in, with its seats that are out; null while there are others. */
export function lastTeam<K extends WithTeams>(
  game: Machine<K>,
  isIn: (game: Machine<K>, seat: SeatId) => boolean,
): SeatId[] | null {
  let team: number | null = null
  for (let seat = 0; seat < game.state.seats.length; seat++) {
    if (!isIn(game, seat)) continue
    team ??= game.seat(seat).team
    if (game.seat(seat).team !== team) return null
  }
  return seatsOf(game).filter((seat) => game.seat(seat).team === team)
}
