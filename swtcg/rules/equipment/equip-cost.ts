/** What equipping costs: the printed cost, less for a stack, and the difference between two versions. */
import { type CardId, gather, same } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { Cost, EquipAbility } from '../../language/tree/tree.ts'

/** An Equipment's Equip abilities by their path; its controller picks one (idc/keyword/equip-selective). */
export const equipAbilities = ({ abilities }: CardDefinition): [string, EquipAbility][] =>
  gather(abilities, (ability, index) => (ability.ability === 'equip' ? [[String(index), ability]] : []))

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
  const more = gather(firstCost(version), (part): Cost[] => {
    if (part.pay === 'tap') return []
    if (part.pay === 'act') return under.some((other) => same(part, other)) ? [] : [part]
    return [{ ...part, amount: part.amount - amountOf(under, part.pay) }]
  })
  return lowered(more, additional)
}

const firstCost = (card: CardDefinition): readonly Cost[] => equipAbilities(card)[0]?.[1].cost ?? []

const amountOf = (cost: readonly Cost[], pay: Cost['pay']): number =>
  cost.reduce((sum, part) => ('amount' in part && part.pay === pay ? sum + part.amount : sum), 0)

/** What falls to nothing is not due at all. */
const lowered = (cost: readonly Cost[], by: number): readonly Cost[] =>
  gather(cost, (part): Cost[] => {
    if (part.pay === 'tap') return [part]
    if (part.pay === 'act') return lessOf(part.act, by).map((act) => ({ pay: 'act', act }))
    return part.amount > by ? [{ ...part, amount: part.amount - by }] : []
  })

/** "Discard a card" counts as 1 (idc/stack/equipment-a-means-one). */
function lessOf(act: Instruction, by: number): Instruction[] {
  if (act.do !== 'discard' || !('take' in act.what)) return [act]
  const { take } = act.what
  if (take.take !== 'exactly' || typeof take.count !== 'number') return [act]
  if (take.count <= by) return []
  return [{ ...act, what: { ...act.what, take: { ...take, count: take.count - by } } }]
}
