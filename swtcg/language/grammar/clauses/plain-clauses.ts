/** Clauses that hold no others, and several of them in a row. */
import { hasPart, mentions, rewrite } from '@dejarik/kernel/language'
import { ARENAS, isTrait } from '../../../cards/definition.ts'
import { self } from '../../names.ts'
import {
  either,
  fittingCard,
  map,
  nothing,
  type Parser,
  pattern,
  remember,
  say,
  separated,
  unless,
  where,
} from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Duration, Instruction } from '../../tree/instructions.ts'
import type { Filter, Noun, Reference, Selector } from '../../tree/nouns.ts'
import type { RuleAbility, StaticAbility } from '../../tree/tree.ts'
import { replaceX } from '../after/pronouns-and-x.ts'
import { takingClause } from '../instructions/abilities-taken.ts'
import { attackClause } from '../instructions/attacks.ts'
import { cardClause } from '../instructions/cards.ts'
import { damageClause, harmBySome } from '../instructions/damage.ts'
import { searchingForEach } from '../instructions/decks.ts'
import { diceClause } from '../instructions/dice.ts'
import { counterKind } from '../instructions/marking.ts'
import { movingCounters } from '../instructions/moving.ts'
import { playerClause } from '../instructions/players.ts'
import { puttingTaken } from '../instructions/subordinates.ts'
import { forbiddingMore, predicate, unitClause } from '../instructions/units.ts'
import { UNSAID } from '../instructions/unsaid.ts'
import { intoBuildZone, zone } from '../instructions/zones.ts'
import { perEach, quantity, TOTAL, units, whereX } from '../nouns/amounts.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { reference, SELF, THAT } from '../nouns/references.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { count, duration, owner, subject } from '../nouns/words.ts'
import { fixedHarm, guarding, priced } from '../statics/guarding.ts'
import { stated as statedRule } from '../statics/player-rules.ts'
import { banThere, decree, decreedWhile } from '../statics/statics.ts'
import { isNarrower, surplus } from '../statics/surpassing.ts'
import { plainGain } from './gains.ts'
import { isCounted, isMeasured, multiplied, multipliedAfter } from './multiplying.ts'

type Instructions = readonly Instruction[]
type Get = Extract<Instruction, { readonly do: 'get' }>

/** One verb and what belongs to it. */
export const clause: Parser<Instruction> = remember(
  either(unitClause, damageClause, playerClause, cardClause, attackClause, diceClause, takingClause),
)
const build = quantity(units(/build points?\b/))
const force = quantity(units(/Force\b/))
const counters = quantity(units(/damage counters?\b/))
/** Cards that were looked at lie in the deck already. */
const isNoRest = (what: Noun): boolean => 'the' in what || what.of.place?.in !== 'those'
export const isChoosingSeen = (done: Instruction): boolean =>
  done.do === 'choose' && done.what.of.place?.in === 'those' && Object.keys(done.what.of).length === 1
/** `One of those cards`: of those that were looked for. */
const ofFitting = (seen: Instruction, choice: Instruction): Instruction =>
  seen.do === 'reveal-until' && choice.do === 'choose'
    ? { ...choice, what: { ...choice.what, of: merge(seen.of, choice.what.of) } }
    : choice
/** Discards what lies with a unit. */
export const isSheddingStack = (done: Instruction | undefined): boolean =>
  done?.do === 'discard' && 'take' in done.what && done.what.of.place?.in === 'stack'
type Ordered = Pick<Extract<Instruction, { readonly do: 'put' }>, 'order'>
const ordered: Parser<Ordered> = either<Ordered>(
  say`in any order`(() => ({ order: 'any' })),
  say`in random order`(() => ({ order: 'random' })),
  nothing({}),
)
/** The Equipment is no unit: others are others than the unit that was spoken of. */
function apartFromThat({ other, ...of }: Filter): Filter {
  return other ? { ...of, apartFrom: THAT } : of
}
/** The unit that was chosen, whatever is found since. */
const PICKED: Reference = { the: 'chosen', name: 'picked' }
const unpaid = pattern(/without paying (?:the|its|their) (?:equip )?costs?\b/i, () => null)
const unbuilt = pattern(
  /without paying (?:the|its|their) build (?:costs? )?(?:or|and) equip costs?\b/i,
  () => null,
)
/** `one of your Jedi`, or somebody by name. */
const bearer: Parser<Selector> = either<Selector>(
  map(
    where(selector, ({ take }) => take.take === 'exactly' && take.count === 1),
    ({ of, ...one }) => ({ ...one, of: merge({ whose: 'you' }, of) }),
  ),
  unless(
    self,
    say`${where(filter, ({ names }) => names !== undefined)}`((of) => ({
      take: { take: 'exactly' as const, count: 1 },
      of: merge({ whose: 'you' }, of),
    })),
  ),
)
/** One attaches one's own, where the text does not say whose or where from. */
const ownEquipment = (what: Selector): Selector =>
  what.of.whose || what.of.place ? what : { ...what, of: merge({ whose: 'you' }, what.of) }
