/** The hall: wakes tables when somebody comes, puts them away when nobody is left, and rings when a clock runs out. */
import type { Act, FinishedGame, Kept, Line } from '@dejarik/table'
import type { LiveTold } from '../api/messages.ts'
import { type Company, Elsewhere, Unwell } from '../cluster/company.ts'
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
import { LiveTable, type Paces, type Surroundings } from './live-table.ts'
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
  /** The table has to be opened again. */
  readonly drop: () => void
  /** It cannot be opened, and why. */
  readonly refuse: (why: string) => void
}

/** For tables that are only looked at: nothing is done there, so nothing is kept. */
const LOOKING: Partial<Surroundings> = {
  ledger: { keep: () => {}, setState: () => {}, tell: () => {} },
  turns: { add: () => {} },
  thinking: { think: () => new Promise(() => {}), forget: () => {} },
  stirred: () => {},
  decided: () => {},
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
  readonly company: Company
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
    const { figures, company } = settings
    this.thinking = new Thinking({ thought: figures.thoughts.note })
    this.ledger = new Ledger(database, settings.now, (lost, error) => this.undo(lost, error), {
      wrote: (acts, seconds) => {
        figures.acts.add(acts)
        figures.writes.note(seconds)
      },
      guard: (within, tables) => company.guard(within, tables),
    })
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

  /**
   * Opens a line to a table for a seat, a spectator, or somebody who waits for the other players. Whoever comes through
   * another process is not sent on to a third.
   */
  async enter(id: string, visitor: Visitor, from: 'here' | 'afar' = 'here'): Promise<Line> {
    const stored = await this.tables.find(id)
    const presence: Presence = { visitor, line: null, early: [] }
    const around = this.present.get(id) ?? new Set()
    this.present.set(id, around.add(presence))
    try {
      if (stored.row.state === 'waiting') this.tellWaiting(stored, visitor)
      else await this.connect(id, presence, from)
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

  private async connect(id: string, presence: Presence, from: 'here' | 'afar' = 'here'): Promise<void> {
    const open = await this.opener(id, from)
    // Whoever left in the meantime is no longer here.
    if (!this.present.get(id)?.has(presence) || presence.line) return
    presence.line = open(presence.visitor)
    for (const raw of presence.early.splice(0)) presence.line.receive(raw)
  }

  /** How to open lines to a table, whichever process has it. */
  private async opener(id: string, from: 'here' | 'afar'): Promise<(visitor: Visitor) => Line> {
    try {
      const table = await this.wake(id)
      return (visitor) => table.connect(visitor)
    } catch (error) {
      if (!(error instanceof Elsewhere) || from === 'afar') throw error
      return (visitor) => this.settings.company.relay(error.owner, id, visitor)
    }
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
    // A substitute came to a game that is played: the table is woken again with everybody who belongs to it.
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
    await this.ledger.settled()
    return (this.awake.get(id) ?? (await this.read(id, LOOKING))).finished
  }

  /** Closes a table for good that nobody is at; its games can be watched. False if it is still of use. */
  async fold(id: string): Promise<boolean> {
    if (this.present.has(id) || this.awake.has(id)) return false
    if ((await this.settings.company.claim(id)) !== null) return false
    const folded = await this.archive.fold(id, await this.finished(id), this.settings.now())
    this.drop(new Set([id]))
    await this.release(id)
    return folded
  }

  private wake(id: string): Promise<LiveTable> {
    const awake = this.awake.get(id)
    if (awake) return Promise.resolve(awake)
    const waking = this.waking.get(id) ?? this.take(id).finally(() => this.waking.delete(id))
    this.waking.set(id, waking)
    return waking
  }

  private async take(id: string): Promise<LiveTable> {
    const owner = await this.settings.company.claim(id)
    if (owner !== null) throw new Elsewhere(owner)
    const table = await this.read(id)
    // Others may have gone on with it meanwhile: whoever looked at it here would see it stand still for ever.
    if (!this.settings.company.has(id)) throw new Unwell('this process gave the table up while it woke')
    this.awake.set(id, table)
    this.stirred(table)
    return table
  }

  private async read(id: string, instead: Partial<Surroundings> = {}): Promise<LiveTable> {
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
    return this.lay(stored, acts, instead)
  }

  private lay(stored: StoredTable, acts: readonly Kept[], instead: Partial<Surroundings>): LiveTable {
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
        ...instead,
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
    this.ledger
      .settled()
      .then(() => this.release(table.id))
      .catch((error) => this.settings.report(error, { tables: [table.id] }))
  }

  private async release(id: string): Promise<void> {
    if (!this.awake.has(id) && !this.waking.has(id)) await this.settings.company.release(id)
  }

  /** Others have the tables from now on: nothing more is done at them here, and visitors come again elsewhere. */
  giveUp(): void {
    this.drop(new Set([...this.awake.keys(), ...this.present.keys()]))
  }
  /** Nothing more is done at any table; what was done is written, and whoever did it knows. */
  async rest(): Promise<void> {
    for (const table of this.awake.values()) table.sleep()
    await this.ledger.settled()
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
