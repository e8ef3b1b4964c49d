/** The hall: wakes tables when somebody comes, puts them away when nobody is left, and rings when a clock runs out. */
import type { Act, FinishedGame, Kept, Line } from '@dejarik/table'
import type { LiveTold } from '../api/messages.ts'
import { gameNamed } from '../games.ts'
import { type Allowance, Limit } from '../limits.ts'
import { noticeOf } from '../lobby/notice.ts'
import type { StoredTable, Tables } from '../lobby/tables.ts'
import type { Archive } from '../operating/archive.ts'
import type { HouseFigures } from '../operating/house-figures.ts'
import type { Report } from '../operating/log.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { UserRow } from '../store/schema.ts'
import { Ledger } from './ledger.ts'
import { LiveTable, type Paces } from './live-table.ts'
import { Thinking } from './thinking.ts'
import { Turns } from './turns.ts'
import { Wheel } from './wheel.ts'

const OTHER_RULES = 'This game was begun with other rules and cannot go on here.'

const CLOSED = 'This table is closed. Its games can be watched again.'

/** A client that waits has little to say. */
const MOST_EARLY = 20

/** A client at the other end of a socket. */
export interface Visitor {
  readonly user: UserRow
  /** The seat to look from, for whoever has several; null is the first. */
  readonly seat: number | null
  readonly send: (text: string) => void
  /** The table has to be opened anew. */
  readonly drop: () => void
}

interface Presence {
  readonly visitor: Visitor
  /** Null while the table waits for players. */
  line: Line | null
  /** What the visitor said before that. */
  readonly early: unknown[]
}

interface HallSettings {
  readonly now: () => number
  /** What clocks go by. */
  readonly steady: () => number
  readonly limits: { readonly talk: Allowance; readonly resumes: Allowance }
  /** How long an empty table stays awake, in milliseconds. */
  readonly linger: number
  readonly report: Report
  readonly figures: HouseFigures
  /** Hears of every table whose game is over. */
  readonly decided: (table: string) => void
}

export class Hall {
  readonly ledger: Ledger
  private readonly database: Database
  private readonly tables: Tables
  private readonly settings: HallSettings
  private readonly turns = new Turns()
  private readonly thinking: Thinking
  private readonly archive: Archive
  private readonly paces: Paces
  private readonly clocks: Wheel<LiveTable>
  private readonly bedtimes: Wheel<LiveTable>
  private readonly awake = new Map<string, LiveTable>()
  private readonly waking = new Map<string, Promise<LiveTable>>()
  private readonly present = new Map<string, Set<Presence>>()

  constructor(database: Database, tables: Tables, archive: Archive, settings: HallSettings) {
    this.database = database
    this.archive = archive
    this.tables = tables
    this.settings = settings
    const { talk, resumes } = settings.limits
    this.paces = { say: new Limit(talk, settings.steady), resume: new Limit(resumes, settings.steady) }
    this.clocks = new Wheel(settings.steady())
    this.bedtimes = new Wheel(settings.steady())
    const { figures } = settings
    this.thinking = new Thinking({ thought: figures.thoughts.note })
    this.ledger = new Ledger(
      database,
      settings.now,
      (lost, error) => this.undo(lost, error),
      (acts, seconds) => {
        figures.acts.add(acts)
        figures.writes.note(seconds)
      },
    )
  }

  private undo(lost: ReadonlySet<string>, error: unknown): void {
    this.settings.figures.undone.add(lost.size)
    this.settings.report(error, { tables: [...lost] })
    this.drop(lost)
  }

  get thoughts(): Thinking['counts'] {
    return this.thinking.counts
  }

  get awakeCount(): number {
    return this.awake.size
  }

  /** Opens a line to a table for a seat, a spectator, or somebody who waits for the other players. */
  async enter(id: string, visitor: Visitor): Promise<Line> {
    const stored = await this.tables.find(id)
    const presence: Presence = { visitor, line: null, early: [] }
    const around = this.present.get(id) ?? new Set()
    this.present.set(id, around.add(presence))
    try {
      if (stored.row.state === 'waiting') this.tellWaiting(stored, visitor)
      else await this.connect(id, presence)
    } catch (error) {
      this.leave(id, presence)
      throw error
    }
    return {
      receive: (raw) => {
        if (presence.line) presence.line.receive(raw)
        else if (presence.early.length < MOST_EARLY) presence.early.push(raw)
      },
      close: () => this.leave(id, presence),
    }
  }

  private tellWaiting(stored: StoredTable, { user, send }: Visitor): void {
    const told: LiveTold = { type: 'waiting', table: noticeOf(stored, user) }
    send(JSON.stringify(told))
  }

  private async connect(id: string, presence: Presence): Promise<void> {
    const table = await this.wake(id)
    // Whoever left in the meantime is no longer here.
    if (!this.present.get(id)?.has(presence) || presence.line) return
    presence.line = table.connect(presence.visitor)
    for (const raw of presence.early.splice(0)) presence.line.receive(raw)
  }

