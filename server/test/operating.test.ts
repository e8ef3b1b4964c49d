/** What operators see and do: health, figures, the log, what is kept how long, backup and restore. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chance } from '@dejarik/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp, type RunningServer, restore } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { Figures } from '../operating/figures.ts'
import { reportTo } from '../operating/log.ts'
import { type Database, openDatabase } from '../store/open.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

/** Databases return columns in orders of their own. */
const text = (row: object): string => JSON.stringify(Object.entries(row).sort())

test('figures are told as Prometheus reads them', () => {
  const figures = new Figures()
  const tables = figures.counter('tables_total', 'Tables made.')
  figures.gauge('here', 'People.', () => 3)
  const waits = figures.spread('wait_seconds', 'Waits.')
  tables.add()
  tables.add(2)
  for (const seconds of [0.004, 0.2, 60]) waits.note(seconds)
  const told = figures.text()
  expect(told).toContain('# HELP tables_total Tables made.\n# TYPE tables_total counter\ntables_total 3\n')
  expect(told).toContain('# TYPE here gauge\nhere 3\n')
  expect(told).toContain('wait_seconds_bucket{le="0.005"} 1\n')
  expect(told).toContain('wait_seconds_bucket{le="0.25"} 2\n')
  expect(told).toContain('wait_seconds_bucket{le="+Inf"} 3\nwait_seconds_sum 60.204\nwait_seconds_count 3\n')
})

test('the log has the table and the stack of a fault, and neither seeds, decks, passwords nor tokens', () => {
  const lines: string[] = []
  const report = reportTo((line) => lines.push(line))
  const token = 'x'.repeat(43)
  report(new Error(`no postgres://ann:secret@host/db for ${token}`), { tables: ['t1'] })
  report({ in: 'game', fault: { message: 'a mistake', stack: 'at step', setup: { seed: 'hidden' } } })
  report('text')
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries[0]).toMatchObject({
    level: 'error',
    tables: ['t1'],
    message: 'no postgres://…@host/db for …',
  })
  expect(entries[0]!['stack']).toContain('operating.test.ts')
  expect(entries[1]).toMatchObject({ in: 'game', message: 'a mistake', stack: 'at step' })
  for (const secret of ['secret', token, 'hidden']) expect(lines.join('')).not.toContain(secret)
})

