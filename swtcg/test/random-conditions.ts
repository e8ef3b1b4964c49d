/** Random conditions and triggers, for properties. */
import type fc from 'fast-check'
import { ARENAS } from '../cards/definition.ts'
import type { Condition } from '../language/tree/conditions.ts'
import { DEEDS } from '../language/tree/deeds.ts'
import type { Filter, Noun, Reference } from '../language/tree/nouns.ts'
import type { Trigger } from '../language/tree/triggers.ts'
import { player } from './random-instructions.ts'
import {
  counted,
  filter,
  integer,
  maybe,
  measured,
  noun,
  one,
  oneof,
  record,
  reference,
  small,
  tidy,
  units,
} from './random-nouns.ts'

/** What is said of a card alone, whether it happened or not. */
const SAID = DEEDS.filter((deed) => deed !== 'caused-discard')
const conditionOn = (reference: fc.Arbitrary<Reference>): fc.Arbitrary<Condition> =>
  oneof<fc.Arbitrary<Condition>[]>(
    record({ if: one('there-are' as const), of: filter, atLeast: small }),
    record({ if: one('stayed' as const), count: small }),
    record({
      if: one('there-are' as const),
      of: units,
      atLeast: integer({ min: 2, max: 9 }),
      differ: one('name' as const, 'speed'),
    }),
    record({ if: one('there-are-no' as const), of: filter }),
    record({ if: one('in-arena' as const), card: reference, arena: one(...ARENAS) }),
    record({
      if: one('compare' as const),
      left: oneof(counted, measured),
      is: one('at-least' as const, 'at-most', 'exactly'),
      right: small,
    }),
    record({ if: one('step' as const), step: one(...ARENAS, 'battle' as const) }),
    record({ if: one('doomed' as const), card: reference }),
    record({ if: one('hits' as const, 'damage-done'), is: one('at-most' as const, 'at-least'), than: small }),
    record({
      if: one('matches' as const),
      card: reference,
      of: one<Filter>(
        { has: ['stealth'] },
        { has: ['bounty'] },
        { lacks: ['stealth'] },
        { own: { of: 'power', is: 'more', than: 'health' } },
      ),
    }),
    record({
      if: one('happened' as const),
      did: one(...SAID),
      who: oneof<fc.Arbitrary<Reference | Filter>[]>(reference, filter),
    }),
    record({
      if: one('happened' as const),
      did: one('caused-discard' as const),
      who: oneof<fc.Arbitrary<Reference | Filter>[]>(reference, units),
      turn: one('last' as const),
    }),
    record({
      if: one('happened' as const),
      did: one('damaged' as const),
      who: reference,
      against: units,
      atLeast: integer({ min: 2, max: 4 }),
    }),
    record({
      if: one('not' as const),
      of: oneof<fc.Arbitrary<Condition>[]>(
        record({
          if: one('happened' as const),
          did: one(...SAID),
          who: oneof<fc.Arbitrary<Reference | Filter>[]>(reference, filter),
        }),
        record({
          if: one('happened' as const),
          did: one('attacked' as const, 'damaged'),
          who: reference,
          against: units,
        }),
      ),
    }),
    record({ if: one('controls-arena' as const), who: player, arena: one(...ARENAS) }),
    record({ if: one('attacking' as const, 'defending'), card: reference }),
    record({
      if: one('attacking' as const, 'defending'),
      card: reference,
      against: units,
    }),
  )

export const condition = conditionOn(reference)
/** Static effects have chosen nothing. */
export const standing = conditionOn(one<Reference>({ the: 'self' }, { the: 'attacker' }))

