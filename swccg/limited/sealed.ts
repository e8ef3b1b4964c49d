/** Sealed: everybody opens packs, gets the cards that every sealed box held, and builds a deck of them. */
import { chance, type Seed } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import type { CcgSet } from '../cards/released.ts'
import { openPack, packSize } from './packs.ts'

/** Packs of fifteen; of the smaller ones it takes more for two decks of forty. */
export const SEALED_PACKS = 6
const SMALL_PACKS = 10
export const packsFor = (set: CcgSet): number => (packSize(set) < 15 ? SMALL_PACKS : SEALED_PACKS)

/** The Official Tournament Sealed Deck: its cards lay in every box, so that nobody lacks a place to begin at. */
const IN_EVERY_BOX = '106_'

export interface Box {
  /** The sets of the packs in turn. */
  readonly sets: readonly CcgSet[]
  readonly packs: number
  readonly seed: Seed
  readonly seat: number
}

/** What one player opens. The same seed and seat open the same cards. */
export function sealedPool(
  cards: readonly CardDefinition[],
  { sets, packs, seed, seat }: Box,
): readonly string[] {
  const below = chance(seed, seat + 1)
  const opened = Array.from({ length: packs }, (_, index) =>
    openPack(cards, sets[index % sets.length]!, below),
  )
  const given = cards.filter(({ number }) => number?.startsWith(IN_EVERY_BOX)).map(({ key }) => key)
  return [...given, ...opened.flat()]
}
