/** Games that are won by teams: whoever has the same `team` plays together. */
import type { Machine } from './machine.ts'
import type { Kinds, SeatId } from './state.ts'

type WithTeams = Kinds & { seat: { readonly team: number } }

export const seatsOf = <K extends Kinds>(game: Machine<K>): SeatId[] => [...game.state.seats.keys()]

/** The seats of all other teams: who wins when a seat gives the game up. */
export const opponentsOf = <K extends WithTeams>(game: Machine<K>, seat: SeatId): SeatId[] =>
  seatsOf(game).filter((other) => game.seat(other).team !== game.seat(seat).team)

/** The team of the only seats that are still in, with its seats that are out; null while there are others. */
export function lastTeam<K extends WithTeams>(
  game: Machine<K>,
  isIn: (game: Machine<K>, seat: SeatId) => boolean,
): SeatId[] | null {
  const teams = new Set(seatsOf(game).map((seat) => (isIn(game, seat) ? game.seat(seat).team : null)))
  teams.delete(null)
  return teams.size > 1 ? null : seatsOf(game).filter((seat) => teams.has(game.seat(seat).team))
}
