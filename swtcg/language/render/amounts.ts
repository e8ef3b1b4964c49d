/** So many of something, in words. */
import type { Amount } from '../tree/amounts.ts'
import { MEASURES } from './measures.ts'
import { ATTACHED, amountPhrase, described, having, isGone, owner } from './nouns.ts'
import { reference, verbOf } from './references.ts'
import { listed, signed } from './words.ts'

export type Counted = Extract<
  Amount,
  { readonly amount: 'count' | 'counters' | 'attached' | 'groups' | 'dice' }
>
const COUNTED: ReadonlySet<string> = new Set(['count', 'counters', 'attached', 'groups', 'dice'])
const isCounted = (amount: Amount): amount is Counted =>
  typeof amount === 'object' && COUNTED.has(amount.amount)

/** An amount as so many for each of something, if it is one. */
export function perEach(amount: Amount): { readonly by: number; readonly of: Counted } | null {
  if (isCounted(amount)) return { by: 1, of: amount }
  if (typeof amount === 'object' && amount.amount === 'times' && isCounted(amount.of))
    return { by: amount.by, of: amount.of }
  return null
}

const groupsOf = (of: Amount): string => {
  if (typeof of === 'object' && of.amount === 'count') return having(of.of)
  return typeof of === 'object' && of.amount === 'statistic'
    ? `${MEASURES[of.statistic]} ${reference(of.of)} ${verbOf(of.of, 'has')}`
    : amountPhrase(of)
}
export function forEach(of: Counted): string {
  if (of.amount === 'count')
    return isGone(of.of)
      ? `for each of ${owner(of.of)} ${described(of.of)}`
      : `for each ${having(of.of, false)}`
  if (of.amount === 'dice') return `for each ${listed(of.faces.map(String), 'or')} rolled`
  if (of.amount === 'groups') return `for each ${of.by} ${groupsOf(of.of)}`
  return of.amount === 'counters'
    ? `for each ${of.counter} counter on ${reference(of.on)}`
    : `for each ${ATTACHED[of.what][0]} ${reference(of.to)}`
}

/** `X+1`, where X is what was paid. */
export function paidAndMore(amount: Amount): string | null {
  if (typeof amount !== 'object' || amount.amount !== 'sum') return null
  const [base, more] = amount.of
  if (typeof base !== 'object' || base.amount !== 'bound' || base.name !== 'X') return null
  return typeof more === 'number' ? `X${signed(more)}` : null
}

/** `2 damage`, `1 Force for each …`, `Force equal to …`, `that much Force`. */
export function quantity(amount: Amount, one: string, many = one): string {
  if (typeof amount === 'number') return `${amount} ${amount === 1 ? one : many}`
  if (amount.amount === 'bound' && amount.name !== 'roll' && amount.name !== 'total')
    return amount.name === 'X' ? `X ${many}` : `that ${one === many ? 'much' : 'many'} ${many}`
  const paid = paidAndMore(amount)
  if (paid) return `${paid} ${many}`
  const each = perEach(amount)
  if (each) return `${each.by} ${each.by === 1 ? one : many} ${forEach(each.of)}`
  return one === many
    ? `${many} equal to ${amountPhrase(amount)}`
    : `a number of ${many} equal to ${amountPhrase(amount)}`
}
