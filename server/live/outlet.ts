/** The way out through a socket: what is said at one moment leaves in one write, and whoever never reads is let go. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** Bytes. A reader this far behind has gone away; what answers to pings counts too. */
const MOST_UNSENT = 4_000_000

export class Outlet {
  private readonly web: WebSocket
  /** What the socket writes to. */
  private readonly below: Duplex
  private gathering = false

  constructor(web: WebSocket, below: Duplex) {
    this.web = web
    this.below = below
  }

  send(text: string): void {
    this.unlessFull(() => this.web.send(text))
  }
  /** Answers a ping. */
  answer(data: Buffer): void {
    this.unlessFull(() => this.web.pong(data))
  }

  private unlessFull(write: () => void): void {
    if (this.web.readyState !== this.web.OPEN) return
    if (this.web.bufferedAmount > MOST_UNSENT) return this.web.terminate()
    this.gather()
    write()
  }

  /** A write of the system costs more than most of what is said. */
  private gather(): void {
    if (this.gathering) return
    this.gathering = true
    this.below.cork()
    process.nextTick(() => {
      this.gathering = false
      this.below.uncork()
    })
  }
}
