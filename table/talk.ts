/** Talk at a table: who may talk, as its host says, and how much of it is kept. */
import { accepted, type SeatId, type Verdict, type Viewer } from '@dejarik/kernel'
import { refusedHere } from './reasons.ts'

/** Who may talk at a table. */
export type Talkers = 'everybody' | 'players' | 'nobody'

/** What everybody is told when the host changes it. */
const SAID: Readonly<Record<Talkers, string>> = {
  everybody: 'Everybody may talk.',
  players: 'Only players may talk now.',
  nobody: 'Nobody may talk now.',
}

/** As much of the talk of a table is kept; what spectators say must not fill it. */
const MOST_SAID = 2000
const MOST_BY_SPECTATORS = 300

export class Talk {
  talkers: Talkers = 'everybody'
  /** The seat of whoever may close the talk: the first person's. */
  readonly host: SeatId
  private said = 0
  private bySpectators = 0

  constructor(host: SeatId) {
    this.host = host
  }

  /** Whether a viewer may say something now; what was said once is not asked again. */
  permits(viewer: Viewer): Verdict {
    if (this.talkers === 'nobody') return refusedHere('talk-closed')
    if (viewer === null && this.talkers === 'players') return refusedHere('talk-of-players')
    const isFull = this.said >= MOST_SAID || (viewer === null && this.bySpectators >= MOST_BY_SPECTATORS)
    return isFull ? refusedHere('talk-full') : accepted
  }

  note(viewer: Viewer): void {
    this.said++
    if (viewer === null) this.bySpectators++
  }

  /** Says from now on who may talk; what everybody is told of it, or null for a seat that is not the host's. */
  settle(seat: SeatId, talkers: Talkers): string | null {
    if (seat !== this.host) return null
    this.talkers = talkers
    return SAID[talkers]
  }
}
