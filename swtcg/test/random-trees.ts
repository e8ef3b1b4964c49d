/** Random effect trees of the families that card text can say, for properties. */

import { mentions, rewrite } from '@dejarik/kernel/language'
import type fc from 'fast-check'
import type { CardFacts } from '../cards/definition.ts'
import { keywordsOf } from '../keywords.ts'
import { CHOSEN_SUBTYPE } from '../language/chosen-subtype.ts'
import { isOne } from '../language/grammar/abilities/abilities.ts'
import { isBeforeAttack } from '../language/grammar/abilities/effects.ts'
import { isLeftOver } from '../language/grammar/after/dangling.ts'
import { isPaired } from '../language/grammar/after/pronouns-and-x.ts'
import { isComplete } from '../language/grammar/after/wholeness.ts'
import { isInOrder } from '../language/grammar/clauses/sentences.ts'
import { ofThese } from '../language/grammar/clauses/under-a-condition.ts'
import type { Condition } from '../language/tree/conditions.ts'
import type { Gain, Instruction } from '../language/tree/instructions.ts'
import type { Filter, Reference } from '../language/tree/nouns.ts'
import type {
  Ability,
  Cost,
  PlayerProhibition,
  PlayerRule,
  Rule,
  TriggeredAbility,
} from '../language/tree/tree.ts'
import { adapting } from '../rules/keywords/adapt.ts'
import { deployed } from '../rules/keywords/deploy.ts'
import { foreseen } from '../rules/keywords/foresight.ts'
import { forewarned } from '../rules/keywords/forewarning.ts'
import { standingLast } from '../rules/keywords/last-stand.ts'
import { condition, standing, trigger } from './random-conditions.ts'
import { dearThere, gain, lasts, plain, player } from './random-instructions.ts'
import {
  array,
  cards,
  filter,
  integer,
  maybe,
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
  { ...named('Hunting Pack', 'Beast'), subordinate: true },
]

/** A card in hand that is completed does not pay for itself, so that hands are read as others. */
const leavesHand = (paid: unknown): boolean => !JSON.stringify(paid).includes('"in":"hand"')
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
  // The most of cards whose place is not told are those of the place that the condition tells.
  tuple(condition, list).map(([when, so]) => ({ do: 'if' as const, condition: when, so: ofThese(when, so) })),
  record({ do: one('bid' as const), win: list, lose: list }),
  record({ do: one('unless-agreed' as const), what: list }),
  one<Instruction>({
    do: 'choose-subtype',
    what: [
      {
        do: 'get',
        who: { take: { take: 'each' }, of: { kind: ['unit'], subtypes: [CHOSEN_SUBTYPE] } },
        gain: { power: 2 },
        for: 'this-turn',
      },
    ],
  }),
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
  one<readonly Cost[]>([
    {
      pay: 'act',
      act: { do: 'remove-counters', counter: 'credit', who: { the: 'self' }, amount: 'any' },
    },
  ]),
  selectorOf(cards).map((what) => [{ pay: 'act' as const, act: { do: 'discard' as const, what } }]),
  small.map((most) => [{ pay: 'act' as const, act: { do: 'pay-x' as const, of: 'force' as const, most } }]),
  filter
    .filter((of) => !JSON.stringify(of).includes('chosen'))
    .map((of) => ({ amount: 'count' as const, of }))
    .map((is) => [{ pay: 'act' as const, act: { do: 'pay-x' as const, of: 'force' as const, is } }]),
)
/** What a unit cannot, may or must do. */
const rule: fc.Arbitrary<Rule> = oneof<fc.Arbitrary<Rule>[]>(
  integer({ min: 2, max: 6 }).map((hitOnNatural) => ({ hitOnNatural })),
  one<Rule>({ damageAs: 'redemption' }),
  integer({ min: 5, max: 6 }).map((hitOn) => ({ hitOn })),
  one<Rule>(
    { disrupted: 'never' },
    { disrupted: 'never', what: 'abilities' },
    { disrupted: 'never', what: 'card' },
    { disrupted: 'never', what: 'abilities', nature: 'force-activated' },
  ),
  small.map((attackCost) => ({ attackCost })),
  small.map((attackedCost) => ({ attackedCost })),
  small.map((pilots) => ({ pilots })),
  integer({ min: 2, max: 4 }).map((damageTimes) => ({ damageTimes })),
  one<Rule>(
    { untap: 'optional' },
    { bounty: 'none' },
    { text: 'kept' },
    { upkeep: 'free' },
    { upkeep: 'kept' },
    { playing: -1, priced: true, least: 1 },
    { playing: -1, build: -1, taking: { kind: ['unit'], subtypes: ['Subordinate'] } },
    { playing: 1, keywords: ['intercept', 'redirect'] },
    { taken: 'unpreventable' },
    { damage: 'unpreventable', by: ['deflect', 'evade'] },
    { damage: 'unpreventable', by: ['evade'], cantUse: true },
    { control: 'none' },
    { piloted: 'allowed' },
    { extraCosts: 'none' },
  ),
)
const playerRule: fc.Arbitrary<PlayerRule> = oneof<fc.Arbitrary<PlayerRule>[]>(
  one<PlayerRule>({ builds: 'open' }, { hand: 'open' }, { force: 'frozen' }, { disrupted: 'never' }),
  one<PlayerRule>({ deploys: 'undisrupted', of: { kind: ['unit'] } }),
  one<PlayerRule>({ cards: 'undisrupted', of: { kind: ['mission'] } }),
  one<PlayerRule>(
    { forceAsCounters: ['gained'] },
    { forceAsCounters: ['paid'] },
    { forceAsCounters: ['gained', 'paid'] },
  ),
  small.map((draws) => ({ draws })),
  integer({ min: 2, max: 4 }).map((heals) => ({ heals })),
  units
    .map(({ whose: _, other: __, ...rest }) => rest)
    .chain((of) => one<PlayerRule>({ locations: 'apart' }, { deploysOnly: of }, { hidden: ['space'], of })),
)
/** Of one unit of each player that was chosen, text speaks by whose it is. */
const speaksOfPair = (tree: Ability): boolean =>
  isPaired(
    rewrite(tree, (part) => (part['name'] === 'that' ? { ...part, name: 'those' } : part)),
    new Set(),
  )
