/** Static effects: what applies all the time, or as long as a condition holds. */
import type { Condition } from '../conditions.ts'
import type { Gain, Prohibition } from '../instructions.ts'
import { nameOfKeyword } from '../keywords.ts'
import { self } from '../names.ts'
import type { Filter, Noun, Place, Reference } from '../nouns.ts'
import { either, first, map, nothing, type Parser, pattern, remember, say, separated, where } from '../parser.ts'
import { ACTIVATED, type ActivatedKeyword, type Rule, type RuleAbility, type StaticAbility } from '../tree.ts'
import { whereX } from './amounts.ts'
import { condition } from './conditions.ts'
import { filter, keywordName, merge, subtypeName } from './filters.ts'
import { plainGain, type Scale, scale } from './gains.ts'
import { bare, everyone, forbid, type Given, target } from './given.ts'
import { dearer, played } from './playing-prices.ts'
import { predicates } from './predicates.ts'
import { possessive } from './references.ts'
import { ridingRule } from './riding.ts'
import { noun, selector } from './selectors.ts'
import { replaceX, rewrite } from './settle.ts'
import { isNarrower, surplus } from './surpassing.ts'
import { arena, count, or, player, statistic } from './words.ts'

const asGiven: Scale = (gain) => gain
const getting: Parser<Given> =
  say`${everyone}(?: each)?(?: also)? (?:gets?|has|have|gains?):? ${plainGain} ${either<Scale>(scale, nothing(asGiven))}(?: for that attack)?`(
    (who, gain, by) => ({ who: target(who), gain: by(gain) }),
  )

const CANT: Readonly<Record<string, Prohibition>> = {
  attack: 'attack',
  'be attacked': 'be-attacked',
  retreat: 'retreat',
  untap: 'untap',
  'use activated abilities': 'use-abilities',
}
const prohibition = pattern(
  new RegExp(`(${Object.keys(CANT).join('|')})\\b(?! a | any | an | by )`),
  ([, words]) => CANT[words!]!,
)
/** Keywords that prevent damage are activated. */
const activatedName = pattern(
  new RegExp(`(${ACTIVATED.map(nameOfKeyword).join('|')})\\b`),
  ([, word]) => word!.toLowerCase() as ActivatedKeyword,
)
const UNPREVENTABLE: Rule = { damage: 'unpreventable' }
const unpreventable: Parser<Given> = either<Given>(
  say`damage (?:from|done by) ${everyone} can't be prevented(?! by)`((who) => forbid(who, UNPREVENTABLE)),
  say`damage from ${everyone}'s attacks? can't be prevented`((who) => forbid(who, UNPREVENTABLE)),
  say`damage (?:from|done by) ${everyone} can't be prevented by ${separated(activatedName, or)}`((who, by) =>
    forbid(who, { damage: 'unpreventable', by }),
  ),
  say`${everyone}'s damage can't be prevented`((who) => forbid(who, UNPREVENTABLE)),
  say`damage (?:done )?to ${everyone} can't be prevented`((who) => forbid(who, { taken: 'unpreventable' })),
  say`${separated(activatedName, or)} (?:has|have) no effect against ${everyone}`((by, who) =>
    forbid(who, { damage: 'unpreventable', by }),
  ),
  say`your opponent can't use ${separated(activatedName, or)}(?: abilities)? to prevent damage (?:from|done by) ${everyone}`(
    (by, who) => forbid(who, { damage: 'unpreventable', by }),
  ),
)
/** Damage counters that bring more of them. */
const heaping: Parser<Given> =
  say`for each damage counter (?:that is )?put on (?:an? )?${filter}(?: by an attack or effect(?: other than [^,]+)?)?, put ${count} (?:extra|additional) damage counters? on it`(
    (who, countersMore) => ({ who, rule: { countersMore } }),
  )
