/** Random noun phrases and amounts, which the random trees are made of. */
import fc from 'fast-check'
import { ARENAS } from '../cards/definition.ts'
import { resolvePronouns } from '../language/grammar/after/pronouns-and-x.ts'
import type { Amount } from '../language/tree/amounts.ts'
import type { Filter, Noun, Reference, Selector } from '../language/tree/nouns.ts'

export const { constantFrom: one, record, option, integer, oneof, tuple, array, subarray } = fc
export const small = integer({ min: 1, max: 9 })
export const some = <T>(values: readonly T[]): fc.Arbitrary<T[]> => subarray([...values], { minLength: 1 })
/** Leaves out what is undefined, as trees do. */
export const tidy = <T extends object>(made: T): T =>
  Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)) as T
/** That unit of an attack is told by its part in it, where nothing was chosen. */
export const settled = <T extends object>(tree: T) => resolvePronouns(tidy(tree))
export const maybe = <T>(arbitrary: fc.Arbitrary<T>) => option(arbitrary, { nil: undefined })

export const reference: fc.Arbitrary<Reference> = oneof(
  one<Reference>({ the: 'self' }, { the: 'attacker' }, { the: 'defender' }),
  one<Reference>({ the: 'chosen', name: 'that' }),
)
export const whose = one('you' as const, 'opponent' as const)
export const place = oneof(
  some(ARENAS).map((arenas) => ({ in: 'arena' as const, arenas })),
  reference.map((as) => ({ in: 'same-arena' as const, as })),
  one({ in: 'play' as const }, { in: 'battle' as const }),
)
export const number = record({
  of: one(
    'speed' as const,
    'power',
    'health',
    'cost',
    'total-cost',
    'remaining-health',
    'printed-speed',
    'printed-health',
  ),
  is: one('at-most' as const, 'at-least'),
  than: small,
})
export const own = record({
  of: one('power' as const, 'health'),
  is: one('more' as const, 'less', 'exactly'),
  than: one('speed' as const, 'printed-power'),
})
export const units: fc.Arbitrary<Filter> = record({
  kind: one(['unit' as const]),
  whose: maybe(whose),
  place: maybe(place),
  types: maybe(some(ARENAS)),
  subtypes: maybe(some(['Jedi', 'Sith', 'Capital Ship', 'Droid'])),
  side: maybe(one('dark' as const, 'light', 'neutral')),
  unique: maybe(one('unique' as const, 'non-unique')),
  multiArena: maybe(one(true as const)),
  rarity: maybe(one('P')),
  sameSet: maybe(one({ the: 'self' as const })),
  state: maybe(some(['tapped', 'damaged', 'attacking', 'not-defending'] as const)),
  has: maybe(some(['pilot', 'stealth', 'critical-hit'] as const)),
  lacks: maybe(some(['equipment', 'armor'] as const)),
  number: maybe(number),
  counters: maybe(
    one<NonNullable<Filter['counters']>>(
      { of: 'mastery', is: 'at-least', than: 1 },
      { of: 'damage', is: 'at-least', than: 2 },
      { of: 'captivity', is: 'at-most', than: 0 },
      { of: 'credit', is: 'exactly', than: 3 },
    ),
  ),
  countersBeside: maybe(
    one<NonNullable<Filter['countersBeside']>>(
      { of: 'captivity', is: 'more', than: 'printed-health' },
      { of: 'redemption', is: 'at-least', than: 'total-cost' },
    ),
  ),
  own: maybe(own),
  most: maybe(record({ of: one('speed' as const, 'cost'), is: one('highest' as const, 'lowest') })),
  happened: maybe(
    one<NonNullable<Filter['happened']>>(
      { did: 'was-retreated' },
      { did: 'retreated' },
      { did: 'attacked' },
      { did: 'was-damaged', not: true },
      { did: 'was-attacked', by: { the: 'self' }, not: true },
    ),
  ),
  missedLast: maybe(one(true as const)),
  attackableBy: maybe(one<Reference>({ the: 'attacker' })),
  apartFrom: maybe(one<Reference>({ the: 'defender' })),
  controlledWith: maybe(one<Reference>({ the: 'attacker' })),
  other: maybe(one(true as const)),
}).map(tidy) as fc.Arbitrary<Filter>
/** Nouns other than `unit`. */
export const wordings: fc.Arbitrary<Filter> = oneof(
  some(['Jedi', 'Sith', 'Capital Ship', 'Droid']).map((subtypes) => ({
    ...{ kind: ['unit' as const], subtypes, word: 'subtype' as const },
  })),
  one<Filter>(
    { kind: ['unit'], types: ['character'], word: 'character' },
    { kind: ['unit'], subtypes: ['Jedi'], types: ['character'], word: 'character' },
    { kind: ['unit'], types: ['character'], word: 'card' },
    { kind: ['unit'], word: 'pilot' },
    { kind: ['unit'], nameHas: ['Luke', 'Leia'] },
    {
      anyOf: [
        { kind: ['unit'], types: ['ground'] },
        { kind: ['unit'], subtypes: ['Jedi'], word: 'subtype' },
      ],
    },
  ),
)
export const cards: fc.Arbitrary<Filter> = record({
  kind: maybe(one(['battle' as const], ['mission' as const, 'battle' as const], ['unit' as const])),
  whose,
  place: one({ in: 'hand' as const }, { in: 'discard-pile' as const }),
}).map(tidy) as fc.Arbitrary<Filter>
export const byName: fc.Arbitrary<Filter> = record({
  names: some(['Luke Skywalker', 'Darth Vader']),
  whose: maybe(whose),
  place: maybe(place),
}).map(tidy) as fc.Arbitrary<Filter>
export const filter = oneof(
  { weight: 4, arbitrary: units },
  { weight: 1, arbitrary: byName },
  { weight: 1, arbitrary: wordings },
)

