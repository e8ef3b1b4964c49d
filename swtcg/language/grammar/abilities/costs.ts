/** Costs: what stands before an arrow, and what an Upkeep asks for. */

import { self } from '../../names.ts'
import {
  either,
  map,
  optional,
  type Parser,
  pattern,
  phrase,
  remember,
  say,
  separated,
  sequence,
  where,
} from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Cost } from '../../tree/tree.ts'
import { cardClause } from '../instructions/cards.ts'
import { damageClause } from '../instructions/damage.ts'
import { diceClause } from '../instructions/dice.ts'
import { discardingFrom } from '../instructions/discarding.ts'
import { counterKind } from '../instructions/marking.ts'
import { playerClause } from '../instructions/players.ts'
import { unitClause } from '../instructions/units.ts'
import { amountPhrase, perEach, times, X } from '../nouns/amounts.ts'
import { filter } from '../nouns/filters.ts'
import { reference } from '../nouns/references.ts'
import { noun } from '../nouns/selectors.ts'
import { arenas, count as counted } from '../nouns/words.ts'

const count = pattern(/\d+\b/, ([digits]) => Number(digits))
const amountOf = (pay: 'force' | 'build', unit: Parser<unknown>): Parser<Cost> =>
  map(sequence<[unknown, number, unknown]>(optional(phrase('pay')), count, unit), ([, amount]) => ({
    pay,
    amount,
  }))

const force = amountOf('force', phrase('Force'))
const buildPoints = amountOf('build', either(phrase('build point'), phrase('build points')))
const tapSymbol = map(phrase('[tap]'), (): Cost => ({ pay: 'tap' }))
const tapSelf = map(
  sequence(
    phrase('tap'),
    either<unknown>(
      self,
      pattern(/(?:it|him|her)\b/, () => null),
    ),
  ),
  (): Cost => ({ pay: 'tap' }),
)

/** What may be done to pay. */
export const PAYS: ReadonlySet<Instruction['do']> = new Set([
  'discard',
  'tap',
  'retreat',
  'put',
  'mill',
  'discard-top',
  'show',
  'put-damage-counters',
  'look-at-top',
  'gain-force',
  'gain-build',
  'dice-of-damage',
  'remove-damage-counters',
  'detach',
  'reveal-hand',
  'put-counters',
  'remove-counters',
  'roll',
])
/** What a price or an Upkeep may ask for besides: it need not take anything from the player. */
const DUE: ReadonlySet<Instruction['do']> = new Set([
  ...PAYS,
  'draw',
  'damage',
  'lose-force',
  'gain-control',
  'get',
])
const act: Parser<Cost> = map(
  where(
    either(unitClause, damageClause, playerClause, cardClause, diceClause),
    (done) => DUE.has(done.do) && !isSelfTap(done),
  ),
  (done) => ({ pay: 'act', act: asMany(done) }),
)
/** `Remove X counters`: as many as the player likes are X. */
const asMany = (done: Instruction): Instruction =>
  done.do === 'remove-counters' && done.amount === X ? { ...done, amount: 'any' } : done
const putOff = pattern(
  /when (?:your|the) retreat step starts\b|during (?:your|the) retreat step\b/,
  () => null,
)
/** What is done when the retreat step comes. */
const laterAct: Parser<Cost> = say`${where(unitClause, ({ do: act }) => act === 'retreat')} ${putOff}`(
  (done) => ({
    pay: 'act',
    act: { do: 'later', at: 'retreat-start', what: [done] },
  }),
)
/** `Your opponent chooses one of your other units. Retreat that unit during the retreat step`. */
const chosenFirst: Parser<readonly Cost[]> =
  say`${where(cardClause, ({ do: act }) => act === 'choose')}[.] ${laterAct}`((choice, after) => [
    { pay: 'act', act: choice },
    after,
  ])
const isSelfTap = (done: Instruction): boolean =>
  done.do === 'tap' && 'the' in done.who && ['self', 'it'].includes(done.who.the)

const payable = pattern(/(Force|build points?)\b/, ([, word]) =>
  word === 'Force' ? ('force' as const) : ('build' as const),
)
/** `Pay Force equal to its build cost`. */
const worthCost: Parser<Cost> = either<Cost>(
  say`(?:pay )?${payable} equal to ${amountPhrase}`((of, is) => ({
    pay: 'act',
    act: { do: 'pay-x', of, is },
  })),
  say`(?:pay )?${counted} ${payable} ${perEach}`((number, of, each) => ({
    pay: 'act',
    act: { do: 'pay-x', of, is: times(number, each) },
  })),
  say`pay X ${payable}, where X is ${amountPhrase}`((of, is) => ({
    pay: 'act',
    act: { do: 'pay-x', of, is },
  })),
)
/** `, up to 3`, `, where X is 4 or less`. */
const limit: Parser<Amount> = either<Amount>(
  say`,? up to ${either<Amount>(counted, amountPhrase)}`((most) => most),
  say`,? where X is ${counted} or less`((most) => most),
)
const anyAmount: Parser<Cost> = either<Cost>(
  say`remove the top X cards (?:in|of) your opponent's discard pile from the game`(() => ({
    pay: 'act',
    act: { do: 'pay-x', of: 'their-discard-pile' },
  })),
  say`remove the top ${counted} cards? (?:in|of) your opponent's discard pile from the game`((is) => ({
    pay: 'act',
    act: { do: 'pay-x', of: 'their-discard-pile', is },
  })),
  say`pay X Force(?!, up to)`(() => ({ pay: 'act', act: { do: 'pay-x', of: 'force' } })),
  /** now/costs/pay-x-up-to */
  say`pay X ${payable}${limit}`((of, most) => ({ pay: 'act', act: { do: 'pay-x', of, most } })),
  say`pay (?:X|any number of) build points`(() => ({ pay: 'act', act: { do: 'pay-x', of: 'build' } })),
  worthCost,
)