const across = pattern(/(Bombard|Ion Cannon)\b/, ([, word]) =>
  word === 'Bombard' ? ('bombard' as const) : ('ion-cannon' as const),
)
/** Of several that tie, its player chooses anyway. */
const tied = pattern(
  /(?:[.] If more than one unit is tied for [\w ]+, you choose which one (?:it|he|she) attacks\b)?/,
  () => null,
)
const ofAttacker = (on: Filter, who: Reference | Filter): Filter =>
  rewrite(on, (part) => (part['the'] === 'it' && 'the' in who ? who : part)) as Filter
const forbidden: Parser<Given> = either<Given>(
  say`you may choose not to untap ${everyone}(?: during your untap step)?`((who) =>
    forbid(who, { untap: 'optional' }),
  ),
  say`double all damage (?:that would be )?done by ${everyone}(?: [(]before damage prevention[)])?`((who) =>
    forbid(who, { damageTimes: 2 }),
  ),
  say`${everyone} does twice as much damage`((who) => forbid(who, { damageTimes: 2 })),
  say`when ${everyone} uses Deflect to prevent damage, (?:it|he|she) may Deflect to (?:an? )?${filter},? instead`(
    (who, deflectsTo) => forbid(who, { deflectsTo }),
  ),
  say`${everyone} receives? no [Bb]ounty`((who) => forbid(who, { bounty: 'none' })),
  say`your opponent receives no [Bb]ounty for causing ${everyone} to be discarded(?: from (?:the \w+|any) arena)?`(
    (who) => forbid(who, { bounty: 'none-for-it' }),
  ),
  say`(?:an attack|attacks) (?:from|by) ${everyone} can't be disrupted`((who) =>
    forbid(who, { disrupted: 'never' }),
  ),
  say`your opponent can't disrupt ${everyone}'s? attacks?`((who) => forbid(who, { disrupted: 'never' })),
  say`when ${everyone} attacks, (?:it|he|she) must attack the ${where(filter, ({ most }) => most !== undefined)}${tied}`(
    (who, on) => forbid(who, { must: 'attack', target: ofAttacker(on, target(who)) }),
  ),
  say`${everyone} must attack (?:an? |any |the )?${filter}`((who, on) =>
    forbid(who, { must: 'attack', target: on }),
  ),
  say`${everyone} (?:can|may) attack ${where(selector, ({ of }) => of.whose !== undefined)}`((who, on) =>
    forbid(who, { may: 'attack', target: on.of }),
  ),
  say`${everyone} can't retreat during (?:your|his or her|their) retreat step`((who) =>
    forbid(who, { cant: 'retreat' }),
  ),
  say`${everyone} can't ${prohibition}`((who, cant) => forbid(who, { cant })),
  say`${everyone} can't retreat during (?:your|his or her|the) retreat step`((who) =>
    forbid(who, { cant: 'retreat' }),
  ),
  say`${everyone} (?:is|are) hit only on a natural ${count}`((who, hitOnNatural) =>
    forbid(who, { hitOnNatural }),
  ),
  say`${everyone} can't be discarded(?: from (?:any|the \w+) arena)?`((who) =>
    forbid(who, { cant: 'be-discarded' }),
  ),
  say`${everyone} can't attack unless (?:he or she|you|its controller) pays? ${count} Force`(
    (who, attackCost) => forbid(who, { attackCost }),
  ),
  say`your opponent can't attack ${everyone} unless he or she pays ${count} Force`((who, attackedCost) =>
    forbid(who, { attackedCost }),
  ),
  say`${everyone} can't attack (?:an? |any )?${filter}`((who, against) =>
    forbid(who, { cant: 'attack', against }),
  ),
  say`${everyone} can't be attacked by (?:an? |any )?${filter}`((who, against) =>
    forbid(who, { cant: 'be-attacked', against }),
  ),
  say`${everyone} can't use ${across} to attack ${where(noun, (foe) => !('the' in foe))}`((who, using, foe) =>
    forbid(who, { cant: 'attack', against: target(foe) as Filter, with: using }),
  ),
  unpreventable,
  say`${everyone} (?:can|may) attack (?:an? |any )?${filter}(?: instead of an? (?:unit in (?:the \w+|this) arena|\w+))?`(
    (who, on) => forbid(who, { may: 'attack', target: on }),
  ),
  say`${everyone} (?:doesn't|don't) untap(?: during your untap step)?`((who) =>
    forbid(who, { cant: 'untap' }),
  ),
  say`${everyone} (?:doesn't|don't) (?:count towards? controlling|control) (?:the|an|its)(?: Space| Ground| Character)? arena`(
    (who) => forbid(who, { control: 'none' }),
  ),
)
const oneOfKind: Parser<Noun> = say`an? ${filter}`((of) => ({ take: { take: 'each' }, of }))
/** What cannot be chosen. */
const spared: Parser<Given> = either<Given>(
  say`cards and abilities you control can't target ${everyone}`((who) =>
    forbid(who, { chosenBy: 'not-you' }),
  ),
  say`(?:cards and abilities your opponent controls|your opponent's cards and abilities) can't target ${everyone}`(
    (who) => forbid(who, { chosenBy: 'not-opponent' }),
  ),
)
/** Room in stacks. */
const roomy: Parser<Given> = either<Given>(
  say`the stack of ${everyone} can have ${count} extra cards?`((who, stackMore) =>
    forbid(who, { stackMore }),
  ),
  say`the stack of ${everyone} can have any number of cards`((who) => forbid(who, { stackMore: 'any' })),
  say`${either(everyone, oneOfKind)} can have more than 4 cards in (?:its|his|her) stack`((who) =>
    forbid(who, { stackMore: 'any' }),
  ),
)
const counters = pattern(/build (?:counters?|points?)\b/, () => null)
const priced: Parser<Given> = either<Given>(
  say`${everyone} costs? ${count} (?:less|fewer) ${counters} to (?:deploy|complete|build)`((who, number) => ({
    who: target(who),
    gain: { cost: -number },
  })),
  say`${everyone} costs? ${count} (?:less|fewer) ${counters} to (?:deploy|complete|build)[.] [\w' ]+ also counts toward understacked cards`(
    (who, number) => ({ who: target(who), gain: { cost: -number, stacking: -number } }),
  ),
  say`${everyone} costs? ${count} more ${counters} to (?:deploy|complete|build)`((who, number) => ({
    who: target(who),
    gain: { cost: number },
  })),
)
/** Numbers that text sets, and numbers that nothing changes. */
const setting: Parser<Given> = either<Given>(
  say`${possessive} ${statistic} is ${count}(?! or)`((who, name, number) => ({
    who: target(who),
    gain: { is: { [name]: number } },
  })),
  say`${everyone} can't gain or lose ${statistic}`((who, name) => ({
    who: target(who),
    gain: { fixed: [name] },
  })),
  say`${everyone} can't have ${statistic} modifications(?: other than those due to stacking)?`(
    (who, name) => ({
      who: target(who),
      gain: { fixed: [name] },
    }),
  ),
)
const losing: Parser<Given> = say`${everyone} (?:loses?|can't use) ${separated(keywordName, or)}`(
  (who, loses) => ({
    who: target(who),
    gain: { loses },
  }),
)

