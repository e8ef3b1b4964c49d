/** When people have seen what they were told: clocks wait for it, whatever pace a client shows it at. */
import { type BeatsOf, BUDGETS, nominalTime } from './beats/times.ts'
import type { Log } from './log.ts'

export class Seen {
  private readonly log: Log
  private readonly beats: BeatsOf
  /** The last event that was counted. */
  private counted = 0
  private until = 0

  constructor(log: Log, beats: BeatsOf) {
    this.log = log
    this.beats = beats
  }

  /** From what is told now, the time at which all of it has been shown; no more than a budget away. */
  after(at: number): number {
    const told = this.log.since(this.counted, null)
    this.counted = this.log.last
    const events = told.flatMap(({ happening }) => (happening.kind === 'event' ? [happening.event.kind] : []))
    const begins = Math.max(at, this.until)
    this.until = Math.min(begins + nominalTime(events, this.beats), at + BUDGETS.normal)
    return this.until
  }
}
