/** Ways to change the text of a card, for an option that weakens some. */
import type { CardDefinition } from '../../../cards/definition.ts'
import type { Ability, Cost } from '../../../language/tree.ts'

export type Weaken = (card: CardDefinition) => CardDefinition

export const withAbilities =
  (change: (ability: Ability) => Ability): Weaken =>
  (card) => ({ ...card, abilities: card.abilities.map(change) })

/** The same change wherever it applies inside an ability. */
export const everywhere =
  <T extends object>(change: (part: Record<string, unknown>) => Record<string, unknown> | null) =>
  (part: T): T => {
    if (Array.isArray(part))
      return part.map((each) => (isObject(each) ? everywhere(change)(each) : each)) as unknown as T
    const changed = change(part as Record<string, unknown>) ?? (part as Record<string, unknown>)
    return Object.fromEntries(
      Object.entries(changed).map(([key, value]) => [
        key,
        isObject(value) ? everywhere(change)(value) : value,
      ]),
    ) as T
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
