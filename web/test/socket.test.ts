import { PING, PONG } from '@dejarik/server/heartbeat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveLine } from '../live/line.ts'
import { listenAt, REFUSED } from '../live/socket.ts'

/** Sockets as a browser has them, opened and closed by the test. */
class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  readonly address: string
  readonly sent: string[] = []
  readyState = 0
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (_: { code: number; reason?: string }): void => {}
  closed = false

  constructor(address: URL) {
    this.address = address.href
    Socket.all.push(this)
  }
  open(): void {
    this.readyState = Socket.OPEN
    this.onopen()
  }
  send(text: string): void {
    this.sent.push(text)
  }
  /** As where the other end is gone: the browser waits for it. */
  close(): void {
    this.closed = true
  }
}
const last = (): Socket => Socket.all.at(-1)!
const BROKEN = 1006

beforeEach(() => {
  Socket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { href: 'https://example.org/play/?seed=1#/events' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a broken line comes back by itself, later each time, and hears on', () => {
  const heard: number[] = []
  listenAt<number>('live/events/e1', (told) => heard.push(told))
  expect(last().address).toBe('wss://example.org/play/live/events/e1')
  last().open()
  last().onmessage({ data: '1' })
  for (const pause of [100, 300, 1000]) {
    const tries = Socket.all.length
    last().onclose({ code: BROKEN })
    vi.advanceTimersByTime(pause - 1)
    expect(Socket.all).toHaveLength(tries)
    vi.advanceTimersByTime(1)
    expect(Socket.all).toHaveLength(tries + 1)
  }
  last().open()
  last().onmessage({ data: '2' })
  expect(heard).toEqual([1, 2])
  last().onclose({ code: BROKEN })
  vi.advanceTimersByTime(100)
  expect(Socket.all).toHaveLength(5)
})

test('whoever is refused, or looks away, is not connected again and hears nothing more', () => {
  const heard: number[] = []
  listenAt<number>('live/wars/none', (told) => heard.push(told))
  last().onclose({ code: REFUSED })
  const stop = listenAt<number>('live/wars/w1', (told) => heard.push(told))
  stop()
  expect(last().closed).toBe(true)
  last().onmessage({ data: '3' })
  vi.advanceTimersByTime(60_000)
  expect(Socket.all).toHaveLength(2)
  expect(heard).toEqual([])
})

test('a line that opens and is dropped before anything is told has not come back', () => {
  listenAt<number>('live/lobby', () => {})
  for (const pause of [100, 300, 1000]) {
    last().open()
    last().onclose({ code: BROKEN })
    const tries = Socket.all.length
    vi.advanceTimersByTime(pause - 1)
    expect(Socket.all).toHaveLength(tries)
    vi.advanceTimersByTime(1)
  }
})

test('a quiet line is asked whether it holds, and opened again if nothing comes, also by whoever waits for an answer', () => {
  const line = new LiveLine('t1', () => {})
  last().open()
  line.send({ type: 'prospects', id: 1, card: 3 })
  const first = last()
  vi.advanceTimersByTime(2500)
  expect(first.sent.at(-1)).toBe(PING)
  first.onmessage({ data: PONG })
  vi.advanceTimersByTime(2500)
  expect(Socket.all).toHaveLength(1)
  vi.advanceTimersByTime(2500)
  expect([first.closed, line.state.is]).toEqual([true, 'lost'])
  vi.advanceTimersByTime(100)
  last().open()
  expect(last().sent.map((text) => JSON.parse(text).type)).toEqual(['resume', 'prospects'])
  // What the line that is given up says after all is heard no more.
  const heard: unknown[] = []
  line.hear = (told) => heard.push(told)
  first.onmessage({ data: '{"type":"reply","to":1,"ok":true}' })
  first.onclose({ code: BROKEN })
  expect([heard, Socket.all.length]).toEqual([[], 2])
  line.close()
})

test('a line that does not open is given up', () => {
  listenAt<number>('live/lobby', () => {})
  vi.advanceTimersByTime(5000 + 100)
  expect(Socket.all).toHaveLength(2)
  expect(Socket.all[0]!.closed).toBe(true)
})
