/** Random instructions that hold no others, and what units get by them, for properties. */
import type fc from 'fast-check'
import { ARENAS } from '../cards/definition.ts'
import { keywordsOf } from '../keywords.ts'
import { hasNumber } from '../language/keywords.ts'
import type { Gain, Instruction, Standing, Zone } from '../language/tree/instructions.ts'
import type { Filter, Noun, Place, Reference } from '../language/tree/nouns.ts'
import type { PlayerProhibition, PlayerRule, Rule } from '../language/tree/tree.ts'
import {
  amount,
  array,
  cards,
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
  selectorOf,
  small,
  tidy,
  units,
  whose,
} from './random-nouns.ts'

const keyword = oneof(
  record({ keyword: one(...keywordsOf('cumulative')), value: small }),
  record({ keyword: one(...keywordsOf('isolated')), value: one(1) }),
)
const plainGain = record({
  speed: maybe(small),
  power: maybe(small),
  keywords: maybe(array(keyword, { minLength: 1, maxLength: 2 })),
})
export const gain: fc.Arbitrary<Gain> = oneof<fc.Arbitrary<Gain>[]>(
  plainGain.map(tidy).filter((made) => Object.keys(made).length > 0) as fc.Arbitrary<Gain>,
  amount.map((power) => ({ power })),
  one<Gain>({ abilities: [{ ability: 'treat-as', subtypes: ['Droid'], alone: true }] }),
  one(...keywordsOf('activated')).map((keyword): Gain => {
    const cost = [{ pay: 'force' as const, amount: 1 }]
    return { abilities: [{ ability: 'activated', cost, keyword, value: hasNumber(keyword) ? 2 : 0 }] }
  }),
)
/** Cheaper or costlier in some arena. */
export const dearThere: fc.Arbitrary<Gain> = record({
  cost: one(-2, -1, 1),
  deployedTo: one<Place>(
    { in: 'same-arena', as: { the: 'self' } },
    { in: 'arena', arenas: ['space'] },
    { in: 'arena', arenas: [...ARENAS] },
  ),
})
export const lasts = one(
  'this-attack' as const,
  'next-attack',
  'this-battle',
  'turn-start',
  'while-tapped',
  'this-turn',
  'next-turn',
  'this-game',
  'ground-step',
  'this-step',
)
export const player = one('you' as const, 'opponent')

