/** Keeps what is done at a table, and says what time it is: the present, or that of an act that is done again. */
import type { Act, Kept } from './act.ts'
import type { Host } from './host.ts'

export class Chronicle {
  private readonly host: Pick<Host, 'keep' | 'clock'>
  /** When the act that is done again was done first. */
  private doneAt: number | null = null
  /** When the table was taken out again; kept with the next act, so that looking at a table writes nothing. */
  private woke: number | null = null

  constructor(host: Pick<Host, 'keep' | 'clock'>) {
    this.host = host
  }

  get isRedoing(): boolean {
    return this.doneAt !== null
  }
  now(): number {
    return this.doneAt ?? this.host.clock?.now() ?? 0
  }

  /** Does old acts again, then says that the table woke. */
  redo(acts: readonly Kept[], again: (act: Act, index: number) => void): void {
    for (const [index, { at, act }] of acts.entries()) {
      this.doneAt = at
      again(act, index)
    }
    this.doneAt = null
    // Where time is kept, also a table at which nothing was done yet: it may have lain there for days.
    if (acts.length > 0 || this.host.clock) this.woke = this.now()
  }

  keep(act: Act): void {
    if (this.isRedoing) return
    if (this.woke !== null) this.host.keep?.({ at: this.woke, act: { do: 'woke' } })
    this.woke = null
    this.host.keep?.({ at: this.now(), act })
  }
}
