/** The orders in which cards can be listed. */
import type { CardNotice } from '../study/studies.ts'

export const ORDERS = ['name', 'cost', 'type', 'set'] as const
export type Order = (typeof ORDERS)[number]

const facetIn = ({ facets }: CardNotice, order: Order): string => facets[order]?.[0] ?? ''

/** Made once: there are ten thousand cards to compare. */
const { compare } = new Intl.Collator('en', { numeric: true })
const byName = (one: CardNotice, other: CardNotice): number => compare(one.name, other.name)

/** By name within what is alike. */
export function sorted(cards: readonly CardNotice[], order: Order): readonly CardNotice[] {
  if (order === 'name') return cards.toSorted(byName)
  return cards.toSorted(
    (one, other) => compare(facetIn(one, order), facetIn(other, order)) || byName(one, other),
  )
}