export const plain: fc.Arbitrary<Instruction> = oneof<fc.Arbitrary<Instruction>[]>(
  record({ do: one('choose' as const), what: selectorOf(filter) }),
  record({ do: one('choose' as const), what: selectorOf(units), also: one(true as const) }),
  record({
    do: one('choose' as const),
    what: record({
      take: record({ take: one('exactly' as const), count: integer({ min: 2, max: 9 }) }),
      of: units,
      differ: one('name' as const, 'speed'),
    }),
  }),
  record({ do: one('gain-either' as const), amount: oneof(counted, measured) }),
  record({
    do: one('have-attack' as const),
    who: reference,
    target: units.map(({ other: _, ...rest }) => rest),
    for: lasts,
    whether: one(true as const),
  }),
  one<Instruction>({ do: 'disrupt', what: ['ability'], barred: true }),
  record({ do: one('get' as const), who: noun, gain, for: lasts }),
  record({
    do: one('lose' as const),
    who: noun,
    what: one(['armor' as const, 'stun' as const], 'all-text' as const),
    for: lasts,
  }),
  record({
    do: one('cant' as const),
    who: noun,
    what: one('attack' as const, 'be-attacked', 'retreat', 'untap', 'pilot'),
    for: lasts,
  }),
  record({ do: one('tap' as const, 'untap', 'retreat'), who: noun }),
  one<Instruction>({ do: 'end-attack', how: 'disrupted' }, { do: 'tap', who: { the: 'last-attacked' } }),
  record({ do: one('attack' as const), unit: reference, target: reference }),
  record({
    do: one('remove-damage-counters' as const),
    who: noun,
    amount: one('all' as const),
    health: small,
  }),
  record({ do: one('must-attack' as const), who: noun, target: reference, for: lasts }),
  // In the order of the text: the amount comes first, and cannot speak of those who are chosen after it.
  record({ do: one('damage' as const), amount, who: noun, from: maybe(reference) }).map(
    tidy,
  ) as fc.Arbitrary<Instruction>,
  record({ do: one('dice-of-damage' as const), who: noun, dice: small, from: maybe(reference) }).map(
    tidy,
  ) as fc.Arbitrary<Instruction>,
  record({ do: one('put-damage-counters' as const), who: noun, amount: small }),
  record({
    do: one('remove-damage-counters' as const),
    who: noun,
    amount: oneof(small, one('all' as const)),
  }),
  record({ do: one('prevent' as const), who: noun, amount: small, upTo: maybe(one(true as const)) }).map(
    tidy,
  ) as fc.Arbitrary<Instruction>,
  record({ do: one('prevent-from' as const), who: noun, amount: oneof(small, one('all' as const)) }),
  record({
    do: one('divide-hits' as const),
    who: selectorOf(units.map(({ other: _, ...rest }) => rest)),
  }),
  record({
    do: one('move' as const),
    who: noun,
    to: one(...ARENAS),
    as: maybe(one('tapped' as const, 'untapped')),
    treated: maybe(one('this-turn' as const, 'there')),
  }).map(tidy) as fc.Arbitrary<Instruction>,
  record({
    do: one('board' as const),
    who: reference,
    unit: oneof<fc.Arbitrary<Reference | Filter>[]>(reference, units),
  }),
  record({
    do: one('prevent' as const, 'remove-damage-counters'),
    who: noun,
    amount: one('all' as const),
    but: small,
  }),
  record({ do: one('put-build-counters' as const, 'remove-build-counters'), who: noun, amount: small }),
  record({
    do: one('remove-build-counters' as const),
    who: noun,
    amount: small,
    upTo: one(true as const),
  }),
  record({ do: one('gain-force' as const, 'lose-force', 'gain-build'), who: player, amount }),
  record({ do: one('draw' as const, 'mill', 'discard-top'), who: player, count: small }),
  record({
    do: one('draw' as const),
    who: one('you' as const),
    count: integer({ min: 2, max: 9 }),
    upTo: one(true as const),
  }),
  record({
    do: one('put-counters' as const, 'remove-counters'),
    counter: one('corruption', 'credit', 'any type', 'captivity or mastery'),
    who: noun,
    amount: small,
  }),
  one<Instruction>(
    { do: 'end-attack' },
    { do: 'roll-secretly' },
    { do: 'skip-battle', arena: 'space' },
    { do: 'choose-arena', of: ARENAS },
  ),
  record({
    do: one('put-counters' as const, 'remove-counters'),
    counter: one('resource'),
    who: one<Noun>(
      { take: { take: 'each' }, of: { whose: 'you', kind: ['resource'] } },
      { take: { take: 'each' }, of: { whose: 'opponent', kind: ['resource'] } },
    ),
    amount: small,
  }),
  record({ do: one('gain-control' as const), who: noun, for: lasts }),
  record({
    do: one('gain-control' as const),
    who: noun,
    for: one('this-game' as const),
    while: one<Filter>({ countersBeside: { of: 'captivity', is: 'more', than: 'health' } }),
  }),
  record({ do: one('look-at-hand' as const, 'reveal-hand'), who: one('opponent' as const) }),
  record({ do: one('discard' as const), what: oneof<fc.Arbitrary<Noun>[]>(noun, selectorOf(cards)) }),
  record({
    do: one('put' as const),
    what: oneof<fc.Arbitrary<Noun>[]>(noun, selectorOf(cards)),
    to: one<Zone>(
      'hand',
      'deck-top',
      'deck-bottom',
      'out-of-game',
      'its-arena',
      'this-arena',
      'supply',
      { arenas: ['ground'] },
      { arenas: ['space', 'character'] },
    ),
  }),
  record({
    do: one('put' as const),
    what: one<Noun>({
      take: { take: 'exactly', count: 1 },
      of: { kind: ['equipment'], whose: 'you', place: { in: 'hand' } },
    }),
    to: one<Zone>('attached'),
  }),
  record({ do: one('shuffle' as const), who: player }),
  record({ do: one('name-card' as const), kind: maybe(one('unit' as const, 'battle', 'mission')) }).map(
    tidy,
  ) as fc.Arbitrary<Instruction>,
  record({ do: one('sink' as const), who: noun }),
  one<Instruction>({
    do: 'put',
    what: {
      take: { take: 'exactly', count: 1 },
      of: { whose: 'you', kind: ['unit'], subtypes: ['Jedi'], word: 'card', place: { in: 'outside' } },
    },
    to: 'its-arena',
  }),
  one<Instruction>(
    {
      do: 'take',
      count: 2,
      of: {
        name: 'Hunting Pack',
        numbers: { speed: 30, power: 1, health: 1 },
        abilities: [{ ability: 'keyword', keyword: 'armor', value: 1 }],
      },
    },
    { do: 'take', count: 1, of: { name: 'Hunting Pack' } },
    { do: 'replace-event', who: 'you' },
    {
      do: 'move-counters',
      from: { the: 'self' },
      who: { take: { take: 'exactly', count: 1 }, of: { kind: ['unit'] } },
      amount: 2,
      counter: 'corruption',
    },
    { do: 'put', what: { the: 'chosen', name: 'that' }, to: 'this-arena' },
    {
      do: 'take',
      count: 1,
      of: {
        name: 'Hunting Pack',
        numbers: { speed: 40, power: '*', health: 2 },
        abilities: [{ ability: 'value', of: 'power', is: { amount: 'bound', name: 'paid-in' } }],
      },
    },
    {
      do: 'take',
      count: 1,
      of: {
        any: {
          kind: ['unit'],
          subtypes: ['Subordinate'],
          word: 'subtype',
          number: { of: 'printed-power', is: 'at-most', than: 4 },
        },
      },
    },
  ),
  record({ do: one('put-damage-counters' as const), who: noun, amount: one('any' as const) }),
  record({
    do: one('move-counters' as const),
    from: reference,
    who: selectorOf(units.map(({ other: _, ...rest }) => rest)),
    amount: oneof(small, one('all' as const, 'any')),
  }),
  record({ do: one('disrupt' as const), what: one(['battle' as const]), forceAtMost: small }),
  record({ do: one('disrupt' as const), what: one(['ability' as const]), of: units }),
  one<Instruction>(
    { do: 'disrupt', what: ['ability', 'battle'], nature: 'disrupts' },
    { do: 'disrupt', what: ['ability', 'battle'], nature: 'prevents' },
    { do: 'disrupt', what: ['ability'], nature: 'force-activated' },
    { do: 'disrupt', what: ['ability'], nature: 'not-force-activated' },
    { do: 'disrupt', what: ['ability'], nature: 'reserves' },
  ),
  record({ do: one('reroll' as const), dice: one(1, 2), ofAbility: one<Reference>({ the: 'self' }) }),
  record({
    do: one('get-next-attack' as const),
    who: one<Reference>({ the: 'self' }),
    gain: small.map((power): Gain => ({ power, keywords: [{ keyword: 'overkill', value: 1 }] })),
  }),
  record({
    do: one('take-ability' as const),
    what: record({ take: one({ take: 'exactly' as const, count: 1 }), of: units }),
    of: maybe(one('activated' as const, 'force-activated', 'bounty', 'pilot')),
    who: one<Reference>({ the: 'self' }),
    for: lasts,
  }).map(tidy) as fc.Arbitrary<Instruction>,
  record({
    do: one('take-ability' as const),
    what: record({ take: one({ take: 'each' as const }), of: units }),
    all: one(true as const),
    who: one<Reference>({ the: 'self' }),
    for: lasts,
  }),
  record({
    do: one('decree' as const),
    ability: record({
      ability: one('player-rule' as const),
      who: one('you' as const),
      rule: one<PlayerRule>({ disrupted: 'never' }, { speedTies: 'won' }, { force: 'frozen' }),
    }),
    for: lasts,
  }),
  record({
    do: one('disrupt' as const),
    what: one(['attack' as const]),
    attacker: maybe(units),
    against: maybe(reference),
  }).map(tidy) as fc.Arbitrary<Instruction>,
  record({
    do: one('reroll' as const),
    dice: oneof(small, one('any' as const, 'all')),
    whose: maybe(whose),
  }).map(tidy) as fc.Arbitrary<Instruction>,
  record({
    do: one('reroll' as const),
    dice: small,
    upTo: one(true as const),
    whose: maybe(whose),
  }).map(tidy) as fc.Arbitrary<Instruction>,
  record({ do: one('set-attack-dice' as const), dice: amount }),
  record({
    do: one('share-damage' as const),
    who: selectorOf(units),
    amount: small,
    dice: one(true as const),
  }),
  record({
    do: one('share-damage' as const),
    who: selectorOf(units),
    amount: small,
    from: maybe(reference),
  }).map(tidy) as fc.Arbitrary<Instruction>,
  record({
    do: one('damage' as const),
    who: noun,
    amount: small,
    unpreventable: one(
      {},
      { by: ['evade' as const] },
      { by: ['evade' as const, 'deflect' as const], cantUse: true as const },
      { except: { kind: ['unit' as const], subtypes: ['Jedi'] } },
    ),
  }),
  record({
    do: one('remove-counters' as const),
    counter: one('corruption', 'credit'),
    who: noun,
    amount: one('all' as const),
  }),
  record({
    do: one('cant-use' as const),
    who: player,
    what: one<PlayerProhibition>('battle-cards', 'activated', 'spend-build', 'spend-force', 'lose-game', [
      'evade',
      'lucky',
    ]),
    for: lasts,
  }),
  record({
    do: one('decree' as const),
    ability: oneof<fc.Arbitrary<Standing>[]>(
      record({
        ability: one('static' as const),
        who: units,
        gain: oneof(one<Gain>({ cost: -1 }, { cost: 2 }, { cost: -1, leastCost: 1 }), dearThere),
      }),
      record({
        ability: one('rule' as const),
        who: units,
        rule: one<Rule>(
          { cant: 'retreat' },
          { damage: 'unpreventable' },
          { taken: 'unpreventable' },
          { bounty: 'none' },
          { playing: 1 },
        ),
      }),
    ),
    for: lasts,
  }),
)
