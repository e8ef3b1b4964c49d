/** A server for tests, and people who visit it as browsers would. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleAnswer } from '@dejarik/kernel'
import type { Happened, Position, ReplyTold, Told } from '@dejarik/table'
import { swtcgTable } from '@dejarik/table/swtcg'
import postgres from 'pg'
import { WebSocket } from 'ws'
import type { Deck, LiveTold, TableNotice } from '../api/messages.ts'
import { LIMITS, type RunningServer, type Settings, serve } from '../index.ts'

/** The databases that this machine has; `npm test` starts a PostgreSQL and names it here. */
const POSTGRES = process.env['TEST_POSTGRES']
export const DATABASES: readonly ('sqlite' | 'postgres')[] = POSTGRES ? ['sqlite', 'postgres'] : ['sqlite']

/** An empty database of its own. */
export async function freshDatabase(kind: 'sqlite' | 'postgres'): Promise<string> {
  if (kind === 'sqlite') return join(mkdtempSync(join(tmpdir(), 'dejarik-')), 'test.db')
  const name = `t${randomBytes(8).toString('hex')}`
  const admin = new postgres.Client({ connectionString: POSTGRES })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const address = new URL(POSTGRES!)
  address.pathname = `/${name}`
  return address.href
}

const MANY = { burst: 1e6, perMinute: 1e6 }
export const NO_LIMITS = {
  ...LIMITS,
  newcomers: MANY,
  signIn: MANY,
  requests: MANY,
  messages: MANY,
  sockets: 1e6,
}

export const open = (settings: Partial<Settings>): Promise<RunningServer> =>
  serve({ port: 0, limits: NO_LIMITS, ...settings })

const titleFor = (side: string): string =>
  swtcgTable.starters().find((deck) => deck.side === side && deck.editions.includes('idc'))!.title
export const DARK: Deck = { starter: titleFor('dark') }
export const LIGHT: Deck = { starter: titleFor('light') }
const GAME = { game: 'swtcg', edition: 'idc' }

export class Visitor {
  readonly address: string
  cookie = ''

  constructor(address: string) {
    this.address = address
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(new URL(path, this.address), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0]!
    return response
  }
  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return (await (await this.call('POST', path, body)).json()) as T
  }
  async get<T>(path: string): Promise<T> {
    return (await (await this.call('GET', path)).json()) as T
  }

  async comeIn(name: string): Promise<this> {
    await this.post('/api/guest', { name })
    return this
  }
  againstProgram(program = 'random'): Promise<TableNotice> {
    return this.post('/api/tables', { ...GAME, deck: DARK, against: { program, deck: LIGHT }, pace: 'none' })
  }
  waitFor(against: 'anyone' | 'friend', pace = 'none'): Promise<TableNotice> {
    return this.post('/api/tables', { ...GAME, deck: DARK, against, pace })
  }
  join(table: string): Promise<TableNotice> {
    return this.post(`/api/tables/${table}/join`, { deck: LIGHT })
  }
  quickMatch(deck: Deck): Promise<TableNotice> {
    return this.post('/api/quick-match', { ...GAME, deck })
  }
  sit(table: string, from = 0): Promise<LiveClient> {
    return LiveClient.open(this, table, from)
  }
}

/** One end of a socket; keeps every frame as it came. */
export class LiveClient {
  readonly frames: string[] = []
  readonly told: LiveTold[] = []
  closed: string | null = null
  private readonly socket: WebSocket
  private readonly wakers = new Set<() => void>()
  private sent = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      this.frames.push(String(data))
      this.told.push(JSON.parse(String(data)) as LiveTold)
      this.wakeAll()
    })
    socket.on('close', (_, reason) => {
      this.closed = String(reason)
      this.wakeAll()
    })
    socket.on('error', () => {})
  }

  static open({ address, cookie }: Visitor, table: string, from: number): Promise<LiveClient> {
    const url = new URL(`/live/${table}`, address)
    url.protocol = 'ws:'
    const socket = new WebSocket(url, { headers: { cookie } })
    const client = new LiveClient(socket)
    return new Promise((resolve, reject) => {
      socket.on('open', () => {
        client.send({ type: 'resume', from })
        resolve(client)
      })
      socket.on('error', reject)
    })
  }

  private wakeAll(): void {
    for (const wake of this.wakers) wake()
  }
  /** Waits until something holds. */
  async until<T>(found: () => T | undefined | null | false): Promise<T> {
    for (;;) {
      const now = found()
      if (now) return now
      if (this.closed !== null) throw new Error(`the socket was closed: ${this.closed}`)
      await new Promise<void>((resolve) => {
        this.wakers.add(resolve)
      }).finally(() => this.wakers.clear())
    }
  }

  get position(): Position | undefined {
    return this.told.findLast((told): told is Position => told.type === 'position')
  }
  get log(): readonly Happened[] {
    return this.told.filter((told): told is Happened => told.type === 'happened')
  }
  get question() {
    return this.position?.view.question ?? null
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  async ask(request: object): Promise<ReplyTold> {
    const id = ++this.sent
    this.send({ ...request, id })
    return this.until(() => this.told.find((told): told is ReplyTold => isReply(told) && told.to === id))
  }
  async answer(value: unknown): Promise<ReplyTold> {
    const { epoch, view } = this.position!
    return this.ask({ type: 'answer', epoch, ask: view.question!.ask, value })
  }
  /** Answers by lot as soon as it is asked; false when the game is over. */
  async decide(below: (bound: number) => number): Promise<boolean> {
    await this.until(() => this.position && (this.question || this.position.outcome))
    if (!this.question) return false
    await this.answer(sampleAnswer(this.question.question, below))
    return true
  }
  leave(): Promise<void> {
    return new Promise((resolve) => {
      if (this.closed !== null) return resolve()
      this.socket.on('close', () => resolve())
      this.socket.close()
    })
  }
}

const isReply = (told: LiveTold | Told): told is ReplyTold => told.type === 'reply'
