/** One wheel for all clocks: who is due in which second. A table that nobody waits for is not on it. */

const SPOKE = 1000

export class Wheel<T> {
  private readonly spokes = new Map<number, Set<T>>()
  private readonly dueAt = new Map<T, number>()
  private turned: number

  constructor(now: number) {
    this.turned = Math.floor(now / SPOKE)
  }

  /** Rings in the second after this moment; null takes it off. */
  set(item: T, at: number | null): void {
    const due = at === null ? null : Math.max(this.turned + 1, Math.ceil(at / SPOKE))
    const before = this.dueAt.get(item)
    if (before === due || (before === undefined && due === null)) return
    if (before !== undefined) this.spokes.get(before)?.delete(item)
    if (due === null) this.dueAt.delete(item)
    else this.put(item, due)
  }

  private put(item: T, due: number): void {
    const spoke = this.spokes.get(due) ?? new Set()
    this.spokes.set(due, spoke.add(item))
    this.dueAt.set(item, due)
  }

  /** Everything that is due by now; it is taken off. */
  turn(now: number): readonly T[] {
    const due: T[] = []
    for (const end = Math.floor(now / SPOKE); this.turned < end; ) {
      const spoke = this.spokes.get(++this.turned)
      if (spoke) due.push(...spoke)
      this.spokes.delete(this.turned)
    }
    for (const item of due) this.dueAt.delete(item)
    return due
  }

  get size(): number {
    return this.dueAt.size
  }
}
