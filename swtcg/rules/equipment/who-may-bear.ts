/** Which units an Equipment goes on and what that costs, where text says more than the type line. */
import { because, type CardId, gather } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { fits } from '../../effects/nouns/nouns.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { AttachmentAbility, Cost } from '../../language/tree/tree.ts'
import type { Reason } from '../../reasons.ts'
import { constraintsOn } from '../abilities/constraints.ts'

const contextOf = (game: Game, equipment: CardId): Context => ({
  you: game.card(equipment).controller,
  self: equipment,
  bound: {},
})
const rulesOf = (game: Game, equipment: CardId): AttachmentAbility['rule'][] =>
  gather(definitionOf(game, equipment).abilities, (ability) =>
    ability.ability === 'attachment' ? [ability.rule] : [],
  )

/** Why a unit cannot bear an Equipment by what the Equipment says, or null. */
export function whyNotBear(game: Game, equipment: CardId, unit: CardId): Reason | null {
  const context = contextOf(game, equipment)
  const isUnfit = (rule: AttachmentAbility['rule']): boolean => {
    if ('only' in rule) return !fits(game, context, rule.only, unit)
    if (!('one' in rule)) return false
    const others = game.card(unit).equipment.filter((other) => other !== equipment)
    return others.some((other) => fits(game, context, rule.one, other))
  }
  return rulesOf(game, equipment).some(isUnfit)
    ? because('not-that-bearer', 'idc/primary/cant-overrides', { card: equipment })
    : null
}

/** Whether it may go on a unit that is not its player's. */
export const mayAlsoBear = (game: Game, equipment: CardId, unit: CardId): boolean =>
  rulesOf(game, equipment).some(
    (rule) => 'also' in rule && fits(game, contextOf(game, equipment), rule.also, unit),
  )

/** Whether it cannot be taken from its bearer, and is lost with it. */
export const isFixed = (game: Game, equipment: CardId, unit: CardId): boolean =>
  rulesOf(game, equipment).some(
    (rule) => 'fixed' in rule && fits(game, contextOf(game, equipment), rule.fixed, unit),
  )

/** What attaching it to this unit costs, when effects make it costlier, cheaper or free. */
export function equipPrice(
  game: Game,
  equipment: CardId,
  unit: CardId,
  cost: readonly Cost[],
): readonly Cost[] {
  return constraintsOn(game, unit).reduce((price, { rule, context }) => {
    if (!('equipping' in rule)) return price
    if (rule.equipment && !fits(game, context, rule.equipment, equipment)) return price
    if (rule.equipping === 'free') return []
    const { force = 0, build = 0 } = rule.equipping
    return gather(price, (part): readonly Cost[] => changed(part, part.pay === 'force' ? force : build))
  }, cost)
}

/** What falls to nothing is not due at all. */
function changed(part: Cost, by: number): readonly Cost[] {
  if (part.pay !== 'force' && part.pay !== 'build') return [part]
  return part.amount + by > 0 ? [{ ...part, amount: part.amount + by }] : []
}
