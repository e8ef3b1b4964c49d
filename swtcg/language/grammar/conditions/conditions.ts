/** Conditions: what there is, who attacks whom, how numbers compare. */
import { ARENAS } from '../../../cards/definition.ts'
import { self } from '../../names.ts'
import {
  either,
  map,
  type Parser,
  pattern,
  remember,
  say,
  separated,
  unless,
  where,
  worded,
} from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { CardState, Filter, Reference } from '../../tree/nouns.ts'
import { filter, placed } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { possessive, reference } from '../nouns/references.ts'
import { type Amongst, amongst, selector, whose } from '../nouns/selectors.ts'
import { arena, count, specialCounter, unlike } from '../nouns/words.ts'
import { history } from './history.ts'
import { numbers } from './number-conditions.ts'
import { compare, counted, has, howMuch, not, other, thereAre, thereAreNo } from './plain-conditions.ts'
import { alone, beingSo, carrying, namedSo, state, typedSo } from './states.ts'

const hasNot: Parser<'you' | 'opponent'> = either<'you' | 'opponent'>(
  say`you don't (?:have|control)`(() => 'you'),
  say`(?:your opponent|he or she) doesn't (?:have|control)`(() => 'opponent'),
)
/** One of them in every arena. */
const EVERYWHERE = /in (?:each|every|all (?:3|three)) arenas?\b/
const everywhere = pattern(EVERYWHERE, () => null)
/** One of each is not one of either: `a Location and Subordinate`. */
const ONE_OF_EACH = /^\s*an? [^,]*\band\b(?!\/or)/
const isNotEverywhere = (words: string): boolean => !EVERYWHERE.test(words) && !ONE_OF_EACH.test(words)
const isEverywhere = ({ of }: Amongst): boolean => of.place === undefined
const there = (whose: 'you' | 'opponent' | null, of: Filter): readonly Filter[] =>
  ARENAS.map((arena) => merge(whose ? { whose } : {}, of, { place: { in: 'arena', arenas: [arena] } }))
