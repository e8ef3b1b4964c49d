/** The campaigns that are fought on this device, with the battle that one is in the middle of. */
import type { Decision, Seed } from '@dejarik/kernel'
import type { Player, War } from '@dejarik/swtcg/conquest'
import { readKept, writeKept } from '../kept.ts'

export interface KeptWar {
  readonly id: string
  /** The side that the person leads. */
  readonly you: Player
  readonly war: War
  /** The seed of the battle that is being fought; absent until it is dealt. */
  readonly seed?: Seed
  /** What was decided so far in that battle. */
  readonly decisions: readonly Decision[]
  /** What happened on the map, newest first. */
  readonly news: readonly string[]
  /** In milliseconds since 1970. */
  readonly changed: number
}

const KEY = 'dejarik.wars'
const MOST = 12
const MOST_NEWS = 40

export const keptWars = (): readonly KeptWar[] => readKept<KeptWar>(KEY)
export const keptWar = (id: string): KeptWar | undefined => keptWars().find((war) => war.id === id)

export function keepWar(war: KeptWar): KeptWar {
  const kept = { ...war, news: war.news.slice(0, MOST_NEWS), changed: Date.now() }
  writeKept(KEY, [kept, ...keptWars().filter(({ id }) => id !== war.id)].slice(0, MOST))
  return kept
}

export const dropWar = (id: string): void =>
  writeKept(
    KEY,
    keptWars().filter((war) => war.id !== id),
  )

export const beginWar = (war: War, you: Player): KeptWar =>
  keepWar({ id: crypto.randomUUID().slice(0, 8), you, war, decisions: [], news: [], changed: 0 })
