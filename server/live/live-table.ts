/** A table that is awake: its game in memory, the lines to it, and the way of its acts into the ledger. */
import { randomInt } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { botFor } from '@dejarik/bots'
import type { Answer, Setup, Viewer } from '@dejarik/kernel'
import {
  type ClockRules,
  type FinishedGame,
  type Kept,
  type Line,
  type Seat,
  type Shelf,
  type Substitute,
  Table,
  type Thought,
  type Told,
} from '@dejarik/table'
import { gameNamed } from '../games.ts'
import type { Limit } from '../limits.ts'
import { playingCount, teamSeat } from '../lobby/bench.ts'
import { freshSeed } from '../lobby/seed.ts'
import type { StoredTable } from '../lobby/tables.ts'
import type { Report } from '../operating/log.ts'
import { Refusal } from '../refusal.ts'
import type { SeatRow } from '../store/schema.ts'
import { AnswerTimes } from './answer-times.ts'
import type { Visitor } from './hall.ts'
import type { Ledger } from './ledger.ts'
import { type Thinking, thinksLong } from './thinking.ts'
import type { Turns } from './turns.ts'

/** What a table needs of the hall that it stands in. */
export interface Surroundings {
  readonly ledger: Pick<Ledger, 'keep' | 'setState' | 'tell'>
  readonly turns: Pick<Turns, 'add'>
  readonly thinking: Pick<Thinking, 'think' | 'forget'>
  /** By person, at all tables together. */
  readonly paces: Paces
  readonly now: () => number
  /** Hears that something was done, after it was. */
  readonly stirred: (table: LiveTable) => void
  /** Hears that its game is over, after that is written. */
  readonly decided: (table: string) => void
  /** Hears that doing something failed: the table has to be woken again. */
  readonly failed: (table: LiveTable, error: unknown) => void
  /** Hears how long an answer took, in seconds. */
  readonly answered: (seconds: number) => void
  readonly report: Report
}

/** In milliseconds; nobody can tell by it whether a person or a habit passed. */
const PAUSE = { least: 500, most: 1600 } as const

const MOST_SPECTATORS = 200

/** Messages that cost everybody something, or the server much, have a pace of their own. */
export type Paces = Readonly<Record<'say' | 'resume', Limit>>

const TOO_OFTEN: Readonly<Record<keyof Paces, string>> = {
  say: 'You talk too fast. Wait a moment.',
  resume: 'That was too often. Wait a moment.',
}

/** A message with a pace of its own, and its number; null for any other. */
function paced(raw: unknown): { readonly type: keyof Paces; readonly id: number | null } | null {
  const { type, id } = (raw ?? {}) as { readonly type?: unknown; readonly id?: unknown }
  if (type !== 'say' && type !== 'resume') return null
  return { type, id: Number.isInteger(id) ? (id as number) : null }
}

/** Older news, a tenth of their size. */
const COMPRESSED: Shelf<unknown> = {
  pack: (text) => deflateRawSync(text),
  unpack: (packed) => inflateRawSync(packed as Buffer).toString(),
}

export class LiveTable {
  readonly id: string
  private readonly seats: readonly SeatRow[]
  private readonly hall: Surroundings
  private readonly table: Table
  private written: number
  private readonly lines = new Set<Line>()
  private spectators = 0
  private latest: { readonly told: Told; readonly text: string } | null = null
  private asleep = false
  private over: boolean

  constructor(stored: StoredTable, acts: readonly Kept[], hall: Surroundings) {
    this.id = stored.row.id
    this.seats = stored.seats
    this.hall = hall
    this.written = acts.length
    this.over = stored.row.state === 'over'
    this.table = this.open(stored, acts)
    this.noteEnd()
  }

  private open({ row, seats }: StoredTable, acts: readonly Kept[]): Table {
    const game = gameNamed(row.game)
    const { definition, manners } = game
    const playing = playingCount(game, row)
    const rules = JSON.parse(row.clock) as ClockRules | null
    const { now, turns, thinking, report } = this.hall
    // Programs think for whoever made the table.
    const person = seats.find(({ user }) => user !== null)?.user ?? row.id
    const think: Think = (level, thought) =>
      thinking.think({ person, table: row.id }, { game: row.game, level, thought })
    return new Table({
      definition,
      manners,
      setup: JSON.parse(row.setup) as Setup,
      seats: seats.slice(0, playing).map((seat) => seatOf(seat, row.game, think)),
      bench: seats.slice(playing).map((seat) => substitute(seat, playing)),
      drawSeed: freshSeed,
      secrecy: 'until-over',
      shelf: COMPRESSED,
      acts,
      keep: (kept) => this.keep(kept),
      later: (work) => turns.add(() => this.stir(work)),
      ...(seats.filter(({ user }) => user !== null).length > 1 ? { pause: (work) => this.pause(work) } : {}),
      report: (fault) => report(fault, { tables: [row.id] }),
      ...(rules ? { clock: { rules, began: row.began, now } } : {}),
    })
  }