const inAll = (whose: 'you' | 'opponent' | null, { atLeast, of }: Amongst): Condition => ({
  if: 'all',
  of: there(whose, of).map((one) => thereAre(one, atLeast)),
})
const notInAll = (whose: 'you' | 'opponent', { atLeast, of }: Amongst): Condition => ({
  if: 'any',
  of: there(whose, of).map((one) => (atLeast === 1 ? thereAreNo(one) : not(thereAre(one, atLeast)))),
})
/** Every one of them, of which none may be otherwise. */
const each: Parser<Filter> = map(
  where(selector, ({ take }) => take.take === 'each'),
  ({ of }) => of,
)
/** Where all are so, none is the other thing. */
const opposed = pattern(/(tapped|untapped|damaged|undamaged)\b/, ([, word]) => OPPOSITE[word as CardState]!)
const OPPOSITE: Readonly<Partial<Record<CardState, CardState>>> = {
  tapped: 'untapped',
  untapped: 'tapped',
  damaged: 'undamaged',
  undamaged: 'damaged',
}
/** The discard pile of the player that was named. */
const inPile = say`in the discard pile`((): Filter => ({ place: { in: 'discard-pile' } }))
const presence: Parser<Condition> = either<Condition>(
  say`${has} ${worded(amongst, isNotEverywhere)}`((whose, { atLeast, of }) =>
    thereAre(merge({ whose }, of), atLeast),
  ),
  say`${has} ${where(amongst, ({ atLeast }) => atLeast > 1)} ${unlike}`((whose, { atLeast, of }, differ) => ({
    if: 'there-are',
    of: merge({ whose }, of),
    atLeast,
    differ,
  })),
  say`there are ${where(amongst, ({ atLeast }) => atLeast > 1)} ${unlike}`(({ atLeast, of }, differ) => ({
    if: 'there-are',
    of,
    atLeast,
    differ,
  })),
  say`${has} no ${filter}`((whose, of) => thereAreNo(merge({ whose }, of))),
  say`${has} no ${filter} and no ${filter}`((whose, of, other) => ({
    if: 'all',
    of: [thereAreNo(merge({ whose }, of)), thereAreNo(merge({ whose }, other))],
  })),
  say`${has} ${self} and ${amongst}`((whose, _, { atLeast, of }) => thereAre(merge({ whose }, of), atLeast)),
  say`${has} ${amongst} and ${amongst}`((whose, one, other) => {
    const { place } = other.of
    const first = one.of.place || !place ? one.of : { ...one.of, place }
    const all = [
      thereAre(merge({ whose }, first), one.atLeast),
      thereAre(merge({ whose }, other.of), other.atLeast),
    ]
    return { if: 'all', of: all }
  }),
  say`${has} a total of ${count} or more ${filter} and ${either(placed, inPile)}`(
    (whose, number, of, other) =>
      compare(
        { amount: 'sum', of: [counted(whose, of), counted(whose, merge(of, other))] },
        'at-least',
        number,
      ),
  ),
  say`${has} only ${count} ${filter}`((whose, number, of) => compare(counted(whose, of), 'exactly', number)),
  say`${has} exactly ${count} ${filter}`((whose, number, of) =>
    compare(counted(whose, of), 'exactly', number),
  ),
  say`${has} ${count} or (?:less|fewer) ${filter}`((whose, number, of) =>
    not(thereAre(merge({ whose }, of), number + 1)),
  ),
  say`you reveal(?:ed)? ${amongst}`(({ atLeast, of }) =>
    thereAre(merge(of, { place: { in: 'those' } }), atLeast),
  ),
  say`(?:there is|there are|there's) ${worded(amongst, isNotEverywhere)}`(({ atLeast, of }) =>
    thereAre(of, atLeast),
  ),
  say`(?:there is|there are|there's) ${where(amongst, isEverywhere)} ${everywhere}`((some) =>
    inAll(null, some),
  ),
  say`there (?:is|are) no ${filter}`(thereAreNo),
  say`there (?:isn't|aren't) ${amongst}`(({ atLeast, of }) => not(thereAre(of, atLeast))),
  say`there (?:is|are) ${count} or (?:less|fewer) ${filter}`((number, of) => not(thereAre(of, number + 1))),
  say`${reference} ha(?:s|ve) ${where(amongst, isInNoPlace)} in (?:its|his|her|their) stack`((of, some) =>
    inStack(some, of),
  ),
  say`${where(amongst, isInNoPlace)} (?:is|are) (?:in|stacked beneath|beneath) ${possessive} stack`(inStack),
  say`${possessive} stack has ${where(amongst, isInNoPlace)}(?: in it)?`((of, some) => inStack(some, of)),
  say`${amongst} (?:is|are) ${placed}`(({ atLeast, of }, place) => thereAre(merge(of, place), atLeast)),
  say`${amongst} (?:isn't|aren't) ${placed}`(({ atLeast, of }, place) =>
    not(thereAre(merge(of, place), atLeast)),
  ),
  say`(?:both )?${amongst} and ${amongst} are ${placed}`((one, other, where) => ({
    if: 'all',
    of: [one, other].map(({ atLeast, of }) => thereAre(merge(of, where), atLeast)),
  })),
  say`no ${filter} (?:is|are) ${placed}`((of, place) => thereAreNo(merge(of, place))),
  say`${has} more ${where(filter, isNoPile)} than your opponent(?: does| has)?(?! has)`((whose, of) =>
    compare(counted(whose, of), 'more', counted('opponent', of)),
  ),
  say`${has} (?:fewer|less) ${where(filter, isNoPile)} than your opponent(?: does| has)?(?! has)`(
    (whose, of) => compare(counted(whose, of), 'less', counted('opponent', of)),
  ),
  say`${has} ${howMuch} ${where(filter, isUnplaced)} than (?:you|your opponent)(?: do| does| have| has)? ${placed}`(
    (whose, is, of, where) =>
      compare(counted(whose, merge(of, where)), is, counted(other(whose), merge(of, where))),
  ),
  say`your opponent has (?:fewer|less) ${where(filter, isNoPile)} than you(?: do| have)?`((of) =>
    compare(counted('opponent', of), 'less', counted('you', of)),
  ),
  say`your opponent has more ${where(filter, isNoPile)} than you(?: do| have)?`((of) =>
    compare(counted('opponent', of), 'more', counted('you', of)),
  ),
  say`${has} ${howMuch} ${filter} than ${has} ${filter}`((whose, is, of, others, other) =>
    compare(counted(whose, of), is, counted(others, other)),
  ),
  say`${count} or more ${specialCounter} on ${each}`((number, of, all) =>
    thereAreNo(merge(all, { counters: { of, is: 'at-most', than: number - 1 } })),
  ),
  say`${each} (?:has|have) ${count} or more ${specialCounter} on (?:it|them)`((all, number, of) =>
    thereAreNo(merge(all, { counters: { of, is: 'at-most', than: number - 1 } })),
  ),
  say`all ${filter} (?:are|is) ${opposed}`((of, not) => thereAreNo(merge(of, { state: [not] }))),
  say`${has} ${where(amongst, isEverywhere)} ${everywhere}`((whose, some) => inAll(whose, some)),
  say`${has} ${where(filter, ({ place }) => place === undefined)} ${everywhere}`((whose, of) =>
    inAll(whose, { atLeast: 1, of }),
  ),
  say`${hasNot} any of your opponent's ${filter}`((whose, of) =>
    thereAreNo(merge({ whose, owned: 'opponent' }, of)),
  ),
  say`${hasNot} ${where(amongst, isEverywhere)} ${everywhere}`((whose, some) => notInAll(whose, some)),
  say`${hasNot} ${worded(amongst, isNotEverywhere)}`((whose, { atLeast, of }) =>
    not(thereAre(merge({ whose }, of), atLeast)),
  ),
)
/** Beneath the top card, be there what may. */
function inStack({ atLeast, of }: Amongst, unit: Reference): Condition {
  return thereAre({ ...of, place: { in: 'stack', of: unit } }, atLeast)
}
function isInNoPlace({ of }: Amongst): boolean {
  return (
    of.place === undefined && of.whose === undefined && (of.names ?? of.subtypes ?? of.nameHas) !== undefined
  )
}
/** Cards of a player in play, not in a hand, a deck or a discard pile. */
function isNoPile({ place }: Filter): boolean {
  return !place || !['hand', 'deck', 'discard-pile', 'outside'].includes(place.in)
}
/** Nothing is said of where they are. */
function isUnplaced({ place }: Filter): boolean {
  return place === undefined
}
/** Another card than the one itself, whose own name is a reference. */
const foe: Parser<Filter> = either<Filter>(
  say`(?:an? |any )?${unless(self, filter)}`((of) => of),
  say`one of ${whose} ${filter}`(merge),
  say`another ${filter}`((of) => merge({ other: true }, of)),
)
const part = pattern(/(attacking|being attacked|defending)\b/, ([, word]) =>
  word === 'attacking' ? ('attacking' as const) : ('defending' as const),
)
const attack: Parser<Condition> = either<Condition>(
  say`${reference}(?:'s| is| are) attacking(?= and|[,.]|$)`((card) => ({ if: 'attacking', card })),
  say`${reference}(?:'s| is| are) attacking ${foe}`((card, against) => ({
    if: 'attacking',
    card,
    against,
  })),
  say`${reference}(?:'s| is| are) (?:being attacked|defending)(?! by)`((card) => ({ if: 'defending', card })),
  say`${reference}(?:'s| is| are) being attacked by ${foe}`((card, against) => ({
    if: 'defending',
    card,
    against,
  })),
  say`${reference}(?:'s| is| are) attacking ${reference}`((card, other) => ({
    if: 'all',
    of: [
      { if: 'attacking', card },
      { if: 'defending', card: other },
    ],
  })),
  say`${where(foe, isUnplaced)} (?:is|are) ${part}(?! by| an? | any | one )`((of, state) =>
    thereAre(merge(of, { state: [state] }), 1),
  ),
  say`no units? (?:is|are) attacking`(() => ({ if: 'no-attack' })),
  say`${reference}(?:'s| is| are) using Bombard(?: to attack(?: a Ground unit| a unit in the Ground arena)?)?`(
    (card) => ({
      if: 'attacking',
      card,
      with: 'bombard',
    }),
  ),
  say`${reference}(?:'s| is| are) using Ion Cannon(?: to attack(?: a Space unit| a unit in the Space arena)?)?`(
    (card) => ({
      if: 'attacking',
      card,
      with: 'ion-cannon',
    }),
  ),
)

const plainly: Parser<Condition> = either(
  presence,
  attack,
  state,
  carrying,
  alone,
  typedSo,
  namedSo,
  beingSo,
  numbers,
  history,
)
const single: Parser<Condition> = remember(
  either<Condition>(
    plainly,
    say`it is not so that ${plainly}`(not),
    say`it is the ${arena} battle step`((step) => ({ if: 'step', step })),
    say`it is the battle phase`(() => ({ if: 'step', step: 'battle' })),
    say`it isn't the battle phase`(() => not({ if: 'step', step: 'battle' })),
  ),
)
const allOf = (parts: readonly Condition[]): Condition => {
  const flat = parts.flatMap((part) => (part.if === 'all' ? part.of : [part]))
  return flat.length === 1 ? flat[0]! : { if: 'all', of: flat }
}
const every: Parser<Condition> = map(
  separated(
    single,
    pattern(/,? and\b/, () => null),
  ),
  allOf,
)
export const condition: Parser<Condition> = remember(
  map(
    separated(
      every,
      pattern(/,? or\b/, () => null),
    ),
    (parts) => (parts.length === 1 ? parts[0]! : { if: 'any', of: parts }),
  ),
)
