/** Random effect trees of the families that card text can say, for properties. */
import type fc from 'fast-check'
import { ARENAS, type CardFacts } from '../cards/definition.ts'
import type { Condition } from '../language/conditions.ts'
import { DEEDS } from '../language/deeds.ts'
import { isComplete } from '../language/grammar/abilities.ts'
import type { Gain, Instruction, Standing } from '../language/instructions.ts'
import type { Filter, Noun, Reference } from '../language/nouns.ts'
import type { Ability, Cost, PlayerProhibition, PlayerRule, Rule } from '../language/tree.ts'
import type { Trigger } from '../language/triggers.ts'
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
  settled,
  small,
  tidy,
  tuple,
  units,
  whose,
} from './random-nouns.ts'

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

const keyword = oneof(
  record({ keyword: one('critical-hit' as const, 'stun', 'lucky', 'focus'), value: small }),
  record({ keyword: one('ferocity' as const, 'armor', 'double-strike'), value: one(1) }),
)
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
  one<Instruction>({ do: 'end-attack', how: 'disrupted' }, { do: 'tap', who: { the: 'last-attacked' } }),
  record({ do: one('attack' as const), unit: reference, target: reference }),
  record({
    do: one('remove-damage-counters' as const),
    who: noun,
    amount: one('all' as const),
    health: small,
  }),
  record({ do: one('must-attack' as const), who: noun, target: reference, for: lasts }),
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
    counter: one('corruption', 'credit'),
    who: noun,
    amount: small,
  }),
  one<Instruction>({ do: 'end-attack' }, { do: 'roll-secretly' }, { do: 'choose-arena', of: ARENAS }),
  record({ do: one('gain-control' as const), who: noun, for: lasts }),
  record({ do: one('look-at-hand' as const, 'reveal-hand'), who: one('opponent' as const) }),
  record({ do: one('discard' as const), what: oneof<fc.Arbitrary<Noun>[]>(noun, selectorOf(cards)) }),
  record({
    do: one('put' as const),
    what: oneof<fc.Arbitrary<Noun>[]>(noun, selectorOf(cards)),
    to: one('hand' as const, 'deck-top', 'deck-bottom', 'out-of-game', 'its-arena'),
  }),
  record({ do: one('shuffle' as const), who: player }),
  record({ do: one('name-card' as const), kind: maybe(one('unit' as const, 'battle', 'mission')) }).map(
    tidy,
  ) as fc.Arbitrary<Instruction>,
  record({ do: one('sink' as const), who: noun }),
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
  record({ when: one('attack-ends' as const), attacker: noun, damage: one('none' as const, 'some') }),
  record({ when: one('attack-roll' as const), defender: noun }),
  record({ when: one('gains-force' as const, 'mills'), who: player }),
  record({ when: one('prevents' as const), who: player, to: noun }),
  record({ when: one('is-retreated' as const, 'untaps'), who: noun }),
  record({ when: one('enters-build-zone' as const), who: reference }),
  record({ when: one('is-deployed' as const), who: reference, to: one(...ARENAS) }),
  record({ when: one('damages' as const), who: reference, against: units, atLeast: small }),
  one<Trigger>(
    { when: 'build-roll' },
    { when: 'draws', who: 'you' },
    { when: 'untaps', who: { the: 'self' } },
  ),
)

