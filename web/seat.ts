/** One seat's side of a table: keeps what it is told, in order, and sends what the person does. */
import type { Answer } from '@dejarik/kernel'
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
import type { Answered } from './answers/asked.ts'
import { Autopilot, type Control } from './answers/autopilot.ts'
import type { Plan } from './answers/plan.ts'
import type { Wishes } from './answers/wishes.ts'
import { Screen } from './beats/screen.ts'
import type { Pace } from './pace.ts'
import type { Playmat } from './playmat.ts'
import { askedOf, toldTo } from './table/to-you.ts'
import type { Wire } from './wire.ts'

/** Whoever plays is told “you draw”; whoever watches, who draws. */
type Reader = 'player' | 'watcher'

/** A request before it has its number. */
type Unnumbered<R> = R extends { readonly id: number } ? Omit<R, 'id'> : never

export class SeatClient {
  readonly screen: Screen
  readonly autopilot: Autopilot
  /** An answer that is given soon, unless the person says otherwise. */
  lapse: { readonly until: number; readonly wait: number } | null = null
  readonly faces = new Map<string, FaceCore>()
  readonly playmat: Playmat
  private news: Happened[] = []
  private readonly wire: Wire
  private readonly reader: Reader
  private readonly replies = new Map<number, (reply: ReplyTold) => void>()
  private readonly watchers = new Set<() => void>()
  private asked = 0
  /** The question that is being answered in the person's place, and the one that is the person's. */
  private answering: string | null = null
  private mine: string | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(wire: Wire, playmat: Playmat, pace: () => Pace, reader: Reader = 'player') {
    this.playmat = playmat
    this.reader = reader
    this.wire = wire
    this.screen = new Screen(playmat, this.faces, pace, () => this.changed())
    this.autopilot = new Autopilot(playmat.answers, this.faces)
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
    return this.screen.isLive && (this.answering === null || this.answering !== keyOf(this.position))
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

  private queue(told: Position): void {
    const isPlayer = this.reader === 'player'
    const position = isPlayer ? askedOf(told, this.playmat) : told
    const news = isPlayer ? toldTo(told, this.news, this.playmat) : this.news
    const before = this.screen.latest
    this.news = []
    // What a take-back led to is for the person, whatever is usual.
    if (before && before.game !== position.game) this.autopilot.beginGame()
    else if (before && before.epoch !== position.epoch) this.mine = keyOf(position)
    this.screen.hear({ news, position, heardAt: performance.now() })
    this.consider()
  }

  private changed(): void {
    for (const watcher of this.watchers) watcher()
    if (this.screen.isLive) this.consider()
  }

  /** What the person wants to be asked has changed. */
  wish(wishes: Wishes): void {
    this.autopilot.wishes = wishes
    this.reconsider()
  }

  /** The person wants to respond at the next chance, or no longer. */
  arm(isArmed: boolean): void {
    this.autopilot.isArmed = isArmed
    this.changed()
  }

  /** Everything is asked from now on, or what is usual. */
  takeControl(control: Control): void {
    if (this.autopilot.control === control) return
    this.autopilot.control = control
    if (control === 'full') this.takeOver()
    this.changed()
  }

  /** A unit retreats when it may, or stays after all. */
  markRetreat(unit: number): void {
    this.autopilot.toggleRetreat(unit)
    this.changed()
  }

  /** All units attack this enemy after the others that were chosen, or no longer. */
  aimNext(first: number, next: number): void {
    this.autopilot.toggleTarget(first, next)
    this.changed()
  }

  /** Looks at the open question once more, such as after a target was set. */
  reconsider(): void {
    if (this.answering === null) this.mine = null
    this.consider()
    this.changed()
  }

  /**
   * Lets a question answer itself. Among programs that is done at once; where people play, when its beats were seen,
   * so that nobody can tell by the time whether there was a choice.
   */
  private consider(): void {
    const position = this.screen.latest
    const key = keyOf(position)
    if (!position || key === null || key === this.answering || key === this.mine) return
    const hides = hasOthers(position)
    if (hides && !this.screen.isLive) return
    const answered = this.autopilot.answer(position, this.screen.hasNewcomers)
    if (!answered) {
      this.mine = key
      return
    }
    if (answered.after === undefined) this.answerLater(position, answered, hides ? this.screen.leastTime : 0)
    else this.answerUnless(position, answered, answered.after)
  }

  private answerLater(position: Position, { value }: Answered, wait: number): void {
    const key = keyOf(position)
    this.answering = key
    const give = async (): Promise<void> => {
      const { ok } = await this.send(position, value, true)
      if (ok || this.answering !== key) return
      this.answering = null
      this.mine = key
      this.changed()
    }
    if (wait === 0) void give()
    else setTimeout(() => void give(), wait)
  }

  /** Waits for a while, in which the person may take the answer over. */
  private answerUnless(position: Position, answered: Answered, wait: number): void {
    this.mine = keyOf(position)
    this.lapse = { until: performance.now() + wait, wait }
    this.timer = setTimeout(() => {
      this.lapse = null
      if (this.screen.latest === position) this.answerLater(position, answered, 0)
    }, wait)
  }

  /** The person wants to answer after all. */
  takeOver(): void {
    if (!this.lapse) return
    clearTimeout(this.timer)
    this.lapse = null
    this.changed()
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

  private send(position: Position, value: Answer, automatic: boolean): Promise<ReplyTold> {
    const { epoch, view } = position
    const copied = typeof value === 'object' ? [...value] : value
    const ask = view.question?.ask ?? 0
    return this.request({
      type: 'answer',
      epoch,
      ask,
      value: copied,
      ...(automatic ? { automatic: true } : {}),
    })
  }

  /** Answers what is asked now, and what is foreseen to be asked then; the reasons if it is refused. */
  async answer(value: Answer, plan: Plan = []): Promise<readonly ReasonTold[]> {
    if (this.screen.isDeaf) return []
    const position = this.position!
    this.takeOver()
    this.autopilot.decided(position, value, plan)
    this.answering = keyOf(position)
    const sent = this.send(position, value, false)
    this.screen.ownDecision()
    const reply = await sent
    if (!reply.ok && this.answering === keyOf(position)) {
      this.answering = null
      this.changed()
    }
    return reasonsIn(reply)
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

/** The name of the open question; null if there is none. */
const keyOf = (position: Position | null): string | null =>
  position?.view.question ? `${position.game} ${position.epoch} ${position.view.question.ask}` : null

/** Whether other people play here. */
const hasOthers = ({ seats, view }: Position): boolean =>
  seats.some(({ kind }, seat) => kind === 'person' && seat !== view.viewer)

const reasonsIn = (reply: ReplyTold): readonly ReasonTold[] => (reply.ok ? [] : reply.reasons)