const isAnyUnit = ({ whose: _, kind: __, ...rest }: Filter): boolean => Object.keys(rest).length === 0
/** What is found after the unit. */
const isFoundLater = (what: Noun): boolean => 'take' in what || what.the === 'self'
/** `Attach an Equipment from your discard pile to one of your Jedi`: the unit is chosen first. */
const attachingToOne: Parser<Instructions> = either<Instructions>(
  say`attach ${where(noun, isFoundLater)} to ${bearer} ${unpaid}`((what, unit) => [
    { do: 'choose', what: unit },
    'the' in what ? { do: 'attach', what, to: THAT } : { do: 'attach', what: ownEquipment(what), to: PICKED },
  ]),
  say`attach ${selector} to ${where(bearer, ({ of }) => !isAnyUnit(of))} ${unbuilt}`((what, unit) => [
    { do: 'choose', what: unit },
    { do: 'attach', what: ownEquipment(what), to: PICKED },
  ]),
  fittingCard(
    say`attach ${self} to ${where(bearer, ({ of }) => of.names !== undefined || of.whose === 'opponent')}(?! without)`(
      (_, unit): Instructions => [
        { do: 'choose', what: unit },
        { do: 'attach', what: SELF, to: THAT },
      ],
    ),
    (_, card) => isTrait(card),
  ),
)
/** A Trait has no Equip cost: `attach this Trait to that unit` (now/traits/what). */
const attachingTrait: Parser<Instructions> = fittingCard(
  say`attach ${self} to ${reference}(?! without)`(
    (_, to): Instructions => [{ do: 'attach', what: SELF, to }],
  ),
  (_, card) => isTrait(card),
)
/** Two objects of one verb. */
const pair: Parser<Instructions> = either<Instructions>(
  say`choose a player and a card type(?: [(][^()]*[)])?`(() => [
    { do: 'choose-player' },
    { do: 'choose-type' },
  ]),
  say`remove ${count} damage counters? and ${count} ${counterKind} from ${noun}`(
    (damage, number, counter, who) => [
      { do: 'remove-damage-counters', who, amount: damage },
      { do: 'remove-counters', counter, who: 'the' in who ? who : THAT, amount: number },
    ],
  ),
  say`put ${count} damage counters? and ${count} ${counterKind} on ${noun}`(
    (damage, number, counter, who) => [
      { do: 'put-damage-counters', who, amount: damage },
      { do: 'put-counters', counter, who: 'the' in who ? who : THAT, amount: number },
    ],
  ),
  say`${subject} gains? ${build} and ${force}`((who, points, amount) => [
    { do: 'gain-build', who, amount: points },
    { do: 'gain-force', who, amount },
  ]),
  searchingForEach,
  puttingTaken,
  say`${subject} gains? ${force} and ${build}`((who, amount, points) => [
    { do: 'gain-force', who, amount },
    { do: 'gain-build', who, amount: points },
  ]),
  harmBySome,
  say`discard a card stacked (?:beneath|under) ${where(selector, ({ take }) => take.take === 'exactly')}`(
    (what) => [
      { do: 'choose', what },
      {
        do: 'discard',
        what: { take: { take: 'exactly', count: 1 }, of: { place: { in: 'stack', of: THAT } } },
      },
    ],
  ),
  say`choose ${selector},? and ${selector}`((one, other) => [
    { do: 'choose', what: one },
    { do: 'choose', what: other },
  ]),
  say`${where(clause, (done) => done.do === 'reveal-until')}[.] ${where(clause, isChoosingSeen)}`(
    (seen, choice) => [seen, ofFitting(seen, choice)],
  ),
  say`look at your opponent's hand and (?:all )?${filter}`((of) => [
    { do: 'look-at-hand', who: 'opponent' },
    { do: 'look-at', what: { take: { take: 'each' }, of } },
  ]),
  say`(?:equip|attach) ${self} to (?:an? |one of your )${filter}(?: during the battle phase)?(?! without)`(
    (_, of) => [
      {
        do: 'choose',
        what: { take: { take: 'exactly', count: 1 }, of: apartFromThat(merge({ whose: 'you' }, of)) },
      },
      { do: 'attach', what: SELF, to: THAT },
    ],
  ),
  attachingTrait,
  attachingToOne,
  say`put ${noun} ${zone} and (?:put )?${noun} ${zone} ${ordered}`((what, to, other, there, order) => [
    { do: 'put', what, to },
    { do: 'put', what: other, to: there, ...order },
  ]),
  // What goes face-down into the build zone goes alone: the rest is discarded first.
  say`put ${reference} ${intoBuildZone}[.] ${where(clause, isSheddingStack)}`((what, counters, shed) => [
    shed,
    { do: 'put', what, to: 'build-zone', counters },
  ]),
  say`shuffle ${owner} discard pile into ${owner} deck`((whose, who) => [
    {
      do: 'put',
      what: {
        take: { take: 'each' },
        of: { whose: whose === 'you' ? 'you' : 'opponent', place: { in: 'discard-pile' } },
      },
      to: 'deck-bottom',
    },
    { do: 'shuffle', who },
  ]),
  say`shuffle ${noun} and any cards stacked with (?:it|him|her) into ${owner} deck`((what, who) => [
    { do: 'put', what, to: 'deck-bottom', withStack: true },
    { do: 'shuffle', who },
  ]),
  say`shuffle ${where(noun, isNoRest)} into ${owner} deck`((what, who) => [
    { do: 'put', what, to: 'deck-bottom' },
    { do: 'shuffle', who },
  ]),
  say`shuffle ${where(noun, (what) => !isNoRest(what))} (?:back )?into ${owner} deck`((_, who) => [
    { do: 'shuffle', who },
  ]),
  say`put ${counters} and ${count} ${counterKind} on ${noun}`((amount, more, counter, who) => [
    { do: 'put-damage-counters', who, amount },
    { do: 'put-counters', counter, who: 'the' in who ? who : THAT, amount: more },
  ]),
  say`remove ${counters} and ${count} ${counterKind} from ${noun}`((amount, more, counter, who) => [
    { do: 'remove-damage-counters', who, amount },
    { do: 'remove-counters', counter, who: 'the' in who ? who : THAT, amount: more },
  ]),
  say`put ${counters} on ${noun} and ${counters} on ${noun}`((amount, who, more, other) => [
    { do: 'put-damage-counters', who, amount },
    { do: 'put-damage-counters', who: other, amount: more },
  ]),
)
/** What is said of each card is done for each; of numbers there is just so much more. */
const isNoCount = (each: Amount): boolean => typeof each === 'object' && each.amount !== 'count'
/** What costs no more than so much costs nothing. */
const freely: Parser<StaticAbility> = (source, at) =>
  say`you may deploy ${filter} without paying (?:their|its) build costs?`((of) => {
    const { number } = of
    const most = number?.of === 'cost' && number.is === 'at-most' ? number.than : undefined
    return typeof most === 'number'
      ? { ability: 'static' as const, who: { whose: 'you' as const, ...of }, gain: { cost: -most } }
      : null
  })(source, at).flatMap(({ value, end }) => (value ? [{ value, end }] : []))
