/** A database that is lost, hangs and comes back: the server lives through it, and says so in a line. */
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { Wire } from '../load/wire.ts'
import { isAway } from '../store/open.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

test('what says that a database is away, and what does not', () => {
  const coded = (code: string): Error => Object.assign(new Error('failed'), { code })
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '08006', '53300', 'SQLITE_BUSY'])
    expect(isAway(coded(code))).toBe(true)
  expect(isAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isAway(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isAway(new Error('Query read timeout'))).toBe(true)
  for (const error of [coded('23505'), new Error('a mistake'), 'text', null])
    expect(isAway(error)).toBe(false)
})

/** Milliseconds: long for a database on a busy machine, and short for a test. */
const PATIENCE = 1000
/** All that a request may wait for a database that hangs: for a connection, a statement, and a machine that is busy. */
const BOUND = 10 * PATIENCE

const AWAY = { error: 'The server cannot reach its records. Try again in a while.' }

describe.each(DATABASES.filter((kind) => kind === 'postgres'))('an outage of %s', PATIENT, (kind) => {
  let server: RunningServer
  let wire: Wire
  let address: URL
  beforeAll(async () => {
    address = new URL(await freshDatabase(kind))
    wire = new Wire(address)
    const near = new URL(address)
    near.port = String(await wire.listen())
    server = await open({ database: near.href, patience: PATIENCE, report: () => {} })
  })
  afterAll(async () => {
    await server.close()
    wire.close()
  })

  test('is told in a line, drops the tables concerned, and ends', async () => {
    const { ann, id, client } = await playing()
    wire.cut()
    const answer = await ann.call('GET', '/api/my-tables')
    expect([answer.status, await answer.json()]).toEqual([503, AWAY])
    await expect(client.ask({ type: 'say', text: 'During.' })).rejects.toThrow('come again')
    await expect(LiveClient.open(ann, 'lobby')).rejects.toThrow('503')
    wire.mend()
    await goesOn(ann, id)
  })

  test('that is a silence is told in a line within its time, whoever needs no records is answered at once, and it ends', async () => {
    const { ann, id, client } = await playing()
    wire.swallow()
    const from = performance.now()
    const waiting = Promise.all([1, 2, 3].map(() => ann.call('GET', '/api/my-tables')))
    const during = expect(client.ask({ type: 'say', text: 'During.' })).rejects.toThrow('come again')
    expect((await ann.call('GET', '/api/games')).status).toBe(200)
    expect((await waiting).map(({ status }) => status)).toEqual([503, 503, 503])
    await during
    expect(performance.now() - from).toBeLessThan(BOUND)
    wire.mend()
    await goesOn(ann, id)
  })

  test('that is a lock drops the tables that wait for it in bounded time, and keeps nobody else from anything', async () => {
    const { ann, id, client } = await playing()
    const holder = new postgres.Client({ connectionString: address.href })
    await holder.connect()
    await holder.query('begin; lock table acts in access exclusive mode')
    const from = performance.now()
    const during = expect(client.ask({ type: 'say', text: 'During.' })).rejects.toThrow('come again')
    const ben = await new Visitor(server.address).comeIn('Ben')
    expect((await ben.call('GET', '/api/my-tables')).status).toBe(200)
    await during
    expect(performance.now() - from).toBeLessThan(BOUND)
    await holder.end()
    await goesOn(ann, id)
  })

  /** Somebody at a table who has said something. */
  async function playing() {
    const ann = await new Visitor(server.address).comeIn('Ann')
    const { id } = await ann.againstProgram('random')
    const client = await LiveClient.open(ann, id)
    await client.until(() => client.position)
    expect((await client.ask({ type: 'say', text: 'Before.' })).ok).toBe(true)
    return { ann, id, client }
  }

  /** As a page does: it comes again until it is let in. */
  async function opened(ann: Visitor, id: string): Promise<LiveClient> {
    for (const end = performance.now() + BOUND; ; await pause(100)) {
      const client = await LiveClient.open(ann, id).catch((error) => {
        if (performance.now() > end) throw error
      })
      if (client) return client
    }
  }

  /** What was acknowledged is there, what was not is not, and more can be said. */
  async function goesOn(ann: Visitor, id: string): Promise<void> {
    const again = await opened(ann, id)
    await again.until(() => again.position)
    expect((await again.ask({ type: 'say', text: 'After.' })).ok).toBe(true)
    const said = again.log.flatMap(({ happening }) => (happening.kind === 'said' ? [happening.text] : []))
    expect(said).toEqual(['Before.', 'After.'])
  }
})