/** What a player cannot do with units of a kind. */
const ownUnits = say`your units`((): Filter => ({ kind: ['unit'] }))
const anyUnits = nothing<Filter>({ kind: ['unit'] })
const retreating: Parser<Given> =
  say`${player} can't retreat (?:any )?${first(either(filter, ownUnits), anyUnits)}(?: during (?:his or her|your|the) retreat step)?`(
    (who, of) => ({
      who: merge({ whose: who === 'you' ? 'you' : 'opponent' }, of),
      rule: { cant: 'retreat' },
    }),
  )
const given: Parser<Given> = remember(
  either(getting, setting, losing, forbidden, priced, played, retreating, roomy, spared, ridingRule),
)
const joint = pattern(/,? and\b|[.;]/, () => null)
/** `… costs 1 less build counter to complete and can't be discarded`: two things said of one subject. */
const also: Parser<Rule> = either<Rule>(
  say`can't be discarded(?: from (?:any|the \w+) arena)?`(() => ({ cant: 'be-discarded' })),
  say`can't ${prohibition}`((cant) => ({ cant })),
)
/** `… can't retreat and can't have speed modifications`. */
const steady: Parser<readonly Given[]> =
  say`${given},? and can't have ${statistic} modifications(?: other than those due to stacking)?`(
    (one, name) => [one, { who: one.who, gain: { fixed: [name] } }],
  )
