/** Sockets to the server that the page came from. */
import { Heartbeat, PING, PONG } from '@dejarik/server/heartbeat'

/** Milliseconds before each new try. */
const PAUSES = [100, 300, 1000, 2000, 4000]
export const pauseBefore = (attempt: number): number => PAUSES[Math.min(attempt, PAUSES.length - 1)]!
/** The server does not want this line. */
export const REFUSED = 1008
/** The line broke, and nobody said why. */
const BROKEN = 1006

interface Ears {
  readonly opened?: () => void
  readonly heard: (text: string) => void
  /** Once, unless the page itself closed the socket. */
  readonly lost: (code: number, why: string) => void
}

/** A socket that is lost as soon as nothing comes through it any more, or if it does not open in time. */
export class WatchedSocket {
  private readonly socket: WebSocket
  private readonly ears: Ears
  private readonly heartbeat: Heartbeat
  private ended = false

  constructor(path: string, ears: Ears) {
    this.ears = ears
    this.socket = new WebSocket(addressOf(path))
    this.heartbeat = new Heartbeat({ ask: () => this.send(PING), lost: () => this.lose(BROKEN, '') })
    this.socket.onopen = () => !this.ended && ears.opened?.()
    this.socket.onmessage = ({ data }) => this.hear(String(data))
    this.socket.onclose = ({ code, reason }) => this.lose(code, reason)
  }

  private hear(text: string): void {
    this.heartbeat.heard()
    if (!this.ended && text !== PONG) this.ears.heard(text)
  }

  /** Without waiting until the browser has closed it: whoever does not answer does not say goodbye either. */
  private lose(code: number, why: string): void {
    if (this.ended) return
    this.close()
    this.ears.lost(code, why)
  }

  /** Nothing is sent before it is open, nor after its end. */
  send(text: string): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text)
  }

  close(): void {
    this.ended = true
    this.heartbeat.stop()
    this.socket.close()
  }
}

function addressOf(path: string): URL {
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.hash = ''
  return address
}

/** Hears what comes through a socket, which comes back by itself, until what is returned is called. */
export function listenAt<Told>(path: string, hear: (told: Told) => void): () => void {
  let tries = 0
  let timer: ReturnType<typeof setTimeout>
  let socket: WatchedSocket
  const open = (): void => {
    socket = new WatchedSocket(path, {
      heard: (text) => {
        tries = 0
        hear(JSON.parse(text) as Told)
      },
      lost: (code) => {
        if (code !== REFUSED) timer = setTimeout(open, pauseBefore(tries++))
      },
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    socket.close()
  }
}
