/** Sealed: everybody opens packs and builds a deck of what is in them. */
import { chance, type Seed } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { openPack } from './packs.ts'

export const SEALED_PACKS = 6

/** What one player opens: so many packs of the sets in turn. The same seed and seat open the same cards. */
export function sealedPool(
  cards: readonly CardDefinition[],
  sets: readonly string[],
  seed: Seed,
  seat = 0,
  packs = SEALED_PACKS,
): readonly string[] {
  const below = chance(seed, seat + 1)
  return Array.from({ length: packs }, (_, index) =>
    openPack(cards, sets[index % sets.length] ?? '', below),
  ).flat()
}
