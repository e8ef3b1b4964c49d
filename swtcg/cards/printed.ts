/** What a text says of a card in place of its row: numbers and abilities (now/subordinates/text-decides). */
import type { Ability } from '../language/tree/tree.ts'
import type { CardDefinition } from './definition.ts'

export interface Printed {
  readonly speed?: number
  readonly power?: number
  readonly health?: number
  readonly abilities?: readonly Ability[]
}

/** The card with what was said of it; made once for each saying. */
export function asPrinted(definition: CardDefinition, printed: Printed): CardDefinition {
  const kept = known.get(printed)
  if (kept?.key === definition.key) return kept
  const made = { ...definition, ...printed }
  known.set(printed, made)
  return made
}
const known = new WeakMap<Printed, CardDefinition>()
