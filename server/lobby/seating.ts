/** The seats of a table: who makes it, who may come, and what each plays. */
import type { TableGame } from '@dejarik/table'
import type { Deck, NewTable, Seating } from '../api/messages.ts'
import { programsFor } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { SeatRow, TableRow, UserRow } from '../store/schema.ts'

const NOBODY = {
  user: null,
  name: '',
  program: null,
  deck: 'null',
  deckTitle: '',
  ballot: 'null',
  accepted: 0,
}
/** By seat, where no style says otherwise: what each plays is the deck's to say, or comes with what is dealt. */
const BROUGHT: readonly null[] = [null, null]
const DEALT = ['dark', 'light'] as const

export const isFree = ({ user, program }: SeatRow): boolean => user === null && program === null

export function newSeats(
  game: TableGame,
  table: string,
  user: UserRow,
  wanted: NewTable,
): readonly SeatRow[] {
  const { deck, ballot, against } = wanted
  const free = sidesFor(game, wanted).map((side, seat) => ({ ...NOBODY, table, seat, side }))
  return free.map((seat, index) => {
    if (index === 0) return personSeat(game, seat, user, { deck, ...(ballot ? { ballot } : {}) })
    return typeof against === 'string' ? seat : programSeat(game, seat, against.program, against.deck)
  })
}

/** Where a style or options are played, decks can be dealt; then the seats have their sides before anybody comes. */
function sidesFor(game: TableGame, wanted: NewTable): readonly (string | null)[] {
  const { edition, style, options = [], ballot, deck } = wanted
  const canDeal = options.length > 0 || ballot !== undefined
  if (style === undefined) return canDeal && 'dealt' in deck ? DEALT : BROUGHT
  const found = game.styles().find(({ name }) => name === style)
  if (!found) throw new Refusal(400, `There is no style "${style}" of this game.`)
  if (!found.editions.includes(edition))
    throw new Refusal(400, `${found.title} is not played by the edition "${edition}".`)
  return found.sides
}

export const personSeat = (
  game: TableGame,
  seat: SeatRow,
  user: UserRow,
  { deck, ballot }: Pick<Seating, 'deck' | 'ballot'>,
): SeatRow => ({
  ...seat,
  user: user.id,
  name: user.name,
  ballot: JSON.stringify(ballot ?? null),
  ...playing(game, seat, deck),
})

/** The seat without whoever sat there. */
export const freed = ({ table, seat, side, deck }: SeatRow): SeatRow => ({
  ...NOBODY,
  table,
  seat,
  side: deck === 'null' ? side : null,
})

/** The host brings no deck, so nobody does. */
export const isDealt = ([host]: readonly SeatRow[]): boolean => host?.deck === 'null'

/** A program takes a free seat with a deck that fits there. */
export function filledSeat(
  game: TableGame,
  { edition }: TableRow,
  seat: SeatRow,
  program: string,
  host: SeatRow,
): SeatRow {
  const starter = game
    .starters()
    .find(({ side, editions }) => side !== host.side && editions.includes(edition))
  const deck: Deck = !isDealt([host]) && starter ? { starter: starter.title } : { dealt: true }
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
  if (!('dealt' in deck)) throw new Refusal(400, 'The decks at this table are dealt.')
  return { deck: 'null', deckTitle: '', side }
}

export function chosen(game: TableGame, deck: Deck): Playing {
  if ('dealt' in deck) throw new Refusal(400, 'Choose a deck: none is dealt at this table.')
  const keys = 'starter' in deck ? game.starter(deck.starter) : deck.keys
  const deckTitle = 'starter' in deck ? deck.starter : deck.title
  if (!keys) throw new Refusal(400, `There is no starter deck "${deckTitle}".`)
  return { deck: JSON.stringify(keys), deckTitle, side: game.side(keys) }
}