describe.each(DATABASES)('operating on %s', PATIENT, (kind) => {
  let server: RunningServer
  let address: string
  let database: Database
  let time = 1_700_000_000_000
  const DAY = 24 * 3600_000
  beforeAll(async () => {
    address = await freshDatabase(kind)
    const metrics = { host: '127.0.0.1', port: 0 }
    server = await open({ database: address, now: () => time, linger: 0, metrics })
    database = await openDatabase(address)
  })
  afterAll(async () => {
    await server.close()
    await database.destroy()
  })
  const get = async (path: string, at = server.address): Promise<readonly [number, string]> => {
    const response = await fetch(new URL(path, at))
    return [response.status, await response.text()]
  }
  const count = async (table: 'acts' | 'tables' | 'users' | 'archive'): Promise<number> =>
    (await database.selectFrom(table).selectAll().execute()).length

  /** Somebody who has lost a game against a program. */
  async function finished() {
    const ann = await new Visitor(server.address).comeIn('Ann')
    const { id } = await ann.againstProgram('random')
    const client = await LiveClient.open(ann, id)
    await client.decide(chance(1))
    expect((await client.ask({ type: 'concede' })).ok).toBe(true)
    await client.until(() => client.position?.outcome)
    await client.leave()
    return { ann, id }
  }

  test('whoever asks is told that it lives and is ready; figures are told elsewhere', async () => {
    await finished()
    expect(await get('/health')).toEqual([200, 'alive\n'])
    expect(await get('/ready')).toEqual([200, 'ready\n'])
    expect((await get('/metrics'))[0]).toBe(404)
    const [status, told] = await get('/metrics', server.figuresAt!)
    expect(status).toBe(200)
    expect(told).toMatch(/^dejarik_answer_seconds_count 1$/m)
    for (const name of [
      'ledger_acts_total',
      'request_seconds_count',
      'sockets',
      'tables_awake',
      'thoughts_waiting',
      'faults_total',
    ])
      expect(told).toMatch(new RegExp(`^dejarik_${name} \\d+$`, 'm'))
    expect((await get('/elsewhere', server.figuresAt!))[0]).toBe(404)
  })

  test('guests who cannot come back, and tables that nobody sits at, are kept for a while and no longer', async () => {
    const gone = await new Visitor(server.address).comeIn('Gone')
    await gone.againstProgram('random')
    await gone.waitFor('anyone')
    const before = [await count('users'), await count('tables')] as const
    expect(await server.retention.sweep()).toEqual({ guests: 0, tables: 0, folded: 0 })
    time += 31 * DAY
    await database.deleteFrom('sessions').execute()
    const swept = await server.retention.sweep()
    expect(swept.guests).toBe(before[0])
    // The table that waited is withdrawn with its guest; the game against the program has nobody left.
    expect(swept.tables).toBe(1)
    expect(await count('users')).toBe(0)
  })

  test('games long over become replays: they can be watched, and not gone on with', async () => {
    const { ann, id } = await finished()
    const games = await ann.get(`/api/tables/${id}/games`)
    time += 31 * DAY
    server.hall.tick()
    expect((await server.retention.sweep()).folded).toBeGreaterThan(0)
    const acts = await database.selectFrom('acts').select('number').where('table', '=', id).execute()
    expect(acts).toEqual([])
    const again = await new Visitor(server.address).comeIn('Ben')
    expect(await again.get(`/api/tables/${id}/games`)).toEqual(games)
    const closed = await LiveClient.open(again, id)
    await expect(closed.until(() => closed.position)).rejects.toThrow('This table is closed.')
    expect((await server.retention.sweep()).folded).toBe(0)
  })

  test('a backup holds everything, and fills an empty database of either kind', async () => {
    await finished()
    const file = join(mkdtempSync(join(tmpdir(), 'dejarik-backup-')), 'all.gz')
    const rows = await backUp(address, file)
    await expect(backUp(address, file)).rejects.toThrow('EEXIST')
    await expect(restore(address, file)).rejects.toThrow('the database is not empty')
    for (const other of DATABASES) {
      const fresh = await freshDatabase(other)
      expect(await restore(fresh, file)).toBe(rows)
      const restored = await openDatabase(fresh)
      for (const name of ['users', 'tables', 'seats', 'acts', 'archive'] as const) {
        const sorted = async (from: Database) =>
          (await from.selectFrom(name).selectAll().execute()).map(text).sort()
        expect(await sorted(restored)).toEqual(await sorted(database))
      }
      await restored.destroy()
    }
  })

  test('a database of a newer version is refused in a line, and left as it is', async () => {
    const newer = await freshDatabase(kind)
    const made = await openDatabase(newer)
    await sql`insert into kysely_migration (name, timestamp) values ('999-new', 'later')`.execute(made)
    await expect(open({ database: newer })).rejects.toThrow(
      /^this is of a newer version of the program .*999-new/,
    )
    const steps = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(made)
    expect(steps.rows.at(-1)).toEqual({ name: '999-new' })
    await made.destroy()
  })

  test('what is no backup, or half of one, changes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dejarik-backup-'))
    const fresh = await freshDatabase(kind)
    const tries: readonly (readonly [string, string | Buffer, string])[] = [
      ['text', 'hello', 'incorrect header check'],
      ['json', gzipSync('{"a":1}\n'), 'the file is no backup'],
      ['newer', gzipSync('{"backup":"dejarik","step":"999-new"}\n'), 'newer version of the program'],
      ['half', gzipSync('{"backup":"dejarik","step":"010-archive"}\n'), 'the backup is incomplete'],
    ]
    for (const [name, content, why] of tries) {
      writeFileSync(join(folder, name), content)
      await expect(restore(fresh, join(folder, name))).rejects.toThrow(why)
    }
    const untouched = await openDatabase(fresh)
    expect(await untouched.selectFrom('users').selectAll().execute()).toEqual([])
    await untouched.destroy()
  })
})