  /** As long as somebody takes to pass who has seen the question. */
  private pause(work: () => void): void {
    setTimeout(() => this.stir(work), randomInt(PAUSE.least, PAUSE.most)).unref()
  }

  private keep(kept: Kept): void {
    this.hall.ledger.keep(this.id, ++this.written, { ...kept, at: kept.at || this.hall.now() })
  }

  /** Does something at the table, unless it was put away in the meantime. A failure ends this table's day and nothing else. */
  private stir(work: () => void): void {
    if (this.asleep) return
    try {
      work()
      this.table.rest()
      this.noteEnd()
      this.hall.stirred(this)
    } catch (error) {
      this.hall.failed(this, error)
    }
  }

  private noteEnd(): void {
    if (this.table.isOver === this.over) return
    this.over = this.table.isOver
    this.hall.ledger.setState(this.id, this.over ? 'over' : 'playing')
    if (this.over) this.hall.ledger.tell(this.id, () => this.hall.decided(this.id))
  }

  /** Whether these are the people that it knows. */
  isFor(seats: readonly SeatRow[]): boolean {
    return seats.every(({ user }, index) => this.seats[index]?.user === user)
  }

  get isEmpty(): boolean {
    return this.lines.size === 0
  }
  get deadline(): number | null {
    return this.table.deadline
  }
  get finished(): readonly FinishedGame[] {
    return this.table.finished
  }
  ring(): void {
    this.stir(() => this.table.ring())
  }
  /** Nothing is done at it any more; it can be woken again from what is written. */
  sleep(): void {
    this.asleep = true
    this.hall.thinking.forget(this.id)
  }

  /** Who somebody is at the table; spectators are nobody. */
  private memberFor({ user, seat: wished }: Visitor): Viewer {
    if (wished !== null && this.seats[wished]?.user === user.id) return wished
    const seat = this.seats.findIndex((each) => each.user === user.id)
    return seat < 0 ? null : seat
  }

  connect(visitor: Visitor): Line {
    const { user, send } = visitor
    const times = new AnswerTimes(this.hall.answered)
    const heard = (told: Told): void => {
      const text = this.textOf(told)
      this.hall.ledger.tell(this.id, () => {
        send(text)
        if (told.type === 'reply' && told.to !== null) times.replied(told.to)
      })
    }
    const member = this.memberFor(visitor)
    if (member === null && this.spectators >= MOST_SPECTATORS)
      throw new Refusal(409, 'Too many people watch this table.')
    const line = this.table.connect(member, heard, user.name)
    if (member === null) this.spectators++
    this.lines.add(line)
    this.hall.stirred(this)
    return {
      receive: (raw) => {
        times.came(raw)
        const kind = paced(raw)
        if (!kind || this.hall.paces[kind.type].allows(user.id)) this.stir(() => line.receive(raw))
        else heard({ type: 'reply', to: kind.id, ok: false, reasons: [{ text: TOO_OFTEN[kind.type] }] })
      },
      close: () => {
        if (!this.lines.delete(line)) return
        if (member === null) this.spectators--
        this.stir(() => line.close())
      },
    }
  }

  /** What many are told alike is written out once. */
  private textOf(told: Told): string {
    if (this.latest?.told !== told) this.latest = { told, text: JSON.stringify(told) }
    return this.latest.text
  }
}

/** Null while nobody has the place. */
const substitute = ({ user, name, seat, deck }: SeatRow, playing: number): Substitute | null =>
  user === null
    ? null
    : { name, team: teamSeat(playing, seat), deck: JSON.parse(deck) as readonly string[] | null }

type Think = (level: string, thought: Thought) => Promise<Answer>

function seatOf({ name, program }: SeatRow, game: string, think: Think): Seat {
  if (program === null) return { kind: 'person', name }
  const bot = botFor(program, game) ?? botFor('random', game)!
  if (!thinksLong(program)) return { kind: 'program', name, bot }
  return { kind: 'program', name, bot, elsewhere: (thought) => think(program, thought) }
}
