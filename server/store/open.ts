/** Opens the database: a file or memory by SQLite, or a PostgreSQL server; the same queries run on both. */
import { Socket } from 'node:net'
import {
  DEFAULT_MIGRATION_TABLE,
  type Dialect,
  Kysely,
  Migrator,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  sql,
} from 'kysely'
import Sqlite from 'libsql'
import postgres from 'pg'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

export const isPostgres = (address: string): boolean => /^postgres(ql)?:/.test(address)

/** An address, and no name of a file. */
const FOREIGN = /^\w+:\/\//

/** Milliseconds that a database may take for a statement; one that hangs is as good as gone. */
export const PATIENCE = 10_000

/** An address such as postgres://…, or the name of a file; `:memory:` keeps nothing. Brought up to date. */
export async function openDatabase(address: string, patience = PATIENCE): Promise<Database> {
  const database = openBare(address, patience)
  try {
    await migrateTo(database)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}

/** As it is found. */
export function openBare(address: string, patience = PATIENCE): Database {
  if (!isPostgres(address) && FOREIGN.test(address))
    throw new Error(
      `"${address.split('://')[0]}" is no database that is known: it is postgres://… or the name of a file`,
    )
  return new Kysely<Schema>({
    dialect: isPostgres(address) ? postgresAt(address, patience) : sqliteAt(address),
  })
}

const STEPS = Object.keys(MIGRATIONS)

/** Brings a database up to a step of its making, or to the last; which that is. */
export async function migrateTo(database: Database, step: string = STEPS.at(-1)!): Promise<string> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  })
  const foreign = [step, ...(await madeSteps(database))].find((each) => !STEPS.includes(each))
  if (foreign) throw new Error(`this is of a newer version of the program (it has the step "${foreign}")`)
  const { error } = await migrator.migrateTo(step)
  if (error) throw error
  return step
}

/** The steps that a database has behind it; none before its first. */
async function madeSteps(database: Database): Promise<readonly string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const steps = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    database,
  )
  return steps.rows.map(({ name }) => name)
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

/**
 * Milliseconds. A process that stands still, or is cut off silently, in the middle of a transaction holds the leases of its tables:
 * the database lets go of them before others count it as lost.
 */
const MOST_IDLE = 3000

/** Whoever waits for a database that hangs is told so: by the database itself if it can, else by the driver. */
const timeouts = (patience: number) => ({
  connectionTimeoutMillis: patience / 2,
  statement_timeout: patience,
  query_timeout: 1.2 * patience,
  idle_in_transaction_session_timeout: Math.min(MOST_IDLE, 1.5 * patience),
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
const AWAY = /^(?:08...|53...|57P0.|57014|25P03|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|SQLITE_BUSY)/
/** What the driver says without a code. */
const LOST = /connection (?:terminated|timeout)|timeout exceeded|read timeout|not queryable/i

/** Whether the database could not be reached, or did not answer in time; it may come back. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && AWAY.test(code)) || LOST.test(error.message)
}