  /** Once: whoever leaves twice has left. */
  private leave(id: string, presence: Presence): void {
    const around = this.present.get(id)
    if (!around?.delete(presence)) return
    if (around.size === 0) this.present.delete(id)
    presence.line?.close()
  }

  /** Somebody sat down: whoever waits at the table is told so and, if it was the last seat, hears the game. */
  async filled(id: string): Promise<void> {
    const stored = await this.tables.find(id)
    // A substitute came to a game that is played: the table is woken anew with everybody who belongs to it.
    if (this.awake.get(id)?.isFor(stored.seats) === false) return this.drop(new Set([id]))
    for (const presence of this.present.get(id) ?? []) {
      this.tellWaiting(stored, presence.visitor)
      if (stored.row.state === 'waiting') continue
      // Who sat down has sat down; a visitor who cannot hear of it comes again.
      await this.connect(id, presence).catch((error) => {
        this.settings.report(error, { tables: [id] })
        presence.visitor.drop()
      })
    }
  }

  /** The finished games of a table; what is not written yet is not over yet. */
  async finished(id: string): Promise<readonly FinishedGame[]> {
    const { row } = await this.tables.find(id)
    if (row.state === 'waiting') return []
    const archived = await this.archive.games(id)
    if (archived) return archived
    const { finished } = await this.wake(id)
    await this.ledger.settled()
    return finished
  }

  /** Closes a table for good that nobody is at; its games can be watched. False if it is still of use. */
  async fold(id: string): Promise<boolean> {
    if (this.present.has(id)) return false
    const folded = await this.archive.fold(id, await this.finished(id), this.settings.now())
    if (folded) this.drop(new Set([id]))
    return folded
  }

  private wake(id: string): Promise<LiveTable> {
    const awake = this.awake.get(id)
    if (awake) return Promise.resolve(awake)
    const waking = this.waking.get(id) ?? this.read(id).finally(() => this.waking.delete(id))
    this.waking.set(id, waking)
    return waking
  }

  private async read(id: string): Promise<LiveTable> {
    await this.ledger.settled()
    const [stored, rows] = await Promise.all([
      this.tables.find(id),
      this.database
        .selectFrom('acts')
        .select(['at', 'act'])
        .where('table', '=', id)
        .orderBy('number')
        .execute(),
    ])
    if (rows.length === 0 && (await this.archive.games(id))) throw new Refusal(410, CLOSED)
    const acts: readonly Kept[] = rows.map(({ at, act }) => ({ at, act: JSON.parse(act) as Act }))
    const table = this.lay(stored, acts)
    this.awake.set(id, table)
    this.stirred(table)
    return table
  }

  private lay(stored: StoredTable, acts: readonly Kept[]): LiveTable {
    const { steady: now, report, decided, figures } = this.settings
    if (stored.row.rules !== gameNamed(stored.row.game).definition.version)
      throw new Refusal(409, OTHER_RULES)
    try {
      const stirred = (table: LiveTable): void => this.stirred(table)
      return new LiveTable(stored, acts, {
        ledger: this.ledger,
        turns: this.turns,
        thinking: this.thinking,
        paces: this.paces,
        now,
        report,
        answered: figures.answers.note,
        stirred,
        decided,
        failed: (table, error) => this.failed(table, error),
      })
    } catch (error) {
      report(error, { tables: [stored.row.id] })
      throw new Refusal(409, OTHER_RULES)
    }
  }

  /** Something failed at a table: it goes back to what is written, and no other table hears of it. */
  private failed(table: LiveTable, error: unknown): void {
    this.settings.report(error, { tables: [table.id] })
    this.drop(new Set([table.id]))
  }

  private stirred(table: LiveTable): void {
    this.clocks.set(table, table.isEmpty ? null : table.deadline)
    this.bedtimes.set(table, table.isEmpty ? this.settings.steady() + this.settings.linger : null)
  }

  /** Once a second, for all tables together. */
  tick(): void {
    const now = this.settings.steady()
    for (const table of this.clocks.turn(now)) table.ring()
    for (const table of this.bedtimes.turn(now)) if (table.isEmpty) this.putAway(table)
  }

  private putAway(table: LiveTable): void {
    table.sleep()
    this.clocks.set(table, null)
    this.bedtimes.set(table, null)
    if (this.awake.get(table.id) === table) this.awake.delete(table.id)
  }

  /** Tables whose acts are not written forget them; their visitors come back by themselves. */
  private drop(ids: ReadonlySet<string>): void {
    for (const id of ids) {
      const table = this.awake.get(id)
      if (table) this.putAway(table)
      for (const { visitor } of this.present.get(id) ?? []) visitor.drop()
    }
  }

  /** When everything is written, and no program thinks any more. */
  async close(): Promise<void> {
    await this.ledger.settled()
    await this.thinking.close()
  }
}
