/** The seats of a table: who makes it, who may come, and what each plays. */
import type { TableGame } from '@dejarik/table'
import type { Deck, NewTable } from '../api/messages.ts'
import { programsFor } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { SeatRow, TableRow, UserRow } from '../store/schema.ts'

const NOBODY = { user: null, name: '', program: null, deck: 'null', deckTitle: '', side: null }
/** By seat, where no style says otherwise: what each plays is the deck's to say. */
const TWO: readonly null[] = [null, null]

export const isFree = ({ user, program }: SeatRow): boolean => user === null && program === null

export function newSeats(
  game: TableGame,
  table: string,
  user: UserRow,
  { edition, style, deck, against }: NewTable,
): readonly SeatRow[] {
  const free = sidesFor(game, edition, style).map((side, seat) => ({ ...NOBODY, table, seat, side }))
  return free.map((seat, index) => {
    if (index === 0) return personSeat(game, seat, user, deck)
    return typeof against === 'string' ? seat : programSeat(game, seat, against.program, against.deck)
  })
}

function sidesFor(game: TableGame, edition: string, style: string | undefined): readonly (string | null)[] {
  if (style === undefined) return TWO
  const found = game.styles().find(({ name }) => name === style)
  if (!found) throw new Refusal(400, `There is no style "${style}" of this game.`)
  if (!found.editions.includes(edition))
    throw new Refusal(400, `${found.title} is not played by the edition "${edition}".`)
  return found.sides
}

export const personSeat = (game: TableGame, seat: SeatRow, user: UserRow, deck: Deck): SeatRow => ({
  ...seat,
  user: user.id,
  name: user.name,
  ...playing(game, seat, deck),
})

/** A program takes a free seat with a deck that fits there. */
export function filledSeat(
  game: TableGame,
  { edition, style }: TableRow,
  seat: SeatRow,
  program: string,
  { side: facing }: SeatRow,
): SeatRow {
  const starter = game.starters().find(({ side, editions }) => side !== facing && editions.includes(edition))
  const deck: Deck = style === '' && starter ? { starter: starter.title } : { dealt: true }
  return programSeat(game, seat, program, deck)
}

function programSeat(game: TableGame, seat: SeatRow, level: string, deck: Deck): SeatRow {
  if (!programsFor(game).includes(level))
    throw new Refusal(400, `There is no program "${level}" for this game.`)
  const name = `${level[0]!.toUpperCase()}${level.slice(1)}`
  return { ...seat, name, program: level, ...playing(game, seat, deck) }
}

type Playing = Pick<SeatRow, 'deck' | 'deckTitle' | 'side'>

/** What a seat plays: the side of its style, or that of its deck. */
function playing(game: TableGame, { side }: SeatRow, deck: Deck): Playing {
  if (side === null) return chosen(game, deck)
  if (!('dealt' in deck)) throw new Refusal(400, 'The decks of this style are dealt.')
  return { deck: 'null', deckTitle: '', side }
}

export function chosen(game: TableGame, deck: Deck): Playing {
  if ('dealt' in deck) throw new Refusal(400, 'Choose a deck: none is dealt at this table.')
  const keys = 'starter' in deck ? game.starter(deck.starter) : deck.keys
  const deckTitle = 'starter' in deck ? deck.starter : deck.title
  if (!keys) throw new Refusal(400, `There is no starter deck "${deckTitle}".`)
  return { deck: JSON.stringify(keys), deckTitle, side: game.side(keys) }
}
