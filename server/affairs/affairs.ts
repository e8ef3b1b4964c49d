/** What people do over days and many games, such as a campaign: a row that grows by versions, and tables that decide it. */
import { type GameDefinition, type Kinds, Playthrough, type Setup, type State } from '@dejarik/kernel'
import type { FinishedGame } from '@dejarik/table'
import type { Tables } from '../lobby/tables.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { Schema } from '../store/schema.ts'

export type AffairKind = 'wars' | 'events' | 'series' | 'drafts'
type Row<Kind extends AffairKind> = Schema[Kind]
type Change<Kind extends AffairKind> = Partial<Omit<Row<Kind>, 'id' | 'version' | 'created' | 'touched'>>
/** A change, or work in the same transaction that ends in one. */
type Work<Kind extends AffairKind> = Change<Kind> | ((within: Database) => Promise<Change<Kind>>)

const NAMES: Readonly<Record<AffairKind, string>> = {
  wars: 'campaign',
  events: 'event',
  series: 'series',
  drafts: 'draft',
}

/** What affairs need of the rest of the server. */
export interface AffairHouse {
  readonly database: Database
  readonly tables: Tables
  /** The finished games of a table. */
  readonly finished: (table: string) => Promise<readonly FinishedGame[]>
  readonly now: () => number
  /** Hears of every change, after it is written. */
  readonly changed: (kind: AffairKind, id: string, version: number) => void
}

export class Affairs<Kind extends AffairKind> {
  readonly house: AffairHouse
  private readonly kind: Kind

  constructor(kind: Kind, house: AffairHouse) {
    this.kind = kind
    this.house = house
  }

  async read(id: string): Promise<Row<Kind>> {
    const row = await this.house.database
      .selectFrom(this.kind as AffairKind)
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new Refusal(404, `There is no such ${NAMES[this.kind]}.`)
    return row as Row<Kind>
  }

  /** Whoever saw an older version changes nothing. */
  async write(row: Row<Kind>, work: Work<Kind>): Promise<Row<Kind>> {
    const { database, now, changed } = this.house
    const written = await database.transaction().execute(async (within) => {
      const change = typeof work === 'function' ? await work(within) : work
      const after = { ...change, version: row.version + 1, touched: now() }
      const { numUpdatedRows } = await within
        .updateTable(this.kind as AffairKind)
        .set(after)
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0)
        throw new Refusal(409, `The ${NAMES[this.kind]} has gone on. Look again.`)
      return { ...row, ...after }
    })
    changed(this.kind, written.id, written.version)
    return written
  }

  /** Writes what tables have decided. Whoever looked at the same time may have been faster; then it is written already. */
  async settle(row: Row<Kind>, work: Work<Kind>): Promise<Row<Kind>> {
    return this.write(row, work).catch((error) => {
      if (error instanceof Refusal) return this.read(row.id)
      throw error
    })
  }

  /** How the first game of a table ended, the only one that counts; null until then. What is not written is not over. */
  async firstGame<K extends Kinds, S extends Setup>(
    definition: GameDefinition<K, S>,
    table: string,
  ): Promise<State<K> | null> {
    const { row } = await this.house.tables.find(table)
    const [first] = row.state === 'over' ? await this.house.finished(table) : []
    if (!first) return null
    const { setup, decisions } = first.replay
    return new Playthrough(definition, { setup: setup as S }, decisions).machine.state
  }
}
