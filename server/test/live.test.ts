import { chance } from '@dejarik/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { Visitor } from '../load/visitor.ts'
import { DATABASES, freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

const sit = LiveClient.open

/** The server deals by true chance, so that a game may end sooner than a test wants; then it is dealt again. */
const DEALS = { ...PATIENT, retry: 3 }

describe.each(DATABASES)('live tables on %s', DEALS, (kind) => {
  let server: RunningServer
  let database: string
  let time = 1_700_000_000_000
  const faults: unknown[] = []
  const start = async (): Promise<void> => {
    server = await open({ database, now: () => time, linger: 1000, report: (fault) => faults.push(fault) })
  }
  beforeAll(async () => {
    database = await freshDatabase(kind)
    await start()
  })
  afterAll(() => server.close())
  const come = (name: string) => new Visitor(server.address).comeIn(name)

  async function pair(pace = 'none') {
    const [ann, ben] = await Promise.all([come('Ann'), come('Ben')])
    const { id } = await ann.waitFor('friend', pace)
    const first = await sit(ann, id)
    await ben.join(id)
    const second = await sit(ben, id)
    await Promise.all([first, second].map((client) => client.until(() => client.position)))
    return { ann, ben, id, first, second }
  }

  /** Both answer by lot, whoever is asked, or until the game is over. */
  async function playOn(clients: readonly LiveClient[], seed: number, answers: number): Promise<void> {
    const below = chance(seed)
    for (let given = 0; given < answers; given++) {
      const asked = await Promise.any(
        clients.map(async (client) => {
          await client.until(() => client.question || client.position?.outcome)
          return client
        }),
      )
      if (!(await asked.decide(below))) return
    }
  }

  test('a person plays a program', async () => {
    const ann = await come('Ann')
    const { id, seats } = await ann.againstProgram()
    expect(seats).toMatchObject([{ you: true }, { program: true, name: 'Random', deck: null }])
    const client = await sit(ann, id)
    const below = chance(1)
    let answers = 0
    while (answers < 15 && (await client.decide(below))) answers++
    expect(answers).toBeGreaterThan(4)
    expect(client.position!.clock).toBeNull()
    await client.leave()
  })

  test('a program that thinks long does so elsewhere, and answers', async () => {
    const ann = await come('Ann')
    const { id } = await ann.againstProgram('captain')
    const client = await sit(ann, id)
    await client.decide(chance(2))
    await client.until(() => client.log.length > 0 && client.question)
    expect(faults).toEqual([])
  }, 60_000)

  test('whoever waits hears that the other came, and both play', async () => {
    const { first, second } = await pair()
    expect(first.told[0]).toMatchObject({ type: 'waiting', table: { state: 'waiting' } })
    await playOn([first, second], 3, 20)
    expect(first.position!.at).toBeGreaterThan(5)
  })

  test('a killed server goes on where it stood, and who comes back misses nothing', async () => {
    const { ann, ben, id, first, second } = await pair()
    await playOn([first, second], 5, 12)
    await first.ask({ type: 'say', text: 'See you.' })
    const [heardFirst, heardSecond] = [first.log, second.log]
    await server.close()
    await start()
    for (const visitor of [ann, ben]) Object.assign(visitor, { address: server.address })
    const again = await sit(ann, id)
    const other = await sit(ben, id, heardSecond.length)
    await Promise.all([again, other].map((client) => client.until(() => client.position)))
    expect(again.log).toEqual(heardFirst)
    expect([...heardSecond, ...other.log].map(({ number }) => number)).toEqual(
      again.log.map(({ number }) => number),
    )
    expect(again.position!.view).toEqual(first.position!.view)
    await playOn([again, other], 6, 10)
    expect(again.log.length).toBeGreaterThan(heardFirst.length)
  })

  test('an empty table is put away, and wakes when somebody comes', async () => {
    const { ann, id, first, second } = await pair()
    await playOn([first, second], 7, 6)
    const before = first.log
    const awake = server.hall.awakeCount
    await Promise.all([first.leave(), second.leave()])
    await expect
      .poll(() => {
        time += 5000
        server.hall.tick()
        return server.hall.awakeCount
      })
      .toBeLessThan(awake)
    const again = await sit(ann, id)
    await again.until(() => again.position)
    expect(again.log).toEqual(before)
  })

  test('two tabs of one person hear the same', async () => {
    const { ann, id, first, second } = await pair()
    const tab = await sit(ann, id)
    await playOn([tab, second], 8, 8)
    await tab.until(() => tab.log.length === first.log.length && tab.position!.at === first.position!.at)
    expect(tab.log).toEqual(first.log)
  })

  test('a late spectator gets the whole story without a hidden name, and can only watch and talk', async () => {
    const { id, first, second } = await pair()
    await playOn([first, second], 9, 30)
    const watcher = await sit(await come('Cid'), id)
    await watcher.until(() => watcher.position)
    expect(watcher.log.length).toBe(first.log.length)
    const hand = first.position!.view.zones.find(({ name, owner }) => name === 'hand' && owner === 0)!
    const shown = JSON.stringify([second.frames])
    const secret = hand.cards
      .map(({ is }) => is!.slice(is!.indexOf(' ') + 1))
      .filter((name) => !shown.includes(name))
    expect(secret.length).toBeGreaterThan(0)
    for (const name of secret) expect(watcher.frames.join('\n')).not.toContain(name)
    expect(await watcher.ask({ type: 'concede' })).toMatchObject({ ok: false })
    expect(await watcher.ask({ type: 'say', text: 'Hello' })).toMatchObject({ ok: true })
    await first.until(() =>
      first.log.some(({ happening }) => happening.kind === 'said' && happening.name === 'Cid (guest)'),
    )
  })

  test('whoever lets the clock run out loses', async () => {
    const { first, second } = await pair('quick')
    expect(first.position!.clock!.banks).toEqual([1_200_000, 1_200_000])
    time += 91_000
    server.hall.tick()
    await first.until(() => first.position!.outcome)
    expect(first.log.map(({ happening }) => happening.kind)).toContain('timed-out')
    expect((await second.ask({ type: 'rematch' })).ok).toBe(true)
    await first.ask({ type: 'rematch' })
    await first.until(() => first.position!.game === 2)
  })

  test('what cannot be written is not acknowledged, and the table goes back to what is', async () => {
    const { ann, id, first, second } = await pair()
    await playOn([first, second], 10, 4)
    const { log } = first
    const client = [first, second].find(({ question }) => question)!
    Object.assign(server.hall.ledger, { database: { transaction: () => failing } })
    await expect(client.decide(chance(1))).rejects.toThrow('come again')
    Object.assign(server.hall.ledger, { database: Reflect.get(server.hall, 'database') })
    const again = await sit(ann, id)
    await again.until(() => again.position)
    expect(again.log).toEqual(log)
    expect(faults).toEqual([new Error('the disk is full')])
  })
})

const failing = { execute: () => Promise.reject(new Error('the disk is full')) }
