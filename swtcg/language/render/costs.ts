/** Costs in words. */
import type { Instruction } from '../tree/instructions.ts'
import type { Cost } from '../tree/tree.ts'
import { plural } from './words.ts'

/** Says what is done to pay. */
type SayAct = (act: Instruction) => string

function part(cost: Cost, tap: string, say: SayAct): string {
  const clauses = (all: readonly Instruction[]): string => all.map(say).join('; ')
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
        : (resource(cost.act) ?? say(cost.act))
  }
}

/** A Resource's own counters need no other word. */
function resource(act: Extract<Cost, { readonly pay: 'act' }>['act']): string | null {
  if ((act.do !== 'put-counters' && act.do !== 'remove-counters') || act.counter !== 'resource') return null
  if (!('the' in act.who)) return null
  if (act.amount === 'any') return 'remove X counters'
  const count = Number(act.amount)
  return `${act.do === 'put-counters' ? 'add' : 'remove'} ${count} ${plural(count, 'counter')}`
}

/** What stands before an arrow. */
export const costs = (cost: readonly Cost[], say: SayAct): string =>
  cost.map((one) => part(one, '[tap]', say)).join(cost.some(isPutOff) ? '. ' : ', ')
const isPutOff = (cost: Cost): boolean => cost.pay === 'act' && cost.act.do === 'later'
/** One of the costs that an Upkeep offers. */
export const upkeepCost = (cost: readonly Cost[], say: SayAct): string =>
  cost.map((one) => part(one, 'tap this unit', say)).join(' and ')
