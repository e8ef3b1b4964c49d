/** Lists that this browser keeps, some of them on the server as well. */

export function readKept<T>(key: string): readonly T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as readonly T[]) : []
  } catch {
    return []
  }
}

export function writeKept(key: string, value: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing works all the same; what matters can be saved as files.
  }
}

interface Kept {
  readonly id: string
  /** In milliseconds since 1970. */
  readonly changed: number
}

/** The server's end of a list. */
interface Elsewhere<T> {
  readonly all: () => Promise<readonly T[]>
  readonly keep: (item: T) => Promise<unknown>
  readonly drop: (id: string) => Promise<unknown>
}

export class Shelf<T extends Kept> {
  private readonly key: string
  /** Ids of what was thrown away here; the server is told when it can be reached. */
  private readonly gone: string

  constructor(key: string) {
    this.key = key
    this.gone = `${key}.gone`
  }

  all(): readonly T[] {
    return readKept<T>(this.key)
  }

  private others(id: string): readonly T[] {
    return this.all().filter((item) => item.id !== id)
  }

  keep(item: T): void {
    writeKept(this.key, [item, ...this.others(item.id)])
  }

  drop(id: string): void {
    writeKept(this.key, this.others(id))
    writeKept(this.gone, [...readKept<string>(this.gone), id])
  }

  /** Makes the server and this browser have the same; the newer copy counts. */
  async sync(server: Elsewhere<T>): Promise<void> {
    for (const id of readKept<string>(this.gone)) await server.drop(id)
    writeKept(this.gone, [])
    const there = new Map((await server.all()).map((item) => [item.id, item]))
    for (const item of this.all())
      if ((there.get(item.id)?.changed ?? 0) < item.changed) await server.keep(item)
    const here = new Map(this.all().map((item) => [item.id, item]))
    for (const item of there.values()) if ((here.get(item.id)?.changed ?? 0) < item.changed) this.keep(item)
  }
}
