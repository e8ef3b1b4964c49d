/** What players settle by a roll, a guess or a bid, in words. */
import type { Instruction } from '../instructions.ts'
import { clauses } from './instructions.ts'

type Sayer<N extends Instruction['do']> = (one: Extract<Instruction, { readonly do: N }>) => string
type Instructions = readonly Instruction[]

const ifSo = (when: string, done: Instructions): readonly string[] =>
  done.length > 0 ? [`If ${when}, ${clauses(done)}`] : []

const PREDICTED = {
  hits: "the number of hits you'll roll for this attack",
  damage: 'the damage that this attack will do',
} as const

export const CONTESTS: { readonly [N in 'roll-off' | 'predict' | 'bid']: Sayer<N> } = {
  'roll-off': ({ higher, lower, tie }) =>
    [
      'each player rolls a die',
      ...ifSo('you roll higher', higher),
      ...ifSo('your opponent rolls higher', lower),
      ...ifSo("it's a tie", tie),
    ].join('. '),
  predict: ({ so, of }) => `predict ${PREDICTED[of ?? 'hits']}. If you're correct, ${clauses(so)}`,
  bid: ({ win, lose }) =>
    [
      'each player secretly bids Force',
      ...ifSo('you win the bid', win),
      ...ifSo('your opponent wins the bid', lose),
      "If it's a tie, you win the bid",
    ].join('. '),
}
