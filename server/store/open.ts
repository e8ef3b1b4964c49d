/** Opens the database: a file or memory by SQLite, or a PostgreSQL server; the same queries run on both. */
import { Socket } from 'node:net'
import { type Dialect, Kysely, Migrator, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import Sqlite from 'libsql'
import postgres from 'pg'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

const isPostgres = (address: string): boolean => /^postgres(ql)?:/.test(address)

/** Milliseconds that a database may take for a statement; one that hangs is as good as gone. */
export const PATIENCE = 10_000

/** An address such as postgres://…, or the name of a file; `:memory:` keeps nothing. */
export async function openDatabase(address: string, patience = PATIENCE): Promise<Database> {
  const database = new Kysely<Schema>({
    dialect: isPostgres(address) ? postgresAt(address, patience) : sqliteAt(address),
  })
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  return database
}

function sqliteAt(file: string): Dialect {
  const database = new Sqlite(file)
  // Readers do not wait for the writer; each commit is on the disk before it counts.
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  // Whoever waits for another program's lock keeps everybody waiting, so not for long.
  database.exec('PRAGMA busy_timeout = 500')
  return new SqliteDialect({ database: database as unknown as SqliteDatabase })
}

/** PostgreSQL's number for 64-bit integers, which our times and counts fit into exactly. */
const BIGINT = 20

/** Whoever waits for a database that hangs is told so: by the database itself if it can, else by the driver. */
const timeouts = (patience: number) => ({
  connectionTimeoutMillis: patience / 2,
  statement_timeout: patience,
  query_timeout: 1.2 * patience,
  idle_in_transaction_session_timeout: 1.5 * patience,
  idleTimeoutMillis: patience,
  keepAlive: true,
  stream: () => lineFor(1.5 * patience),
})

/** A line over which nothing comes any more is given up, also where the network does not say so. */
function lineFor(silence: number): Socket {
  const line = new Socket()
  return line.setTimeout(silence, () => line.destroy(new Error('connection timeout: nothing is heard')))
}

function postgresAt(connectionString: string, patience: number): Dialect {
  const getTypeParser = ((type: number, format: 'text') =>
    type === BIGINT
      ? Number
      : postgres.types.getTypeParser(type, format)) as typeof postgres.types.getTypeParser
  const pool = new postgres.Pool({
    connectionString,
    max: 10,
    types: { getTypeParser },
    ...timeouts(patience),
  })
  // A connection that breaks is replaced, and whoever uses it hears so from the query; unheard, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

/** PostgreSQL's own words for a server that stops, starts or has no room, and for statements that took too long. */
const AWAY = /^(?:08...|53...|57P0.|57014|25P03|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|SQLITE_BUSY)/
/** What the driver says without a code. */
const LOST = /connection (?:terminated|timeout)|timeout exceeded|read timeout|not queryable/i

/** Whether the database could not be reached, or did not answer in time; it may come back. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && AWAY.test(code)) || LOST.test(error.message)
}
