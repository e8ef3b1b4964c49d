/** Tables before they are played: making, finding, joining and leaving them. */
import { randomInt } from 'node:crypto'
import { checkWholeSetup, MOST_SEED, type Setup, sayReason } from '@dejarik/kernel'
import type { TableGame } from '@dejarik/table'
import { type Deck, type NewTable, PACES, type QuickMatch } from '../api/messages.ts'
import { gameNamed, programsFor } from '../games.ts'
import { newId } from '../people/tokens.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { SeatRow, TableRow, UserRow } from '../store/schema.ts'

/** A table with its seats in order. */
export interface StoredTable {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
}

const SEATS = 2
/** As many tables as one person may have waiting. */
const MOST_WAITING = 5
const NOBODY = { user: null, name: '', program: null, deck: 'null', deckTitle: '', side: null }

export class Tables {
  private readonly database: Database
  private readonly now: () => number

  constructor(database: Database, now: () => number) {
    this.database = database
    this.now = now
  }

  async make(user: UserRow, wanted: NewTable, quick = false): Promise<StoredTable> {
    const game = gameNamed(wanted.game)
    await this.checkWaiting(user)
    const { against } = wanted
    const id = newId()
    const own = {
      table: id,
      seat: 0,
      program: null,
      user: user.id,
      name: user.name,
      ...chosen(game, wanted.deck),
    }
    const other =
      typeof against === 'string'
        ? { table: id, seat: 1, ...NOBODY }
        : { table: id, seat: 1, ...programSeat(game, against.program), ...chosen(game, against.deck) }
    const row = this.newRow(id, game, wanted, quick)
    const seats = [own, other]
    checkAlone(game, wanted.edition, own)
    const stored = typeof against === 'string' ? { row, seats } : this.begun(game, { row, seats }, 'program')
    await this.insert(stored)
    return stored
  }

  private newRow(
    id: string,
    game: TableGame,
    { edition, against, pace }: NewTable,
    quick: boolean,
  ): TableRow {
    const now = this.now()
    const people = typeof against === 'string'
    return {
      id,
      game: game.definition.name,
      edition,
      rules: game.definition.version,
      state: 'waiting',
      listed: against === 'anyone' ? 1 : 0,
      quick: quick ? 1 : 0,
      clock: JSON.stringify(people ? PACES[pace] : null),
      setup: 'null',
      created: now,
      began: 0,
      touched: now,
    }
  }

  private async checkWaiting(user: UserRow): Promise<void> {
    const waiting = await this.ofUser(user, ['waiting'])
    if (waiting.length >= MOST_WAITING)
      throw new Refusal(409, 'You have enough tables that wait for players. Leave one of them first.')
  }

  private async insert({ row, seats }: StoredTable): Promise<void> {
    await this.database.transaction().execute(async (within) => {
      await within.insertInto('tables').values(row).execute()
      await within
        .insertInto('seats')
        .values([...seats])
        .execute()
    })
  }

  /** Deals, and says that the game began. */
  private begun(game: TableGame, { row, seats }: StoredTable, company: 'program' | 'people'): StoredTable {
    const decks = seats.map(({ deck }) => JSON.parse(deck) as readonly string[])
    const setup = game.deal({ edition: row.edition, company, seed: randomInt(MOST_SEED), decks })
    checkSetup(game, setup)
    const now = this.now()
    return {
      row: { ...row, state: 'playing', setup: JSON.stringify(setup), began: now, touched: now },
      seats,
    }
  }

  async join(user: UserRow, id: string, deck: Deck): Promise<StoredTable> {
    const table = await this.find(id)
    if (table.seats.some((seat) => seat.user === user.id))
      throw new Refusal(409, 'You sit at this table already.')
    const free = table.seats.find((seat) => seat.user === null && seat.program === null)
    if (table.row.state !== 'waiting' || !free) throw new Refusal(409, 'All seats of this table are taken.')
    const game = gameNamed(table.row.game)
    const taken = { ...free, user: user.id, name: user.name, ...chosen(game, deck) }
    const seats = table.seats.map((seat) => (seat === free ? taken : seat))
    const stored = this.begun(game, { row: table.row, seats }, 'people')
    await this.fill(stored, taken)
    return stored
  }

