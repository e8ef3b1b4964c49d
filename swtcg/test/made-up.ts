/** Cards that only a test has. */
import type { CardDefinition, CardFacts } from '../cards/definition.ts'
import type { Ability } from '../language/tree/tree.ts'

/** A small Ground unit with these abilities, unless other facts are given. */
export const unit = (
  name: string,
  abilities: readonly Ability[],
  facts: Partial<CardDefinition> = {},
): Omit<CardDefinition, 'key' | 'subtypes'> => ({
  name,
  ...{ side: 'neutral', kind: 'unit', arenas: ['ground'], cost: 2, speed: 10, power: 1, health: 1 },
  abilities,
  ...facts,
})

/** A Space unit, for texts that are only read. */
export const SHIP: CardFacts = {
  name: 'Card',
  side: 'neutral',
  kind: 'unit',
  arenas: ['space'],
  subtypes: [],
  cost: 1,
}
