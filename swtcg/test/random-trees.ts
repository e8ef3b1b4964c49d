/** Random effect trees of the families that card text can say, for properties. */
import fc from 'fast-check'
import { ARENAS, type CardFacts } from '../cards/definition.ts'
import type { Amount } from '../language/amounts.ts'
import type { Condition } from '../language/conditions.ts'
import { DEEDS } from '../language/deeds.ts'
import { isComplete } from '../language/grammar/abilities.ts'
import { settle } from '../language/grammar/settle.ts'
import type { Gain, Instruction, Standing } from '../language/instructions.ts'
import type { Filter, Noun, Reference, Selector } from '../language/nouns.ts'
import type { Ability, Cost, PlayerProhibition, PlayerRule, Rule } from '../language/tree.ts'
import type { Trigger } from '../language/triggers.ts'

/** A unit of two types: none of its conditions goes without saying. */
export const bearer: CardFacts = {
  name: 'Moon Dancer',
  side: 'neutral',
  kind: 'unit',
  arenas: ['space', 'ground'],
  subtypes: ['Capital', 'Ship'],
}
const named = (name: string, ...subtypes: readonly string[]): CardFacts => ({
  ...bearer,
  name,
  version: 'A',
  subtypes,
})
/** The cards that give the texts their names and subtypes. */
export const world: readonly CardFacts[] = [
  bearer,
  named('Luke Skywalker', 'Jedi', 'Knight'),
  named('Darth Vader', 'Sith', 'Droid'),
]

const { constantFrom: one, record, option, integer, oneof, tuple, array, subarray } = fc
const small = integer({ min: 1, max: 9 })
const some = <T>(values: readonly T[]): fc.Arbitrary<T[]> => subarray([...values], { minLength: 1 })
/** Leaves out what is undefined, as trees do. */
const tidy = <T extends object>(made: T): T =>
  Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)) as T
/** That unit of an attack is told by its part in it, where nothing was chosen. */
const settled = <T extends object>(tree: T) => settle(tidy(tree))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => option(arbitrary, { nil: undefined })

const reference: fc.Arbitrary<Reference> = oneof(
  one<Reference>({ the: 'self' }, { the: 'attacker' }, { the: 'defender' }),
  one<Reference>({ the: 'chosen', name: 'that' }),
)
const whose = one('you' as const, 'opponent' as const)
const place = oneof(
  some(ARENAS).map((arenas) => ({ in: 'arena' as const, arenas })),
  reference.map((as) => ({ in: 'same-arena' as const, as })),
  one({ in: 'play' as const }),
)
const number = record({
  of: one('speed' as const, 'power', 'health', 'cost', 'total-cost', 'remaining-health'),
  is: one('at-most' as const, 'at-least'),
  than: small,
})
const own = record({
  of: one('power' as const, 'health'),
  is: one('more' as const, 'less', 'exactly'),
  than: one('speed' as const, 'printed-power'),
})
const units: fc.Arbitrary<Filter> = record({
  kind: one(['unit' as const]),
  whose: maybe(whose),
  place: maybe(place),
  types: maybe(some(ARENAS)),
  subtypes: maybe(some(['Jedi', 'Sith', 'Capital Ship', 'Droid'])),
  side: maybe(one('dark' as const, 'light', 'neutral')),
  unique: maybe(one('unique' as const, 'non-unique')),
  multiArena: maybe(one(true as const)),
  state: maybe(some(['tapped', 'damaged', 'attacking', 'not-defending'] as const)),
  has: maybe(some(['pilot', 'stealth', 'critical-hit'] as const)),
  lacks: maybe(some(['equipment', 'armor'] as const)),
  number: maybe(number),
  own: maybe(own),
  most: maybe(record({ of: one('speed' as const, 'cost'), is: one('highest' as const, 'lowest') })),
  happened: maybe(
    one<NonNullable<Filter['happened']>>(
      { did: 'was-retreated' },
      { did: 'attacked' },
      { did: 'was-damaged', not: true },
      { did: 'was-attacked', by: { the: 'self' }, not: true },
    ),
  ),
  attackableBy: maybe(one<Reference>({ the: 'attacker' })),
  apartFrom: maybe(one<Reference>({ the: 'defender' })),
  controlledWith: maybe(one<Reference>({ the: 'attacker' })),
  other: maybe(one(true as const)),
}).map(tidy) as fc.Arbitrary<Filter>
/** Nouns other than `unit`. */
const wordings: fc.Arbitrary<Filter> = oneof(
  some(['Jedi', 'Sith', 'Capital Ship', 'Droid']).map((subtypes) => ({
    ...{ kind: ['unit' as const], subtypes, word: 'subtype' as const },
  })),
  one<Filter>(
    { kind: ['unit'], types: ['character'], word: 'character' },
    { kind: ['unit'], subtypes: ['Jedi'], types: ['character'], word: 'character' },
    { kind: ['unit'], types: ['character'], word: 'card' },
    { kind: ['unit'], word: 'pilot' },
  ),
)
const cards: fc.Arbitrary<Filter> = record({
  kind: maybe(one(['battle' as const], ['mission' as const, 'battle' as const], ['unit' as const])),
  whose,
  place: one({ in: 'hand' as const }, { in: 'discard-pile' as const }),
}).map(tidy) as fc.Arbitrary<Filter>
const byName: fc.Arbitrary<Filter> = record({
  names: some(['Luke Skywalker', 'Darth Vader']),
  whose: maybe(whose),
  place: maybe(place),
}).map(tidy) as fc.Arbitrary<Filter>
const filter = oneof(
  { weight: 4, arbitrary: units },
  { weight: 1, arbitrary: byName },
  { weight: 1, arbitrary: wordings },
)

