/** How hard a bot that searches thinks, whichever way it does. */
import type { Allowance } from './allowance.ts'
import type { Caution } from './race.ts'

export interface Effort {
  /** What part of the usual games, or of the time for them, a question gets. */
  readonly pace: Allowance
  /** Answers of the simple bot that are tried. */
  readonly answers: Allowance
  /** What another answer than the first must show to be taken. */
  readonly caution: Caution
  /** Decisions after which a trial ends in any case. */
  readonly decisions: number
}
