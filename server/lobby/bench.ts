/** Substitutes of a table with Team Rotation: a place for one of each team, after the seats that play. */
import { optionName } from '@dejarik/kernel'
import type { TableGame } from '@dejarik/table'
import type { NewTable } from '../api/messages.ts'
import { Refusal } from '../refusal.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import type { StoredTable } from './tables.ts'

/** How many seats of a table play. */
export const playingCount = (game: TableGame, { style }: Pick<TableRow, 'style'>): number =>
  game.styles().find(({ name }) => name === style)?.sides.length ?? 2

export const playingSeats = (game: TableGame, { row, seats }: StoredTable): readonly SeatRow[] =>
  seats.slice(0, playingCount(game, row))

/** By team, the sides of the places for substitutes; none where nobody rotates. */
export function benchSides(
  { options = [] }: NewTable,
  sides: readonly (string | null)[],
): readonly (string | null)[] {
  const rotates = options.some((option) => optionName(option) === 'team-rotation')
  return rotates && sides.length > 3 ? [sides[0]!, sides[sides.length / 2]!] : []
}

/** The first seat of the team that a substitute belongs to. */
export const teamSeat = (playing: number, seat: number): number => ((seat - playing) * playing) / 2

/** The free place, for whoever does not sit at the table yet; substitutes may come while a game is played. */
export function freePlace(
  game: TableGame,
  { row, seats }: StoredTable,
  user: string,
  seat: number,
): SeatRow | null {
  if (seat < playingCount(game, row)) return null
  const place = seats[seat]
  if (seats.some((each) => each.user === user)) throw new Refusal(409, 'You sit at this table already.')
  if (!place || place.user !== null) throw new Refusal(409, 'That seat is taken.')
  return place
}
