/** Who plays which seat. Where the rules let teams change between games, substitutes come in for players. */
import {
  accepted,
  chance,
  type Reason,
  refused,
  type SeatId,
  type Setup,
  type Verdict,
  type Viewer,
} from '@dejarik/kernel'
import type { Chronicle } from './chronicle.ts'
import type { Course } from './course.ts'
import type { Host, Rotation } from './host.ts'
import { refusedHere } from './reasons.ts'
import type { RotationTold, SeatNotice } from './told.ts'

/** Everybody at the table: the seats' first players by seat, then the substitutes. */
export type Member = number
/** Who should come in for whom; null if nobody should. */
export type Change = { readonly in: Member; readonly out: Member } | null
/** The same, with whoever wants it; nobody changes where both are the same. */
export interface Wish {
  readonly by: Member
  readonly in: Member
  readonly out: Member
}
const wishOf = (by: Member, change: Change): Wish => ({ by, ...(change ?? { in: by, out: by }) })

/** Keeps the lots of teams that do not agree apart from every other use of the seed. */
const LOTS = 7700

interface TeamAtTable {
  readonly seats: readonly SeatId[]
  /** Those who play first, in the order of their seats. */
  readonly members: readonly Member[]
}

export class Roster {
  private readonly host: Host
  private readonly chronicle: Chronicle
  /** By seat. */
  private readonly sitting: Member[]
  private readonly wishes = new Map<Member, Change>()

  constructor(host: Host, chronicle: Chronicle) {
    this.host = host
    this.chronicle = chronicle
    this.sitting = [...host.seats.keys()]
  }

  private get bench() {
    return this.host.bench ?? []
  }
  seatOf(member: Member | null): Viewer {
    const seat = member === null ? -1 : this.sitting.indexOf(member)
    return seat < 0 ? null : seat
  }
  nameOf(member: Member): string {
    const { seats } = this.host
    return seats[member]?.name ?? this.bench[member - seats.length]?.name ?? ''
  }
  nameAt(seat: SeatId): string {
    return this.nameOf(this.sitting[seat]!)
  }

  /** Who sits where, and whether they are here; programs always are. */
  notices(isHere: (seat: SeatId) => boolean): readonly SeatNotice[] {
    return this.host.seats.map(({ kind }, seat) => ({
      kind,
      name: this.nameAt(seat),
      here: kind === 'program' || isHere(seat),
    }))
  }

  /** The teams with somebody to bring in, each with those who play first. */
  private teams(setup: Setup): readonly TeamAtTable[] {
    const seated = this.host.manners.rotation?.teams(setup) ?? []
    return seated.flatMap((seats) => {
      const first = [...seats, ...this.benchOf(seats)]
      const playing = seats.map((seat) => this.sitting[seat]!)
      const waiting = first.filter((member) => !playing.includes(member))
      return waiting.length > 0 ? [{ seats, members: [...playing, ...waiting] }] : []
    })
  }
  private benchOf(seats: readonly SeatId[]): readonly Member[] {
    return this.bench.flatMap((substitute, index) =>
      substitute && seats.includes(substitute.team) ? [this.host.seats.length + index] : [],
    )
  }

  /** A member says what the own team should do before the next game. */
  wish(course: Course, by: Member, change: Change): Verdict {
    const { setup } = course.match
    const team = this.teams(setup).find(({ members }) => members.includes(by))
    if (!team) return refusedHere('nobody-to-rotate')
    const after = this.order(course, team, [wishOf(by, change)])
    if ('code' in after) return refused(after)
    const next = this.seated(setup, team, after)
    if ('reasons' in next) return refused(...next.reasons)
    this.chronicle.keep({ do: 'rotate', member: by, change })
    this.wishes.set(by, change)
    return accepted
  }

  private order(
    course: Course,
    { seats, members }: TeamAtTable,
    wishes: readonly Wish[],
  ): readonly Member[] | Reason {
    const { rotation } = this.host.manners
    const { machine, match } = course
    const moment = machine.state.outcome ? 'between-games' : 'in-game'
    const primary = this.sitting[rotation!.primary(machine, seats)]!
    const below = chance(match.setup.seed, LOTS + seats[0]!)
    return rotation!.rotate({ members, playing: seats.length, primary }, moment, wishes, below)
  }

  /** The setup with the decks that newcomers bring; where one brings none, the deck of the seat stays. */
  private seated(
    setup: Setup,
    { seats }: TeamAtTable,
    order: readonly Member[],
  ): ReturnType<Rotation['bring']> {
    let after = setup
    for (const [place, seat] of seats.entries()) {
      const deck = this.bench[order[place]! - this.host.seats.length]?.deck
      if (!deck || order[place] === this.sitting[seat]) continue
      const next = this.host.manners.rotation!.bring(after, seat, deck)
      if ('reasons' in next) return next
      after = next.setup
    }
    return { setup: after }
  }

  /** Before the next game: what each team decided is done. */
  rotated(course: Course): Setup {
    let { setup } = course.match
    for (const team of this.teams(setup)) {
      const wishes = team.members.flatMap((by) =>
        this.wishes.has(by) ? [wishOf(by, this.wishes.get(by)!)] : [],
      )
      const order = wishes.length > 0 ? this.order(course, team, wishes) : team.members
      const next = 'code' in order ? null : this.seated(setup, team, order)
      if (!next || 'reasons' in next || 'code' in order) continue
      setup = next.setup
      for (const [place, seat] of team.seats.entries()) this.sitting[seat] = order[place]!
    }
    this.wishes.clear()
    return setup
  }

  /** What a member may know: the own team, and what its members want. */
  toldTo(course: Course, member: Member | null): RotationTold | null {
    const team =
      member === null
        ? undefined
        : this.teams(course.match.setup).find(({ members }) => members.includes(member))
    if (!team || !course.machine.state.outcome) return null
    return {
      you: member!,
      members: team.members.map((each) => ({
        member: each,
        name: this.nameOf(each),
        seat: this.seatOf(each),
        ...(this.wishes.has(each) ? { wish: this.wishes.get(each)! } : {}),
      })),
    }
  }
}
