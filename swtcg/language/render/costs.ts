/** Costs in words. */
import type { Cost } from '../tree.ts'
import { clauses, instruction } from './instructions.ts'
import { plural } from './words.ts'

function part(cost: Cost, tap: string): string {
  switch (cost.pay) {
    case 'force':
      return `pay ${cost.amount} Force`
    case 'build':
      return `pay ${cost.amount} ${plural(cost.amount, 'build point')}`
    case 'tap':
      return tap
    case 'act':
      if (cost.act.do === 'later') return `${clauses(cost.act.what)} when the retreat step starts`
      return cost.act.do === 'choose-one'
        ? cost.act.of.map(clauses).join(' or ')
        : (resource(cost.act) ?? instruction(cost.act))
  }
}

/** A Resource's own counters need no other word. */
function resource(act: Extract<Cost, { readonly pay: 'act' }>['act']): string | null {
  if ((act.do !== 'put-counters' && act.do !== 'remove-counters') || act.counter !== 'resource') return null
  const count = Number(act.amount)
  return `${act.do === 'put-counters' ? 'add' : 'remove'} ${count} ${plural(count, 'counter')}`
}

/** What stands before an arrow. */
export const costs = (cost: readonly Cost[]): string =>
  cost.map((one) => part(one, '[tap]')).join(cost.some(isPutOff) ? '. ' : ', ')
const isPutOff = (cost: Cost): boolean => cost.pay === 'act' && cost.act.do === 'later'
/** One of the costs that an Upkeep offers. */
export const upkeepCost = (cost: readonly Cost[]): string =>
  cost.map((one) => part(one, 'tap this unit')).join(' and ')
