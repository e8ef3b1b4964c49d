/** Scenarios that bring cards along, or belong to a person who has cards of their own. */
import type { ScenarioHeader } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { scenarioWords, setupFor } from '../scenario.ts'
import type { SwtcgSetup } from '../table.ts'
import { defineCards, InlineCard } from './inline-card.ts'

/** What a scenario brings along goes before what a person has; nothing is left that has the key of another. */
function setupWith(
  { cards = [], ...request }: ScenarioHeader,
  position: unknown,
  own: readonly CardDefinition[],
): SwtcgSetup {
  const defined = defineCards(cards)
  const keys = new Set(defined.map(({ key }) => key))
  const all = [...defined, ...own.filter(({ key }) => !keys.has(key))]
  return { ...setupFor(request, position), ...(all.length > 0 ? { cards: all } : {}) }
}

export const scenarioWordsWith = (own: readonly CardDefinition[]): typeof scenarioWords => ({
  ...scenarioWords,
  inlineCard: InlineCard,
  setup: (header, position) => setupWith(header, position, own),
})
