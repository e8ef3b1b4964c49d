/** Static effects: what applies all the time, or as long as a condition holds. */
import { mentions, rewrite } from '@dejarik/kernel/language'
import { self } from '../../names.ts'
import { either, map, nothing, type Parser, pattern, remember, say, separated, where } from '../../parser.ts'
import { EACH_OF_THEM, THAT_ARENA } from '../../placeholders.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Gain } from '../../tree/instructions.ts'
import type { Filter, Reference } from '../../tree/nouns.ts'
import type { Rule, RuleAbility, StaticAbility } from '../../tree/tree.ts'
import { replaceX } from '../after/pronouns-and-x.ts'
import { plainGain, scale } from '../clauses/gains.ts'
import { condition } from '../conditions/conditions.ts'
import { isLed } from '../nouns/alternatives.ts'
import { whereX } from '../nouns/amounts.ts'
import { filter, keywordName } from '../nouns/filters.ts'
import { subtypeName } from '../nouns/heads.ts'
import { merge } from '../nouns/merging.ts'
import { possessive } from '../nouns/references.ts'
import { arena, count, or, player, statistic } from '../nouns/words.ts'
import { moreToPlay, played } from './playing-prices.ts'
import { predicates } from './predicates.ts'
import { ridingRule } from './riding.ts'
import {
  getting,
  gettingThere,
  given,
  heaping,
  priced,
  prohibition,
  retreating,
  unpreventable,
} from './static-clauses.ts'
import { isNarrower, surplus } from './surpassing.ts'
import { bare, everyone, forbid, type Given, target } from './whom-and-what.ts'

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
const inChosenArena = where(
  condition,
  (when) => mentions(when, 'that-arena') || mentions(when, 'chosen-arena'),
)
export const decreedWhile: Parser<StaticAbility | RuleAbility> = either(
  say`${getting} as long as ${inChosenArena}`((one, when) => withWhile(when, one)),
  say`as long as ${inChosenArena}, ${where(getting, ({ who }) => !('the' in who))}`((when, one) =>
    withWhile(when, one),
  ),
)
const unitsThere = (whose: 'you' | 'opponent'): Filter => ({
  kind: ['unit'],
  whose,
  place: THAT_ARENA,
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
        rest.push({ if: 'there-are', of: being(part.against, { state: [foe] }), atLeast: 1 })
    }
  return { rest: all(rest.map(ofEach)), narrowed }
}
/** Of alternatives with words before them each has its own. */
const being = (of: Filter, more: Filter): Filter =>
  of.anyOf?.some(isLed) ? { ...of, anyOf: of.anyOf.map((one) => merge(more, one)) } : merge(of, more)
/** What is said of each of many and does not narrow them down has no place to stand: it stays open. */
const ofEach = (when: Condition): Condition =>
  rewrite(when, (part) => (part['the'] === 'it' ? { the: EACH_OF_THEM } : part)) as Condition
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
/** `Fury X, where X is …` stands by itself. */
const isOfKeywords = ({ keywords = [], ...rest }: Gain): boolean =>
  keywords.length > 0 && Object.keys(rest).length === 0
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
    map(gettingThere, ({ one, when }) => [withWhile(when, one)]),
    say`${predicates},? (?:as long as|if) ${condition}`((each, when) =>
      each.map((one) => withWhile(when, one)),
    ),
    say`${predicates},? unless ${condition}`((each, when) =>
      each.map((one) => withWhile({ if: 'not', of: when }, one)),
    ),
    map(stacked, (one) => [one]),
    fromBeneath,
    say`as long as ${condition}, treat ${everyone} as (?:an? )?${subtypeName}`((when, who, named) => [
      withWhile(when, {
        who: target(who),
        gain: { abilities: [{ ability: 'treat-as', subtypes: [named] }] },
      }),
    ]),
    say`treat ${everyone} as (?:an? )?${subtypeName} (?:as long as|if) ${condition}`((who, named, when) => [
      withWhile(when, {
        who: target(who),
        gain: { abilities: [{ ability: 'treat-as', subtypes: [named] }] },
      }),
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
    say`as long as ${condition}, ${where(given, ({ who }) => 'the' in who)},? as long as ${condition}`(
      (when, one, too) => [withWhile({ if: 'all', of: [when, ...(too.if === 'all' ? too.of : [too])] }, one)],
    ),
    say`${everyone} during the ${arena} battle step costs? ${moreToPlay} to play`((who, step, playing) => [
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
    say`${where(plainGain, isOfKeywords)} ${scale}`((gain, by) => [
      withWhile(null, { who: { the: 'self' }, gain: by(gain) }),
    ]),
    say`${plainGain} as long as ${condition}`((gain, when) => [
      withWhile(when, { who: { the: 'self' }, gain }),
    ]),
  ),
)