const take = oneof(
  one({ take: 'each' as const }, { take: 'any-number' as const }),
  small.map((count) => ({ take: 'exactly' as const, count })),
  small.map((count) => ({ take: 'up-to' as const, count })),
  small.map((count) => ({ take: 'all-but' as const, count })),
)
const selectorOf = (of: fc.Arbitrary<Filter>): fc.Arbitrary<Selector> => record({ take, of })
const noun: fc.Arbitrary<Noun> = oneof<fc.Arbitrary<Noun>[]>(reference, selectorOf(filter))

const counted: fc.Arbitrary<Amount> = oneof<fc.Arbitrary<Amount>[]>(
  filter.map((of) => ({ amount: 'count' as const, of })),
  reference.map((on) => ({ amount: 'counters' as const, counter: 'damage', on })),
)
const measured: fc.Arbitrary<Amount> = record({
  amount: one('statistic' as const),
  statistic: one('speed' as const, 'power', 'cost', 'total-cost', 'remaining-health'),
  of: reference,
})
const combined: fc.Arbitrary<Amount> = oneof<fc.Arbitrary<Amount>[]>(
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
  record({ amount: one('dice' as const), faces: one([4], [1, 2, 3], [5, 6]) }),
  tuple(measured, measured).map((of) => ({ amount: 'difference' as const, of })),
)
const amount: fc.Arbitrary<Amount> = oneof<fc.Arbitrary<Amount>[]>(small, counted, measured, combined)

const keyword = record({ keyword: one('critical-hit' as const, 'stun', 'lucky', 'focus'), value: small })
const plainGain = record({
  speed: maybe(small),
  power: maybe(small),
  keywords: maybe(array(keyword, { minLength: 1, maxLength: 2 })),
})
const gain: fc.Arbitrary<Gain> = oneof<fc.Arbitrary<Gain>[]>(
  plainGain.map(tidy).filter((made) => Object.keys(made).length > 0) as fc.Arbitrary<Gain>,
  amount.map((power) => ({ power })),
  one<Gain>({
    abilities: [{ ability: 'activated', cost: [{ pay: 'force', amount: 1 }], keyword: 'evade', value: 2 }],
  }),
)
const lasts = one(
  'this-attack' as const,
  'this-battle',
  'turn-start',
  'while-tapped',
  'this-turn',
  'next-turn',
  'this-game',
  'ground-step',
)
const player = one('you' as const, 'opponent')

