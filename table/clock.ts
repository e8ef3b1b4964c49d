/** The clock of a table between people. It is told the time, and never looks for itself. */
import type { SeatId } from '@dejarik/kernel'
import type { Limit } from './act.ts'

/** In milliseconds. Whoever uses one up loses. */
export type ClockRules = Readonly<Record<Limit, number>>

interface Deadline {
  readonly at: number
  readonly seat: SeatId
  readonly limit: Limit
}

/** What clients are told: how much is left at the moment of telling. */
export interface ClockTold {
  /** By seat; null for programs, who have no clock. */
  readonly banks: readonly (number | null)[]
  /** What is left for the present decision; null for seats that are not asked. */
  readonly decisions: readonly (number | null)[]
  /** What is left to come back; null for seats that are here. */
  readonly away: readonly (number | null)[]
}

export class Clock {
  private readonly rules: ClockRules
  private readonly people: readonly boolean[]
  private readonly banks: number[]
  /** By seat, which decision it has to make, and since when; null while it is not asked. */
  private readonly asked: ({ readonly key: string; readonly since: number } | null)[]
  private readonly away: (number | null)[]

  /** By seat, whether a person sits there; programs are always here. */
  constructor(rules: ClockRules, people: readonly boolean[], at: number) {
    this.rules = rules
    this.people = people
    this.banks = people.map(() => rules.bank)
    this.asked = people.map(() => null)
    this.away = people.map((person) => (person ? at : null))
  }

  /**
   * By seat, the name of the decision that it has to make from now on. Whoever decided pays for it.
   * Time runs from when a person at a normal pace has seen what led there.
   */
  follow(keys: readonly (string | null)[], at: number, seenAt = at): void {
    for (const [seat, key] of keys.entries()) {
      const before = this.asked[seat]
      if (before && before.key === key) continue
      if (before) this.banks[seat] = Math.max(0, this.banks[seat]! - Math.max(0, at - before.since))
      this.asked[seat] = key === null ? null : { key, since: Math.max(at, seenAt) }
    }
  }

  /** Another game: full banks. */
  fill(): void {
    this.banks.fill(this.rules.bank)
    this.asked.fill(null)
  }

  /** After a sleep the present decisions begin again, and nobody is here yet. */
  wake(at: number): void {
    for (const seat of this.asked.keys()) {
      const asked = this.asked[seat]
      if (asked) this.asked[seat] = { ...asked, since: at }
      this.away[seat] = this.people[seat] ? at : null
    }
  }

  came(seat: SeatId): void {
    this.away[seat] = null
  }
  left(seat: SeatId, at: number): void {
    this.away[seat] ??= at
  }

  /** The next moment at which somebody loses by the clock. */
  deadline(): Deadline | null {
    const ends = [...this.banks.keys()].flatMap((seat) => this.deadlineOf(seat) ?? [])
    return ends.reduce<Deadline | null>((first, end) => (first && first.at <= end.at ? first : end), null)
  }

  private deadlineOf(seat: SeatId): Deadline | null {
    const { rules, banks } = this
    const asked = this.asked[seat]?.since ?? Number.POSITIVE_INFINITY
    const away = this.away[seat] ?? Number.POSITIVE_INFINITY
    const ends: readonly Deadline[] = [
      { at: asked + banks[seat]!, seat, limit: 'bank' },
      { at: asked + rules.decision, seat, limit: 'decision' },
      { at: away + rules.away, seat, limit: 'away' },
    ]
    const first = ends.reduce((one, other) => (other.at < one.at ? other : one))
    return Number.isFinite(first.at) ? first : null
  }

  tell(at: number): ClockTold {
    const left = (limit: number, since: number): number => Math.max(0, limit - Math.max(0, at - since))
    return {
      banks: this.banks.map((bank, seat) =>
        this.people[seat] ? left(bank, this.asked[seat]?.since ?? at) : null,
      ),
      decisions: this.asked.map((asked) => (asked ? left(this.rules.decision, asked.since) : null)),
      away: this.away.map((since) => (since === null ? null : left(this.rules.away, since))),
    }
  }
}
