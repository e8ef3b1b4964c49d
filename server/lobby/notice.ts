/** What people are told of a table before they sit down: nothing of what is in decks. */
import type { ClockRules } from '@dejarik/table'
import type { SeatTaken, TableNotice } from '../api/messages.ts'
import { gameNamed } from '../games.ts'
import type { SeatRow, UserRow } from '../store/schema.ts'
import { optionsOf } from './agreement.ts'
import { playingCount } from './bench.ts'
import { dealsDecks } from './seating.ts'
import { commitmentOf } from './seed.ts'
import type { StoredTable } from './tables.ts'

export const noticeOf = ({ row, seats }: StoredTable, viewer: UserRow | null): TableNotice => ({
  id: row.id,
  game: row.game,
  edition: row.edition,
  style: row.style || null,
  options: optionsOf(row),
  dealt: dealsDecks(row, seats),
  vote: row.vote || null,
  state: row.state,
  quick: row.quick > 0,
  clock: JSON.parse(row.clock) as ClockRules | null,
  commitment: commitmentOf(row),
  created: row.created,
  seats: seats.map((seat) => seatTaken(seat, viewer)),
  sides: seats.map(({ side }) => side),
  playing: playingCount(gameNamed(row.game), row),
})

function seatTaken(
  { user, name, program, deckTitle, side, accepted }: SeatRow,
  viewer: UserRow | null,
): SeatTaken | null {
  if (user === null && program === null) return null
  const you = viewer !== null && user === viewer.id
  return { name, program: program !== null, deck: you ? deckTitle : null, side, you, accepted: accepted > 0 }
}