const plain: fc.Arbitrary<Instruction> = oneof<fc.Arbitrary<Instruction>[]>(
  record({ do: one('choose' as const), what: selectorOf(filter) }),
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
    what: one('attack' as const, 'be-attacked', 'retreat', 'untap'),
    for: lasts,
  }),
  record({ do: one('tap' as const, 'untap', 'retreat'), who: noun }),
  record({ do: one('damage' as const), who: noun, amount, from: maybe(reference) }).map(
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
  }).map(tidy) as fc.Arbitrary<Instruction>,
  record({
    do: one('prevent' as const, 'remove-damage-counters'),
    who: noun,
    amount: one('all' as const),
    but: small,
  }),
  record({ do: one('put-build-counters' as const, 'remove-build-counters'), who: noun, amount: small }),
  record({ do: one('gain-force' as const, 'lose-force', 'gain-build'), who: player, amount }),
  record({ do: one('draw' as const, 'mill', 'discard-top'), who: player, count: small }),
  record({ do: one('discard' as const), what: oneof<fc.Arbitrary<Noun>[]>(noun, selectorOf(cards)) }),
  record({
    do: one('put' as const),
    what: oneof<fc.Arbitrary<Noun>[]>(noun, selectorOf(cards)),
    to: one('hand' as const, 'deck-top', 'deck-bottom', 'out-of-game', 'its-arena'),
  }),
  record({ do: one('shuffle' as const), who: player }),
  record({ do: one('put-damage-counters' as const), who: noun, amount: one('any' as const) }),
  record({
    do: one('move-counters' as const),
    from: reference,
    who: selectorOf(units.map(({ other: _, ...rest }) => rest)),
    amount: oneof(small, one('all' as const, 'any')),
  }),
  record({ do: one('disrupt' as const), what: one(['battle' as const]), forceAtMost: small }),
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
  record({ do: one('set-attack-dice' as const), dice: amount }),
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
    what: one<PlayerProhibition>('battle-cards', 'activated', 'spend-build', 'lose-game', ['evade', 'lucky']),
    for: lasts,
  }),
  record({
    do: one('decree' as const),
    ability: oneof<fc.Arbitrary<Standing>[]>(
      record({ ability: one('static' as const), who: units, gain: one<Gain>({ cost: -1 }, { cost: 2 }) }),
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

const conditionOn = (reference: fc.Arbitrary<Reference>): fc.Arbitrary<Condition> =>
  oneof<fc.Arbitrary<Condition>[]>(
    record({ if: one('there-are' as const), of: filter, atLeast: small }),
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
    record({
      if: one('matches' as const),
      card: reference,
      of: one<Filter>(
        { has: ['stealth'] },
        { lacks: ['stealth'] },
        { own: { of: 'power', is: 'more', than: 'health' } },
      ),
    }),
    record({
      if: one('happened' as const),
      did: one(...DEEDS),
      who: oneof<fc.Arbitrary<Reference | Filter>[]>(reference, filter),
    }),
    record({
      if: one('happened' as const),
      did: one('damaged' as const),
      who: reference,
      against: units,
      atLeast: integer({ min: 2, max: 4 }),
    }),
    record({ if: one('controls-arena' as const), who: player, arena: one(...ARENAS) }),
    record({ if: one('attacking' as const, 'defending'), card: reference }),
    record({
      if: one('attacking' as const, 'defending'),
      card: reference,
      against: units.map(({ whose: _, other: __, ...rest }) => rest),
    }),
  )

const condition = conditionOn(reference)
/** Static effects have chosen nothing. */
const standing = conditionOn(one<Reference>({ the: 'self' }, { the: 'attacker' }))

const trigger: fc.Arbitrary<Trigger> = oneof<fc.Arbitrary<Trigger>[]>(
  record({
    when: one('attacks' as const, 'is-attacked', 'damages', 'would-be-damaged', 'would-damage'),
    who: reference,
  }),
  record({ when: one('is-discarded' as const), who: reference, from: one(...ARENAS) }),
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
  record({ when: one('attack-ends' as const), attacker: noun, damage: one('none' as const, 'some') }),
  record({ when: one('attack-roll' as const), defender: noun }),
  record({ when: one('gains-force' as const, 'mills'), who: player }),
  record({ when: one('prevents' as const), who: player, to: noun }),
  record({ when: one('is-retreated' as const), who: noun }),
  record({ when: one('is-deployed' as const), who: reference, to: one(...ARENAS) }),
  record({ when: one('damages' as const), who: reference, against: units, atLeast: small }),
  one<Trigger>({ when: 'build-roll' }, { when: 'draws', who: 'you' }),
)

/** What is asked of the card that an effect chooses narrows the choice instead. */
const choosesNothing = (when: Condition): boolean => !JSON.stringify(when).includes('chosen')
const list = array(plain, { minLength: 1, maxLength: 3 })
const special: fc.Arbitrary<Instruction> = oneof<fc.Arbitrary<Instruction>[]>(
  record({ do: one('may' as const), who: one('you' as const), what: list }),
  tuple(small, list).map(([force, so]) => ({
    do: 'may-pay' as const,
    who: 'you' as const,
    cost: [{ pay: 'force' as const, amount: force }],
    so,
    otherwise: [],
  })),
  tuple(one('you' as const, 'opponent' as const), small, list).map(([who, force, otherwise]) => ({
    do: 'may-pay' as const,
    who,
    cost: [{ pay: 'force' as const, amount: force }],
    so: [],
    otherwise,
  })),
  record({ do: one('if' as const), condition, so: list }),
  record({
    do: one('watch' as const),
    when: trigger,
    what: list,
    for: lasts,
    once: maybe(one(true as const)),
  }).map(tidy) as fc.Arbitrary<Instruction>,
  record({
    do: one('later' as const),
    at: one('attack-end' as const, 'end-of-turn', 'battle-start', 'space-end', 'step-end'),
    what: list,
  }),
)
const does = array(oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: special }), {
  minLength: 1,
  maxLength: 3,
})

const cost: fc.Arbitrary<readonly Cost[]> = oneof<fc.Arbitrary<readonly Cost[]>[]>(
  small.map((force) => [{ pay: 'force' as const, amount: force }]),
  one<readonly Cost[]>([{ pay: 'tap' }], [{ pay: 'tap' }, { pay: 'build', amount: 1 }]),
  selectorOf(cards).map((what) => [{ pay: 'act' as const, act: { do: 'discard' as const, what } }]),
  filter
    .filter((of) => !JSON.stringify(of).includes('chosen'))
    .map((of) => ({ amount: 'count' as const, of }))
    .map((is) => [{ pay: 'act' as const, act: { do: 'pay-x' as const, of: 'force' as const, is } }]),
)
export const ability: fc.Arbitrary<Ability> = oneof<fc.Arbitrary<Ability>[]>(
  record({
    ability: one('effect' as const),
    cost,
    timing: maybe(one('build-step' as const, 'no-attack', 'would-attack', 'attack')),
    only: maybe(standing.filter(choosesNothing)),
    do: does,
  }).map(settled) as fc.Arbitrary<Ability>,
  record({
    ability: one('player-rule' as const),
    while: maybe(standing),
    who: player,
    rule: one<PlayerProhibition>('battle-cards', 'triggered', 'extra-build', ['intercept']).map((cant) => ({
      cant,
    })),
  }).map(settled) as fc.Arbitrary<Ability>,
  record({ ability: one('triggered' as const), when: trigger, only: maybe(condition), do: does })
    .map(settled)
    .filter((tree) => isComplete([tree as Ability])) as fc.Arbitrary<Ability>,
  record({
    ability: one('static' as const),
    while: maybe(standing),
    who: oneof<fc.Arbitrary<Reference | Filter>[]>(one<Reference>({ the: 'self' }), filter),
    gain: oneof<fc.Arbitrary<Gain>[]>(gain, one<Gain>({ loses: ['armor', 'evade'] })),
  }).map(settled) as fc.Arbitrary<Ability>,
)
