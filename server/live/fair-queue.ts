/** A queue in which people take turns: who has much waiting keeps nobody else waiting. Nobody is served twice at once. */
export class FairQueue<T> {
  /** By person, in the order in which people come next. */
  private readonly waiting = new Map<string, T[]>()
  private readonly served = new Set<string>()
  private readonly mostEach: number

  constructor(mostEach: number) {
    this.mostEach = mostEach
  }

  /** Whether it found room: nobody may have too much waiting. */
  add(person: string, item: T): boolean {
    const own = this.waiting.get(person) ?? []
    if (own.length >= this.mostEach) return false
    this.waiting.set(person, [...own, item])
    return true
  }

  /** The next item of whoever is next; that person waits until `done`. */
  next(): { readonly person: string; readonly item: T } | null {
    for (const [person, [item, ...rest]] of this.waiting) {
      if (this.served.has(person)) continue
      this.served.add(person)
      this.set(person, rest)
      return { person, item: item! }
    }
    return null
  }

  /** Whoever was served comes last. */
  done(person: string): void {
    const own = this.waiting.get(person) ?? []
    this.served.delete(person)
    this.waiting.delete(person)
    this.set(person, own)
  }

  private set(person: string, items: T[]): void {
    if (items.length > 0) this.waiting.set(person, items)
    else this.waiting.delete(person)
  }

  get size(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** Takes away what nobody waits for any more. */
  remove(isIdle: (item: T) => boolean): void {
    for (const [person, items] of this.waiting)
      this.set(
        person,
        items.filter((item) => !isIdle(item)),
      )
  }
}
