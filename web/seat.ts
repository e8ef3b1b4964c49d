/** One seat's side of a table: keeps what it is told, in order, and sends what the person does. */
import type {
  Advice,
  FaceCore,
  Habits,
  Happened,
  NumberTold,
  Position,
  ProspectTold,
  ReasonTold,
  ReplyTold,
  Request,
  Told,
} from '@dejarik/table'
import { type Pace, pauseAfter } from './pace.ts'
import type { Playmat } from './playmat.ts'
import type { Wire } from './wire.ts'

/** What one decision brought: news, then how things stand. */
interface Step {
  readonly news: readonly Happened[]
  readonly position: Position
  /** When it was told, in milliseconds; clocks run from there. */
  readonly heardAt: number
}

/** A request before it has its number. */
type Unnumbered<R> = R extends { readonly id: number } ? Omit<R, 'id'> : never

export class SeatClient {
  position: Position | null = null
  heardAt = 0
  log: readonly Happened[] = []
  /** What the playmat shows for a while, such as an attack. */
  shown: unknown = null
  readonly faces = new Map<string, FaceCore>()
  readonly playmat: Playmat
  /** Steps that were told and are still to be shown. */
  private readonly waiting: Step[] = []
  private news: Happened[] = []
  private readonly wire: Wire
  private readonly replies = new Map<number, (reply: ReplyTold) => void>()
  private readonly watchers = new Set<() => void>()
  private readonly pace: () => Pace
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(wire: Wire, playmat: Playmat, pace: () => Pace) {
    this.playmat = playmat
    this.wire = wire
    this.pace = pace
    wire.hear = (told) => this.hear(told)
    wire.send({ type: 'resume', from: 0 })
  }

  /** Whether everything that happened has been shown, so that the person may act. */
  get isLive(): boolean {
    return this.waiting.length === 0
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  private hear(told: Told): void {
    if (told.type === 'faces')
      for (const [key, face] of Object.entries(told.faces)) this.faces.set(key, face as FaceCore)
    else if (told.type === 'happened') this.news.push(told)
    else if (told.type === 'position') this.queue(told)
    else if (told.to !== null) this.settle(told.to, told)
  }

  private queue(position: Position): void {
    this.waiting.push({ news: this.news, position, heardAt: performance.now() })
    this.news = []
    if (this.timer === null) this.showNext()
  }

  /** Shows the next step, then waits as long as the person needs to see it. */
  private showNext(): void {
    const step = this.waiting.shift()
    this.timer = null
    if (!step) return
    this.log = [...this.log, ...step.news]
    this.shown = this.playmat.follow(this.shown, step.news, step.position, this.faces)
    this.position = step.position
    this.heardAt = step.heardAt
    const pause = pauseAfter(step.news, this.pace())
    if (this.waiting.length === 0 || pause > 0) this.changed()
    if (this.waiting.length > 0) {
      if (pause > 0) this.timer = setTimeout(() => this.showNext(), pause)
      else this.showNext()
    }
  }

  private changed(): void {
    for (const watcher of this.watchers) watcher()
  }

  private settle(id: number, reply: ReplyTold): void {
    this.replies.get(id)?.(reply)
    this.replies.delete(id)
  }

  request(request: Unnumbered<Request>): Promise<ReplyTold> {
    const id = ++this.asked
    this.wire.send({ ...request, id } as Request)
    return new Promise((resolve) => this.replies.set(id, resolve))
  }

  /** Answers what is asked now; the reasons if it is refused. */
  async answer(value: string | number | boolean | readonly number[]): Promise<readonly ReasonTold[]> {
    const { epoch, view } = this.position!
    const ask = view.question?.ask ?? 0
    const copied = typeof value === 'object' ? [...value] : value
    return reasonsIn(await this.request({ type: 'answer', epoch, ask, value: copied }))
  }

  async prospects(card: number): Promise<readonly ProspectTold[]> {
    const reply = await this.request({ type: 'prospects', card })
    return reply.ok ? (reply.prospects ?? []) : []
  }

  async numbers(card: number): Promise<readonly NumberTold[]> {
    const reply = await this.request({ type: 'numbers', card })
    return reply.ok ? (reply.numbers ?? []) : []
  }

  /** What a program would do in this place; null where nobody says. */
  async advice(): Promise<Advice | null> {
    const reply = await this.request({ type: 'advice' })
    return reply.ok ? (reply.advice ?? null) : null
  }

  setHabits(habits: Habits): void {
    void this.request({ type: 'habits', habits })
  }
}

const reasonsIn = (reply: ReplyTold): readonly ReasonTold[] => (reply.ok ? [] : reply.reasons)
