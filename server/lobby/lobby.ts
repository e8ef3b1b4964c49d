/** The lobby: which tables are open and which are played, told to whoever looks. */
import type { LobbyTold } from '../api/messages.ts'
import { noticeOf } from './notice.ts'
import type { Tables } from './tables.ts'

export class Lobby {
  private readonly tables: Tables
  private readonly lookers = new Set<(text: string) => void>()
  private stale = false

  constructor(tables: Tables) {
    this.tables = tables
  }

  async told(): Promise<LobbyTold> {
    const [open, playing] = await Promise.all([this.tables.list('waiting'), this.tables.list('playing')])
    return {
      type: 'lobby',
      open: open.map((table) => noticeOf(table, null)),
      playing: playing.map((table) => noticeOf(table, null)),
    }
  }

  /** Tells now, and whenever something changes. */
  async look(tell: (text: string) => void): Promise<() => void> {
    this.lookers.add(tell)
    tell(JSON.stringify(await this.told()))
    return () => this.lookers.delete(tell)
  }

  changed(): void {
    this.stale = true
  }

  /** Once a second: many changes are told together. */
  async tick(): Promise<void> {
    if (!this.stale || this.lookers.size === 0) return
    this.stale = false
    const text = JSON.stringify(await this.told())
    for (const tell of this.lookers) tell(text)
  }
}