/** Whether there are words that say this and nothing else. */
export const isSayable = (tree: Ability): boolean =>
  !isLeftOver(tree) &&
  !speaksOfPair(tree) &&
  !mentions(tree, 'each-of-them') &&
  (!('do' in tree) || isInOrder(tree.do)) &&
  !(tree.ability === 'effect' && isBeforeAttack(tree))
const inserting = (given: Ability): Ability => ({ ability: 'insert', bonus: {}, gives: [given] })
export const ability: fc.Arbitrary<Ability> = oneof<fc.Arbitrary<Ability>[]>(
  record({ ability: one('keyword' as const), keyword: one(...keywordsOf('cumulative')), value: small }),
  record({ ability: one('keyword' as const), keyword: one(...keywordsOf('isolated')), value: one(1) }),
  one(...keywordsOf('cumulative')).map((keyword) => inserting({ ability: 'keyword', keyword, value: 2 })),
  one<Ability>({ ability: 'vong-guest' }, { ability: 'copies', most: 1 }, { ability: 'copies', most: 2 }),
  one<Ability>({ ability: 'rule', who: { the: 'self' }, rule: { cant: 'be-retreated' } }),
  record({
    ability: one('effect' as const),
    cost: one<readonly Cost[]>([{ pay: 'force', amount: 1 }]),
    timing: one('opponent-build-step' as const, 'opponent-build-step-start', 'build-roll'),
    do: one<readonly Instruction[]>([{ do: 'gain-force', who: 'you', amount: 1 }]),
  }),
  one<Ability>(
    { ability: 'stack', of: [{ names: ['Luke Skywalker'] }, { names: ['Darth Vader'] }] },
    {
      ability: 'stack',
      of: [{ kind: ['unit'], types: ['character'], subtypes: ['Jedi'], unique: 'unique', word: 'character' }],
    },
    adapting([
      { bonus: { power: 1 }, gives: [] },
      { bonus: {}, gives: [{ ability: 'keyword', keyword: 'fury', value: 2 }] },
      {
        bonus: {},
        gives: [{ ability: 'activated', cost: [{ pay: 'force', amount: 1 }], keyword: 'evade', value: 2 }],
      },
    ]),
  ),
  record({ ability: one('meditate' as const), cost }).map(settled) as fc.Arbitrary<Ability>,
  record({ ability: one('alternative-cost' as const), cost: cost.filter(leavesHand) }).map(
    settled,
  ) as fc.Arbitrary<Ability>,
  record({ ability: one('reduced-cost' as const), value: small, only: standing.filter(choosesNothing) }).map(
    settled,
  ) as fc.Arbitrary<Ability>,
  tuple(one(deployed, standingLast, foreseen, forewarned), mode)
    .map(([open, done]) => settled(open([done])) as Ability)
    .filter((tree) => isComplete([tree])),
  record({
    ability: one('effect' as const),
    cost,
    timing: maybe(
      one('build-step' as const, 'no-attack', 'would-attack', 'attack', 'retreat-step', 'any-time'),
    ),
    only: maybe(standing.filter(choosesNothing)),
    do: does,
    limits: one(
      {},
      { oncePerTurn: true },
      { oncePerStep: true },
      { oncePerAttack: true },
      { undisruptable: true },
      { times: 2 },
      { oncePerGame: true },
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
  }).map(settled) as fc.Arbitrary<Ability>,
  record({ ability: one('triggered' as const), when: trigger, only: maybe(condition), do: does })
    .map(settled)
    .filter(
      (tree) => isComplete([tree as Ability]) && isOne(tree as TriggeredAbility),
    ) as fc.Arbitrary<Ability>,
  record({
    ability: one('static' as const),
    while: maybe(standing),
    who: oneof<fc.Arbitrary<Reference | Filter>[]>(one<Reference>({ the: 'self' }), filter),
    gain: oneof<fc.Arbitrary<Gain>[]>(
      gain,
      dearThere,
      one<Gain>({ loses: ['armor', 'evade'] }, { fixed: ['speed', 'power'] }, { keeps: ['power', 'fury'] }),
    ),
  }).map(settled) as fc.Arbitrary<Ability>,
  record({
    ability: one('activated' as const),
    cost,
    keyword: one('evade' as const, 'protect'),
    value: small,
    and: does,
  })
    .map(settled)
    .filter((tree) => isComplete([tree as Ability])) as fc.Arbitrary<Ability>,
  record({
    ability: one('activated' as const),
    cost,
    keyword: one('evade' as const),
    value: small,
    only: standing,
  }).map(settled) as fc.Arbitrary<Ability>,
).filter(isSayable)
