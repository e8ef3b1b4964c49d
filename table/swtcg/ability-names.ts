/** Short names of abilities, for card faces: keywords with their numbers and costs, and what kind the rest is. */
import type { Ability, Cost } from '@dejarik/swtcg'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const spoken = (keyword: string): string => keyword.split('-').map(capital).join(' ')

function costName(cost: readonly Cost[]): string {
  const parts = cost.map((part) => {
    if (part.pay === 'force') return `${part.amount} Force`
    if (part.pay === 'build') return `${part.amount} build points`
    return part.pay === 'tap' ? 'tap' : 'pay'
  })
  return parts.length > 0 ? `${capital(parts.join(', '))}: ` : ''
}

const valued = (name: string, value: unknown): string =>
  typeof value === 'number' && value > 0 ? `${name} ${value}` : name

const bonusName = (bonus: object): string =>
  Object.entries(bonus)
    .map(([name, amount]) => `+${amount} ${name}`)
    .join(', ')

/** Kinds of abilities that have a word of their own; the others are told by what they are. */
const OTHERS: Readonly<Partial<Record<Ability['ability'], string>>> = {
  triggered: 'A triggered effect',
  static: 'A static effect',
  rule: 'Changes a rule',
  value: 'A value that changes',
  switch: 'Differs by arena',
  bounty: 'Bounty',
  'complete-only-if': 'Can be completed only sometimes',
  'controls-arena': 'Controls an arena',
}
const ISOLATED = new Set(['armor', 'double-strike', 'overkill', 'stealth'])

export function abilityName(ability: Ability): string {
  switch (ability.ability) {
    case 'keyword':
      return ISOLATED.has(ability.keyword)
        ? spoken(ability.keyword)
        : valued(spoken(ability.keyword), ability.value)
    case 'activated':
      return `${costName(ability.cost)}${valued(spoken(ability.keyword), ability.value)}`
    case 'effect':
      return `${costName(ability.cost)}An effect to play`
    case 'hidden-cost':
      return `Hidden Cost ${ability.value}`
    case 'upkeep':
      return 'Upkeep'
    case 'equip':
      return `Equip ${costName(ability.cost)}`.replace(/: $/, '')
    case 'pilot':
      return [`Pilot (${ability.subtypes.join(', ')})`, given(ability)].filter(Boolean).join(': ')
    case 'equipped':
      return `The unit gets ${given(ability)}`
    case 'reserves':
      return `Reserves: ${ability.gives.map(abilityName).join('; ')}`
    case 'treat-as':
      return `Counts as ${ability.subtypes.join(' ')}`
    case 'to-complete':
      return `${costName(ability.cost)}to complete`
    default:
      return OTHERS[ability.ability] ?? spoken(ability.ability)
  }
}

const given = ({ bonus, gives }: { readonly bonus: object; readonly gives: readonly Ability[] }): string =>
  [bonusName(bonus), ...gives.map(abilityName)].filter((part) => part !== '').join(', ')
