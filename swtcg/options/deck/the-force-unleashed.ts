/** The Force Unleashed: cheap Battle cards and cheaper abilities. */
import { definitionOf } from '../../kinds.ts'
import type { Cost } from '../../language/tree/tree.ts'
import { option } from '../option.ts'

const BANNED = [
  'Discuss It in Committee',
  'Lost in the Asteroids',
  'Lull in the Fighting',
  'Peace on Naboo',
  'Slipping Through',
]

const forceIn = (cost: readonly Cost[]): number =>
  cost.reduce((sum, part) => (part.pay === 'force' ? sum + part.amount : sum), 0)

const withForce = (cost: readonly Cost[], amount: number): readonly Cost[] => [
  ...cost.filter(({ pay }) => pay !== 'force'),
  ...(amount > 0 ? [{ pay: 'force', amount } as const] : []),
]

export const theForceUnleashed = option('The Force Unleashed', {
  says: 'Every Battle card costs 1 Force, and every activated ability of a unit costs 1 Force less.',
  wraps: ['deck'],
  apply: (edit) => {
    const { deck } = edit.constants
    const banned = { names: BANNED, count: 0, rule: 'opt/the-force-unleashed/banned-cards' }
    edit.setConstants({ deck: { ...deck, restricted: [...(deck.restricted ?? []), banned] } })
    edit.setPolicies({
      playingCost: (game, card, cost) => {
        const { kind } = definitionOf(game, card)
        if (kind === 'battle') return withForce(cost, 1)
        return kind === 'unit' ? withForce(cost, Math.max(0, forceIn(cost) - 1)) : cost
      },
    })
  },
})
