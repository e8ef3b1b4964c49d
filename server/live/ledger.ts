/** Writes acts down before anybody hears of them. What many tables do at once is written in one go. */
import type { Kept } from '@dejarik/table'
import type { Database } from '../store/open.ts'
import type { ActRow, TableState } from '../store/schema.ts'

/** What is to be told of a table once everything before it is written. */
interface Telling {
  readonly table: string
  readonly tell: () => void
}

/** What is written in one transaction. */
interface Batch {
  readonly acts: readonly ActRow[]
  readonly states: ReadonlyMap<string, TableState>
}

/** Hears of tables whose acts could not be written, and why: what they did since is undone by waking them again. */
export type Lost = (tables: ReadonlySet<string>, error: unknown) => void
/** What others have to do with writing. */
interface LedgerHooks {
  /** Hears of every transaction: how many acts, and how many seconds it took. */
  readonly wrote: (acts: number, seconds: number) => void
  /** In every transaction: throws if one of the tables may not be written to. */
  readonly guard: (within: Database, tables: ReadonlySet<string>) => Promise<void>
}
const NO_HOOKS: LedgerHooks = { wrote: () => {}, guard: () => Promise.resolve() }

/** Few enough for the parameters that a statement may have. */
const ROWS_AT_ONCE = 500

export class Ledger {
  private readonly database: Database
  private readonly now: () => number
  private readonly lost: Lost
  private readonly hooks: LedgerHooks
  private acts: ActRow[] = []
  private states = new Map<string, TableState>()
  private tellings: Telling[] = []
  private writing: Promise<void> | null = null

  constructor(database: Database, now: () => number, lost: Lost, hooks: LedgerHooks = NO_HOOKS) {
    this.database = database
    this.now = now
    this.lost = lost
    this.hooks = hooks
  }

  keep(table: string, number: number, { at, act }: Kept): void {
    this.acts.push({ table, number, at, act: JSON.stringify(act) })
    this.begin()
  }
  setState(table: string, state: TableState): void {
    this.states.set(table, state)
    this.begin()
  }
  /** At once if nothing waits to be written. */
  tell(table: string, tell: () => void): void {
    if (this.writing) this.tellings.push({ table, tell })
    else tell()
  }

  get waiting(): number {
    return this.acts.length
  }

  /** When everything up to now is written. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing
  }

  private begin(): void {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null
    })
  }

  /** Waits for the end of the present work first, so that it is written together. */
  private async writeAll(): Promise<void> {
    await new Promise(setImmediate)
    while (this.acts.length > 0 || this.states.size > 0 || this.tellings.length > 0) {
      const { acts, states, tellings } = this
      this.acts = []
      this.states = new Map()
      this.tellings = []
      const failed = await this.write({ acts, states })
      for (const { table, tell } of tellings) if (!failed.has(table)) this.safely(table, tell)
    }
  }

  /** What fails at one table is told of that table alone. */
  private safely(table: string, tell: () => void): void {
    try {
      tell()
    } catch (error) {
      this.lost(new Set([table]), error)
    }
  }

  /** The tables whose acts are not written; none, as a rule. */
  private async write(batch: Batch): Promise<ReadonlySet<string>> {
    const tables = tablesIn(batch)
    if (tables.size === 0) return tables
    try {
      const from = performance.now()
      await this.commit(batch)
      this.hooks.wrote(batch.acts.length, (performance.now() - from) / 1000)
      return new Set()
    } catch (error) {
      if (tables.size > 1 && (await this.isReachable())) return this.writeEach(batch, tables)
      this.lost(tables, error)
      return tables
    }
  }

  /** Something in the batch cannot be written: each table by itself, so that only the one concerned is lost. */
  private async writeEach(batch: Batch, tables: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const failed = new Set<string>()
    for (const table of tables) {
      const state = batch.states.get(table)
      const states = new Map(state === undefined ? [] : [[table, state]])
      const own = { acts: batch.acts.filter((act) => act.table === table), states }
      for (const lost of await this.write(own)) failed.add(lost)
    }
    return failed
  }

  private async isReachable(): Promise<boolean> {
    return this.database
      .selectFrom('tables')
      .select('id')
      .limit(1)
      .execute()
      .then(
        () => true,
        () => false,
      )
  }

  private commit(batch: Batch): Promise<void> {
    const { acts, states } = batch
    return this.database.transaction().execute(async (within) => {
      await this.hooks.guard(within, tablesIn(batch))
      for (let from = 0; from < acts.length; from += ROWS_AT_ONCE)
        await within
          .insertInto('acts')
          .values(acts.slice(from, from + ROWS_AT_ONCE))
          .execute()
      for (const [table, state] of states)
        await within
          .updateTable('tables')
          .set({ state, touched: this.now() })
          .where('id', '=', table)
          .execute()
    })
  }
}

const tablesIn = ({ acts, states }: Batch): ReadonlySet<string> =>
  new Set([...acts.map(({ table }) => table), ...states.keys()])
