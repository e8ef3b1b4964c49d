/** Clauses that somebody may pay for, or pay to be spared: `unless your opponent pays 2 Force`. */
import { hasPart } from '@dejarik/kernel/language'
import { either, map, type Parser, pattern, say, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Cost } from '../../tree/tree.ts'
import { cost, PAYS, payment } from '../abilities/costs.ts'
import { flip } from '../after/pronouns-and-x.ts'
import { theirActs } from '../instructions/third-person.ts'
import { quantity, units } from '../nouns/amounts.ts'
import { merge } from '../nouns/merging.ts'
import { THAT } from '../nouns/references.ts'
import { amongst } from '../nouns/selectors.ts'
import { clause, plain, several } from './plain-clauses.ts'
import { moment } from './waiting.ts'

type Instructions = readonly Instruction[]

const price = payment
/** As the opponent sees it, who pays. */
const theirPrice = map(price, (paid) => flip(paid))
const opponentPays: Parser<readonly Cost[]> =
  say`,?(?: unless) (?:your opponent|he or she|its controller) pays ${theirPrice}`((paid) => paid)
const mayPay = (
  who: 'you' | 'opponent',
  paid: readonly Cost[],
  so: Instructions,
  otherwise: Instructions,
): Instructions => [{ do: 'may-pay', who, cost: paid, so, otherwise }]

