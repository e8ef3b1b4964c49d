/** Clauses put together: one after another, by choice, for a price, on a condition. */

import { payment } from '../costs.ts'
import type { Instruction } from '../instructions.ts'
import { either, later, map, type Parser, pattern, remember, say, separated, where } from '../parser.ts'
import type { Cost } from '../tree.ts'
import { condition } from './conditions.ts'
import { plainGain } from './gains.ts'
import { attackClause } from './instructions/attacks.ts'
import { cardClause } from './instructions/cards.ts'
import { damageClause } from './instructions/damage.ts'
import { playerClause } from './instructions/players.ts'
import { UNSAID, unitClause } from './instructions/units.ts'
import { noun, selector } from './selectors.ts'
import { arena, duration } from './words.ts'

type Instructions = readonly Instruction[]

const plain: Parser<Instructions> = map(
  remember(either(unitClause, damageClause, playerClause, cardClause, attackClause)),
  (one) => [one],
)

/** Inside a sentence. */
const joint = pattern(/, and then\b|, then\b|, and\b|and then\b|; and\b|;|and\b|,/i, () => null)
const joined = (one: Parser<Instructions>): Parser<Instructions> =>
  map(separated(one, joint), (parts) => parts.flat())

/** What holds more clauses comes last in its sentence, and holds all that follow. */
const clauses: Parser<Instructions> = remember(
  either<Instructions>(
    joined(plain),
    later(() => special),
    say`${joined(plain)} ${joint} ${later(() => special)}`((done, _, last) => [...done, ...last]),
  ),
)

const price = payment
const opponentPays: Parser<readonly Cost[]> = say`unless (?:your opponent|he or she) pays ${price}`(
  (paid) => paid,
)
const mayPay = (
  who: 'you' | 'opponent',
  paid: readonly Cost[],
  so: Instructions,
  otherwise: Instructions,
): Instructions => [{ do: 'may-pay', who, cost: paid, so, otherwise }]

const ifDone = pattern(/[.,;]? (?:and )?if (?:you do|so),/i, () => null)
const ifPaid = pattern(/[.,;]? (?:and )?if (?:he or she does|your opponent does|so),/i, () => null)
const ifUnpaid = pattern(/[.,;]? (?:and )?if (?:he or she doesn't|your opponent doesn't|not),/i, () => null)

const paying: Parser<Instructions> = either<Instructions>(
  say`${joined(plain)} ${opponentPays}`((done, paid) => mayPay('opponent', paid, [], done)),
  say`you may ${price} ${ifDone} ${later(() => clauses)}`((paid, _, so) => mayPay('you', paid, so, [])),
  say`your opponent may ${price} ${ifPaid} ${later(() => clauses)}`((paid, _, so) =>
    mayPay('opponent', paid, so, []),
  ),
  say`your opponent may ${price} ${ifUnpaid} ${later(() => clauses)}`((paid, _, otherwise) =>
    mayPay('opponent', paid, [], otherwise),
  ),
)
const choosing: Parser<Instructions> = either<Instructions>(
  say`you may ${plain}`((what) => [{ do: 'may', who: 'you', what }]),
  say`you may ${plain} ${ifDone} ${later(() => clauses)}`((what, _, so) => [
    { do: 'may', who: 'you', what: [...what, ...so] },
  ]),
  say`${later(() => mode)}`((one) => one),
)
const modeEnd = pattern(/[,;.]? or:?\b|[.;] or:?\b/i, () => null)
const mode: Parser<Instructions> = map(
  either(
    say`choose one[:-] ${separated(
      later(() => joined(plain)),
      modeEnd,
    )}`((of) => of),
    say`choose one[:-] ${noun} gets? ${plainGain} or ${plainGain} ${duration}`((who, one, other, lasts) =>
      [one, other].map((gain): Instructions => [{ do: 'get', who, gain, for: lasts }]),
    ),
  ),
  (of) => [{ do: 'choose-one', who: 'you', of: sameDuration(of) }],
)
/** A duration that only the last of them names counts for all. */
function sameDuration(modes: readonly Instructions[]): readonly Instructions[] {
  const [last] = modes.at(-1) ?? []
  if (last?.do !== 'get') return modes
  return modes.map((one) =>
    one.map((each) => (each.do === 'get' && each.for === UNSAID ? { ...each, for: last.for } : each)),
  )
}
const conditional: Parser<Instructions> = either<Instructions>(
  say`if ${condition}, ${later(() => clauses)}`((when, so) => [{ do: 'if', condition: when, so }]),
  say`${plain} if ${condition}`((so, when) => [{ do: 'if', condition: when, so }]),
  say`for ${where(selector, ({ take }) => take.take === 'each')}, ${later(() => clauses)}`(({ of }, what) => [
    { do: 'for-each', of, as: 'that', what },
  ]),
)
type Later = Extract<Instruction, { readonly do: 'later' }>['at']
const moment: Parser<Later> = either<Later>(
  say`when (?:the|this|that|its|his|her|that unit's) attack ends`(() => 'attack-end'),
  say`when (?:the|this) turn ends`(() => 'end-of-turn'),
  say`when the battle phase starts`(() => 'battle-start'),
  say`when the battle phase ends`(() => 'battle-end'),
  say`when your next build step starts`(() => 'next-build-step'),
  say`when the ${arena} battle step starts`((step) => `${step}-start` as const),
  say`when the ${arena} battle step ends`((step) => `${step}-end` as const),
)
const delayed: Parser<Instructions> = either<Instructions>(
  say`${moment}, ${later(() => clauses)}`((when, what) => [{ do: 'later', at: when, what }]),
  say`${plain} ${moment}`((what, when) => [{ do: 'later', at: when, what }]),
)
const special: Parser<Instructions> = either(paying, choosing, conditional, delayed)

const full = pattern(/[.] (?:then,? |also,? )?/i, () => null)
/** Everything that an ability does. */
export const sentences: Parser<Instructions> = remember(
  map(separated(clauses, full), (parts) => parts.flat()),
)