const twofold: Parser<readonly Given[]> = say`${given},? and ${also}`((one, rule) => [
  one,
  { who: one.who, rule },
])

function withWhile(when: Condition | null, { who, ...given }: Given): StaticAbility | RuleAbility {
  const { rest, narrowed } = when ? narrow(who, when) : { rest: null, narrowed: who }
  const condition = rest ? { while: rest } : {}
  return 'gain' in given
    ? { ability: 'static', ...condition, who: narrowed, gain: given.gain }
    : { ability: 'rule', ...condition, who: narrowed, rule: given.rule }
}

/** What applies for a while to all that fit, in play or not. */
export const decree: Parser<StaticAbility | RuleAbility> = remember(
  map(
    either<Given>(
      priced,
      played,
      ridingRule,
      retreating,
      unpreventable,
      heaping,
      say`${everyone} receives? no [Bb]ounty`((who) => forbid(who, { bounty: 'none' })),
      say`${bare} can't ${prohibition}`((who, cant) => forbid(who, { cant })),
    ),
    (one) => withWhile(null, one),
  ),
)

/** Speaks of an arena that an effect lets somebody choose: such text stands by itself for a while. */
const inChosenArena = where(condition, (when) => JSON.stringify(when).includes('"that-arena"'))
export const decreedWhile: Parser<StaticAbility | RuleAbility> = either(
  say`${getting} as long as ${inChosenArena}`((one, when) => withWhile(when, one)),
  say`as long as ${inChosenArena}, ${where(getting, ({ who }) => !('the' in who))}`((when, one) =>
    withWhile(when, one),
  ),
)
const unitsThere = (whose: 'you' | 'opponent'): Filter => ({
  kind: ['unit'],
  whose,
  place: { in: 'that-arena' } as unknown as Place,
})
/** `Your opponent can't use Lucky in that arena`: whichever units come there. */
export const banThere: Parser<StaticAbility> =
  say`${player} can't use ${separated(keywordName, or)}(?: abilities)? in that arena`((who, loses) => ({
    ability: 'static',
    who: unitsThere(who === 'you' ? 'you' : 'opponent'),
    gain: { loses },
  }))
/** `Each Jedi … as long as it is attacking`: what is said of each narrows the noun down. */
function narrow(
  who: Reference | Filter,
  when: Condition,
): { readonly rest: Condition | null; readonly narrowed: Reference | Filter } {
  if ('the' in who) return { rest: when, narrowed: who }
  const parts = when.if === 'all' ? when.of : [when]
  let narrowed: Filter = who
  const rest: Condition[] = []
  for (const part of parts)
    if (isNoKind(part)) narrowed = merge(narrowed, { notSubtypes: part.of.of.subtypes })
    else if (!('card' in part) || !isEach(part.card)) rest.push(part)
    else if (part.if === 'matches') narrowed = merge(narrowed, part.of)
    else if (part.if === 'in-arena')
      narrowed = merge(narrowed, { place: { in: 'arena', arenas: [part.arena] } })
    else {
      narrowed = merge(narrowed, { state: [part.if === 'attacking' ? 'attacking' : 'defending'] })
      const foe = part.if === 'attacking' ? ('defending' as const) : ('attacking' as const)
      if ('against' in part && part.against)
        rest.push({ if: 'there-are', of: merge(part.against, { state: [foe] }), atLeast: 1 })
    }
  return { rest: all(rest), narrowed }
}
/** `unless that unit is a Clone`. */
const isNoKind = (
  part: Condition,
): part is {
  readonly if: 'not'
  readonly of: { readonly of: { readonly subtypes: readonly string[] } }
} & Condition =>
  part.if === 'not' && part.of.if === 'matches' && isEach(part.of.card) && part.of.of.subtypes !== undefined
