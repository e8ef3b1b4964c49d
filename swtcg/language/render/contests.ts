/** What players settle by a roll, a guess or a bid, in words. */
import type { Instruction } from '../tree/instructions.ts'
import type { SayAbility, Sayer } from './decks.ts'

type Instructions = readonly Instruction[]

const PREDICTED = {
  hits: "the number of hits you'll roll for this attack",
  damage: 'the damage that this attack will do',
} as const

type Contest = 'roll-off' | 'predict' | 'bid'

/** Sayers of contests, given how the instructions in them are said. */
export function contestSayers(clauses: (all: Instructions, say: SayAbility) => string): {
  readonly [N in Contest]: Sayer<N>
} {
  const ifSo = (when: string, done: Instructions, say: SayAbility): readonly string[] =>
    done.length > 0 ? [`If ${when}, ${clauses(done, say)}`] : []
  return {
    'roll-off': ({ higher, lower, tie }, say) =>
      [
        'each player rolls a die',
        ...ifSo('you roll higher', higher, say),
        ...ifSo('your opponent rolls higher', lower, say),
        ...ifSo("it's a tie", tie, say),
      ].join('. '),
    predict: ({ so, of }, say) =>
      `predict ${PREDICTED[of ?? 'hits']}. If you're correct, ${clauses(so, say)}`,
    bid: ({ win, lose }, say) =>
      [
        'each player secretly bids Force',
        ...ifSo('you win the bid', win, say),
        ...ifSo('your opponent wins the bid', lose, say),
        "If it's a tie, you win the bid",
      ].join('. '),
  }
}
