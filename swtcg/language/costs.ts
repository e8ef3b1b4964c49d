/** Costs: what stands before an arrow, and what an Upkeep asks for. */
import { self } from './names.ts'
import { either, map, optional, type Parser, pattern, phrase, separated, sequence } from './parser.ts'
import type { Cost } from './tree.ts'

const count = pattern(/\d+\b/, ([digits]) => Number(digits))
const amountOf = (pay: 'force' | 'build', unit: Parser<unknown>): Parser<Cost> =>
  map(sequence<[unknown, number, unknown]>(optional(phrase('pay')), count, unit), ([, amount]) => ({
    pay,
    amount,
  }))

const force = amountOf('force', phrase('Force'))
const buildPoints = amountOf('build', either(phrase('build point'), phrase('build points')))
const tapSymbol = map(phrase('[tap]'), (): Cost => ({ pay: 'tap' }))
const tapSelf = map(sequence(phrase('tap'), self), (): Cost => ({ pay: 'tap' }))

/** `Pay 1 build point, 2 Force`: every part is due. */
export const cost: Parser<readonly Cost[]> = separated(
  either(force, buildPoints, tapSymbol),
  pattern(/, and\b|,|;|and\b/, () => null),
)

/** `Pay 1 build point, pay 2 Force or tap this unit`: one of them is due. */
const choice = separated(either(force, buildPoints, tapSelf), phrase('and'))
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
  map(choice, (only) => [only]),
  choices,
)