const isEach = (card: Reference): boolean => (card.the as string) === 'it' || card.the === 'chosen'
const all = (parts: readonly Condition[]): Condition | null =>
  parts.length === 0 ? null : parts.length === 1 ? parts[0]! : { if: 'all', of: parts }

/** Those of the cards before that fit besides. */
const ofThose = (one: Given, of: Filter, gain: Gain): readonly (StaticAbility | RuleAbility)[] =>
  'the' in one.who ? [] : [withWhile(null, one), withWhile(null, { who: merge(one.who, of), gain })]
/** `While this card is in play or stacked under Dash, Dash or the unit he is piloting gets …`. */
const inStack: Parser<unknown> = either<unknown>(
  say`(?:while|as long as) this card is in play or (?:stacked )?(?:under|beneath) ${self}`(() => null),
  say`(?:while|as long as) this card is on top or beneath the top card of ${possessive} stack`(() => null),
)
const ofStack: Parser<Reference> = either<Reference>(
  say`${self} or the unit (?:he|she|it) is piloting`(() => ({ the: 'bearer' })),
  say`${self}(?! or)`(() => ({ the: 'top' })),
)
const IN_STACK: Condition = { if: 'in-stack', card: { the: 'self' } }
const stacked: Parser<StaticAbility> = say`${inStack}, ${ofStack} gets ${plainGain}`((_, who, gain) => ({
  ability: 'static',
  while: IN_STACK,
  who,
  gain,
}))
/** What a card beneath gives to the unit that it lies under. */
const fromBeneath: Parser<readonly StaticAbility[]> =
  say`(?:while|as long as) this card is stacked (?:beneath|under) (?:an? )?(?:unique )?unit, that unit gets:? ${plainGain}`(
    (gain) => lifted(gain).map((each) => ({ ability: 'static', while: BENEATH, who: TOP, gain: each })),
  )
const BENEATH: Condition = { if: 'beneath', card: { the: 'self' } }
const TOP: Reference = { the: 'top' }
/** Static text inside what is given works only by itself: numbers that the unit gets are given as numbers. */
function lifted({ abilities = [], ...gain }: Gain): readonly Gain[] {
  const numbers = abilities.flatMap((one) =>
    one.ability === 'static' && !one.while && 'the' in one.who ? [one.gain] : [],
  )
  const others = abilities.filter((one) => one.ability !== 'static')
  const own = rewrite(numbers, (part) => (part['the'] === 'self' ? TOP : part)) as readonly Gain[]
  return [...(others.length > 0 ? [{ ...gain, abilities: others }] : []), ...own]
}
const row: Parser<{ readonly atLeast: number; readonly gain: Gain }> = say`[*] ${count}: ${plainGain}[.]?`(
  (atLeast, gain) => ({ atLeast, gain }),
)
/** `As long as you have at least X other Droids (where X equals the number listed below), this unit also gets: * 2: …`. */
const byNumber: Parser<readonly StaticAbility[]> =
  say`as long as you have at least X ${filter} [(]where X (?:equals|is) the number listed below[)],(?: in addition to each set of abilities,)? this unit also gets: ${separated(row, nothing(null))}`(
    (of, rows) =>
      rows.map(({ atLeast, gain }) => ({
        ability: 'static',
        while: { if: 'there-are', of: merge({ whose: 'you' }, of), atLeast },
        who: { the: 'self' },
        gain,
      })),
  )
/** The second takes the place of the first while its condition holds. */
const instead: Parser<readonly (StaticAbility | RuleAbility)[]> =
  say`${given}[.] (?:as long as|if) ${condition}, ${given},? instead`((one, when, other) => [
    withWhile({ if: 'not', of: when }, one),
    withWhile(when, other),
  ])

/** `Each Jedi gets +1 power. Each Jedi with Stealth gets +2 power instead`. */
const surpassed: Parser<readonly StaticAbility[]> = (source, at) =>
  say`${given}[.] ${given},? instead`((one, other) => surpassing(one, other))(source, at).flatMap(
    ({ value, end }) => (value ? [{ value, end }] : []),
  )
