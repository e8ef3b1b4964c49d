/** Where cards lie, and who sits with whom. */
import { addZone, type CardId, type SeatId, type Sight, type ZoneId } from '../index.ts'
import type { Game } from './kinds.ts'

/** Every seat has these zones, in this order. */
const SIGHTS = {
  deck: 'nobody',
  hand: 'owner',
  field: 'everyone',
  discard: 'everyone',
} satisfies Readonly<Record<string, Sight>>
export type OwnZone = keyof typeof SIGHTS
export const OWN_ZONES = Object.keys(SIGHTS) as readonly OwnZone[]

/** They are made seat by seat, so a zone's id follows from its owner. */
export const seatZone = (seat: SeatId, name: OwnZone): ZoneId =>
  seat * OWN_ZONES.length + OWN_ZONES.indexOf(name)
export const cardsIn = (game: Game, seat: SeatId, name: OwnZone): readonly CardId[] =>
  game.state.zones[seatZone(seat, name)]!.cards

export function layZones(game: Game): void {
  for (const seat of allSeats(game)) for (const name of OWN_ZONES) addZone(game, name, seat, SIGHTS[name])
}

export const allSeats = (game: Game): SeatId[] => [...game.state.seats.keys()]
export const isAlive = (game: Game, seat: SeatId): boolean => game.seat(seat).credits > 0
export const aliveSeats = (game: Game): SeatId[] => allSeats(game).filter((seat) => isAlive(game, seat))

const teamOf = (game: Game, seat: SeatId): number => game.seat(seat).team
export const opponentsOf = (game: Game, seat: SeatId): SeatId[] =>
  allSeats(game).filter((other) => teamOf(game, other) !== teamOf(game, seat))

/** The only team that has credits left, with its seats that have none; null while there are others. */
export function lastTeam(game: Game): SeatId[] | null {
  const [first, ...others] = new Set(aliveSeats(game).map((seat) => teamOf(game, seat)))
  return others.length > 0 ? null : allSeats(game).filter((seat) => teamOf(game, seat) === first)
}
