/** Tables before they are played: making, finding, joining and leaving them. */
import type { Setup } from '@dejarik/kernel'
import type { TableGame } from '@dejarik/table'
import { type NewTable, PACES, type Seating } from '../api/messages.ts'

import { gameNamed } from '../games.ts'
import { newId } from '../people/tokens.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { SeatRow, TableRow, UserRow } from '../store/schema.ts'
import {
  agreedAtFirst,
  checkAcceptance,
  counted,
  haveAllAccepted,
  isSame,
  optionsOf,
  playsForPartners,
  uncounted,
} from './agreement.ts'
import { freePlace, playingSeats } from './bench.ts'
import { checkAlone, checkSetup, checkSoFar, checkSubstitute, dealFor } from './deck-check.ts'
import {
  bringsDeck,
  filledSeat,
  freed,
  isFree,
  newSeats,
  type Playing,
  personSeat,
  type Seated,
  seatedAt,
} from './seating.ts'
import { freshSeed, seedOf } from './seed.ts'

/** A table with its seats in order. */
export interface StoredTable {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
}

/** What such a table is, besides its setup. */
type TableKind = Pick<TableRow, 'game' | 'style' | 'clock'>

/** As many tables as one person may have waiting. */
const MOST_WAITING = 5

export class Tables {
  private readonly database: Database
  private readonly now: () => number
  /** What the clocks of games go by. */
  private readonly steady: () => number

  constructor(database: Database, now: () => number, steady: () => number) {
    this.database = database
    this.now = now
    this.steady = steady
  }

  /** A quick match may bring a deck of the other side too, or null. */
  async make(user: UserRow, wanted: NewTable, quick?: Playing | null): Promise<StoredTable> {
    const game = gameNamed(wanted.game)
    await this.checkWaiting(user)
    const id = newId()
    const [host, ...others] = newSeats(game, id, user, wanted)
    const seats = [{ ...host!, other: JSON.stringify(quick ?? null) }, ...others]
    const row = this.newRow(id, game, wanted, quick !== undefined)
    if (bringsDeck(seats[0]!)) checkAlone(game, row, seats[0]!)
    if (quick) checkAlone(game, row, { ...seats[0]!, ...quick })
    const stored = this.gathered(game, { row, seats })
    await this.insert(stored)
    return stored
  }

  /** When nobody is missing the game begins; where the group votes, when everybody has accepted. */
  private gathered(game: TableGame, stored: StoredTable): StoredTable {
    const { row, seats } = stored
    if (playingSeats(game, stored).some(isFree)) return stored
    if (row.vote === 'open') return counted(game, stored)
    return row.vote === '' || haveAllAccepted(seats) ? this.begun(game, stored) : stored
  }