/** What is asked of the card that an effect chooses narrows the choice instead. */
const choosesNothing = (when: Condition): boolean => !JSON.stringify(when).includes('chosen')
const list = array(plain, { minLength: 1, maxLength: 3 })
/** What a mode does is short: a list of cards would be taken for the list of modes. */
const mode: fc.Arbitrary<Instruction> = oneof<fc.Arbitrary<Instruction>[]>(
  record({ do: one('draw' as const), who: one('you' as const), count: small }),
  record({ do: one('gain-force' as const, 'gain-build'), who: one('you' as const), amount: small }),
  record({ do: one('tap' as const, 'untap'), who: reference }),
)
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
  record({ do: one('bid' as const), win: list, lose: list }),
  record({
    do: one('watch' as const),
    when: trigger,
    what: list,
    for: lasts,
    once: maybe(one(true as const)),
  }).map(tidy) as fc.Arbitrary<Instruction>,
  record({
    do: one('later' as const),
    at: one(
      'attack-end' as const,
      'end-of-turn',
      'battle-start',
      'battle-end',
      'space-end',
      'step-end',
      'ground-start',
      'space-start',
      'character-end',
    ),
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
/** What a unit cannot, may or must do. */
const rule: fc.Arbitrary<Rule> = oneof<fc.Arbitrary<Rule>[]>(
  integer({ min: 2, max: 6 }).map((hitOnNatural) => ({ hitOnNatural })),
  small.map((attackCost) => ({ attackCost })),
  small.map((attackedCost) => ({ attackedCost })),
  small.map((pilots) => ({ pilots })),
  one<Rule>(
    { untap: 'optional' },
    { bounty: 'none' },
    { damageTimes: 2 },
    { disrupted: 'never' },
    { taken: 'unpreventable' },
    { control: 'none' },
    { piloted: 'allowed' },
    { extraCosts: 'none' },
  ),
)
const playerRule: fc.Arbitrary<PlayerRule> = oneof<fc.Arbitrary<PlayerRule>[]>(
  one<PlayerRule>({ builds: 'open' }, { hand: 'open' }, { force: 'frozen' }, { disrupted: 'never' }),
  small.map((draws) => ({ draws })),
  units
    .map(({ whose: _, other: __, ...rest }) => rest)
    .chain((of) => one<PlayerRule>({ deploysOnly: of }, { hidden: ['space'], of })),
)
/** Inside another instruction, what holds instructions comes last: all that follows would be taken for its own. */
const HOLDING: ReadonlySet<string> = new Set(['may', 'may-pay', 'if', 'watch', 'later'])
function holdsLast(tree: Ability): boolean {
  const done = 'do' in tree ? tree.do : []
  return done.every(
    (one) => one.do !== 'later' || one.what.slice(0, -1).every((inner) => !HOLDING.has(inner.do)),
  )
}
export const ability: fc.Arbitrary<Ability> = oneof<fc.Arbitrary<Ability>[]>(
  record({
    ability: one('effect' as const),
    cost,
    timing: maybe(one('build-step' as const, 'no-attack', 'would-attack', 'attack', 'retreat-step')),
    only: maybe(standing.filter(choosesNothing)),
    do: does,
    limits: one(
      {},
      { oncePerTurn: true },
      { oncePerStep: true },
      { oncePerAttack: true },
      { undisruptable: true },
    ),
  }).map(({ limits, ...tree }) => settled({ ...tree, ...limits })) as fc.Arbitrary<Ability>,
  record({
    ability: one('player-rule' as const),
    while: maybe(standing),
    who: player,
    rule: one<PlayerProhibition>('battle-cards', 'triggered', 'static', 'extra-build', ['intercept']).map(
      (cant) => ({
        cant,
      }),
    ),
  }).map(settled) as fc.Arbitrary<Ability>,
  record({
    ability: one('effect' as const),
    cost,
    do: array(
      mode.map((one) => [one]),
      { minLength: 2, maxLength: 3 },
    ).map((of) => [{ do: 'choose-one' as const, who: 'you' as const, of }]),
  }).map(settled) as fc.Arbitrary<Ability>,
  record({ ability: one('player-rule' as const), who: player, rule: playerRule }).map(
    settled,
  ) as fc.Arbitrary<Ability>,
  record({
    ability: one('rule' as const),
    while: maybe(standing),
    who: one<Reference>({ the: 'self' }),
    rule,
  }).map(settled) as fc.Arbitrary<Ability>,
  record({
    ability: one('static' as const),
    while: one<Condition>({ if: 'in-stack', card: { the: 'self' } }),
    who: one<Reference>({ the: 'top' }),
    gain,
  }),
  record({ ability: one('triggered' as const), when: trigger, only: maybe(condition), do: does })
    .map(settled)
    .filter((tree) => isComplete([tree as Ability])) as fc.Arbitrary<Ability>,
  record({
    ability: one('static' as const),
    while: maybe(standing),
    who: oneof<fc.Arbitrary<Reference | Filter>[]>(one<Reference>({ the: 'self' }), filter),
    gain: oneof<fc.Arbitrary<Gain>[]>(gain, one<Gain>({ loses: ['armor', 'evade'] })),
  }).map(settled) as fc.Arbitrary<Ability>,
).filter(holdsLast)
