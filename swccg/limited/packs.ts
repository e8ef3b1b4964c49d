/** Packs: cards of one set, drawn by rarity, as they were sold. */
import type { Below } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { type CcgSet, LATER_SETS, PREMIERE_SET } from '../cards/released.ts'

type Rarity = 'R' | 'U' | 'C'
type Pack = Readonly<Record<Rarity, number>>

const RARITIES: readonly Rarity[] = ['R', 'U', 'C']
const FIFTEEN: Pack = { R: 1, U: 3, C: 11 }
const NINE: Pack = { R: 1, U: 3, C: 5 }

/** What a pack of each set holds; premium sets were sold whole. */
const PACKS: Readonly<Record<string, Pack>> = {
  '1': FIFTEEN,
  '2': FIFTEEN,
  '3': FIFTEEN,
  '4': NINE,
  '5': NINE,
  '6': NINE,
  '7': NINE,
}

export const packSize = ({ number }: CcgSet): number =>
  Object.values(PACKS[number] ?? {}).reduce((sum, count) => sum + count, 0)

/** The sets that come in packs, in the order of their release. */
export const SETS_WITH_PACKS: readonly CcgSet[] = [PREMIERE_SET, ...LATER_SETS].filter(
  ({ number }) => number in PACKS,
)

const isOfSet = ({ number }: CardDefinition, set: CcgSet): boolean =>
  number?.startsWith(`${set.number}_`) ?? false

/** A card as often as it stood on the printed sheet: C3 is three times as common as C1. */
const onSheet = (card: CardDefinition): readonly CardDefinition[] => {
  const copies = Number(card.rarity?.slice(1)) || 1
  return Array.from({ length: copies }, () => card)
}

/** The keys of one pack: no card twice. */
export function openPack(cards: readonly CardDefinition[], set: CcgSet, below: Below): readonly string[] {
  const own = cards.filter((card) => isOfSet(card, set))
  return RARITIES.flatMap((rarity) => {
    let sheet = own.filter((card) => card.rarity?.startsWith(rarity)).flatMap(onSheet)
    return Array.from({ length: PACKS[set.number]![rarity] }, () => {
      const { key } = sheet[below(sheet.length)]!
      sheet = sheet.filter((card) => card.key !== key)
      return key
    })
  })
}
