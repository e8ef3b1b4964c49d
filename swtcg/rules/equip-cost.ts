/** What equipping costs: the printed cost, less for a stack, and the difference between two versions. */
import type { CardId } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { definitionOf, type Game } from '../kinds.ts'
import type { Cost, EquipAbility } from '../language/tree.ts'

/** An Equipment's Equip abilities by their path; its controller picks one (idc/keyword/equip-selective). */
export const equipAbilities = ({ abilities }: CardDefinition): [string, EquipAbility][] =>
  abilities.flatMap((ability, index) => (ability.ability === 'equip' ? [[String(index), ability]] : []))

/** Every number is 1 lower for each additional card in the stack (idc/stack/equipment-stack-discount). */
export const equipCost = (game: Game, equipment: CardId, { cost }: EquipAbility): readonly Cost[] =>
  lowered(cost, game.card(equipment).stack.length)

/** The difference of each kind of payment, then the discount (idc/stack/equipment-top-pays-equip-difference). */
export function equipDifference(
  game: Game,
  version: CardDefinition,
  top: CardId,
  additional: number,
): readonly Cost[] {
  const under = firstCost(definitionOf(game, top))
  const more = firstCost(version).flatMap((part) =>
    'amount' in part ? [{ ...part, amount: part.amount - amountOf(under, part.pay) }] : [],
  )
  return lowered(more, additional).filter((part) => 'amount' in part && part.amount > 0)
}

const firstCost = (card: CardDefinition): readonly Cost[] => equipAbilities(card)[0]?.[1].cost ?? []

const amountOf = (cost: readonly Cost[], pay: Cost['pay']): number =>
  cost.reduce((sum, part) => ('amount' in part && part.pay === pay ? sum + part.amount : sum), 0)

const lowered = (cost: readonly Cost[], by: number): readonly Cost[] =>
  cost.map((part) => ('amount' in part ? { ...part, amount: Math.max(0, part.amount - by) } : part))
