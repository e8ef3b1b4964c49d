/** Backup and restore: all rows as lines of JSON, the same for both databases, so that one can also move from one to the other. */
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline as joined, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Database, isPostgres, migrateTo, openBare } from './open.ts'
import type { Schema } from './schema.ts'

/** Processes and their leases are of the moment. */
type Name = Exclude<keyof Schema, 'members' | 'leases'>

/** In the order in which they are written; acts are read table by table, because they are most of it. */
const WHOLE: readonly Exclude<Name, 'acts'>[] = [
  'users',
  'sessions',
  'decks',
  'presets',
  'wars',
  'events',
  'archive',
  'series',
  'drafts',
  'results',
  'ratings',
  'friends',
  'tables',
  'seats',
]
const NAMES: ReadonlySet<string> = new Set([...WHOLE, 'acts'])
/** Few enough for the parameters that a statement may have. */
const ROWS_AT_ONCE = 100

/** What stands in the first line. */
interface Heading {
  readonly backup: 'dejarik'
  /** The last step of the database's making. */
  readonly step: string
}
interface Line {
  readonly in: Name
  readonly row: object
}

/** Everything as it was at one moment, while people play on; how many rows that were. */
export async function backUp(address: string, file: string): Promise<number> {
  const database = openBare(address)
  let rows = 0
  try {
    const step = await migrateTo(database)
    const lines = async function* (within: Database): AsyncGenerator<string> {
      yield `${JSON.stringify({ backup: 'dejarik', step } satisfies Heading)}\n`
      for await (const line of rowsOf(within)) {
        rows++
        yield `${JSON.stringify(line)}\n`
      }
      yield `${JSON.stringify({ rows })}\n`
    }
    const plain = database.transaction()
    const transaction = isPostgres(address) ? plain.setIsolationLevel('repeatable read') : plain
    await transaction.execute((within) =>
      pipeline(Readable.from(lines(within)), createGzip(), createWriteStream(file, { flags: 'wx' })),
    )
    return rows
  } finally {
    await database.destroy()
  }
}

async function* rowsOf(within: Database): AsyncGenerator<Line> {
  for (const name of WHOLE)
    for (const row of await within.selectFrom(name).selectAll().execute()) yield { in: name, row }
  for (const { id } of await within.selectFrom('tables').select('id').execute())
    for (const row of await within.selectFrom('acts').selectAll().where('table', '=', id).execute())
      yield { in: 'acts', row }
}

/** Into an empty database, whole or not at all; how many rows that were. */
export async function restore(address: string, file: string): Promise<number> {
  const lines = linesIn(file)
  const step = headingIn((await lines.next()).value)
  const database = openBare(address)
  try {
    if (await hasPeople(database)) throw new Error('the database is not empty')
    await migrateTo(database, step)
    const rows = await database.transaction().execute((within) => fill(within, lines))
    await migrateTo(database)
    return rows
  } finally {
    await lines.return(undefined)
    await database.destroy()
  }
}

async function* linesIn(file: string): AsyncGenerator<string> {
  // Whoever reads hears what fails.
  const text = joined(createReadStream(file), createGunzip(), () => {})
  let rest = ''
  for await (const chunk of text.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}

function headingIn(line: unknown): string {
  const { backup, step } = asJson(line) as Partial<Heading>
  if (backup !== 'dejarik' || typeof step !== 'string') throw new Error('the file is no backup')
  return step
}

const asJson = (line: unknown): Record<string, unknown> => {
  try {
    return JSON.parse(String(line)) as Record<string, unknown>
  } catch {
    throw new Error('the file is no backup')
  }
}

async function hasPeople(database: Database): Promise<boolean> {
  const tables = await database.introspection.getTables()
  if (!tables.some(({ name }) => name === 'users')) return false
  return (await database.selectFrom('users').select('id').limit(1).execute()).length > 0
}

async function fill(within: Database, lines: AsyncIterator<string>): Promise<number> {
  let rows = 0
  let waiting: Line[] = []
  const write = async (): Promise<void> => {
    if (waiting.length > 0)
      await within
        .insertInto(waiting[0]!.in)
        .values(waiting.map(({ row }) => row) as never)
        .execute()
    waiting = []
  }
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = asJson(next.value)
    if ('rows' in line) {
      await write()
      if (line['rows'] !== rows) throw new Error('the backup is incomplete')
      return rows
    }
    if (!NAMES.has(String(line['in']))) throw new Error('the file is no backup')
    if (waiting.length >= ROWS_AT_ONCE || (waiting[0] && waiting[0].in !== line['in'])) await write()
    waiting.push(line as { [K in keyof Line]: Line[K] })
    rows++
  }
  throw new Error('the backup is incomplete')
}
