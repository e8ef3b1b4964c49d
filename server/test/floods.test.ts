/** Floods through one socket: whoever never reads, pings or sends without end is let go, and nobody else notices. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { NO_LIMITS } from '../load/no-limits.ts'
import { socketTo } from '../load/player.ts'
import { Visitor } from '../load/visitor.ts'
import { LIMITS } from '../settings.ts'
import { freshDatabase, LiveClient, open, PATIENT } from './visiting.ts'

/** A socket that says hello as a browser would, and never reads an answer. */
async function deaf({ address, cookie }: Visitor, place: string): Promise<Socket> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const hello = [
    `GET /live/${place} HTTP/1.1`,
    `host: ${host}`,
    'upgrade: websocket',
    'connection: Upgrade',
    'sec-websocket-version: 13',
    'sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==',
    `cookie: ${cookie}`,
  ]
  socket.write(`${hello.join('\r\n')}\r\n\r\n`)
  await new Promise((resolve) => socket.once('readable', resolve))
  return socket
}

/** A ping of 125 bytes, masked with zeros. */
const PING = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125, 1)])
const PINGS = Buffer.concat(Array<Buffer>(1000).fill(PING))

/** Pings until the line is cut; how many bytes that took. */
async function pingOn(socket: Socket, most: number): Promise<number> {
  let sent = 0
  while (!socket.destroyed && sent < most) {
    sent += PINGS.length
    if (!socket.write(PINGS))
      await new Promise((resolve) => {
        socket.once('drain', resolve)
        socket.once('close', resolve)
      })
  }
  return sent
}

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
      const socket = await deaf(cid, place)
      expect(await pingOn(socket, 100_000_000)).toBeLessThan(40_000_000)
    }
  })

  test('pings count as messages', async () => {
    const cid = await new Visitor(strict.address).comeIn('Cid')
    const socket = socketTo(cid, 'lobby')
    const closed = new Promise((resolve) => socket.once('close', (_, reason) => resolve(String(reason))))
    await once(socket, 'open')
    for (let sent = 0; sent < 60; sent++) socket.ping()
    expect(await closed).toBe('too many messages')
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
    const enter = () => talkative.hall.enter(id, { user, seat: null, send: () => {}, drop: () => {} })
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
