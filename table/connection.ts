/** One client's line to the table: a seat's, or a spectator's. Second tabs and late comers are lines like any other. */
import type { Viewer } from '@dejarik/kernel'
import type { Member } from './roster.ts'
import type { Happened, Told } from './told.ts'

export class Connection {
  /** Null for spectators. */
  readonly member: Member | null
  private readonly seatNow: () => Viewer
  /** Whose line it is, for chat. */
  readonly name: string
  /** The last event that was told; null until the client says from where it wants to hear. */
  at: number | null = null
  private readonly send: (told: Told) => void
  private readonly faces = new Set<string>()

  /** Whoever has no seat now looks as a spectator. */
  constructor(member: Member | null, seatNow: () => Viewer, send: (told: Told) => void, name: string) {
    this.member = member
    this.seatNow = seatNow
    this.name = name
    this.send = send
  }

  get viewer(): Viewer {
    return this.seatNow()
  }

  tell(told: Told): void {
    this.send(told)
  }

  tellNews(news: readonly Happened[]): void {
    for (const happened of news) this.send(happened)
  }

  /** Of these cards, the faces that the client has not been sent yet. */
  tellFaces(keys: readonly string[], face: (is: string) => object): void {
    const fresh = keys.filter((is) => !this.faces.has(is))
    if (fresh.length === 0) return
    for (const is of fresh) this.faces.add(is)
    this.send({ type: 'faces', faces: Object.fromEntries(fresh.map((is) => [is, face(is)])) })
  }
}

/** The cards that a message names: what its viewer may know, since it is told so. */
export function cardsNamed(told: unknown): readonly string[] {
  const found = new Set<string>()
  collect(told, found)
  return [...found]
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (name !== 'is') collect(part, found)
    else for (const key of Array.isArray(part) ? part : [part]) if (typeof key === 'string') found.add(key)
  }
}
