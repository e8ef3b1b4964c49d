/** Faults that take nothing with them but what they concern: bad rows, failing acts, whoever closes twice. */
import { setTimeout as pause } from 'node:timers/promises'
import { chance } from '@dejarik/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LobbyTold } from '../api/messages.ts'
import type { RunningServer } from '../index.ts'
import { Ledger } from '../live/ledger.ts'
import { DARK, Visitor } from '../load/visitor.ts'
import { type Database, openDatabase } from '../store/open.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

describe.each(DATABASES)('faults on %s', PATIENT, (kind) => {
  let server: RunningServer
  let database: Database
  const faults: unknown[] = []
  let time = 1_700_000_000_000
  let steady = 1_700_000_000_000
  beforeAll(async () => {
    const address = await freshDatabase(kind)
    const report = (fault: unknown): void => void faults.push(fault)
    server = await open({ database: address, now: () => time, steady: () => steady, linger: 1000, report })
    database = await openDatabase(address)
  })
  afterAll(async () => {
    await server.close()
    await database.destroy()
  })
  const come = (name: string) => new Visitor(server.address).comeIn(name)
  const pass = (milliseconds: number): void => {
    time += milliseconds
    steady += milliseconds
  }
  const clear = (): void => void faults.splice(0)

  async function pair(pace = 'none') {
    const [ann, ben] = await Promise.all([come('Ann'), come('Ben')])
    const { id } = await ann.waitFor('friend', pace)
    await ben.join(id)
    const [first, second] = await Promise.all([LiveClient.open(ann, id), LiveClient.open(ben, id)])
    await Promise.all([first, second].map((client) => client.until(() => client.position)))
    return { ann, ben, id, first, second }
  }

  test('one bad row is skipped and reported, and the lobby is told all the same', async () => {
    clear()
    const ann = await come('Ann')
    const [bad, good] = [await ann.waitFor('anyone'), await ann.waitFor('anyone')]
    await database.deleteFrom('seats').where('table', '=', bad.id).execute()
    const watcher = await LiveClient.open(ann, 'lobby')
    const told = await watcher.until(() => watcher.told[0] as LobbyTold | undefined)
    expect(told.open.map(({ id }) => id)).toEqual([good.id])
    expect(faults.length).toBe(1)
    await database.deleteFrom('tables').where('id', '=', bad.id).execute()
    await ann.call('DELETE', `/api/tables/${good.id}`)
  })

  test('a table that is withdrawn while somebody joins is there with its seats, or gone', async () => {
    const [ann, ben] = await Promise.all([come('Ann'), come('Ben')])
    for (let round = 0; round < 12; round++) {
      const { id } = await ann.waitFor('friend')
      const joining = ben.join(id)
      await pause(round)
      const [withdrawn, joined] = await Promise.all([ann.call('DELETE', `/api/tables/${id}`), joining])
      expect([withdrawn.status, 'error' in joined]).toEqual(withdrawn.ok ? [200, true] : [409, false])
      const seats = await database.selectFrom('seats').select('seat').where('table', '=', id).execute()
      expect(seats.length).toBe(withdrawn.ok ? 0 : 2)
    }
  })

  test('a spectator who closes twice counts once: the game stays awake', async () => {
    const { id, first } = await pair()
    const cid = { id: 'cid', name: 'Cid', key: null, look: null, password: null, created: 0 }
    const line = await server.hall.enter(id, {
      user: cid,
      seat: null,
      send: () => {},
      drop: () => {},
      refuse: () => {},
    })
    for (let closed = 0; closed < 3; closed++) line.close()
    const awake = server.hall.awakeCount
    pass(10_000)
    server.hall.tick()
    expect(server.hall.awakeCount).toBe(awake)
    expect((await first.ask({ type: 'say', text: 'Still here.' })).ok).toBe(true)
  })

  test('an act that cannot be written drops its table and no other of the batch', async () => {
    const lost: string[][] = []
    const heard: string[] = []
    const ledger = new Ledger(
      database,
      () => time,
      (tables) => lost.push([...tables]),
    )
    await database.insertInto('acts').values({ table: 'bad', number: 1, at: 0, act: '{}' }).execute()
    for (const table of ['one', 'bad', 'two']) {
      ledger.keep(table, 1, { at: 5, act: { do: 'woke' } })
      ledger.tell(table, () => heard.push(table))
    }
    await ledger.settled()
    expect({ lost, heard }).toEqual({ lost: [['bad']], heard: ['one', 'two'] })
    const written = await database.selectFrom('acts').select('table').where('at', '=', 5).execute()
    expect(written.map(({ table }) => table).sort()).toEqual(['one', 'two'])
  })

  test('a table that fails is woken again, and the others play on', async () => {
    clear()
    const [broken, fine] = [await pair(), await pair()]
    const awake: Map<string, object> = Reflect.get(server.hall, 'awake')
    Object.assign(Reflect.get(awake.get(broken.id)!, 'table'), {
      rest: () => {
        throw new Error('a mistake')
      },
    })
    await expect(broken.first.ask({ type: 'say', text: 'Hello' })).rejects.toThrow('come again')
    expect(faults).toEqual([new Error('a mistake')])
    expect((await fine.first.ask({ type: 'say', text: 'Hello' })).ok).toBe(true)
    const again = await LiveClient.open(broken.ann, broken.id)
    expect((await again.ask({ type: 'say', text: 'Back.' })).ok).toBe(true)
  })

  test('a clock that is set forward or back takes nobody’s time', async () => {
    const { first } = await pair('quick')
    for (const jump of [86_400_000, -172_800_000]) {
      time += jump
      server.hall.tick()
      expect((await first.ask({ type: 'say', text: 'Tick.' })).ok).toBe(true)
      expect(first.position!.outcome).toBeNull()
      expect(first.position!.clock!.banks).toEqual([1_200_000, 1_200_000])
    }
  })

  test('a game whose players come late goes on without having lost the time before', async () => {
    const [ann, ben] = await Promise.all([come('Ann'), come('Ben')])
    const { id } = await ann.waitFor('friend', 'quick')
    await ben.join(id)
    pass(3_000_000)
    const play = async () => {
      const clients = await Promise.all([LiveClient.open(ann, id), LiveClient.open(ben, id)])
      await Promise.all(clients.map((client) => client.until(() => client.position)))
      return clients
    }
    const clients = await play()
    await clients.find(({ question }) => question)!.decide(chance(1))
    await Promise.all(clients.map((client) => client.leave()))
    pass(5000)
    server.hall.tick()
    const [again] = await play()
    expect(again!.position!.outcome).toBeNull()
    expect(again!.position!.clock!.banks).toEqual([1_200_000, 1_200_000])
  })

  test('what no database keeps is refused in a line', async () => {
    const ann = await come('Ann')
    const deck = { id: 'abcdefgh', game: 'swtcg', title: 'Mine', cards: [], changed: 5 }
    const new_ = { game: 'swtcg', edition: 'idc', against: 'anyone', pace: 'none' }
    const tries = await Promise.all([
      ann.call('PUT', '/api/decks', { ...deck, changed: 1e300 }),
      ann.call('PUT', '/api/decks', { ...deck, title: 'a\u0000b' }),
      ann.call('POST', '/api/tables', { ...new_, deck: { title: '\u0000', keys: ['x'] } }),
      ann.call('GET', '/api/tables/a%00b'),
      ann.call('GET', `/api/tables/${'x'.repeat(3000)}`),
      ann.call('POST', '/api/tables', { ...new_, deck: DARK, edition: '\u0000' }),
    ])
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 404, 404, 400])
  })
})