const unitOf = (whose: 'you' | 'opponent'): Noun => ({
  take: { take: 'exactly', count: 1 },
  of: { kind: ['unit'], whose },
})
export const trigger: fc.Arbitrary<Trigger> = oneof<fc.Arbitrary<Trigger>[]>(
  record({
    when: one('attacks' as const, 'is-attacked', 'damages', 'would-be-damaged', 'would-damage'),
    who: reference,
  }),
  record({ when: one('is-discarded' as const), who: reference, from: one(...ARENAS) }),
  record({
    when: one('prevents' as const),
    who: one('each-player' as const),
    to: noun,
    all: one(true as const),
  }),
  record({ when: one('attack-ends' as const), defender: noun }),
  record({ when: one('would-lose-pilot' as const), who: noun, from: one(...ARENAS) }),
  record({ when: one('is-discarded' as const), who: noun, from: one([ARENAS[0]!, ARENAS[1]!]) }),
  record({ when: one('damages' as const), who: reference, against: units, by: one('attack' as const) }),
  record({
    when: one('prevents' as const),
    who: one('each-player' as const),
    to: noun,
    from: reference,
    by: one('evade' as const, 'deflect'),
  }),
  record({ when: one('step-starts' as const, 'step-ends'), step: one(...ARENAS, 'battle' as const) }),
  record({ when: one('build-step-starts' as const), whose: player }),
  record({ when: one('uses' as const), who: noun, keyword: one('evade' as const, 'protect') }),
  record({
    when: one('uses' as const),
    who: noun,
    force: maybe(
      one<NonNullable<Extract<Trigger, { readonly when: 'uses' }>['force']>>(
        { is: 'at-least', than: 0 },
        { is: 'at-least', than: 2 },
        { is: 'at-most', than: 4 },
      ),
    ),
  }).map(tidy) as fc.Arbitrary<Trigger>,
  record({ when: one('enters-arena' as const), who: one(unitOf('you'), unitOf('opponent')) }),
  record({
    when: one('enters-arena' as const),
    who: one(unitOf('you')),
    by: one('deploying-or-putting' as const),
  }),
  record({ when: one('is-marked' as const), on: noun, counter: one('damage', 'captivity', 'any type') }),
  record({ when: one('is-marked' as const), on: noun, counter: one('credit'), who: player }),
  record({
    when: one('is-unmarked' as const),
    on: noun,
    counter: one('credit', 'any type', 'damage'),
    who: player,
  }),
  record({
    when: one('is-triggered' as const),
    who: one(unitOf('you'), { the: 'self' as const }),
    keyword: one('backfire' as const, 'surge'),
  }),
  record({ when: one('gains-arena' as const, 'throws-away'), who: player }),
  record({ when: one('gains-force' as const), who: player, atLeast: one(2) }),
  record({
    when: one('gains-force' as const),
    who: one('you' as const),
    through: one({ kind: ['unit' as const] }),
  }),
  record({ when: one('is-retreated' as const), who: noun, by: one('you' as const) }),
  record({ when: one('causes-discard' as const), who: noun, against: one({ kind: ['unit' as const] }) }),
  record({ when: one('throws-away' as const), who: player, of: one({ kind: ['mission' as const] }) }),
  record({
    when: one('enters-arena' as const),
    who: one(unitOf('you')),
    by: one('deploying-or-moving' as const, 'moving'),
  }),
  record({ when: one('stacks' as const), who: player, unit: noun }),
  record({ when: one('stacks' as const), who: player, unit: noun, place: one('beneath' as const) }),
  record({
    when: one('equips' as const),
    who: one('you' as const, 'opponent', 'each-player'),
    unit: noun,
    what: one<Filter>({ kind: ['equipment'], subtypes: ['Droid', 'Jedi'] }),
  }),
  record({ when: one('build-step-ends' as const), whose: player }),
  record({
    when: one('enters-arena' as const),
    who: one(unitOf('opponent')),
    to: one([ARENAS[0]!, ARENAS[2]!]),
  }),
  record({ when: one('attack-ends' as const), attacker: noun, damage: one('none' as const, 'some') }),
  record({ when: one('attack-roll' as const), defender: noun }),
  record({ when: one('gains-force' as const, 'mills'), who: player }),
  record({ when: one('prevents' as const), who: player, to: noun }),
  record({
    when: one('is-retreated' as const, 'taps', 'untaps', 'taps-without-attacking', 'would-die'),
    who: noun,
  }),
  record({ when: one('is-completed' as const, 'is-finished'), who: noun }),
  record({ when: one('enters-build-zone' as const), who: reference }),
  record({ when: one('is-deployed' as const), who: reference, to: one(...ARENAS) }),
  record({ when: one('damages' as const), who: reference, against: units, atLeast: small }),
  one<Trigger>(
    { when: 'build-roll' },
    { when: 'draws', who: 'you' },
    { when: 'untaps', who: { the: 'self' } },
  ),
)
