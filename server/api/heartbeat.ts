/** How a visitor notices that nothing comes through a line any more, also where the network does not say so. */

/** A quiet line is asked whether it holds, by whoever visits; every process answers at once. */
export const PING = '{"type":"ping"}'
export const PONG = '{"type":"pong"}'

/** Milliseconds of silence after which a line is asked; after as many again it is lost. */
const QUIET = 2500

interface Pulse {
  /** Asks the other end for a sign of life. */
  readonly ask: () => void
  readonly lost: () => void
}

/** Watches a line from before it is open: one that does not open in time is lost too. */
export class Heartbeat {
  private readonly timer: ReturnType<typeof setInterval>
  private asked = false

  constructor(pulse: Pulse) {
    this.timer = setInterval(() => this.look(pulse), QUIET)
  }

  // No clock is read: a page that the browser put to sleep asks first when it wakes.
  private look({ ask, lost }: Pulse): void {
    if (this.asked) {
      this.stop()
      return lost()
    }
    this.asked = true
    ask()
  }

  /** Something came through the line. */
  heard(): void {
    this.asked = false
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
