/** The abilities of a card that an exercise has to see used: printed, and given by Pilot, Equipment and the like. */
import type { CardDefinition } from '../cards/definition.ts'
import type { Ability } from '../language/tree.ts'

export interface PrintedAbility {
  readonly card: string
  /** The indexes that lead to it. */
  readonly path: string
  readonly ability: Ability
}

export const printedOn = ({ key, abilities }: CardDefinition): readonly PrintedAbility[] =>
  abilities.flatMap((ability, index) => withGiven(key, ability, String(index)))

const withGiven = (card: string, ability: Ability, path: string): readonly PrintedAbility[] => [
  { card, path, ability },
  ...given(ability).flatMap((each, index) => withGiven(card, each, `${path}.${index}`)),
]

function given(ability: Ability): readonly Ability[] {
  if ('gives' in ability) return ability.gives
  if (ability.ability === 'switch') return ability.parts.flatMap(({ gives }) => gives)
  return ability.ability === 'static' ? (ability.gain.abilities ?? []) : []
}
