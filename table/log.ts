/** The numbered log of a table: what each viewer was told, so that whoever comes back is told the same. */
import type { SeatId, Viewer } from '@dejarik/kernel'
import type { Happened, Happening } from './told.ts'

export class Log {
  private readonly viewers: readonly Viewer[]
  /** By event, then by viewer; viewers who are told the same share one record. */
  private readonly tellings: (readonly Happening[])[] = []

  constructor(seats: number) {
    this.viewers = [...Array.from({ length: seats }, (_, seat): SeatId => seat), null]
  }

  /** The number of the last event. */
  get last(): number {
    return this.tellings.length
  }

  /** Notes what everybody is told alike. */
  note(happening: Happening): void {
    this.tellings.push([happening])
  }
  /** Notes what each viewer is told of one event. */
  noteEach(tell: (viewer: Viewer) => Happening): void {
    this.tellings.push(shared(this.viewers.map(tell)))
  }

  since(number: number, viewer: Viewer): Happened[] {
    const index = this.viewers.indexOf(viewer)
    return this.tellings.slice(number).map((told, offset) => ({
      type: 'happened',
      number: number + offset + 1,
      happening: told[index] ?? told[0]!,
    }))
  }
}

/** One telling where all are equal. */
function shared(told: readonly Happening[]): readonly Happening[] {
  const first = JSON.stringify(told[0])
  return told.every((each) => JSON.stringify(each) === first) ? told.slice(0, 1) : told
}
