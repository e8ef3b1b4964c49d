/** The orders in which cards can be listed. */
import type { CardNotice } from '../study/studies.ts'

export const ORDERS = ['name', 'cost', 'type', 'set'] as const
export type Order = (typeof ORDERS)[number]

const facetIn = ({ facets }: CardNotice, order: Order): string => facets[order]?.[0] ?? ''

/** By name within what is alike. */
export function sorted(cards: readonly CardNotice[], order: Order): readonly CardNotice[] {
  const byName = (one: CardNotice, other: CardNotice): number => one.name.localeCompare(other.name, 'en')
  if (order === 'name') return cards.toSorted(byName)
  return cards.toSorted(
    (one, other) =>
      facetIn(one, order).localeCompare(facetIn(other, order), 'en', { numeric: true }) || byName(one, other),
  )
}
