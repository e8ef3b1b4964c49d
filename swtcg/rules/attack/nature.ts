/** What an ability or a Battle card is like, for whoever may disrupt only such. */
import { gather } from '@dejarik/kernel'
import { allOf } from '../../effects/triggers/timing.ts'
import { KEYWORDS } from '../../keywords.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { Nature } from '../../language/tree/prohibitions.ts'
import type { Cost } from '../../language/tree/tree.ts'
import type { ActiveAbility } from '../abilities/active-ability.ts'
import type { Activated } from '../chances/activated-ability.ts'

export const isForceOfX = (part: Cost): boolean =>
  part.pay === 'act' && part.act.do === 'pay-x' && part.act.of === 'force'
/** Whether it has Force in its cost, be it 0 (now/costs/force-activated). */
const costsForce = (cost: readonly Cost[]): boolean =>
  cost.some((part) => part.pay === 'force' || isForceOfX(part))

const isDisrupt = (one: Instruction): boolean =>
  one.do === 'disrupt' || (one.do === 'end-attack' && one.how === 'disrupted')
const isPrevention = ({ do: act }: Instruction): boolean => act === 'prevent' || act === 'prevent-from'

function natureOf(cost: readonly Cost[], does: readonly Instruction[]): readonly Nature[] {
  const all = allOf(does)
  return [
    costsForce(cost) ? 'force-activated' : 'not-force-activated',
    ...(all.some(isDisrupt) ? ['disrupts' as const] : []),
    ...(all.some(isPrevention) ? ['prevents' as const] : []),
  ]
}

/** A Battle card is played, not activated. */
export const natureOfBattleCard = (does: readonly Instruction[]): readonly Nature[] =>
  gather(natureOf([], does), (one) => (one === 'not-force-activated' ? [] : [one]))

export function natureOfAbility(
  game: Game,
  { source, path }: Pick<ActiveAbility, 'source' | 'path'>,
  ability: Activated,
): readonly Nature[] {
  const own = definitionOf(game, source).abilities[Number.parseInt(path, 10)]
  const reserves = own?.ability === 'reserves' ? ['reserves' as const] : []
  if (ability.ability === 'effect') return [...natureOf(ability.cost, ability.do), ...reserves]
  const prevents = KEYWORDS[ability.keyword].chance === 'prevention' ? ['prevents' as const] : []
  return [...natureOf(ability.cost, []), ...prevents, ...reserves]
}
