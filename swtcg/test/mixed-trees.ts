/** Abilities put together from parts of different shipped cards, for properties: every part in other company. */
import fc from 'fast-check'
import { shippedCards } from '../cards/shipped.ts'
import { isOne } from '../language/grammar/abilities/abilities.ts'
import { isComplete } from '../language/grammar/after/wholeness.ts'
import type { Condition } from '../language/tree/conditions.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability, Cost } from '../language/tree/tree.ts'
import { settled } from './random-nouns.ts'
import { isSayable } from './random-trees.ts'

/** Words by which a part speaks of what another part of its own card has chosen, rolled, paid or named, of that card's own arena, or of its keyword. */
const OF_OTHERS =
  /"the":"(?:chosen|bearer|top|last-attacked)"|"do":"predict","at"|"bound"|"those"|"chosen-(?:arena|player)"|"if":"(?:rolled|predicted|done)"|"dice"|"named"|"so":\{|"in":"(?:under|set-aside)"|"fresh"|"type":"chosen"|"as":"(?:yours|theirs)"|"redirect-attack"|"the":"self"\},"to":\{"arenas"/
/** Each part once, of those that stand by themselves. */
const byThemselves = <T>(parts: readonly T[]): readonly T[] =>
  [...new Map(parts.map((part) => [JSON.stringify(part), part])).entries()]
    .filter(([told]) => !OF_OTHERS.test(told))
    .map(([, part]) => part)

const isPresent = <T>(part: T | undefined): part is T => part !== undefined
const conditionsOf = (ability: Ability): readonly Condition[] => {
  if (ability.ability === 'effect' || ability.ability === 'triggered') return [ability.only].filter(isPresent)
  return ability.ability === 'static' || ability.ability === 'rule' ? [ability.while].filter(isPresent) : []
}
const instructionsOf = (ability: Ability): readonly Instruction[] =>
  ability.ability === 'effect' || ability.ability === 'triggered' ? ability.do : []

/** For two Force, whenever something happens, or as long as something is so. */
export function mixed(): fc.Arbitrary<Ability> {
  const abilities = shippedCards().cards.flatMap((card) => (card.kind === 'unit' ? card.abilities : []))
  const triggers = byThemselves(abilities.flatMap((one) => (one.ability === 'triggered' ? [one.when] : [])))
  const standing = byThemselves(
    abilities.flatMap((one) => (one.ability === 'static' || one.ability === 'rule' ? [one] : [])),
  )
  const conditions = byThemselves(abilities.flatMap(conditionsOf))
  const done = fc.array(fc.constantFrom(...byThemselves(abilities.flatMap(instructionsOf))), {
    minLength: 1,
    maxLength: 2,
  })
  const condition = fc.option(fc.constantFrom(...conditions), { nil: undefined })
  const cost: readonly Cost[] = [{ pay: 'force', amount: 2 }]
  return fc
    .oneof(
      fc.record({
        ability: fc.constant('effect' as const),
        cost: fc.constant(cost),
        only: condition,
        do: done,
      }),
      fc.record({
        ability: fc.constant('triggered' as const),
        when: fc.constantFrom(...triggers),
        only: condition,
        do: done,
      }),
      fc.tuple(fc.constantFrom(...standing), condition).map(([one, when]) => ({ ...one, while: when })),
    )
    .map((made) => settled(made) as Ability)
    .filter((made) => isComplete([made]) && isSayable(made) && (made.ability !== 'triggered' || isOne(made)))
}