/** The unit and the Pilot that goes with it anyway. */
const withPilot: Parser<Cost> = map(
  discardingFrom(say`discard ${reference} and ${filter} from ${arenas}`((what, _, from) => ({ what, from }))),
  (act) => ({ pay: 'act', act }),
)

/** Counters of a Resource. */
const resourceCost: Parser<Cost> = either<Cost>(
  say`add ${counted} counters?`((amount) => ({
    pay: 'act',
    act: { do: 'put-counters', counter: 'resource', who: { the: 'self' }, amount },
  })),
  say`remove ${counted} counters?`((amount) => ({
    pay: 'act',
    act: { do: 'remove-counters', counter: 'resource', who: { the: 'self' }, amount },
  })),
  say`remove X counters`(() => ({
    pay: 'act',
    act: { do: 'remove-counters', counter: 'resource', who: { the: 'self' }, amount: 'any' },
  })),
)

/** `Discard a card or remove one from the game ->`: the player does one of them. */
const eitherAct: Parser<Cost> = say`${act} or ${act}(?= ->)`((one, other) => ({
  pay: 'act',
  act: { do: 'choose-one', who: 'you', of: [one, other].map(done) },
}))
function done(part: Cost): readonly Instruction[] {
  return part.pay === 'act' ? [part.act] : []
}

/** Damage counters and counters of another kind, from the same card. */
const bothCounters: Parser<readonly Cost[]> =
  say`remove ${counted} damage counters? and ${counted} ${counterKind} from ${reference}`(
    (damage, amount, counter, who) => [
      { pay: 'act', act: { do: 'remove-damage-counters', who, amount: damage } },
      { pay: 'act', act: { do: 'remove-counters', counter, who, amount } },
    ],
  )

const shuffling: Parser<Cost> = say`shuffle your deck`(() => ({
  pay: 'act',
  act: { do: 'shuffle', who: 'you' },
}))
/** A card of one's own that goes back to the deck. */
const shuffled: Parser<readonly Cost[]> = say`shuffle ${noun} into your deck`((what) => [
  { pay: 'act', act: { do: 'put', what, to: 'deck-bottom' } },
  { pay: 'act', act: { do: 'shuffle', who: 'you' } },
])
/** `Pay 1 build point, 2 Force`: every part is due. */
export const cost: Parser<readonly Cost[]> = remember(
  either<readonly Cost[]>(
    separated(
      either(
        force,
        buildPoints,
        tapSymbol,
        tapSelf,
        act,
        eitherAct,
        anyAmount,
        withPilot,
        resourceCost,
        shuffling,
      ),
      pattern(/, and\b|,|;|and\b/, () => null),
    ),
    chosenFirst,
    shuffled,
  ),
)

/** What was paid is X. */
const tellsHowMany = (done: Instruction): boolean =>
  done.do === 'pay-x' || (done.do === 'remove-counters' && done.amount === 'any')
export const tellsX = (paid: readonly Cost[]): boolean =>
  paid.some((part) => part.pay === 'act' && tellsHowMany(part.act))
/** The same, and nothing tells how much that is. */
export const paysX = (paid: readonly Cost[]): boolean =>
  paid.some((part) => part.pay === 'act' && part.act.do === 'pay-x' && part.act.is === undefined)

/** Force and build points alone. */
export const payment: Parser<readonly Cost[]> = separated(
  either(force, buildPoints, worthCost),
  phrase('and'),
)

/** `Pay 1 build point, pay 2 Force or tap this unit`: one of them is due. */
const choice = separated(either(force, buildPoints, tapSelf, act, laterAct), phrase('and'))
const last = map(
  sequence<[unknown, readonly Cost[]]>(
    pattern(/,? or\b/, () => null),
    choice,
  ),
  ([, one]) => [one],
)
export const choices: Parser<readonly (readonly Cost[])[]> = map(
  sequence<[readonly (readonly Cost[])[], readonly (readonly Cost[])[]]>(
    separated(choice, phrase(',')),
    last,
  ),
  ([first, final]) => [...first, ...final],
)
export const upkeepCosts: Parser<readonly (readonly Cost[])[]> = either(
  map(either(choice, bothCounters), (only) => [only]),
  choices,
)
