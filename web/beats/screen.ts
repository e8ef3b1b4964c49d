/** What one seat sees of the table now: beat by beat, then how things stand. */
import type { SeatId, Viewer } from '@dejarik/kernel'
import type { Happened, Position } from '@dejarik/table'
import { BEAT_TIMES, BUDGETS } from '@dejarik/table/beats'
import type { Pace } from '../pace.ts'
import type { Faces, Playmat } from '../playmat.ts'
import { linesAbout } from '../table/log-line.ts'
import { type Beat, eventsOf, textsOf } from './beat.ts'
import { type Frame, framesOf, type Step, wholeFrame } from './frames.ts'
import { FrameQueue } from './queue.ts'
import { othersIn, type RecapLine, recapOf, WORTH_TELLING } from './recap-lines.ts'

/** A button that appears is deaf for so long, in milliseconds, so that whoever skips a beat answers nothing. */
const DEAF = 250
/** No attack and no build takes more events to tell. */
const RECENT = 80

/** What happened since one's last decision, and how the table stood before it. */
interface Run {
  readonly position: Position | null
  readonly shown: unknown
  readonly steps: readonly Step[]
  readonly beats: readonly Beat[]
}

export class Screen {
  position: Position | null = null
  heardAt = 0
  log: readonly Happened[] = []
  /** What the playmat shows for a while, such as an attack. */
  shown: unknown = null
  /** The beat that is shown now. */
  beat: Beat | null = null
  /** The last that was told, whether it was shown yet or not. */
  latest: Position | null = null
  isRecapOpen = false
  private readonly playmat: Playmat
  private readonly faces: Faces
  private readonly pace: () => Pace
  private readonly changed: () => void
  private readonly queue: FrameQueue
  private run: Run = { position: null, shown: null, steps: [], beats: [] }
  private actor: SeatId | null = null
  /** Until when answers are not heard, in milliseconds. */
  private deafUntil = 0
  /** Whether what is shown was shown before. */
  private isAgain = false

  constructor(playmat: Playmat, faces: Faces, pace: () => Pace, changed: () => void) {
    this.playmat = playmat
    this.faces = faces
    this.pace = pace
    this.changed = changed
    this.queue = new FrameQueue({
      pace,
      viewer: () => this.viewer,
      show: (frames) => this.show(frames),
      rest: (held) => this.rest(held),
    })
  }

  private get viewer(): Viewer {
    return this.latest?.view.viewer ?? null
  }

  /** Whether everything that happened has been shown, so that the person may act. */
  get isLive(): boolean {
    return this.queue.isEmpty
  }
  get isDeaf(): boolean {
    return performance.now() < this.deafUntil
  }

  /** What others did since one's last decision. */
  get recap(): readonly RecapLine[] {
    return recapOf(this.run.beats, this.viewer, this.playmat)
  }
  get canShowAgain(): boolean {
    return this.run.position !== null && this.pace() !== 'instant'
  }
  /** Whether others brought something to the table since one's last decision; whoever has just come back cannot know. */
  get hasNewcomers(): boolean {
    return (
      this.run.position === null ||
      othersIn(this.run.beats, this.viewer).some(({ kind }) => kind === 'arrives')
    )
  }
  /** How long the last step is looked at, at least, in milliseconds, where nothing was held. */
  get leastTime(): number {
    const { steps } = this.run
    const kinds = eventsOf(steps.at(-1)?.news ?? []).map(({ kind }) => this.playmat.beats[kind] ?? null)
    const times = kinds.map((kind) => (kind ? BEAT_TIMES[kind].quick : 0))
    return this.pace() === 'instant' ? Math.max(0, ...times) : 0
  }
  /** What is told while it is shown. */
  get telling(): string {
    if (!this.beat) return ''
    const lines = linesAbout(this.playmat.lines(this.log.slice(-RECENT)), this.beat.news)
    const texts = lines.length > 0 ? lines.map(({ text }) => text) : textsOf(this.beat)
    return texts.join(' ')
  }

  hear(step: Step): void {
    const before = this.latest
    this.latest = step.position
    if (!before || before.epoch !== step.position.epoch) return this.beginAnew(step)
    const frames = framesOf(before, step, this.playmat.beats, this.actor)
    const beats = frames.flatMap(({ beat }) => beat ?? [])
    this.actor = beats.at(-1)?.actor ?? this.actor
    this.run = {
      ...this.run,
      steps: [...this.run.steps, step],
      beats: [...this.run.beats, ...beats],
    }
    this.queue.add(this.isTooMuch(beats) ? [wholeFrame(step)] : frames)
  }

  /** At first, and after a take-back, how things stand is shown at once. */
  private beginAnew(step: Step): void {
    const isFirst = this.position === null
    this.queue.flush()
    this.show([wholeFrame(step)])
    this.ownDecision()
    if (isFirst) this.recall(step)
    this.rest(false)
  }

  /** Whoever comes back finds a recap of what came after the last own beat. */
  private recall(step: Step): void {
    const beats = framesOf(step.position, step, this.playmat.beats, null).flatMap(({ beat }) => beat ?? [])
    const own = beats.findLastIndex(({ actor }) => actor === this.viewer)
    this.run = { position: null, shown: null, steps: [], beats: beats.slice(own + 1) }
  }

  /** No decision brings so much; the line was lost for a while. */
  private isTooMuch(beats: readonly Beat[]): boolean {
    return beats.reduce((time, { kind }) => time + BEAT_TIMES[kind].normal, 0) > 2 * BUDGETS.normal
  }

  /** One has decided: what comes from now on is the next run. */
  ownDecision(): void {
    this.queue.beginRun()
    this.actor = this.viewer
    this.isRecapOpen = false
    this.run = { position: this.position, shown: this.shown, steps: [], beats: [] }
  }

  skip(): void {
    this.queue.skip()
  }
  skipAll(): void {
    this.queue.flush()
  }

  /** After having looked away: the position at once, and what happened meanwhile as a list. */
  comeBack(): void {
    this.queue.flush()
    this.isRecapOpen = this.recap.length > 0
    this.changed()
  }

  /** Shows what happened since one's last decision once more. */
  showAgain(): void {
    const { position, shown, steps } = this.run
    if (!position || !this.isLive) return
    this.isAgain = true
    this.position = position
    this.shown = shown
    this.queue.beginRun()
    const before = [position, ...steps.map((step) => step.position)]
    this.queue.add(steps.flatMap((step, at) => framesOf(before[at]!, step, this.playmat.beats, null)))
  }

  closeRecap(): void {
    this.isRecapOpen = false
    this.changed()
  }

  private show(frames: readonly Frame[]): void {
    for (const { news, position } of frames) {
      if (!this.isAgain) this.log = [...this.log, ...news]
      this.shown = this.playmat.follow(this.shown, news, position, this.faces)
    }
    const last = frames.at(-1)!
    this.position = last.position
    this.heardAt = last.heardAt
    this.beat = last.beat
    this.changed()
  }

  private rest(held: boolean): void {
    this.beat = null
    this.isAgain = false
    if (held) {
      this.deafUntil = performance.now() + DEAF
      setTimeout(this.changed, DEAF)
    }
    if (othersIn(this.run.beats, this.viewer).length >= WORTH_TELLING && this.recap.length > 0)
      this.isRecapOpen = true
    this.changed()
  }
}
