/** A program at the other end of a socket, that plays by lot. It keeps no more than it needs, so that there can be thousands. */
import { type Answer, type Below, type Question, sampleAnswer } from '@dejarik/kernel'
import type { Position, ReplyTold } from '@dejarik/table'
import { WebSocket } from 'ws'
import { Heartbeat, PING, PONG } from '../api/heartbeat.ts'
import type { LiveTold } from '../api/messages.ts'
import type { Visitor } from './visitor.ts'

/** In milliseconds. */
const MOST_SILENCE = 120_000
const MOST_HANDSHAKE = 10_000

export class Player {
  position: Position | undefined
  /** Why the socket was closed; null while it is open. */
  closed: string | null = null
  private readonly socket: WebSocket
  private readonly wakers = new Set<() => void>()
  private readonly replies = new Map<number, ReplyTold>()
  private sent = 0

  protected constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      if (String(data) !== PONG) this.hear(String(data))
    })
    socket.on('close', (_, reason) => {
      this.closed = String(reason)
      this.wakeAll()
    })
    socket.on('error', () => {})
  }

  static open(visitor: Visitor, table: string, from = 0): Promise<Player> {
    return Player.opened(new Player(socketTo(visitor, table)), from)
  }

  /** Resolves once the line is open, and has said from where it wants to hear. */
  protected static opened<P extends Player>(player: P, from: number): Promise<P> {
    return new Promise((resolve, reject) => {
      player.socket.on('open', () => {
        player.send({ type: 'resume', from })
        resolve(player)
      })
      player.socket.on('error', reject)
    })
  }

  /** Notices, as a page does, when nothing comes through the line any more. */
  watch(): this {
    const { socket } = this
    const heartbeat = new Heartbeat({ ask: () => socket.send(PING), lost: () => socket.terminate() })
    socket.on('message', () => heartbeat.heard())
    socket.on('close', () => heartbeat.stop())
    return this
  }

  protected hear(text: string): void {
    // News are most of what comes, and nobody here reads them.
    if (!text.startsWith('{"type":"happened"') && !text.startsWith('{"type":"faces"'))
      this.note(JSON.parse(text) as LiveTold)
  }

  protected note(told: LiveTold): void {
    if (told.type === 'position') this.position = told
    if (told.type === 'reply' && told.to !== null) this.replies.set(told.to, told)
    this.wakeAll()
  }

  private wakeAll(): void {
    for (const wake of this.wakers) wake()
  }
  /** Waits until something holds, but not for ever: a server that says nothing more has to show in the figures. */
  async until<T>(found: () => T | undefined | null | false): Promise<T> {
    for (;;) {
      const now = found()
      if (now) return now
      if (this.closed !== null) throw new Error(`the socket was closed: ${this.closed}`)
      await this.woken()
    }
  }

  private woken(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.wakers.delete(wake)
        reject(new Error('nothing is heard of the server'))
      }, MOST_SILENCE)
      const wake = (): void => {
        clearTimeout(late)
        this.wakers.delete(wake)
        resolve()
      }
      this.wakers.add(wake)
    })
  }

  get question(): Position['view']['question'] {
    return this.position?.view.question ?? null
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  async ask(request: object): Promise<ReplyTold> {
    const id = ++this.sent
    this.send({ ...request, id })
    const reply = await this.until(() => this.replies.get(id))
    this.replies.delete(id)
    return reply
  }
  answer(value: unknown): Promise<ReplyTold> {
    const { epoch, view } = this.position!
    return this.ask({ type: 'answer', epoch, ask: view.question!.ask, value })
  }
  /** Waits until it is asked; false when the game is over. */
  async isAsked(): Promise<boolean> {
    await this.until(() => this.position && (this.question || this.position.outcome))
    return this.question !== null
  }
  /** Answers by lot as soon as it is asked, seldom with a pass, so that games last; false when the game is over. */
  async decide(below: Below): Promise<boolean> {
    if (!(await this.isAsked())) return false
    await this.answer(eagerAnswer(this.question!.question, below))
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

export function socketTo({ address, cookie }: Visitor, table: string): WebSocket {
  const url = new URL(`/live/${table}`, address)
  url.protocol = 'ws:'
  return new WebSocket(url, { headers: { cookie }, handshakeTimeout: MOST_HANDSHAKE })
}

/** How often somebody who plays by lot does something rather than nothing, in tenths. */
const EAGER = 9

/** By lot, but seldom to stop or pass: such games are as long as those of people. */
export function eagerAnswer(question: Question, below: Below): Answer {
  const doing = question.kind === 'action' ? question.offers.filter(({ verb }) => !IDLE.has(verb)) : []
  if (question.kind !== 'action' || doing.length === 0 || below(10) >= EAGER)
    return sampleAnswer(question, below)
  return sampleAnswer({ ...question, offers: doing }, below)
}
const IDLE = new Set(['pass', 'stop', 'stop-building', 'end-build'])
