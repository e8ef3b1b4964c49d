/** Several processes are one hall: whoever comes to any of them meets everybody, and loses nothing when one is lost. */
import { setTimeout as pause } from 'node:timers/promises'
import { chance } from '@dejarik/kernel'
import { sql } from 'kysely'
import postgres from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LobbyTold } from '../api/messages.ts'
import { MEMBERSHIP } from '../cluster/members.ts'
import type { RunningServer } from '../index.ts'
import { clusterLoad } from '../load/cluster.ts'
import { Visitor } from '../load/visitor.ts'
import { Wire } from '../load/wire.ts'
import { type Database, openDatabase } from '../store/open.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

/** `npm test` starts a NATS and names it here. */
const NATS = process.env['TEST_NATS']
const halls = NATS ? DATABASES.filter((kind) => kind === 'postgres') : []

describe.each(halls)('a hall of three processes on %s', PATIENT, (kind) => {
  let servers: RunningServer[]
  let wires: Wire[]
  let address: string
  let database: Database
  const begin = async (wire: Wire): Promise<RunningServer> => {
    const nats = `nats://127.0.0.1:${await wire.listen()}`
    return open({ database: address, nats, linger: 600_000, report: () => {} })
  }
  beforeAll(async () => {
    address = await freshDatabase(kind)
    database = await openDatabase(address)
    wires = [0, 1, 2].map(() => new Wire(new URL(NATS!)))
    servers = []
    for (const wire of wires) servers.push(await begin(wire))
  }, PATIENT.timeout)
  afterAll(async () => {
    for (const server of servers) await server.close()
    for (const wire of wires) wire.close()
    await database.destroy()
  })

  const at = (who: Visitor, process: number): Visitor =>
    Object.assign(new Visitor(servers[process]!.address), { cookie: who.cookie })
  const come = (name: string, process: number): Promise<Visitor> =>
    new Visitor(servers[process]!.address).comeIn(name)

  /** As a page does: it comes again until it is let in, and tells whoever waits. */
  async function opened(who: Visitor, table: string): Promise<LiveClient> {
    for (let tries = 0; ; tries++) {
      try {
        const client = await LiveClient.open(who, table)
        await client.until(() => client.position)
        return client
      } catch (error) {
        if (tries > 100) throw error
        await pause(100)
      }
    }
  }
  /** Two people at two processes; the table is with the first. */
  async function pair() {
    const [ann, ben] = [await come('Ann', 0), await come('Ben', 1)]
    const { id } = await ann.waitFor('friend', 'quick')
    const first = await LiveClient.open(ann, id)
    await first.until(() => first.told[0])
    await ben.join(id)
    await first.until(() => first.position)
    const second = await opened(ben, id)
    return { ann, ben, id, first, second }
  }
  async function isReadyAgain(process: number): Promise<void> {
    const ready = async (): Promise<number> =>
      (await fetch(new URL('/ready', servers[process]!.address))).status
    for (let tries = 0; (await ready()) !== 200 && tries < 100; tries++) await pause(100)
    expect(await ready()).toBe(200)
  }
  const ownerOf = (id: string) =>
    database.selectFrom('leases').selectAll().where('table', '=', id).executeTakeFirst()
  const play = async (clients: readonly LiveClient[], decisions: number): Promise<void> => {
    const below = chance(5)
    for (let made = 0; made < decisions; made++) {
      const asked = await Promise.race(
        clients.map(async (client) => {
          await client.until(() => client.question)
          return client
        }),
      )
      const { ask } = asked.question!
      await asked.decide(below)
      await asked.until(() => asked.question?.ask !== ask || asked.position?.outcome)
    }
  }

  test('whoever waits, plays or watches at any of them is at the same table', async () => {
    const { id, first, second } = await pair()
    expect(servers[0]!.hall.awakeCount).toBe(1)
    expect([servers[1]!.hall.awakeCount, servers[2]!.hall.awakeCount]).toEqual([0, 0])
    await play([first, second], 6)
    const third = await opened(await come('Cid', 2), id)
    expect((await second.ask({ type: 'say', text: 'Hello.' })).ok).toBe(true)
    const said = (client: LiveClient): boolean =>
      client.log.some(({ happening }) => happening.kind === 'said' && happening.text === 'Hello.')
    for (const client of [first, second, third]) await client.until(() => said(client))
    expect(first.position!.clock!.away).toEqual([null, null])
    await second.leave()
    await first.until(() => first.position!.clock!.away[1] !== null)
    for (const client of [first, third]) await client.leave()
  })

  test('the lobby is one: tables, and who is here', async () => {
    const [ann, ben] = [await come('Ann', 0), await come('Ben', 2)]
    const watcher = await LiveClient.open(ben, 'lobby')
    const listed = await ann.waitFor('anyone')
    const line = await LiveClient.open(ann, 'lobby')
    const latest = (): LobbyTold | undefined => watcher.told.at(-1) as unknown as LobbyTold | undefined
    await watcher.until(() => latest()?.open.some(({ id }) => id === listed.id))
    await watcher.until(() => (latest()?.online.people ?? 0) >= 2)
    await ann.call('DELETE', `/api/tables/${listed.id}`)
    await watcher.until(() => latest()?.open.every(({ id }) => id !== listed.id))
    await ann.call('POST', '/api/sign-out', {})
    await line.until(() => line.closed !== null || null).catch(() => {})
    expect(line.closed).toBe('You signed out.')
    await watcher.leave()
  })

  test('signing out at one process closes the sockets at the others', async () => {
    const ann = await come('Ann', 0)
    const line = await LiveClient.open(at(ann, 1), 'lobby')
    await ann.call('POST', '/api/sign-out', {})
    await expect(line.until(() => null)).rejects.toThrow('You signed out.')
  })

  test('a process that is cut from NATS gives its tables up, serves nobody, and is well again afterwards', async () => {
    const { ann, ben, id, first, second } = await pair()
    await play([first, second], 3)
    const before = await ownerOf(id)
    wires[0]!.cut()
    await expect(first.until(() => null)).rejects.toThrow('come again')
    expect((await ann.call('GET', '/api/my-tables')).status).toBe(503)
    const again = await opened(ben, id)
    const elsewhere = await opened(at(ann, 2), id)
    await play([again, elsewhere], 3)
    const after = await ownerOf(id)
    expect(after!.member).not.toBe(before!.member)
    wires[0]!.mend()
    await isReadyAgain(0)
    const back = await opened(ann, id)
    await play([again, back], 2)
  })

  test('whoever has a line to the lobby of a process that is not well is sent elsewhere', async () => {
    const line = await LiveClient.open(await come('Ann', 0), 'lobby')
    wires[0]!.cut()
    await expect(line.until(() => null)).rejects.toThrow('come again')
    wires[0]!.mend()
    await isReadyAgain(0)
  })

  test('a process that NATS knows no more has lost its tables as soon as somebody speaks to it', async () => {
    const { ann, ben, id, first, second } = await pair()
    await play([first, second], 3)
    // As if it had ended: it is a member for hours to come, and hears nothing.
    const ghost = 'a-process-that-was-killed'
    await database
      .insertInto('members')
      .values({ id: ghost, until: Date.now() + 3_600_000 })
      .execute()
    await database.updateTable('leases').set({ member: ghost, fence: 50 }).where('table', '=', id).execute()
    await expect(first.ask({ type: 'say', text: 'Too late.' })).rejects.toThrow('come again')
    const [again, elsewhere] = [await opened(ben, id), await opened(at(ann, 2), id)]
    await play([again, elsewhere], 3)
    expect((await ownerOf(id))!.member).not.toBe(ghost)
    const ghosts = await database.selectFrom('members').select('id').where('id', '=', ghost).execute()
    expect(ghosts).toEqual([])
  })

  test('a table that is being woken when its process gives up is not awake there afterwards', async () => {
    const { ann, id, first, second } = await pair()
    for (const client of [first, second]) await client.leave()
    await servers[0]!.close()
    wires[0] = new Wire(new URL(NATS!))
    servers[0] = await begin(wires[0])
    const holder = new postgres.Client({ connectionString: address })
    await holder.connect()
    await holder.query('begin; lock table acts in access exclusive mode')
    const line = await LiveClient.open(at(ann, 0), id)
    while (!(await ownerOf(id))) await pause(10)
    wires[0].cut()
    await expect(line.until(() => null)).rejects.toThrow('come again')
    wires[0].mend()
    await isReadyAgain(0)
    await holder.end()
    const elsewhere = await opened(at(ann, 2), id)
    await elsewhere.ask({ type: 'say', text: 'Hello.' })
    const again = await opened(at(ann, 0), id)
    await again.until(() => again.log.some(({ happening }) => happening.kind === 'said'))
    expect(servers[0]!.hall.awakeCount).toBe(0)
  })

  /** What all processes live through at once; nobody says anything to the players but that they should come again. */
  const OUTAGES: Readonly<Record<string, () => Promise<void>>> = {
    'NATS is started again': async () => {
      for (const wire of wires) wire.cut()
      await pause(300)
      for (const wire of wires) wire.mend()
    },
    'the database ends every connection': async () => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database)
    },
    'the clock of the database jumps ahead': async () => {
      await database.updateTable('members').set({ until: 0 }).execute()
      const anew = () => database.selectFrom('members').select('id').where('until', '>', 0).execute()
      while ((await anew()).length < servers.length) await pause(50)
    },
  }
  test.each(Object.keys(OUTAGES))('a game goes on where it stood after %s', async (name) => {
    const { ann, ben, id, first, second } = await pair()
    await play([first, second], 4)
    expect((await second.ask({ type: 'say', text: 'Before.' })).ok).toBe(true)
    await OUTAGES[name]!()
    // Whoever answers what is not heard any more is told to come again, or has been.
    for (const client of [first, second]) await client.ask({ type: 'say', text: 'During.' }).catch(() => null)
    for (const process of servers.keys()) await isReadyAgain(process)
    const [again, elsewhere] = [await opened(ben, id), await opened(at(ann, 2), id)]
    await play([again, elsewhere], 4)
    const said = again.log.flatMap(({ happening }) => (happening.kind === 'said' ? [happening.text] : []))
    expect(said[0]).toBe('Before.')
    expect(again.position!.outcome).toBeNull()
  })

  test('a process stays a member while many wait for tables that it cannot have yet', async () => {
    const ann = await come('Ann', 0)
    const tables = await Promise.all(Array.from({ length: 12 }, () => ann.againstProgram()))
    const members = async () =>
      new Set((await database.selectFrom('members').select('id').execute()).map(({ id }) => id))
    const before = await members()
    const holder = new postgres.Client({ connectionString: address })
    await holder.connect()
    await holder.query('begin; lock table leases in exclusive mode')
    const lines = await Promise.all(tables.map(({ id }) => LiveClient.open(ann, id)))
    await pause(MEMBERSHIP + 2000)
    expect(await members()).toEqual(before)
    await holder.end()
    for (const line of lines) await line.leave()
    await (await opened(ann, tables[0]!.id)).leave()
  })

  test('the database lets go of a process that stands still in a transaction before others count it as lost', async () => {
    const told = await sql<{ setting: number }>`select setting::int as setting from pg_settings
      where name = 'idle_in_transaction_session_timeout'`.execute(database)
    expect(told.rows[0]!.setting).toBeGreaterThan(0)
    expect(told.rows[0]!.setting).toBeLessThan(MEMBERSHIP)
  })

  test('whoever comes back after its lease is gone writes nothing', async () => {
    const { id, first } = await pair()
    const acts = () => database.selectFrom('acts').selectAll().where('table', '=', id).execute()
    const { length } = await acts()
    await database
      .updateTable('leases')
      .set({ member: 'another', fence: 99 })
      .where('table', '=', id)
      .execute()
    await expect(first.ask({ type: 'say', text: 'Too late.' })).rejects.toThrow('come again')
    expect((await acts()).length).toBe(length)
  })

  test('a process that is told to stop hands its tables over at once, and everything that was answered', async () => {
    const { ann, ben, id, first, second } = await pair()
    await play([first, second], 3)
    const said = await second.ask({ type: 'say', text: 'Before.' })
    expect(said.ok).toBe(true)
    await servers[0]!.close()
    const [again, elsewhere] = [await opened(ben, id), await opened(at(ann, 2), id)]
    expect(again.log.some(({ happening }) => happening.kind === 'said')).toBe(true)
    await play([again, elsewhere], 3)
    wires[0] = new Wire(new URL(NATS!))
    servers[0] = await begin(wires[0])
  })

  test('a wrong address, or a database of one process, is said in a line', async () => {
    await expect(open({ database: address, nats: 'nats://127.0.0.1:1' })).rejects.toThrow(
      'NATS cannot be reached',
    )
    await expect(open({ database: ':memory:', nats: NATS! })).rejects.toThrow('needs PostgreSQL')
  })
})

test.each(halls)(
  'processes that are killed, stopped and cut lose no answer, on %s',
  async (kind) => {
    const database = await freshDatabase(kind)
    const figures = await clusterLoad({
      database,
      nats: NATS!,
      processes: 3,
      tables: 3,
      think: 100,
      kills: 1,
      stops: 1,
      cuts: 2,
      drains: 1,
      seed: 5,
      progress: () => {},
    })
    expect(figures).toMatchObject({
      kills: 1,
      stops: 1,
      cuts: 2,
      drains: 1,
      lost: 0,
      doubled: 0,
      byClock: 0,
      stuck: 0,
    })
    expect(figures.acknowledged).toBeGreaterThan(6)
  },
  240_000,
)
