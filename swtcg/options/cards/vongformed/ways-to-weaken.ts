/** Ways to change the text of a card, for an option that weakens some. */
import { fieldsOf } from '@dejarik/kernel'
import type { CardDefinition } from '../../../cards/definition.ts'
import type { Ability, Cost } from '../../../language/tree/tree.ts'

export type Weaken = (card: CardDefinition) => CardDefinition

export const withAbilities =
  (change: (ability: Ability) => Ability): Weaken =>
  (card) => ({ ...card, abilities: card.abilities.map(change) })

type Change = (part: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | null

/** The same change wherever it applies inside an ability. */
export const everywhere =
  (change: Change) =>
  <T>(part: T): T =>
    changedIn(change, part) as T

function changedIn(change: Change, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => changedIn(change, each))
  if (!isObject(part)) return part
  const changed = change(fieldsOf(part)) ?? part
  return Object.fromEntries(Object.entries(changed).map(([key, value]) => [key, changedIn(change, value)]))
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const forceCost = (amount: number): Cost => ({ pay: 'force', amount })

/** Every Force cost of the card becomes this. */
export const costing = (amount: number): Weaken =>
  withAbilities((ability) => {
    const others = 'cost' in ability ? ability.cost.filter(({ pay }) => pay !== 'force') : []
    if (ability.ability !== 'effect') return ability
    const enhance = ability.enhance?.map((each) => ({ ...each, cost: [forceCost(amount)] }))
    return { ...ability, cost: [...others, forceCost(amount)], ...(enhance ? { enhance } : {}) }
  })
