/** What the people at a table must agree on: taking back, and playing again. */
import { accepted, refused, type SeatId, type Verdict } from '@dejarik/kernel'
import type { Chronicle } from './chronicle.ts'
import type { Course } from './course.ts'
import { refusedHere } from './reasons.ts'
import type { Position } from './told.ts'

export class Agreements {
  /** The open request to take back, and who has yet to agree. */
  takeBack: Position['takeBack'] = null
  readonly rematch = new Set<SeatId>()
  /** Whether those who want to play again want the sides swapped. */
  swap = false
  private readonly course: Course
  private readonly chronicle: Chronicle
  private readonly people: readonly SeatId[]
  private readonly changed: () => void

  constructor(course: Course, chronicle: Chronicle, people: readonly SeatId[], changed: () => void) {
    this.course = course
    this.chronicle = chronicle
    this.people = people
    this.changed = changed
  }

  /** Which people must agree to a take-back; programs always do. Null if there is nothing to take back. */
  takeBackNeeds(seat: SeatId): readonly SeatId[] | null {
    const { play } = this.course
    const own = this.course.lastOwn(seat)
    if (own < 0 || this.course.isClosed) return null
    const others = this.people.filter((other) => other !== seat)
    if (own < play.decisions.length - 1) return others
    const needs = play.takeBackNeeds(seat)
    return others.filter((other) => needs.includes(other))
  }

  askTakeBack(seat: SeatId): Verdict {
    const needs = this.takeBackNeeds(seat)
    if (!needs) return refused({ code: 'nothing-to-take-back' })
    this.chronicle.keep({ do: 'take-back', seat })
    if (needs.length === 0) return this.goBack(seat)
    this.takeBack = { seat, needs, from: this.course.undoneFrom(seat) }
    this.course.noteSeat('take-back-asked', seat, 'asks to take back')
    this.changed()
    return accepted
  }

  consent(seat: SeatId, agree: boolean): Verdict {
    const request = this.takeBack
    if (!request?.needs.includes(seat)) return refusedHere('nobody-asks')
    this.chronicle.keep({ do: 'consent', seat, agree })
    const needs = request.needs.filter((other) => other !== seat)
    if (agree && needs.length === 0) return this.goBack(request.seat)
    this.takeBack = agree ? { ...request, needs } : null
    if (!agree) this.course.noteSeat('take-back-refused', seat, 'does not agree to the take-back')
    this.changed()
    return accepted
  }

  private goBack(seat: SeatId): Verdict {
    this.takeBack = null
    this.rematch.clear()
    this.course.rewind(seat)
    return accepted
  }

  /** A request to take back is about the last decision, so the next decision ends it. */
  decided(): void {
    if (!this.takeBack) return
    const { seat } = this.takeBack
    this.takeBack = null
    this.course.noteSeat('take-back-lapsed', seat, 'can no longer take that back: the game went on')
  }

  /** When every person wants the same, the next game begins; whoever wants other sides begins asking again. */
  askRematch(seat: SeatId, swap = false): Verdict {
    if (!this.course.machine.state.outcome) return refusedHere('not-over')
    if (swap && !this.course.maySwap) return refusedHere('no-swap')
    this.course.drawSeed()
    this.chronicle.keep({ do: 'rematch', seat, ...(swap ? { swap } : {}) })
    if (swap !== this.swap) this.rematch.clear()
    this.swap = swap
    this.rematch.add(seat)
    if (this.people.every((other) => this.rematch.has(other))) return this.playAgain(swap)
    this.course.noteSeat(
      'rematch-asked',
      seat,
      `wants to play again${swap ? ', with the sides swapped' : ''}`,
    )
    this.changed()
    return accepted
  }

  private playAgain(swap: boolean): Verdict {
    this.rematch.clear()
    this.swap = false
    this.course.playAgain(swap ? 'swapped' : 'same')
    return accepted
  }
}
