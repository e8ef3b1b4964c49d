/** The seats of a table: who makes it, who may come, and what each plays. */
import { sidesWith, type TableGame } from '@dejarik/table'
import type { Deck, NewTable, Seating } from '../api/messages.ts'
import { programsFor } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { SeatRow, TableRow, UserRow } from '../store/schema.ts'
import { benchSides } from './bench.ts'

const NOBODY = {
  user: null,
  name: '',
  program: null,
  deck: 'null',
  deckTitle: '',
  ballot: 'null',
  other: 'null',
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
  const sides = sidesFor(game, wanted)
  const places = [...sides, ...benchSides(wanted, sides)]
  const free = places.map((side, seat) => ({ ...NOBODY, table, seat, side }))
  return free.map((seat, index) => {
    if (index >= sides.length) return seat
    if (index === 0) return personSeat(game, seat, user, { deck, ...(ballot ? { ballot } : {}) })
    if (typeof against === 'string') return seat
    return programSeat(game, seat, against.program, against.decks?.[index - 1] ?? against.deck)
  })
}

/** Where decks can be dealt, the seats have their sides before anybody comes. */
function sidesFor(game: TableGame, wanted: NewTable): readonly (string | null)[] {
  const { edition, style, options = [], ballot, deck } = wanted
  if (ballot && !('dealt' in deck))
    throw new Refusal(400, 'Where the group votes on the options, decks are dealt.')
  const canDeal = options.length > 0 || ballot !== undefined
  if (style === undefined) return canDeal && 'dealt' in deck ? DEALT : BROUGHT
  const found = game.styles().find(({ name }) => name === style)
  if (!found) throw new Refusal(400, `There is no style "${style}" of this game.`)
  if (!found.editions.includes(edition))
    throw new Refusal(400, `${found.title} is not played by the edition "${edition}".`)
  return sidesWith(found, 'dealt' in deck ? null : factionOf(found.sides, chosen(game, deck).side))
}

/** A wholly Neutral deck is a faction of its own where there are three. */
const factionOf = (sides: readonly string[], side: string | null): string | null =>
  side ?? (sides.includes('neutral') ? 'neutral' : null)

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

/** Somebody who sits down with everything settled, or the level of a program that does. */
export type Seated = (Pick<UserRow, 'id' | 'name'> | { readonly program: string }) & {
  readonly side: string | null
}

export const seatedAt = (table: string, seat: number, { side, ...who }: Seated): SeatRow => ({
  ...NOBODY,
  table,
  seat,
  side,
  ...('program' in who
    ? { program: who.program, name: nameOfLevel(who.program) }
    : { user: who.id, name: who.name }),
})

/** The seat without whoever sat there; where decks are dealt it keeps its side. */
export const freed = (row: TableRow, seats: readonly SeatRow[], { table, seat, side }: SeatRow): SeatRow => ({
  ...NOBODY,
  table,
  seat,
  side: dealsDecks(row, seats) ? side : null,
})

/** Whether whoever brings no deck is dealt one: in every style, and where the host brought none. */
export const dealsDecks = ({ style }: TableRow, [host]: readonly SeatRow[]): boolean =>
  style !== '' || !bringsDeck(host!)

export const bringsDeck = ({ deck }: SeatRow): boolean => deck !== 'null'

/** A program takes a free seat with a deck that fits there. */
export function filledSeat(
  game: TableGame,
  row: TableRow,
  seat: SeatRow,
  program: string,
  host: SeatRow,
): SeatRow {
  const starter = game
    .starters()
    .find(({ side, editions }) => side !== host.side && editions.includes(row.edition))
  const deck: Deck = !dealsDecks(row, [host]) && starter ? { starter: starter.title } : { dealt: true }
  return programSeat(game, seat, program, deck)
}

function programSeat(game: TableGame, seat: SeatRow, level: string, deck: Deck): SeatRow {
  if (!programsFor(game).includes(level))
    throw new Refusal(400, `There is no program "${level}" for this game.`)
  return { ...seat, name: nameOfLevel(level), program: level, ...playing(game, seat, deck) }
}

const nameOfLevel = (level: string): string => `${level[0]!.toUpperCase()}${level.slice(1)}`

export type Playing = Pick<SeatRow, 'deck' | 'deckTitle' | 'side'>

/** What a seat plays: the side of its style with a deck of that side or a dealt one, or else the side of its deck. */
function playing(game: TableGame, { side }: SeatRow, deck: Deck): Playing {
  if (side === null) return chosen(game, deck)
  if ('dealt' in deck) return { deck: 'null', deckTitle: '', side }
  const brought = chosen(game, deck)
  if ((brought.side ?? side) !== side)
    throw new Refusal(
      400,
      `This seat plays the ${side} side, and the deck "${brought.deckTitle}" is of the ${brought.side} side. [idc/deck/materials-sides]`,
    )
  return { ...brought, side }
}

export function chosen(game: TableGame, deck: Deck): Playing {
  if ('dealt' in deck) throw new Refusal(400, 'Choose a deck: none is dealt at this table.')
  const keys = 'starter' in deck ? game.starter(deck.starter) : deck.keys
  const deckTitle = 'starter' in deck ? deck.starter : deck.title
  if (!keys) throw new Refusal(400, `There is no starter deck "${deckTitle}".`)
  return { deck: JSON.stringify(keys), deckTitle, side: game.side(keys) }
}
