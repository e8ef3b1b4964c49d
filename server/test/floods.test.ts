/** Floods through one socket: whoever never reads, pings or sends without end is let go, and nobody else notices. */
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PING, PONG } from '../api/heartbeat.ts'
import type { RunningServer } from '../index.ts'
import { deafSocket, pingOn } from '../load/deaf.ts'
import { NO_LIMITS } from '../load/no-limits.ts'
import { socketTo } from '../load/player.ts'
import { Visitor } from '../load/visitor.ts'
import { LIMITS } from '../settings.ts'
import { freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

/** What a socket says of a line that was cut. */
const CUT_OFF = 1006

describe('floods', PATIENT, () => {
  let free: RunningServer
  let strict: RunningServer
  let talkative: RunningServer
  beforeAll(async () => {
    free = await open({ database: await freshDatabase('sqlite'), limits: NO_LIMITS })
    const { talk } = LIMITS
    talkative = await open({
      database: await freshDatabase('sqlite'),
      limits: { ...NO_LIMITS, talk: { ...talk, perMinute: 0 } },
    })
    strict = await open({
      database: await freshDatabase('sqlite'),
      limits: { ...LIMITS, messages: { burst: 50, perMinute: 1 } },
    })
  })
  afterAll(() => Promise.all([free.close(), strict.close(), talkative.close()]))

  test('pings to a socket that never reads are answered up to a limit, and then the line is cut', async () => {
    const cid = await new Visitor(free.address).comeIn('Cid')
    const { id } = await cid.againstProgram()
    for (const place of [id, 'lobby']) {
      const socket = await deafSocket(cid, place)
      expect(await pingOn(socket, 100_000_000)).toBeLessThan(40_000_000)
    }
  })

  test('a page that asks whether its line holds is answered in every place, and that counts as a message', async () => {
    const cid = await new Visitor(strict.address).comeIn('Cid')
    const { id } = await cid.againstProgram()
    for (const place of [id, 'lobby']) {
      const socket = socketTo(cid, place)
      await once(socket, 'open')
      socket.send(PING)
      for (let text = ''; text !== PONG; text = String((await once(socket, 'message'))[0]));
      socket.close()
    }
    const socket = socketTo(cid, 'lobby')
    await once(socket, 'open')
    for (let sent = 0; sent < 60; sent++) socket.send(PING)
    expect(String((await once(socket, 'close'))[1])).toBe('too many messages')
  })

  test('pings count as messages', async () => {
    const cid = await new Visitor(strict.address).comeIn('Cid')
    const socket = socketTo(cid, 'lobby')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await once(socket, 'open')
    for (let sent = 0; sent < 60; sent++) socket.ping()
    expect(await closed).toBe(CUT_OFF)
  })

  test('talk has a pace of its own, and a crowd of spectators a limit', async () => {
    const [ann, cid] = await Promise.all([
      new Visitor(talkative.address).comeIn('Ann'),
      new Visitor(talkative.address).comeIn('Cid'),
    ])
    const { id } = await ann.againstProgram()
    const watcher = await LiveClient.open(cid, id)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => watcher.ask({ type: 'say', text: 'Hello' })),
    )
    expect(replies.filter(({ ok }) => ok).length).toBe(LIMITS.talk.burst)
    expect(replies.at(-1)).toMatchObject({ reasons: [{ text: 'You talk too fast. Wait a moment.' }] })
    const user = { id: 'crowd', name: 'Crowd', key: null, look: null, password: null, created: 0 }
    const enter = () =>
      talkative.hall.enter(id, { user, seat: null, send: () => {}, drop: () => {}, refuse: () => {} })
    for (let watching = 1; watching < 200; watching++) await enter()
    await expect(enter()).rejects.toThrow('Too many people watch this table.')
    expect((await (await LiveClient.open(ann, id)).ask({ type: 'numbers', card: 0 })).type).toBe('reply')
  })

  test('messages through all sockets of a person count together', async () => {
    const cid = await new Visitor(strict.address).comeIn('Cid')
    const { id } = await cid.againstProgram()
    const tabs = await Promise.all([LiveClient.open(cid, id), LiveClient.open(cid, id)])
    const asking = tabs.flatMap((tab) =>
      Array.from({ length: 30 }, () => tab.ask({ type: 'numbers', card: 0 })),
    )
    const results = await Promise.allSettled(asking)
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('too many messages')
  })
})
