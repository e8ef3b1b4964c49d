/** The lobby: which tables are open and which are played, told to whoever looks. */
import type { LobbyTold, TableNotice } from '../api/messages.ts'
import type { Presence } from '../live/presence.ts'
import { eachReadable } from '../store/readable.ts'
import { noticeOf } from './notice.ts'
import type { StoredTable, Tables } from './tables.ts'

export class Lobby {
  private readonly tables: Tables
  private readonly presence: Presence
  private readonly report: (fault: unknown) => void
  private readonly tell: () => void
  private readonly lookers = new Set<(text: string) => void>()
  private stale = false

  /** Other processes are told of changes too. */
  constructor(tables: Tables, presence: Presence, report: (fault: unknown) => void, tell: () => void) {
    this.tables = tables
    this.presence = presence
    this.report = report
    this.tell = tell
  }

  async told(): Promise<LobbyTold> {
    const [open, playing] = await Promise.all([this.tables.list('waiting'), this.tables.list('playing')])
    const notices = (stored: readonly StoredTable[]): readonly TableNotice[] =>
      eachReadable(stored, (table) => noticeOf(table, null), this.report)
    return { type: 'lobby', open: notices(open), playing: notices(playing), online: this.presence.told() }
  }

  /** Tells whenever something changes, until what comes back is called. */
  look(tell: (text: string) => void): () => void {
    this.lookers.add(tell)
    return () => this.lookers.delete(tell)
  }

  changed(): void {
    this.stale = true
    this.tell()
  }
  /** Another process says so, or it is only who is here that changed. */
  stir(): void {
    this.stale = true
  }

  /** Once a second: many changes are told together. What cannot be read now is tried again. */
  async tick(): Promise<void> {
    if (!this.stale || this.lookers.size === 0) return
    this.stale = false
    try {
      const text = JSON.stringify(await this.told())
      for (const tell of this.lookers) tell(text)
    } catch (error) {
      this.stale = true
      throw error
    }
  }
}
