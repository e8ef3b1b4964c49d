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
import { Screen } from './beats/screen.ts'
import type { Pace } from './pace.ts'
import type { Playmat } from './playmat.ts'
import type { Wire } from './wire.ts'

/** A request before it has its number. */
type Unnumbered<R> = R extends { readonly id: number } ? Omit<R, 'id'> : never

export class SeatClient {
  readonly screen: Screen
  readonly faces = new Map<string, FaceCore>()
  readonly playmat: Playmat
  private news: Happened[] = []
  private readonly wire: Wire
  private readonly replies = new Map<number, (reply: ReplyTold) => void>()
  private readonly watchers = new Set<() => void>()
  private asked = 0

  constructor(wire: Wire, playmat: Playmat, pace: () => Pace) {
    this.playmat = playmat
    this.wire = wire
    this.screen = new Screen(playmat, this.faces, pace, () => this.changed())
    wire.hear = (told) => this.hear(told)
    wire.send({ type: 'resume', from: 0 })
  }

  /** How things stand, as far as it was shown. */
  get position(): Position | null {
    return this.screen.position
  }
  get heardAt(): number {
    return this.screen.heardAt
  }
  get log(): readonly Happened[] {
    return this.screen.log
  }
  /** What the playmat shows for a while, such as an attack. */
  get shown(): unknown {
    return this.screen.shown
  }
  /** Whether everything that happened has been shown, so that the person may act. */
  get isLive(): boolean {
    return this.screen.isLive
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
    const { news } = this
    this.news = []
    this.screen.hear({ news, position, heardAt: performance.now() })
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
    if (this.screen.isDeaf) return []
    const { epoch, view } = this.position!
    const ask = view.question?.ask ?? 0
    const copied = typeof value === 'object' ? [...value] : value
    const reply = this.request({ type: 'answer', epoch, ask, value: copied })
    this.screen.ownDecision()
    return reasonsIn(await reply)
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
