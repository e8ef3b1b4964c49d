/** Opens the database: a file or memory by SQLite, or a PostgreSQL server; the same queries run on both. */
import { type Dialect, Kysely, Migrator, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import Sqlite from 'libsql'
import postgres from 'pg'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

const isPostgres = (address: string): boolean => /^postgres(ql)?:/.test(address)

/** An address such as postgres://…, or the name of a file; `:memory:` keeps nothing. */
export async function openDatabase(address: string): Promise<Database> {
  const database = new Kysely<Schema>({
    dialect: isPostgres(address) ? postgresAt(address) : sqliteAt(address),
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
  database.exec('PRAGMA busy_timeout = 5000')
  return new SqliteDialect({ database: database as unknown as SqliteDatabase })
}

/** PostgreSQL's number for 64-bit integers, which our times and counts fit into exactly. */
const BIGINT = 20

function postgresAt(connectionString: string): Dialect {
  const getTypeParser = ((type: number, format: 'text') =>
    type === BIGINT
      ? Number
      : postgres.types.getTypeParser(type, format)) as typeof postgres.types.getTypeParser
  const pool = new postgres.Pool({ connectionString, max: 10, types: { getTypeParser } })
  // A connection that breaks while nobody uses it is replaced; without this it would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
