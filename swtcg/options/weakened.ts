/** What Vongformed makes of each card that it weakens, by title. */
import { ARENAS, type Arena, type CardDefinition } from '../cards/definition.ts'
import type { Instruction } from '../language/instructions.ts'
import type { Ability, Cost } from '../language/tree.ts'

type Weaken = (card: CardDefinition) => CardDefinition

const withAbilities =
  (change: (ability: Ability) => Ability): Weaken =>
  (card) => ({ ...card, abilities: card.abilities.map(change) })

/** The same change wherever it applies inside an ability. */
const everywhere =
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

const forceCost = (amount: number): Cost => ({ pay: 'force', amount })

/** Every Force cost of the card becomes this. */
const costing = (amount: number): Weaken =>
  withAbilities((ability) => {
    const others = 'cost' in ability ? ability.cost.filter(({ pay }) => pay !== 'force') : []
    if (ability.ability !== 'effect') return ability
    const enhance = ability.enhance?.map((each) => ({ ...each, cost: [forceCost(amount)] }))
    return { ...ability, cost: [...others, forceCost(amount)], ...(enhance ? { enhance } : {}) }
  })

const units: Weaken = withAbilities(
  everywhere((part) => {
    const place = part['place'] as { readonly in?: string } | undefined
    return place?.in === 'discard-pile' ? { ...part, kind: ['unit'] } : null
  }),
)

/** The opponent may pay 1 Force, and then the damage stays. */
const mayStay = (does: readonly Instruction[]): readonly Instruction[] => [
  { do: 'may-pay', who: 'opponent', cost: [forceCost(1)], so: [], otherwise: does } as Instruction,
]
const cancellable: Weaken = withAbilities((ability) => {
  if (ability.ability !== 'effect' && ability.ability !== 'triggered') return ability
  const removes = ability.do.some((each) => each.do === 'remove-damage-counters')
  return removes ? { ...ability, do: mayStay(ability.do) } : ability
})

/** The player names one arena, and the text does nothing in the others. */
const inOneArena: Weaken = withAbilities((ability) => {
  if (ability.ability !== 'effect') return ability
  const others = (arena: Arena) => ARENAS.filter((each) => each !== arena).map((each) => `"${each}"`)
  const about = (arena: Arena): readonly Instruction[] =>
    ability.do.filter((each) => !others(arena).some((word) => JSON.stringify(each).includes(word)))
  return { ...ability, do: [{ do: 'choose-one', who: 'you', of: ARENAS.map(about) }] }
})

const THAT = { the: 'chosen', name: 'that' } as const
const costOfThat = { amount: 'statistic', statistic: 'cost', of: THAT } as const

/** As much Force as the unit costs that is chosen, so it is chosen among those that can be paid for. */
const byItsCost: Weaken = withAbilities((ability) => {
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
const goesUnder: Weaken = withAbilities((ability) =>
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

export const WEAKENED: Readonly<Record<string, Weaken>> = {
  'Holoprojection Chamber': withAbilities(
    everywhere((part) =>
      Array.isArray(part['kind']) && part['kind'].includes('mission')
        ? { ...part, number: { of: 'cost', is: 'at-least', than: 2 } }
        : null,
    ),
  ),
  Hotwire: costing(4),
  'Kessel System': withAbilities(
    everywhere((part) =>
      part['ability'] === 'effect' ? { ...part, cost: [...(part['cost'] as Cost[]), forceCost(1)] } : null,
    ),
  ),
  "Luke's X-wing (E)": cancellable,
  'R2-D2 (J)': cancellable,
  Ugnaught: withAbilities(
    everywhere((part) => {
      const place = part['place'] as { readonly in?: string } | undefined
      return place?.in === 'discard-pile' ? { ...part, other: true } : null
    }),
  ),
  'Weapon Turret': withAbilities(
    everywhere((part) => (part['do'] === 'dice-of-damage' ? { ...part, dice: 0 } : null)),
  ),
  'Blockaded Naboo': (card) => ({
    ...withAbilities(
      everywhere((part) => (part['do'] === 'may-pay' ? { ...part, cost: [forceCost(1)] } : null)),
    )(card),
    cost: 1,
  }),
  'Duel of the Fates': inOneArena,
  "Falcon's Needs": goesUnder,
  'Chewbacca (G)': withAbilities((ability) =>
    ability.ability === 'effect'
      ? {
          ...ability,
          cost: ability.cost.map((each) => (each.pay === 'build' ? { ...each, amount: 2 } : each)),
        }
      : ability,
  ),
  'Price of Serenity': byItsCost,
  'Death Star II (D)': withAbilities(
    everywhere((part) => (part['do'] === 'gain-build' ? { ...part, amount: 2 } : null)),
  ),
  'Free Tatooine': units,
  'Occupied Tatooine': units,
  'Lost in the Asteroids': costing(3),
  'Lull in the Fighting': costing(3),
  'Peace on Naboo': costing(3),
}
