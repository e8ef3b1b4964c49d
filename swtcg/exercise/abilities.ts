/** The abilities of a card that an exercise has to see used: printed, and given by Pilot, Equipment and the like. */
import type { CardDefinition } from '../cards/definition.ts'
import type { Ability } from '../language/tree/tree.ts'

export interface PrintedAbility {
  readonly card: string
  /** The indexes that lead to it. */
  readonly path: string
  readonly ability: Ability
  /** Those that give it, the printed one first. */
  readonly within: readonly Ability[]
}

export const printedOn = ({ key, abilities }: CardDefinition): readonly PrintedAbility[] =>
  abilities.flatMap((ability, index) => withGiven({ card: key, path: String(index), ability, within: [] }))

const withGiven = (printed: PrintedAbility): readonly PrintedAbility[] => [
  printed,
  ...givenBy(printed.ability).flatMap((ability, index) =>
    withGiven({
      ...printed,
      path: `${printed.path}.${index}`,
      ability,
      within: [...printed.within, printed.ability],
    }),
  ),
]

function givenBy(ability: Ability): readonly Ability[] {
  if ('gives' in ability) return ability.gives
  if (ability.ability === 'switch') return ability.parts.flatMap(({ gives }) => gives)
  return ability.ability === 'static' ? (ability.gain.abilities ?? []) : []
}
