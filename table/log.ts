/** The numbered log of a table: what each viewer was told, so that whoever comes back is told the same. */
import type { SeatId, Viewer } from '@dejarik/kernel'
import type { Happened, LogEntry } from './told.ts'

/** By viewer; viewers who are told the same share one record. */
type Telling = readonly LogEntry[]

/** Where older news are kept, as the host likes: they are seldom asked for, and most of what a table weighs. */
export interface Shelf<Packed> {
  readonly pack: (text: string) => Packed
  readonly unpack: (packed: Packed) => string
}

/** As many are packed together. */
const CHUNK = 64

export class Log<Packed = unknown> {
  private readonly viewers: readonly Viewer[]
  private readonly shelf: Shelf<Packed>
  /** Chunks of older tellings. */
  private readonly packed: Packed[] = []
  private recent: Telling[] = []

  constructor(seats: number, shelf: Shelf<Packed>) {
    this.viewers = [...Array.from({ length: seats }, (_, seat): SeatId => seat), null]
    this.shelf = shelf
  }

  /** The number of the last event. */
  get last(): number {
    return this.packed.length * CHUNK + this.recent.length
  }

  /** Notes what everybody is told alike. */
  note(happening: LogEntry): void {
    this.recent.push([happening])
  }
  /** Notes what each viewer is told of one event. */
  noteEach(tell: (viewer: Viewer) => LogEntry): void {
    this.recent.push(shared(this.viewers.map(tell)))
  }

  /** Puts older news away; what is new stays at hand. */
  tidy(): void {
    while (this.recent.length >= CHUNK) {
      this.packed.push(this.shelf.pack(JSON.stringify(this.recent.slice(0, CHUNK))))
      this.recent = this.recent.slice(CHUNK)
    }
  }

  since(number: number, viewer: Viewer): Happened[] {
    const index = this.viewers.indexOf(viewer)
    return this.tellingsAfter(number).map((told, offset) => ({
      type: 'happened',
      number: number + offset + 1,
      happening: told[index] ?? told[0]!,
    }))
  }

  private tellingsAfter(number: number): readonly Telling[] {
    const shelved = this.packed.length * CHUNK
    if (number >= shelved) return this.recent.slice(number - shelved)
    const first = Math.floor(number / CHUNK)
    const older = this.packed
      .slice(first)
      .flatMap((packed) => JSON.parse(this.shelf.unpack(packed)) as readonly Telling[])
    return [...older, ...this.recent].slice(number - first * CHUNK)
  }
}

/** One telling where all are equal. */
function shared(told: Telling): Telling {
  const first = JSON.stringify(told[0])
  return told.every((each) => JSON.stringify(each) === first) ? told.slice(0, 1) : told
}
