/** The sealed pool or draft that goes on in this browser: one at a time, kept at every step. */
import type { Seed } from '@dejarik/kernel'
import type { Draft } from '@dejarik/swtcg/limited'
import { readKept, writeKept } from '../kept.ts'
import type { LimitedGame } from '../study/studies.ts'
import type { Opened } from './opened.ts'

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

export const packOf = ({ draft }: LimitedEvent): readonly string[] => draft.packs[0] ?? []
export const openedIn = ({ draft, deck, names }: LimitedEvent): Opened => ({
  pool: draft.pools[0] ?? [],
  deck,
  names,
})
