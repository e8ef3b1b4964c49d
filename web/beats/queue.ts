/** Frames that wait to be shown, each for its time, also when they come one by one. */
import type { Viewer } from '@dejarik/kernel'
import type { BeatKind } from '@dejarik/table/beats'
import type { Pace } from '../pace.ts'
import type { Frame } from './frames.ts'
import { type Held, holds } from './hold.ts'

/** After so long without news, in milliseconds, nothing has piled up and the budget is whole again. */
const CALM_AFTER = 1500
/** Own doings whose outcome is plain never hold the next click; headings and numbers go with what follows. */
const PLAIN: ReadonlySet<BeatKind> = new Set(['arrives', 'moves', 'drew', 'numbers', 'heading'])
const WITH_THE_NEXT: ReadonlySet<BeatKind> = new Set(['numbers', 'heading'])

export interface Showing {
  readonly pace: () => Pace
  readonly viewer: () => Viewer
  /** Shows frames, the last of which stays; those before it were skipped. */
  readonly show: (frames: readonly Frame[]) => void
  /** Everything was shown; `held` if there was something to be seen. */
  readonly rest: (held: boolean) => void
}

export class FrameQueue {
  /** The frame that is held. */
  private current: Frame | null = null
  private readonly waiting: Frame[] = []
  private readonly showing: Showing
  private timer: ReturnType<typeof setTimeout> | null = null
  private shownAt = 0
  /** How long frames of this run were held, in milliseconds. */
  private spent = 0
  private restedAt = 0
  private hasHeld = false

  constructor(showing: Showing) {
    this.showing = showing
  }

  get isEmpty(): boolean {
    return this.current === null && this.waiting.length === 0
  }

  add(frames: readonly Frame[]): void {
    if (this.isEmpty && performance.now() - this.restedAt > CALM_AFTER) this.beginRun()
    this.waiting.push(...frames)
    if (this.current === null) this.next()
    else this.holdCurrent()
  }

  /** A decision of one's own begins a run: the budget is for what comes after it. */
  beginRun(): void {
    this.spent = 0
    this.hasHeld = false
  }

  /** Ends the present beat. */
  skip(): void {
    if (this.current) this.next()
  }

  /** Shows all that waits at once. */
  flush(): void {
    this.stop()
    const frames = this.waiting.splice(0)
    this.current = null
    if (frames.length > 0) this.showing.show(frames)
    this.restNow()
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private next(): void {
    this.stop()
    if (this.current) this.spent += performance.now() - this.shownAt
    this.current = null
    const passed: Frame[] = []
    while (this.waiting.length > 0) {
      const frame = this.waiting.shift()!
      passed.push(frame)
      this.current = frame
      if (this.holdOf() > 0) return this.hold(passed)
    }
    this.current = null
    if (passed.length > 0) this.showing.show(passed)
    this.restNow()
  }

  private hold(frames: readonly Frame[]): void {
    this.hasHeld = true
    this.shownAt = performance.now()
    this.showing.show(frames)
    this.holdCurrent()
  }

  /** What waits behind a frame may shorten its time. */
  private holdCurrent(): void {
    this.stop()
    const left = this.shownAt + this.holdOf() - performance.now()
    this.timer = setTimeout(() => this.next(), Math.max(0, left))
  }

  private holdOf(): number {
    const pace = this.showing.pace()
    const { beat, position } = this.current!
    if (pace === 'instant' || !beat) return 0
    const row = [this.current!, ...this.waiting].flatMap((frame) => this.held(frame))
    const isLast = row.length === 1
    const isOwn = row[0]!.isOwn
    const asks = position.view.question !== null
    if (isLast && isOwn && PLAIN.has(beat.kind)) return 0
    if (WITH_THE_NEXT.has(beat.kind) && (asks || !isLast)) return 0
    return holds(row, pace, this.spent)[0]!
  }

  private held({ beat }: Frame): readonly Held[] {
    return beat ? [{ beat, isOwn: beat.actor !== null && beat.actor === this.showing.viewer() }] : []
  }

  private restNow(): void {
    this.restedAt = performance.now()
    this.showing.rest(this.hasHeld)
    this.hasHeld = false
  }
}
