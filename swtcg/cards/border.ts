/** The colour of a card's border: a look at its type line, for whoever draws it (idc/cards/border-colours). */
import type { Arena, CardFacts, CardKind } from './definition.ts'

export type Border = 'blue' | 'green' | 'purple' | 'brown' | 'red' | 'yellow' | 'orange' | 'silver' | 'gold'

const OF_ARENA: Readonly<Record<Arena, Border>> = { space: 'blue', ground: 'green', character: 'purple' }
const OF_KIND: Readonly<Record<Exclude<CardKind, 'unit' | 'location' | 'equipment'>, Border>> = {
  battle: 'red',
  mission: 'yellow',
  resource: 'orange',
  event: 'gold',
}

export function borderOf({
  kind,
  arenas,
  subtypes,
}: Pick<CardFacts, 'kind' | 'arenas' | 'subtypes'>): Border {
  if (kind === 'equipment') return subtypes.includes('Skill') ? 'gold' : 'silver'
  if (kind !== 'unit' && kind !== 'location') return OF_KIND[kind]
  const [arena, ...others] = arenas
  return arena && others.length === 0 ? OF_ARENA[arena] : 'brown'
}
