/** Alternative Cost: the card is completed for that cost in place of its build cost. */
import type { CardDefinition } from '../../cards/definition.ts'
import type { Cost } from '../../language/tree/tree.ts'
import { placesOf } from '../abilities/places-of-abilities.ts'

type Priced = Pick<CardDefinition, 'abilities'>

/** The places of its alternative costs among its abilities; of several one is chosen (now/costs/alternative-selective). */
export const alternatives = ({ abilities }: Priced): readonly number[] =>
  placesOf(abilities, 'alternative-cost')

/** All of its parts are due, in the order printed (now/costs/alternative-all-or-nothing). */
export function alternativeCost({ abilities }: Priced, index: number): readonly Cost[] {
  const ability = abilities[index]
  return ability?.ability === 'alternative-cost' ? ability.cost : []
}
