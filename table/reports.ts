/** Positions that somebody has a problem with, as scenarios: never with a secret of another person in them. */
import { accepted, type SeatId, type Verdict } from '@dejarik/kernel'
import { problemScenario } from '@dejarik/kernel/scenario/problem'
import type { Course } from './course.ts'
import { refusedHere } from './reasons.ts'

export class Reports {
  private readonly course: Course
  /** Whether nobody may see the record before the game is over. */
  private readonly isSecret: boolean
  /** By seat, where it had a problem while others played: the game, and how many decisions were made. */
  private readonly noted = new Map<SeatId, { readonly game: number; readonly decisions: number }>()

  constructor(course: Course, isSecret: boolean) {
    this.course = course
    this.isSecret = isSecret
  }

  /** The present position, or of a game that is over the one that the seat noted. */
  report(seat: SeatId, note: string): Verdict & { readonly scenario?: string } {
    const { play, game } = this.course
    if (play.origin.position) return refusedHere('no-record')
    const over = play.machine.state.outcome !== null
    if (this.isSecret && !over) {
      this.noted.set(seat, { game, decisions: play.decisions.length })
      return refusedHere('play-goes-on')
    }
    const at = this.noted.get(seat)
    // Playing it again takes a while, so that it is done once.
    this.noted.delete(seat)
    const decisions = at?.game === game ? play.decisions.slice(0, at.decisions) : play.decisions
    return { ...accepted, scenario: problemScenario(play, note, decisions) }
  }
}
