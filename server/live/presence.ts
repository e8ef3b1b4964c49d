/** Who is here: everybody with a line open, however many lines each has. */
import type { UserRow } from '../store/schema.ts'

export type Somebody = Pick<UserRow, 'id' | 'name'>

/** As many names as a lobby shows. */
const MOST_NAMES = 60

/** People at a process, and how many lines each has. */
export type Here = readonly (Somebody & { readonly count: number })[]

export class Presence {
  private readonly lines = new Map<string, { readonly name: string; readonly count: number }>()
  /** By process, who is there. */
  private readonly elsewhere = new Map<string, Here>()
  private stale = false

  count({ id }: Somebody): number {
    const there = [...this.elsewhere.values()].flatMap((here) => here.filter((each) => each.id === id))
    return there.reduce((sum, { count }) => sum + count, this.lines.get(id)?.count ?? 0)
  }

  /** Everybody at this process. */
  here(): Here {
    return [...this.lines].map(([id, { name, count }]) => ({ id, name, count }))
  }
  /** Once after each change. */
  takeChange(): boolean {
    const { stale } = this
    this.stale = false
    return stale
  }
  /** Whether nothing was heard of that process before. */
  hear(process: string, people: Here): boolean {
    const isNew = !this.elsewhere.has(process)
    this.elsewhere.set(process, people)
    return isNew
  }
  /** Whether somebody is gone with a process. */
  keepOnly(isAlive: (process: string) => boolean): boolean {
    const dead = [...this.elsewhere.keys()].filter((process) => !isAlive(process))
    for (const process of dead) this.elsewhere.delete(process)
    return dead.length > 0
  }

  came({ id, name }: Somebody): void {
    this.stale = true
    this.lines.set(id, { name, count: (this.lines.get(id)?.count ?? 0) + 1 })
  }

  left({ id }: Somebody): void {
    this.stale = true
    const here = this.lines.get(id)
    if (here && here.count > 1) this.lines.set(id, { ...here, count: here.count - 1 })
    else this.lines.delete(id)
  }

  told(): { readonly people: number; readonly names: readonly string[] } {
    const all = [...this.here(), ...[...this.elsewhere.values()].flat()]
    const names = [...new Map(all.map(({ id, name }) => [id, name])).values()]
    return { people: names.length, names: names.toSorted().slice(0, MOST_NAMES) }
  }
}
