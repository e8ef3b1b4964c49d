/** What keeps decks from being played at a table, said before anybody is let down by it. */
import { checkWholeSetup, type Seed, type Setup, sayReason } from '@dejarik/kernel'
import type { TableGame } from '@dejarik/table'
import { Refusal } from '../refusal.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { optionsOf } from './agreement.ts'
import { playingSeats, teamSeat } from './bench.ts'
import type { StoredTable } from './tables.ts'

/** Tells what is wrong with a deck when it is brought, not when the other player comes. */
export function checkAlone(
  game: TableGame,
  row: Pick<TableRow, 'edition' | 'options'>,
  { deck }: Pick<SeatRow, 'deck'>,
): void {
  const { edition } = row
  const options = optionsOf(row)
  const keys = JSON.parse(deck) as readonly string[]
  const deal = (decks: readonly (readonly string[])[]): void =>
    checkSetup(game, game.deal({ edition, company: 'people', seed: 0, decks, options }))
  if (options.length > 0) return deal([keys])
  const other = game
    .starters()
    .find(({ side, editions }) => side !== game.side(keys) && editions.includes(edition))
  const against = other && game.starter(other.title)
  if (!against) throw new Refusal(400, 'This edition has no decks to play against.')
  deal([keys, against])
}

/** The deal of a table; whoever brings no deck is dealt one. */
export const dealFor = (game: TableGame, { row, seats }: StoredTable, seed: Seed): Setup =>
  game.deal({
    edition: row.edition,
    company: seats.filter(({ user }) => user !== null).length > 1 ? 'people' : 'program',
    seed,
    decks: playingSeats(game, { row, seats }).map(
      ({ deck }) => (JSON.parse(deck) as readonly string[] | null) ?? [],
    ),
    options: optionsOf(row),
  })

/** A substitute's deck, as if it were played at a seat of the team. */
export function checkSubstitute(game: TableGame, { row, seats }: StoredTable, place: SeatRow): void {
  const playing = playingSeats(game, { row, seats })
  const seat = teamSeat(playing.length, place.seat)
  const { deck } = place
  checkSoFar(game, { row, seats: playing.map((each) => (each.seat === seat ? { ...each, deck } : each)) })
}

/** The decks that were brought until now, with dealt ones at the other seats. */
export const checkSoFar = (game: TableGame, table: StoredTable): void =>
  checkSetup(game, dealFor(game, table, 0))

export function checkSetup({ definition }: TableGame, setup: Setup): void {
  const reasons = checkWholeSetup(definition, setup)
  if (reasons.length === 0) return
  throw new Refusal(400, reasons.map((reason) => sayReason(definition.words, reason)).join(' '))
}
