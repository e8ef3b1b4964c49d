/** Who is here: everybody with a line open, however many lines each has. */
import type { UserRow } from '../store/schema.ts'

type Somebody = Pick<UserRow, 'id' | 'name'>

/** As many names as a lobby shows. */
const MOST_NAMES = 60

export class Presence {
  private readonly lines = new Map<string, { readonly name: string; readonly count: number }>()

  count({ id }: Somebody): number {
    return this.lines.get(id)?.count ?? 0
  }

  came({ id, name }: Somebody): void {
    this.lines.set(id, { name, count: (this.lines.get(id)?.count ?? 0) + 1 })
  }

  left({ id }: Somebody): void {
    const here = this.lines.get(id)
    if (here && here.count > 1) this.lines.set(id, { ...here, count: here.count - 1 })
    else this.lines.delete(id)
  }

  told(): { readonly people: number; readonly names: readonly string[] } {
    const names = [...this.lines.values()].map(({ name }) => name)
    return { people: names.length, names: names.toSorted().slice(0, MOST_NAMES) }
  }
}