  /** Whoever comes first has the seat. */
  private async fill({ row }: StoredTable, { table, seat, ...taken }: SeatRow): Promise<void> {
    await this.database.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('tables')
        .set({ state: row.state, setup: row.setup, began: row.began, touched: row.touched })
        .where('id', '=', table)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) throw new Refusal(409, 'Somebody else was faster.')
      await within
        .updateTable('seats')
        .set(taken)
        .where('table', '=', table)
        .where('seat', '=', seat)
        .execute()
    })
  }

  /** Sits down where somebody waits with a deck of another side, or waits for such a one. */
  async quickMatch(user: UserRow, wanted: QuickMatch): Promise<StoredTable> {
    const game = gameNamed(wanted.game)
    const { side } = chosen(game, wanted.deck)
    for (const { row, seats } of await this.list('waiting', { quick: true })) {
      const fits = row.game === wanted.game && row.edition === wanted.edition && seats[0]!.side !== side
      if (!fits || seats.some((seat) => seat.user === user.id)) continue
      const joined = await this.join(user, row.id, wanted.deck).catch(() => null)
      if (joined) return joined
    }
    return this.make(user, { ...wanted, against: 'anyone', pace: 'quick' }, true)
  }

  /** Takes a table away that nobody has joined. */
  async withdraw(user: UserRow, id: string): Promise<void> {
    const { row, seats } = await this.find(id)
    if (row.state !== 'waiting' || seats[0]!.user !== user.id)
      throw new Refusal(409, 'Only a table of yours that still waits can be taken away.')
    await this.database.deleteFrom('tables').where('id', '=', id).where('state', '=', 'waiting').execute()
    await this.database.deleteFrom('seats').where('table', '=', id).execute()
  }

  async find(id: string): Promise<StoredTable> {
    const row = await this.database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal(404, 'There is no such table.')
    return (await this.withSeats([row]))[0]!
  }

  /** The newest tables that everybody may see. */
  async list(
    state: TableRow['state'],
    only: { readonly quick?: true } = {},
  ): Promise<readonly StoredTable[]> {
    const query = this.database
      .selectFrom('tables')
      .selectAll()
      .where('state', '=', state)
      .where('listed', '=', 1)
      .orderBy('touched', 'desc')
      .limit(50)
    return this.withSeats(await (only.quick ? query.where('quick', '=', 1) : query).execute())
  }

  async ofUser(user: UserRow, states: readonly TableRow['state'][]): Promise<readonly StoredTable[]> {
    const rows = await this.database
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table', 'tables.id')
      .selectAll('tables')
      .where('seats.user', '=', user.id)
      .where('tables.state', 'in', [...states])
      .orderBy('tables.touched', 'desc')
      .limit(50)
      .execute()
    return this.withSeats(rows)
  }

  private async withSeats(rows: readonly TableRow[]): Promise<readonly StoredTable[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const seats = await this.database
      .selectFrom('seats')
      .selectAll()
      .where('table', 'in', ids)
      .orderBy('seat')
      .execute()
    return rows.map((row) => ({ row, seats: seats.filter(({ table }) => table === row.id) }))
  }
}

function chosen(game: TableGame, deck: Deck): Pick<SeatRow, 'deck' | 'deckTitle' | 'side'> {
  const keys = 'starter' in deck ? game.starter(deck.starter) : deck.keys
  const deckTitle = 'starter' in deck ? deck.starter : deck.title
  if (!keys) throw new Refusal(400, `There is no starter deck "${deckTitle}".`)
  return { deck: JSON.stringify(keys), deckTitle, side: game.side(keys) }
}

function programSeat(game: TableGame, level: string): Pick<SeatRow, 'user' | 'name' | 'program'> {
  if (!programsFor(game).includes(level))
    throw new Refusal(400, `There is no program "${level}" for this game.`)
  return { user: null, name: `${level[0]!.toUpperCase()}${level.slice(1)}`, program: level }
}

/** Tells what is wrong with a deck when it is brought, not when the other player comes. */
function checkAlone(game: TableGame, edition: string, { deck }: SeatRow): void {
  const keys = JSON.parse(deck) as readonly string[]
  const other = game
    .starters()
    .find(({ side, editions }) => side !== game.side(keys) && editions.includes(edition))
  const against = other && game.starter(other.title)
  if (!against) throw new Refusal(400, 'This edition has no decks to play against.')
  const decks = [keys, against].slice(0, SEATS)
  checkSetup(game, game.deal({ edition, company: 'people', seed: 0, decks }))
}

function checkSetup({ definition }: TableGame, setup: Setup): void {
  const reasons = checkWholeSetup(definition, setup)
  if (reasons.length === 0) return
  throw new Refusal(400, reasons.map((reason) => sayReason(definition.words, reason)).join(' '))
}
