/** The plain conditions and comparisons that the wordings of conditions make. */

import { either, type Parser, pattern, say } from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Filter, Player, Reference } from '../../tree/nouns.ts'
import { merge } from '../nouns/merging.ts'

export const thereAre = (of: Filter, atLeast: number): Condition => ({ if: 'there-are', of, atLeast })
export const thereAreNo = (of: Filter): Condition => ({ if: 'there-are-no', of })
export const matches = (card: Reference, of: Filter): Condition => ({ if: 'matches', card, of })
export const not = (of: Condition): Condition => ({ if: 'not', of })

export const has: Parser<Player & ('you' | 'opponent')> = either<'you' | 'opponent'>(
  say`you (?:have|control)`(() => 'you'),
  say`(?:your opponent|he or she) (?:has|controls)`(() => 'opponent'),
)
export const howMuch = pattern(/(more|higher|greater|less|lower)\b/, ([, word]) =>
  /less|lower/.test(word!) ? ('less' as const) : ('more' as const),
)
export const other = (whose: 'you' | 'opponent'): 'you' | 'opponent' => (whose === 'you' ? 'opponent' : 'you')
export const counted = (whose: 'you' | 'opponent', of: Filter): Amount => ({
  amount: 'count',
  of: merge({ whose }, of),
})
export type Comparison = Extract<Condition, { readonly if: 'compare' }>['is']
export const compare = (left: Amount, is: Comparison, right: Amount): Condition => ({
  if: 'compare',
  left,
  is,
  right,
})

export const digits = pattern(/\d+\b/, ([text]) => Number(text))
