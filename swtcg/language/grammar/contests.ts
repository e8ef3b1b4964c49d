/** What players settle by rolling against each other, or by a guess. */
import type { Instruction } from '../instructions.ts'
import { either, nothing, optional, type Parser, pattern, say } from '../parser.ts'
import { isPlain, theirActs } from './instructions/third-person.ts'
import { flip } from './settle.ts'

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
    say`${opening} ${winner}${next(tie)}`((_, won, even) => [
      { do: 'roll-off', higher: won, lower: byOpponent(won), tie: even },
    ]),
  )
}

/** Whether it was right is known when the attack is over. */
export function predicting(clauses: Parser<Instructions>): Parser<Instructions> {
  return say`predict the number of hits you'll roll for (?:this|that) attack(?: [(][^()]*[)])?[.]? if you're correct, ${clauses}`(
    (so) => [{ do: 'predict', so }],
  )
}