const decreed: Parser<Instructions> = either<Instructions>(
  say`${duration}, ${freely}`((lasts, ability) => [{ do: 'decree', ability, for: lasts }]),
  say`${freely} ${duration}`((ability, lasts) => [{ do: 'decree', ability, for: lasts }]),
  say`${statedRule} ${duration}`((one, lasts) => [
    { do: 'decree', ability: { ability: 'player-rule', ...one }, for: lasts },
  ]),
  say`${duration}, ${statedRule}`((lasts, one) => [
    { do: 'decree', ability: { ability: 'player-rule', ...one }, for: lasts },
  ]),
  say`${where(decree, ({ ability }) => ability === 'static')}(?! (?:this|until|for|during)\b)`((ability) => [
    { do: 'decree', ability, for: UNSAID },
  ]),
  // What stays out of an arena stays where it is deployed to: the build zone.
  say`${where(statedRule, ({ rule }) => 'keepsOut' in rule)} ${duration}[.] If (?:your opponent|you) deploys? (?:an? )?[\w' -]+ this turn, that [\w' -]+ stays in (?:his or her|your) build zone`(
    (one, lasts) => [{ do: 'decree', ability: { ability: 'player-rule', ...one }, for: lasts }],
  ),
  say`${either<StaticAbility | RuleAbility>(decreedWhile, banThere)} ${duration}`((ability, lasts) => [
    { do: 'decree', ability, for: lasts },
  ]),
  say`${decree} ${duration}`((ability, lasts) => [{ do: 'decree', ability, for: lasts }]),
  say`${duration}, ${decree}`((lasts, ability) => [{ do: 'decree', ability, for: lasts }]),
  say`${duration}, ${decree},? and ${clause}`((lasts, ability, done) => [
    { do: 'decree', ability, for: lasts },
    'for' in done && done.for === UNSAID ? ({ ...done, for: lasts } as Instruction) : done,
  ]),
)
const getting = where(unitClause, ({ do: act }) => act === 'get') as Parser<Get>
/** `up to 2 of your units in one arena`: the arena is chosen first. */
function inOneArena(one: Instruction): Instructions {
  if (!mentions(one, 'one-arena')) return [one]
  const there = rewrite(one, (part) => (part['in'] === 'one-arena' ? { in: 'chosen-arena' } : part))
  return [{ do: 'choose-arena', of: ARENAS }, there as Instruction]
}
type Said = (who: Noun, lasts: Duration) => Instruction
const severally = (who: Noun, all: readonly Said[], lasts: Duration): Instructions =>
  all.map((one, place) => one(place === 0 || 'the' in who ? who : THAT, lasts))
