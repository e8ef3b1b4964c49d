/** What players settle by rolling against each other, or by a guess. */

import { either, nothing, optional, type Parser, pattern, say, where } from '../../parser.ts'
import type { Duration, Instruction } from '../../tree/instructions.ts'
import type { Noun } from '../../tree/nouns.ts'
import { flip } from '../after/pronouns-and-x.ts'
import { isPlain, theirActs } from '../instructions/third-person.ts'
import { reference } from '../nouns/references.ts'
import { duration } from '../nouns/words.ts'

type Instructions = readonly Instruction[]
const NOTHING: Instructions = []

const opening = pattern(
  /(?:each player|you and your opponent each) rolls? (?:one of his or her dice|a die|1 die)[.] /i,
  () => null,
)
const stop = pattern(/[.] /, () => null)

const byOpponent = (done: Instructions): Instructions =>
  done.every(isPlain) ? done.map(flip) : [{ do: 'opponent-does', what: done }]
/** `Each player rolls a die. If you roll higher, … If it's a tie, …`. */
export function rollingOff(clauses: Parser<Instructions>): Parser<Instructions> {
  const higher = say`if you roll higher, ${clauses}`((done) => done)
  const lower = either(
    say`if your opponent rolls higher, ${clauses}`((done) => done),
    say`if you roll lower, ${clauses}`((done) => done),
  )
  const nowHigher = say`if your opponent rolls lower, ${clauses}`((done) => done)
  const tie = say`if it's a tie, ${clauses}`((done) => done)
  const winner = say`the player who rolls higher ${theirActs}`((done) => done)
  const next = (one: Parser<Instructions>): Parser<Instructions> =>
    either(
      say`${stop} ${one}`((_, done) => done),
      nothing(NOTHING),
    )
  return either<Instructions>(
    say`${opening} ${optional(higher)}${next(lower)}${next(tie)}`((_, won, lost, even) => [
      { do: 'roll-off', higher: won ?? NOTHING, lower: lost, tie: even },
    ]),
    say`${opening} ${lower}${next(nowHigher)}${next(tie)}`((_, lost, won, even) => [
      { do: 'roll-off', higher: won, lower: lost, tie: even },
    ]),
    say`${opening} ${winner}${next(tie)}`((_, won, even) => [
      { do: 'roll-off', higher: won, lower: byOpponent(won), tie: even },
    ]),
  )
}

const bidding = pattern(
  /(?:you and your opponent(?: each)?|each player) secretly bids? Force[.] (?:[(][^()]*[)] )?/i,
  () => null,
)
const winning = pattern(
  /(?:whoever bids (?:higher|more) wins the bid and must pay that much Force to gain|the player who wins the bid gains) control of\b/i,
  () => null,
)
const tieIsYours = pattern(/[.] If it's a tie, you win the bid\b/i, () => null)
type Prize = readonly [Instruction, Instruction]
const controlling = (yours: Noun, theirs: Noun, lasts: Duration): Prize => [
  { do: 'gain-control', who: yours, for: lasts },
  { do: 'gain-control', who: theirs, by: 'opponent', for: lasts },
]
const prize: Parser<Prize> = either<Prize>(
  say`his or her chosen unit ${duration}`((lasts) =>
    controlling({ the: 'chosen', name: 'theirs' }, { the: 'chosen', name: 'yours' }, lasts),
  ),
  say`${where(reference, ({ the }) => the === 'self')} ${duration}`((who, lasts) =>
    controlling(who, who, lasts),
  ),
)
/** `Each player secretly bids Force. Whoever bids higher … If it's a tie, you win the bid`. */
export function biddingFor(clauses: Parser<Instructions>): Parser<Instructions> {
  const lost = say`[.] if your opponent wins the bid, ${clauses}`((done) => done)
  return either<Instructions>(
    say`${bidding} ${winning} ${prize}${tieIsYours}`((_, __, [win, lose]) => [
      { do: 'bid', win: [win], lose: [lose] },
    ]),
    say`${bidding} if you win the bid, ${clauses}${either(lost, nothing(NOTHING))}${tieIsYours}`(
      (_, win, lose) => [{ do: 'bid', win, lose }],
    ),
  )
}

/** Whether it was right is known when the attack is over. */
export function predicting(clauses: Parser<Instructions>): Parser<Instructions> {
  return either<Instructions>(
    say`predict the number of hits you'll roll for (?:this|that) attack(?: [(][^()]*[)])?[.]? if you're correct, ${clauses}`(
      (so) => [{ do: 'predict', so }],
    ),
    say`predict the (?:number of )?damage that this attack will do[.] if you're correct, ${clauses}`((so) => [
      { do: 'predict', of: 'damage', so },
    ]),
    say`predict the (?:number of )?damage that will be done to ${reference} after damage prevention[.] if you're correct, ${clauses}`(
      (_, so) => [{ do: 'predict', of: 'damage', so }],
    ),
  )
}
