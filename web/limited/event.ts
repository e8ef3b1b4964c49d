/** The sealed pool or draft that goes on in this browser: one at a time, kept at every step. */
import type { Seed } from '@dejarik/kernel'
import type { Draft } from '@dejarik/swtcg/limited'
import { readKept, writeKept } from '../kept.ts'
import type { LimitedGame } from '../study/studies.ts'

export type Way = 'sealed' | 'draft'

export interface LimitedEvent {
  /** Left out by what was kept before there was another. */
  readonly game?: LimitedGame
  readonly way: Way
  readonly set: string
  /** What players call the set; left out where that is its code. */
  readonly title?: string
  readonly seed: Seed
  readonly draft: Draft
  /** How decks write the cards, by key. */
  readonly names: Readonly<Record<string, string>>
  /** The keys of the cards that the player has chosen for the deck. */
  readonly deck: readonly string[]
}

const KEY = 'dejarik.limited'

export const keptEvent = (): LimitedEvent | null => readKept<LimitedEvent>(KEY)[0] ?? null
export const keepEvent = (event: LimitedEvent | null): void => writeKept(KEY, event ? [event] : [])

export const gameOf = ({ game = 'swtcg' }: LimitedEvent): LimitedGame => game

/** What the player has, and what is not in the deck of it; copies count one by one. */
export const poolOf = ({ draft }: LimitedEvent): readonly string[] => draft.pools[0] ?? []
export const packOf = ({ draft }: LimitedEvent): readonly string[] => draft.packs[0] ?? []

export function restOf(event: LimitedEvent): readonly string[] {
  const left = [...poolOf(event)]
  for (const key of event.deck) {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** One copy of a card into the deck, if one is left, or out of it. */
export function moved(event: LimitedEvent, name: string, to: 'deck' | 'pool'): LimitedEvent {
  const among = to === 'deck' ? restOf(event) : event.deck
  const key = among.find((each) => event.names[each] === name)
  if (key === undefined) return event
  if (to === 'deck') return { ...event, deck: [...event.deck, key] }
  const at = event.deck.indexOf(key)
  return { ...event, deck: event.deck.filter((_, index) => index !== at) }
}

/** Keys as a list of cards with their counts. */
export function listed(
  event: LimitedEvent,
  keys: readonly string[],
): readonly { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const key of keys) {
    const name = event.names[key] ?? key
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, count }))
}