const predicates: Parser<readonly Said[]> = where(
  separated(
    predicate,
    pattern(/, and\b|,|and\b/, () => null),
  ),
  (all) => all.length > 1,
)
/** Several things that are said of the same units. */
const both: Parser<Instructions> = either<Instructions>(
  say`${noun} ${predicates} ${duration}`(severally),
  say`${duration}, ${noun} ${predicates}`((lasts, who, all) => severally(who, all, lasts)),
)
/** `Each Jedi gets +1 power until end of turn. Each Jedi with Stealth gets +2 power until end of turn instead`. */
const surpassed: Parser<Instructions> = (source, at) =>
  either(
    say`${getting}[.] ${getting},? instead`((one, other) => surpassing(one, other.who, other)),
    say`${getting}[.] If that \w+ has an Equipment attached(?: to it)?, it gets ${plainGain},? instead`(
      (one, gain) =>
        surpassing(
          one,
          'the' in one.who ? one.who : { ...one.who, of: merge(one.who.of, { has: ['equipment'] }) },
          {
            ...one,
            gain,
          },
        ),
    ),
  )(source, at).flatMap(({ value, end }) => (value ? [{ value, end }] : []))
function surpassing(one: Get, who: Noun, other: Get): Instructions | null {
  if ('the' in one.who || 'the' in who || one.who.take.take !== 'each') return null
  const gain = isNarrower(one.who.of, who.of) ? surplus(one.gain, other.gain) : null
  return gain && [one, { do: 'get', who: { ...who, take: { take: 'each' } }, gain, for: one.for }]
}
/** Speaks of X outside quotations. */
function hasX(done: Instruction): boolean {
  return JSON.stringify(replaceX(done, 0)) !== JSON.stringify(done)
}
/** Clauses that hold no others. */
export const plain: Parser<Instructions> = remember(
  either<Instructions>(
    both,
    decreed,
    fixedHarm,
    surpassed,
    map(clause, inOneArena),
    say`${where(clause, hasX)}${whereX}`((one, is) => [replaceX(one, is)]),
    pair,
    guarding,
    movingCounters,
    priced,
    forbiddingMore,
    say`${where(perEach, isNoCount)}, ${where(clause, isMeasured)}`((each, done) => [multiplied(done, each)]),
    say`${where(clause, isCounted)} ${perEach}`((done, each) => [multipliedAfter(done, each)]),
    say`nothing happens`(() => []),
  ),
)

/** Inside a sentence. */
export const joint = pattern(/, and then\b|, then\b|, and\b|and then\b|; and\b|;|and\b|,/i, () => null)
const row = map(separated(plain, joint), (parts) => parts.flat().reduceRight<Instructions>(lastingAlike, []))
/** What is chosen on the way cannot tell what is noted before it. */
const choosesNone = (done: Instructions): boolean => !hasPart(done, ({ take }) => take !== undefined)
/** `draw X cards and gain X Force, where X is …`: the number is the same for both, and noted before either. */
const shared: Parser<Instructions> = say`${where(
  row,
  (done) => done.filter(hasX).length > 1 && choosesNone(done),
)}${whereX}`((done, is) => [{ do: 'note', amount: is }, ...replaceX(done, TOTAL)])
/** Several of them in a sentence. */
export const several: Parser<Instructions> = remember(either(shared, unless(shared, row)))
/** `That unit gets -1 power and this unit gets +2 power until end of turn`: a duration at the end is that of both. */
function lastingAlike(later: Instructions, done: Instruction): Instructions {
  const [next] = later
  const isTold = done.do === 'get' && done.for === UNSAID && next?.do === 'get'
  return [isTold ? { ...done, for: next.for } : done, ...later]
}