export const take = oneof(
  one({ take: 'each' as const }, { take: 'any-number' as const }),
  small.map((count) => ({ take: 'exactly' as const, count })),
  small.map((count) => ({ take: 'up-to' as const, count })),
  small.map((count) => ({ take: 'all-but' as const, count })),
)
export const selectorOf = (of: fc.Arbitrary<Filter>): fc.Arbitrary<Selector> => record({ take, of })
export const noun: fc.Arbitrary<Noun> = oneof<fc.Arbitrary<Noun>[]>(reference, selectorOf(filter))

export const counted: fc.Arbitrary<Amount> = oneof<fc.Arbitrary<Amount>[]>(
  filter.map((of) => ({ amount: 'count' as const, of })),
  reference.map((on) => ({ amount: 'counters' as const, counter: 'damage', on })),
)
export const measured: fc.Arbitrary<Amount> = record({
  amount: one('statistic' as const),
  statistic: one('speed' as const, 'power', 'cost', 'total-cost', 'remaining-health'),
  of: reference,
})
export const combined: fc.Arbitrary<Amount> = oneof<fc.Arbitrary<Amount>[]>(
  record({
    amount: one('half' as const),
    of: oneof(counted, measured),
    rounded: one('up' as const, 'down'),
  }),
  record({
    amount: one('groups' as const),
    by: small,
    of: oneof(
      filter.map((of) => ({ amount: 'count' as const, of })),
      measured,
    ),
  }),
  record({ amount: one('capped' as const), of: oneof(counted, measured), most: small }),
  record({ amount: one('dice' as const), faces: one([4], [1, 2, 3], [5, 6]) }),
  one<Amount>({ amount: 'misses' }),
  tuple(measured, measured).map((of) => ({ amount: 'difference' as const, of })),
)
export const amount: fc.Arbitrary<Amount> = oneof<fc.Arbitrary<Amount>[]>(small, counted, measured, combined)
