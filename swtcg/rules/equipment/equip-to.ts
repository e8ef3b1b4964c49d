/** Which unit an Equip ability is for, where its text says so. */
import type { CardId } from '@dejarik/kernel'
import { holds } from '../../effects/conditions.ts'
import type { Context } from '../../effects/context.ts'
import { nounOf } from '../../effects/nouns/noun-of.ts'
import { fits } from '../../effects/nouns/nouns.ts'
import type { Game } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import { isReference, type Selector } from '../../language/tree/nouns.ts'
import type { Cost, EquipAbility } from '../../language/tree/tree.ts'

export function isSaid(
  game: Game,
  context: Context,
  { cost, to, only }: EquipAbility,
  unit: CardId,
): boolean {
  if (only && !holds(game, context, only)) return false
  if (to === undefined) return true
  if (to !== 'paid-with') return fits(game, context, to, unit)
  return cost.every((part) => {
    const wanted = part.pay === 'act' ? choiceOf(part.act) : null
    return !wanted || fits(game, context, wanted.of, unit)
  })
}

/** The unit that is equipped is the one that is paid with. */
export const paidWith = (cost: readonly Cost[], unit: CardId): readonly Cost[] =>
  cost.map((part) =>
    part.pay === 'act' && choiceOf(part.act)
      ? { pay: 'act', act: { ...part.act, who: { the: 'cards', cards: [unit] } } as Instruction }
      : part,
  )

const choiceOf = (act: Instruction): Selector | null => {
  const noun = 'who' in act ? nounOf(act) : null
  return noun && !isReference(noun) ? noun : null
}