function surpassing(one: Given, other: Given): readonly StaticAbility[] | null {
  if ('the' in one.who || 'the' in other.who || !('gain' in one) || !('gain' in other)) return null
  const gain = isNarrower(one.who, other.who) ? surplus(one.gain, other.gain) : null
  if (!gain) return null
  return [
    { ability: 'static', who: one.who, gain: one.gain },
    { ability: 'static', who: other.who, gain },
  ]
}

export const statics: Parser<readonly (StaticAbility | RuleAbility)[]> = remember(
  either<readonly (StaticAbility | RuleAbility)[]>(
    map(separated(given, joint), (each) => each.map((one) => withWhile(null, one))),
    map(predicates, (each) => each.map((one) => withWhile(null, one))),
    say`(?:as long as|if|when) ${condition}, ${predicates}`((when, each) =>
      each.map((one) => withWhile(when, one)),
    ),
    say`(?:as long as|if|when) ${condition}, ${separated(given, joint)}`((when, each) =>
      each.map((one) => withWhile(when, one)),
    ),
    map(stacked, (one) => [one]),
    fromBeneath,
    say`as long as ${condition}, treat ${everyone} as (?:an? )?${subtypeName}`((when, who, named) => [
      withWhile(when, { who: target(who), gain: { abilities: [{ ability: 'treat-as', subtypes: [named] }] } }),
    ]),
    say`treat ${everyone} as (?:an? )?${subtypeName} (?:as long as|if) ${condition}`((who, named, when) => [
      withWhile(when, { who: target(who), gain: { abilities: [{ ability: 'treat-as', subtypes: [named] }] } }),
    ]),
    say`as long as ${condition}, treat ${everyone} as an? ${arena} unit`((when, who, type) => [
      withWhile(when, {
        who: target(who),
        gain: { abilities: [{ ability: 'treat-as', subtypes: [], types: [type] }] },
      }),
    ]),
    instead,
    byNumber,
    surpassed,
    map(twofold, (each) => each.map((one) => withWhile(null, one))),
    map(steady, (each) => each.map((one) => withWhile(null, one))),
    say`(?:as long as|if) ${condition}, ${twofold}`((when, each) => each.map((one) => withWhile(when, one))),
    say`${given},? (?:as long as|if) ${condition}`((one, when) => [withWhile(when, one)]),
    say`${given},? as long as ${condition}${whereX}`((one, when, is) => [withWhile(when, replaceX(one, is))]),
    say`${everyone} during the ${arena} battle step costs? ${dearer} to play`((who, step, playing) => [
      withWhile({ if: 'step', step }, forbid(who, { playing })),
    ]),
    say`${given}[.] each of those ${filter} gets? ${plainGain}`((one, of, gain) => ofThose(one, of, gain)),
    say`as long as ${condition}, ${given}[.] each of those ${filter} gets? ${plainGain}`(
      (when, one, of, gain) => ofThose(one, of, gain).map((each) => ({ ...each, while: when })),
    ),
    say`${given} unless that unit is (?:an? )?${filter}`((one, { subtypes = [] }) =>
      'the' in one.who ? [] : [withWhile(null, { ...one, who: merge(one.who, { notSubtypes: subtypes }) })],
    ),
    say`${given},? and (?:each|it|they) gets? ${plainGain}`((one, gain) => [
      withWhile(null, one),
      withWhile(null, { who: one.who, gain }),
    ]),
    say`${given},? unless ${condition}`((one, when) => [withWhile({ if: 'not', of: when }, one)]),
    say`${given},? as long as ${condition} unless ${condition}`((one, when, not) => [
      withWhile({ if: 'all', of: [...(when.if === 'all' ? when.of : [when]), { if: 'not', of: not }] }, one),
    ]),
    say`${plainGain} as long as ${condition}`((gain, when) => [
      withWhile(when, { who: { the: 'self' }, gain }),
    ]),
  ),
)
