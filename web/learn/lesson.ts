/** A lesson: a position, what to do in it and why, and what the other side answers. The machine checks every step. */
import type { Said, Start } from '@dejarik/kernel/scenario'

export interface LessonStep {
  /** What the learner is to do, as a scenario writes it. */
  readonly do: Said
  /** The same in words for the learner. */
  readonly say: string
  readonly why: string
  /** The rule that it shows. */
  readonly rule?: string
}

export interface Lesson {
  readonly game: string
  readonly title: string
  /** What the learner sees before the first step. */
  readonly about: string
  readonly start: Start
  /** The seat of the learner, as the scenario calls it. */
  readonly seat: string
  readonly steps: readonly LessonStep[]
  /** What the other side does, in order, each when it can; else it passes. */
  readonly others?: readonly Said[]
  /** Whether the game stands still after the last step, or goes on to the learner's next question to show what came of it. */
  readonly after?: 'stand-still'
  /** What was learned. */
  readonly end: string
}
