/** A line to a table on the server. It comes back by itself, misses nothing, and sends again what was not acknowledged. */
import type { LiveTold, TableNotice } from '@dejarik/server/messages'
import type { Request, Told } from '@dejarik/table'
import type { Wire } from '../wire.ts'
import { pauseBefore, REFUSED, WatchedSocket } from './socket.ts'

type LineState =
  | { readonly is: 'opening' | 'open' | 'lost' }
  /** The server does not want this line, and says why. */
  | { readonly is: 'refused'; readonly why: string }

type Numbered = Extract<Request, { readonly id: number }>

/** What can be sent twice without being done twice. */
const REPEATABLE: ReadonlySet<Request['type']> = new Set(['answer', 'habits', 'prospects', 'numbers'])

export class LiveLine implements Wire {
  hear: (told: Told) => void = () => {}
  state: LineState = { is: 'opening' }
  /** The table, while it waits for players. */
  waiting: TableNotice | null = null
  /** The table as the server told of it last. */
  notice: TableNotice | null = null
  private readonly path: string
  private readonly changed: () => void
  private readonly unanswered = new Map<number, Numbered>()
  private socket: WatchedSocket | null = null
  private heard = 0
  private tries = 0
  private closed = false

  /** Whoever has several seats says which; the first is meant where nothing is said. */
  constructor(table: string, changed: () => void, seat?: number) {
    this.path = `live/${table}${seat === undefined ? '' : `?seat=${seat}`}`
    this.changed = changed
    this.open()
  }

  private open(): void {
    if (this.closed) return
    this.socket = new WatchedSocket(this.path, {
      opened: () => this.resume(),
      heard: (text) => this.receive(JSON.parse(text) as LiveTold),
      lost: (code, why) => this.lost(code, why),
    })
  }

  private resume(): void {
    this.become({ is: 'open' })
    this.say({ type: 'resume', from: this.heard })
    for (const request of this.unanswered.values()) this.say(request)
  }

  private say(request: Request): void {
    this.socket?.send(JSON.stringify(request))
  }

  /** A line that only opens, and is dropped before anything is told, has not come back. */
  private receive(told: LiveTold): void {
    this.tries = 0
    if (told.type === 'waiting') {
      this.notice = told.table
      this.waiting = told.table.state === 'waiting' ? told.table : null
      return this.changed()
    }
    if (told.type === 'happened') this.heard = told.number
    if (told.type === 'reply' && told.to !== null) this.unanswered.delete(told.to)
    this.hear(told)
  }

  private lost(code: number, reason: string): void {
    if (code === REFUSED) return this.become({ is: 'refused', why: reason })
    this.forgetUnrepeatable()
    this.become({ is: 'lost' })
    setTimeout(() => this.open(), pauseBefore(this.tries++))
  }

  /** Nobody can tell whether it arrived, and doing it twice would be wrong. */
  private forgetUnrepeatable(): void {
    for (const [id, { type }] of this.unanswered) {
      if (REPEATABLE.has(type)) continue
      this.unanswered.delete(id)
      this.hear({ type: 'reply', to: id, ok: false, reasons: [{ text: 'The line broke. Try again.' }] })
    }
  }

  private become(state: LineState): void {
    this.state = state
    this.changed()
  }

  send(message: Request): void {
    // The line itself says from where it wants to hear.
    if (message.type === 'resume') return
    this.unanswered.set(message.id, message)
    this.say(message)
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }
}
