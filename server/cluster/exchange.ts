/** What processes say to each other, over NATS: at once, in order, and without a promise that it arrives. */
import { connect, createInbox, Events as Happening, type NatsConnection } from 'nats'

/** In milliseconds; a silent line is given up after two questions. */
const RETRY_EVERY = 250
const ASK_EVERY = 2000
const MOST_UNANSWERED = 2
const MOST_WAIT = 5000
/** How NATS answers what was said where nobody hears. */
const NOBODY = 503

const encoder = new TextEncoder()

type Hear = (text: string) => void

export class Exchange {
  private readonly nats: NatsConnection
  private readonly prefix: string
  /** Where NATS answers. */
  private readonly inbox = createInbox()
  private whole = true

  private constructor(nats: NatsConnection, prefix: string) {
    this.nats = nats
    this.prefix = prefix
  }

  /** Halls with other prefixes hear nothing of it. */
  static async open(address: string, prefix: string): Promise<Exchange> {
    const nats = await connect({
      servers: address,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_EVERY,
      reconnectJitter: RETRY_EVERY,
      pingInterval: ASK_EVERY,
      maxPingOut: MOST_UNANSWERED,
      timeout: MOST_WAIT,
    }).catch((error: unknown) => {
      throw new Error(`NATS cannot be reached: ${error instanceof Error ? error.message : String(error)}`)
    })
    return new Exchange(nats, prefix)
  }

  /** Whether what is said now is likely to arrive. */
  get isWhole(): boolean {
    return this.whole
  }

  say(to: string, text: string): void {
    if (this.whole && !this.nats.isClosed()) this.nats.publish(`${this.prefix}.${to}`, encoder.encode(text))
  }

  /** As `say`; whoever does so hears of it if nobody is there. */
  call(to: string, text: string): void {
    if (!this.whole || this.nats.isClosed()) return
    this.nats.publish(`${this.prefix}.${to}`, encoder.encode(text), { reply: `${this.inbox}.${to}` })
  }

  /** Hears where nobody is who was called. */
  hearAbsent(absent: (from: string) => void): void {
    this.nats.subscribe(`${this.inbox}.>`, {
      callback: (error, { subject, headers }) => {
        if (!error && headers?.code === NOBODY) absent(subject.slice(this.inbox.length + 1))
      },
    })
  }

  /** Until what comes back is called. */
  hear(at: string, hear: Hear): () => void {
    const subscription = this.nats.subscribe(`${this.prefix}.${at}`, {
      callback: (error, message) => {
        if (!error) hear(message.string())
      },
    })
    return () => subscription.unsubscribe()
  }

  /** When NATS knows of all that is heard here. */
  async flush(): Promise<void> {
    await this.nats.flush()
  }

  /** Tells whenever the line breaks; what was on its way may be lost. */
  async watch(cut: () => void): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === Happening.Reconnect) this.whole = true
      if (type !== Happening.Disconnect || !this.whole) continue
      this.whole = false
      cut()
    }
  }

  /** What was said before is on its way. */
  async close(): Promise<void> {
    if (this.whole) await this.nats.flush().catch(() => {})
    await this.nats.close()
  }
}