export const ifDone = pattern(/[.,;]? (?:and )?if (?:you do|so),/i, () => null)
const ifNotDone = pattern(/[.,;]? (?:and )?if you don't,/i, () => null)
const ifPaid = pattern(/[.,;]? (?:and )?if (?:he or she does|your opponent does|so),/i, () => null)
const ifUnpaid = pattern(
  /[.,;]? (?:and )?if (?:(?:he or she|your opponent) doesn't(?: return [\w ]+?)?|not),/i,
  () => null,
)

/** What the opponent may do to pay, as he or she sees it. */
const theirAct: Parser<readonly Cost[]> = map(
  where(clause, (done) => PAYS.has(done.do)),
  (done) => [{ pay: 'act', act: flip(done) }],
)
const ownAct: Parser<readonly Cost[]> = map(
  where(clause, (done) => PAYS.has(done.do)),
  (done) => [{ pay: 'act', act: done }],
)
const isTheirs = (done: Instruction): boolean => /"(?:by|who)":"opponent"/.test(JSON.stringify(done))
const theyDo: Parser<readonly Cost[]> = either(
  map(
    where(clause, (done) => PAYS.has(done.do) && isTheirs(done)),
    (done) => [{ pay: 'act', act: flip(done) }],
  ),
  say`your opponent ${where(theirActs, ([act, ...more]) => more.length === 0 && act !== undefined && SPARING.has(act.do))}`(
    ([act]) => [{ pay: 'act', act: act! }],
  ),
)
/** What nobody else could be told to do in these words. */
const SPARING: ReadonlySet<Instruction['do']> = new Set(['tap', 'put-damage-counters'])
const speaksOfIt = (paid: readonly Cost[]): boolean =>
  hasPart(paid, ({ the, name }) => the === 'it' || (the === 'chosen' && name === 'that'))
/** What the opponent would do to the unit that is chosen: then it is chosen before. */
function spared(done: Instructions, paid: readonly Cost[]): Instructions {
  const [first, ...others] = done
  const who =
    first && 'who' in first && typeof first.who === 'object' && 'take' in first.who ? first.who : null
  if (!first || !who || !speaksOfIt(paid)) return mayPay('opponent', paid, [], done)
  const then = { ...first, who: THAT } as Instruction
  return [{ do: 'choose', what: who }, ...mayPay('opponent', paid, [], [then, ...others])]
}
/** The other way to be spared, of whoever was named before: `or pays 2 Force`. */
const orTheyDo: Parser<readonly Cost[]> = either<readonly Cost[]>(
  say`pays ${theirPrice}`((paid) => paid),
  map(
    where(theirActs, ([act, ...more]) => more.length === 0 && act !== undefined && PAYS.has(act.do)),
    ([act]) => [{ pay: 'act', act: act! }],
  ),
)
/** Either way is enough. */
const eitherWay: Parser<readonly (readonly Cost[])[]> = either<readonly (readonly Cost[])[]>(
  say`${theyDo} or ${orTheyDo}`((one, other) => [one, other]),
  say`your opponent pays ${theirPrice} or ${orTheyDo}`((one, other) => [one, other]),
)
/** Each way is offered in turn, and what is not averted by any is done. */
const sparedEitherWay = (done: Instructions, [first, other]: readonly (readonly Cost[])[]): Instructions => {
  const whole = spared(done, [...first!, ...other!])
  return whole.flatMap((one) =>
    one.do === 'may-pay'
      ? mayPay('opponent', first!, [], mayPay('opponent', other!, [], one.otherwise))
      : [one],
  )
}
/** A price and something that is done besides. */
function isMixed(paid: readonly Cost[]): boolean {
  const isAct = ({ pay }: Cost): boolean => pay === 'act' || pay === 'tap'
  return paid.some(isAct) && !paid.every(isAct)
}
/** What follows is for the sentence to read. */
export const paying = (clauses: Parser<Instructions>): Parser<Instructions> =>
  either<Instructions>(
    say`your opponent may draw ${quantity(units(/cards?\b/))}`((cards) => [
      { do: 'may', who: 'opponent', what: [{ do: 'draw', who: 'opponent', count: cards }] },
    ]),
    say`your opponent may ${theirAct} ${ifPaid} ${clauses}`((paid, _, so) =>
      mayPay('opponent', paid, so, []),
    ),
    say`your opponent may ${theirAct} ${ifPaid} ${clauses}${ifUnpaid} ${clauses}`(
      (paid, _, so, __, otherwise) => mayPay('opponent', paid, so, otherwise),
    ),
    say`your opponent may ${theirAct} ${ifUnpaid} ${clauses}`((paid, _, otherwise) =>
      mayPay('opponent', paid, [], otherwise),
    ),
    say`${several} unless ${theyDo}`((done, paid) => spared(done, paid)),
    say`${several} unless ${eitherWay}`((done, ways) => sparedEitherWay(done, ways)),
    say`${several},? unless you ${either(price, ownAct)} or ${either(price, ownAct)}`((done, one, other) =>
      mayPay('you', one, [], mayPay('you', other, [], done)),
    ),
    say`${several} ${opponentPays}`((done, paid) => mayPay('opponent', paid, [], done)),
    say`${several} ${moment} ${opponentPays}`((done, at, paid) => [
      { do: 'later', at, what: mayPay('opponent', paid, [], done) },
    ]),
    say`you may ${several} unless ${theyDo}`((done, paid) => [
      { do: 'may', who: 'you', what: spared(done, paid) },
    ]),
    say`your opponent may ${theirAct} or pay ${theirPrice} ${ifPaid} ${clauses}`((paid, other, _, so) =>
      mayPay('opponent', paid, so, mayPay('opponent', other, so, [])),
    ),
    say`${several},? unless your opponent has ${amongst} and pays ${theirPrice}`(
      (done, { atLeast, of }, paid) => [
        {
          do: 'if',
          condition: { if: 'there-are', of: merge({ whose: 'opponent' }, of), atLeast },
          so: mayPay('opponent', paid, [], done),
          otherwise: done,
        },
      ],
    ),
    say`(?:they|your opponent|he or she) must pay ${theirPrice} or ${plain}`((paid, done) =>
      mayPay('opponent', paid, [], done),
    ),
    say`unless your opponent pays ${theirPrice}, ${several}`((paid, done) =>
      mayPay('opponent', paid, [], done),
    ),
    say`${several},? unless you pay ${price}`((done, paid) => mayPay('you', paid, [], done)),
    say`${clause},? unless you ${where(clause, (done) => PAYS.has(done.do))}`((done, act) =>
      mayPay('you', [{ pay: 'act', act }], [], [done]),
    ),
    say`unless your opponent pays ${theirPrice}, (?:he or she )?${several}`((paid, done) =>
      mayPay('opponent', paid, [], done),
    ),
    say`you may ${either(price, ownAct)} ${ifNotDone} ${clauses}`((paid, _, otherwise) =>
      mayPay('you', paid, [], otherwise),
    ),
    say`you may ${price} ${ifDone} ${clauses}`((paid, _, so) => mayPay('you', paid, so, [])),
    say`you may ${price} to ${several}`((paid, so) => mayPay('you', paid, so, [])),
    say`each player may ${price} to ${several}`((paid, so) => [
      { do: 'each-player', what: mayPay('you', paid, so, []) },
    ]),
    say`you may ${either(price, ownAct)} ${ifDone} ${clauses}[;.] otherwise, ${clauses}`(
      (paid, _, so, otherwise) => mayPay('you', paid, so, otherwise),
    ),
    say`you may ${where(cost, isMixed)} ${ifDone} ${clauses}`((paid, _, so) => mayPay('you', paid, so, [])),
    say`your opponent may ${theirPrice} ${ifPaid} ${clauses}`((paid, _, so) =>
      mayPay('opponent', paid, so, []),
    ),
    say`your opponent may ${theirPrice} ${ifPaid} ${clauses}${ifUnpaid} ${clauses}`(
      (paid, _, so, __, otherwise) => mayPay('opponent', paid, so, otherwise),
    ),
    say`your opponent may ${theirPrice} ${ifUnpaid} ${clauses}`((paid, _, otherwise) =>
      mayPay('opponent', paid, [], otherwise),
    ),
  )
