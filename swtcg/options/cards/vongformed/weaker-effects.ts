/** Effects as Vongformed weakens them, where more than a number changes. */

import { mentions } from '@dejarik/kernel/language'
import { ARENAS, type Arena } from '../../../cards/definition.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { everywhere, forceCost, type Weaken, withAbilities } from './ways-to-weaken.ts'

export const units: Weaken = withAbilities(
  everywhere((part) => {
    const place = part['place'] as { readonly in?: string } | undefined
    return place?.in === 'discard-pile' ? { ...part, kind: ['unit'] } : null
  }),
)

/** The opponent may pay 1 Force, and then the damage stays. */
const mayStay = (does: readonly Instruction[]): readonly Instruction[] => [
  { do: 'may-pay', who: 'opponent', cost: [forceCost(1)], so: [], otherwise: does } as Instruction,
]
export const cancellable: Weaken = withAbilities((ability) => {
  if (ability.ability !== 'effect' && ability.ability !== 'triggered') return ability
  const removes = ability.do.some((each) => each.do === 'remove-damage-counters')
  return removes ? { ...ability, do: mayStay(ability.do) } : ability
})

/** The player names one arena, and the text does nothing in the others. */
export const inOneArena: Weaken = withAbilities((ability) => {
  if (ability.ability !== 'effect') return ability
  const others = (arena: Arena) => ARENAS.filter((each) => each !== arena)
  const about = (arena: Arena): readonly Instruction[] =>
    ability.do.filter((each) => !others(arena).some((word) => mentions(each, word)))
  return { ...ability, do: [{ do: 'choose-one', who: 'you', of: ARENAS.map(about) }] }
})

const THAT = { the: 'chosen', name: 'that' } as const
const costOfThat = { amount: 'statistic', statistic: 'cost', of: THAT } as const

/** As much Force as the unit costs that is chosen, so it is chosen among those that can be paid for. */
export const byItsCost: Weaken = withAbilities((ability) => {
  if (ability.ability !== 'effect') return ability
  const does = ability.do.flatMap((each): readonly Instruction[] => {
    if (each.do !== 'discard' && each.do !== 'choose') return [each]
    if ('the' in each.what) return [{ do: 'lose-force', who: 'you', amount: costOfThat }, each]
    const number = { of: 'cost', is: 'at-most', than: { amount: 'force', of: 'you' } } as const
    const chosen: Instruction = { do: 'choose', what: { ...each.what, of: { ...each.what.of, number } } }
    if (each.do === 'choose') return [chosen]
    return [chosen, { do: 'lose-force', who: 'you', amount: costOfThat }, { do: 'discard', what: THAT }]
  })
  return { ...ability, cost: ability.cost.filter(({ pay }) => pay !== 'force'), do: does }
})

/** The card itself goes under the unit that it was played on. */
export const goesUnder: Weaken = withAbilities((ability) =>
  ability.ability === 'effect'
    ? {
        ...ability,
        do: [
          ...ability.do,
          { do: 'put', what: { the: 'self' }, to: 'under', under: THAT, afterwards: 'discard-pile' },
        ],
      }
    : ability,
)
