import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenAt, REFUSED } from '../live/socket.ts'

/** Sockets as a browser has them, opened and closed by the test. */
class Socket {
  static all: Socket[] = []
  readonly address: string
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (_: { code: number }): void => {}
  closed = false

  constructor(address: URL) {
    this.address = address.href
    Socket.all.push(this)
  }
  close(): void {
    this.closed = true
    this.onclose({ code: 1000 })
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
  last().onopen()
  last().onmessage({ data: '1' })
  for (const pause of [100, 300, 1000]) {
    const tries = Socket.all.length
    last().onclose({ code: BROKEN })
    vi.advanceTimersByTime(pause - 1)
    expect(Socket.all).toHaveLength(tries)
    vi.advanceTimersByTime(1)
    expect(Socket.all).toHaveLength(tries + 1)
  }
  last().onopen()
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
