/** Words that entries of the later sets share, whatever kind of card they are of. */
import type { Amount, Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'
import type { CardAction } from '../../text/text.ts'
import { adds, chosen, compare, thisIs } from '../premiere/common.ts'

export { adds, chosen, compare, immune, SELF, TARGET, there, thisIs, WHOLLY } from '../premiere/common.ts'

export const HOST: Filter = { the: 'host' }
export const ANSWERED = chosen('answered')
export const AT = chosen('at')

export const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
export const any = (...of: readonly Condition[]): Condition => ({ if: 'any', of })
export const not = (of: Condition): Condition => ({ if: 'not', of })
export const several = (least: number, what: Filter): Condition => ({ if: 'on-table', what, least })

/** Power that a pilot brings to what it flies. */
export const flies = (add: number): Static => adds('power', add, HOST, thisIs({ pilots: true }))

/** Power and forfeit alike. */
export const worthMore = (add: number, of: Filter, when?: Condition): readonly Static[] =>
  (['power', 'forfeit'] as const).map((change) => adds(change, add, of, when))

/** A card that is looked for in the Reserve Deck, once in each of one's own control phases. */
export const fetches = (what: Filter, use?: number): CardAction => ({
  when: { phase: 'control', of: 'you' },
  limit: { times: 1, per: 'turn' },
  ...(use === undefined ? {} : { cost: { use } }),
  do: [{ do: 'search', what }],
})

/** Steps that are done only where one number beats another. */
export const ifMore = (left: Amount, right: Amount, ...so: readonly Instruction[]): Instruction => ({
  do: 'if',
  when: compare(left, '>', right),
  so,
})
