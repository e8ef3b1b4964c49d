/** Packs: cards of one set, drawn by rarity. */
import type { Below } from '@dejarik/kernel'
import { type CardDefinition, isForDecks, setOf } from '../cards/definition.ts'

/** What a pack holds of each rarity; the few legendary cards of a set lie where its rares do. */
export const PACK = [
  { rarities: ['R', 'L'], count: 1 },
  { rarities: ['U'], count: 3 },
  { rarities: ['C'], count: 7 },
] as const
export const PACK_SIZE = PACK.reduce((sum, { count }) => sum + count, 0)

/** Promotional cards and what lies beside the deck are in no pack. */
const isPacked = (card: CardDefinition): boolean => isForDecks(card) && card.kind !== 'event'

/** The cards of a set that packs are filled with, slot by slot. */
function slotsOf(cards: readonly CardDefinition[], set: string): readonly (readonly CardDefinition[])[] {
  const own = cards.filter((card) => setOf(card) === set && isPacked(card))
  return PACK.map(({ rarities }) => own.filter(({ rarity }) => rarities.some((each) => each === rarity)))
}

/** The sets that have enough cards of each rarity for a pack without doubles, in the order of the cards. */
export const setsWithPacks = (cards: readonly CardDefinition[]): readonly string[] =>
  [...new Set(cards.map(setOf))].filter((set) =>
    slotsOf(cards, set).every((slot, index) => slot.length >= PACK[index]!.count),
  )

/** The keys of one pack: no card twice. Empty for a set that has no packs. */
export function openPack(cards: readonly CardDefinition[], set: string, below: Below): readonly string[] {
  const slots = slotsOf(cards, set)
  if (slots.some((slot, index) => slot.length < PACK[index]!.count)) return []
  return slots.flatMap((slot, index) => {
    const left = [...slot]
    return Array.from({ length: PACK[index]!.count }, () => left.splice(below(left.length), 1)[0]!.key)
  })
}
