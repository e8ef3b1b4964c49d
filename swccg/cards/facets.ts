/** What a list of cards is filtered and counted by. */
import type { Facets } from '@dejarik/kernel'
import type { CardDefinition } from './definition.ts'

export const facetsOf = (card: CardDefinition, set: string): Facets => ({
  side: [card.side],
  type: [card.kind],
  subtype: card.type ? [card.type] : [],
  cost: card.deploy === undefined ? [] : [String(card.deploy)],
  icon: card.icons ?? [],
  keyword: card.traits ?? [],
  effect: [...effectsIn(card.text)],
  set: [set],
})

/** The instructions in an entry, wherever they stand. */
function effectsIn(node: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return found
  for (const [member, value] of Object.entries(node)) {
    if (member === 'do' && typeof value === 'string') found.add(value)
    effectsIn(value, found)
  }
  return found
}
