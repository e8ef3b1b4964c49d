/** What a list of cards is filtered and counted by. */
import type { Facets } from '@dejarik/kernel'
import { type CardDefinition, setOf } from './definition.ts'
import { tagsOf } from './tags.ts'

export const facetsOf = (card: CardDefinition): Facets => ({
  side: [card.side],
  type: [card.kind],
  arena: card.arenas,
  cost: card.costIsX ? ['X'] : card.cost === undefined ? [] : [String(card.cost)],
  subtype: card.subtypes,
  keyword: tagsOf(card, 'keyword'),
  effect: tagsOf(card, 'by'),
  set: [setOf(card)],
})
