/** X that is still to be paid: what a text asks of it can't be asked before (idc/phrase/pay-x). */
import type { Amount } from '../../language/tree/amounts.ts'
import type { Filter } from '../../language/tree/nouns.ts'
import type { Context } from '../context.ts'

export const isOpen = ({ bound }: Context, amount: Amount | undefined): boolean =>
  typeof amount === 'object' && amount.amount === 'bound' && amount.name === 'X' && !('X' in bound)

/** What is known of the cards meant, as long as X is not. */
export function asFarAsKnown(context: Context, filter: Filter): Filter {
  const { number, ...rest } = filter
  return isOpen(context, number?.than) ? rest : filter
}