  private newRow(id: string, game: TableGame, wanted: NewTable, quick: boolean): TableRow {
    const { edition, style = '', ballot, against, pace } = wanted
    const now = this.now()
    const people = typeof against === 'string'
    return {
      id,
      game: game.definition.name,
      edition,
      style,
      options: JSON.stringify(agreedAtFirst(game, wanted)),
      vote: ballot ? 'open' : '',
      rules: game.definition.version,
      state: 'waiting',
      listed: against === 'anyone' ? 1 : 0,
      quick: quick ? 1 : 0,
      clock: JSON.stringify(people ? PACES[pace] : null),
      setup: 'null',
      seed: JSON.stringify(freshSeed()),
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

  /** As it was before it was withdrawn. */
  putBack(stored: StoredTable): Promise<void> {
    return this.insert(stored)
  }

  private async insert(stored: StoredTable): Promise<void> {
    await this.database.transaction().execute((within) => insert(within, stored))
  }

  /** A table with everybody at it and everything dealt, for something larger such as a campaign; the lobby shows it not. */
  async beginWith(
    setup: Setup,
    people: readonly Seated[],
    kind: TableKind,
    within: Database,
  ): Promise<StoredTable> {
    const { definition } = gameNamed(kind.game)
    const [id, now] = [newId(), this.now()]
    const row: TableRow = {
      ...kind,
      id,
      edition: setup.edition,
      options: JSON.stringify(setup.options),
      vote: '',
      rules: definition.version,
      state: 'playing',
      listed: 0,
      quick: 0,
      setup: JSON.stringify(setup),
      seed: JSON.stringify(setup.seed),
      created: now,
      began: this.steady(),
      touched: now,
    }
    const seats = people.map((person, seat) => seatedAt(id, seat, person))
    await insert(within, { row, seats })
    return { row, seats }
  }

  /** Deals, and says that the game began. */
  private begun(game: TableGame, { row, seats }: StoredTable): StoredTable {
    const setup = dealFor(game, { row, seats }, seedOf(row) ?? freshSeed())
    checkSetup(game, setup)
    const now = this.now()
    return {
      row: {
        ...row,
        state: 'playing',
        rules: game.definition.version,
        setup: JSON.stringify(setup),
        began: this.steady(),
        touched: now,
      },
      seats,
    }
  }

  /** Sits down; as a substitute, also while a game is played. */
  async join(user: UserRow, id: string, seating: Seating): Promise<StoredTable> {
    const table = await this.find(id)
    const game = gameNamed(table.row.game)
    const place = freePlace(game, table, user.id, seating.seat ?? 0)
    return place ? this.joinBench(user, table, place, seating) : this.joinSeat(user, id, seating)
  }

  private async joinBench(
    user: UserRow,
    { row, seats }: StoredTable,
    place: SeatRow,
    seating: Seating,
  ): Promise<StoredTable> {
    const game = gameNamed(row.game)
    checkAcceptance(row, seating)
    const taken = personSeat(game, place, user, seating)
    if (bringsDeck(taken)) checkSubstitute(game, { row, seats }, taken)
    const { table, seat, ...who } = taken
    const { numUpdatedRows } = await this.database
      .updateTable('seats')
      .set(who)
      .where('table', '=', table)
      .where('seat', '=', seat)
      .where('user', 'is', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) throw new Refusal(409, 'That seat is taken.')
    return { row, seats: replaced(seats, [taken]) }
  }

  private joinSeat(user: UserRow, id: string, seating: Seating): Promise<StoredTable> {
    const { seat } = seating
    return this.change(id, (game, { row, seats }) => {
      const own = seats.find((each) => each.user === user.id)
      if (own && !playsForPartners(row)) throw new Refusal(409, 'You sit at this table already.')
      const free = seats.filter(isFree).find((each) => seat === undefined || each.seat === seat)
      if (!free) throw new Refusal(409, 'That seat is taken.')
      if (own && own.side !== free.side) throw new Refusal(409, 'You can play for your partners alone.')
      checkAcceptance(row, seating)
      const taken = personSeat(game, free, user, seating)
      const after = { row, seats: replaced(seats, [taken]) }
      if (row.style !== '' && bringsDeck(taken)) checkSoFar(game, after)
      return after
    })
  }

  /** Accepts what came of the vote. */
  accept(user: UserRow, id: string, options: readonly string[]): Promise<StoredTable> {
    return this.change(id, (_, { row, seats }) => {
      const own = seats.find((seat) => seat.user === user.id)
      if (!own) throw new Refusal(409, 'You do not sit at this table.')
      if (row.vote !== 'counted' || !isSame(options, optionsOf(row)))
        throw new Refusal(409, 'The vote came out differently. Look again.')
      return { row, seats: replaced(seats, [{ ...own, accepted: 1 }]) }
    })
  }

  /** Gives one's seat up while the table waits; whoever made it takes it away instead. */
  leave(user: UserRow, id: string): Promise<StoredTable> {
    return this.change(id, (_, { row, seats }) => {
      const own = seats.slice(1).find((seat) => seat.user === user.id)
      if (!own) throw new Refusal(409, 'You have no seat at this table that you could leave.')
      const others = seats.map((seat) => ({ ...seat, accepted: 0 }))
      return { row: uncounted(row), seats: replaced(others, [freed(row, seats, own)]) }
    })
  }

  /** Programs take the seats that are free; only whoever made the table can ask for that. */
  fill(user: UserRow, id: string, program: string): Promise<StoredTable> {
    return this.change(id, (game, { row, seats }) => {
      if (seats[0]!.user !== user.id)
        throw new Refusal(409, 'Only whoever made the table can let programs sit down.')
      const filled = playingSeats(game, { row, seats })
        .filter(isFree)
        .map((free) => filledSeat(game, row, free, program, seats[0]!))
      return { row, seats: replaced(seats, filled) }
    })
  }

  /** One after the other: whoever comes first has the seat, and whoever takes the last begins the game. */
  async change(id: string, make: (game: TableGame, table: StoredTable) => StoredTable): Promise<StoredTable> {
    return this.database.transaction().execute(async (within) => {
      await this.lockWaiting(within, id)
      const table = await this.find(id, within)
      const game = gameNamed(table.row.game)
      const stored = this.gathered(game, make(game, table))
      await write(within, stored)
      return stored
    })
  }

  private async lockWaiting(within: Database, id: string): Promise<void> {
    const { numUpdatedRows } = await within
      .updateTable('tables')
      .set({ touched: this.now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (Number(numUpdatedRows) > 0) return
    await this.find(id, within)
    throw new Refusal(409, 'All seats of this table are taken.')
  }

  /** Takes a table away that still waits, with its seats; whoever joins at the same moment comes before it or finds nothing. */
  async withdraw(user: UserRow, id: string): Promise<void> {
    await this.database.transaction().execute(async (within) => {
      await this.lockWaiting(within, id)
      const { seats } = await this.find(id, within)
      if (seats[0]?.user !== user.id)
        throw new Refusal(409, 'Only a table of yours that still waits can be taken away.')
      await within.deleteFrom('seats').where('table', '=', id).execute()
      await within.deleteFrom('tables').where('id', '=', id).execute()
    })
  }

  async find(id: string, database: Database = this.database): Promise<StoredTable> {
    const row = await database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal(404, 'There is no such table.')
    return (await this.withSeats([row], database))[0]!
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

  private async withSeats(
    rows: readonly TableRow[],
    database: Database = this.database,
  ): Promise<readonly StoredTable[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const seats = await database
      .selectFrom('seats')
      .selectAll()
      .where('table', 'in', ids)
      .orderBy('seat')
      .execute()
    return rows.map((row) => ({ row, seats: seats.filter(({ table }) => table === row.id) }))
  }
}

async function insert(within: Database, { row, seats }: StoredTable): Promise<void> {
  await within.insertInto('tables').values(row).execute()
  await within
    .insertInto('seats')
    .values([...seats])
    .execute()
}

const replaced = (seats: readonly SeatRow[], by: readonly SeatRow[]): readonly SeatRow[] =>
  seats.map((old) => by.find(({ seat }) => seat === old.seat) ?? old)

async function write(within: Database, { row, seats }: StoredTable): Promise<void> {
  for (const { table, seat, ...who } of seats)
    await within.updateTable('seats').set(who).where('table', '=', table).where('seat', '=', seat).execute()
  const { state, setup, began, touched, options, vote, rules } = row
  await within
    .updateTable('tables')
    .set({ state, setup, began, touched, options, vote, rules })
    .where('id', '=', row.id)
    .execute()
}
