/** Whoever looks at a campaign or an event hears that it has changed, and nothing more; what they may know they ask for. */
import type { AffairTold } from '../api/messages.ts'
import type { AffairKind } from './affairs.ts'

type Tell = (text: string) => void

export class Lookers {
  private readonly at = new Map<string, Set<Tell>>()

  /** Until what comes back is called. */
  look(kind: AffairKind, id: string, tell: Tell): () => void {
    const place = `${kind}/${id}`
    const lookers = this.at.get(place) ?? new Set()
    this.at.set(place, lookers.add(tell))
    return () => {
      lookers.delete(tell)
      if (lookers.size === 0 && this.at.get(place) === lookers) this.at.delete(place)
    }
  }

  changed(kind: AffairKind, id: string, version: number): void {
    const text = sayChanged(version)
    for (const tell of this.at.get(`${kind}/${id}`) ?? []) tell(text)
  }
}

export function sayChanged(version: number): string {
  const told: AffairTold = { type: 'changed', version }
  return JSON.stringify(told)
}
