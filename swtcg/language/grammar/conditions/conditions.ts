/** Conditions: what there is, who attacks whom, how numbers compare. */

import { ARENAS } from '../../../cards/definition.ts'
import type { Amount } from '../../amounts.ts'
import type { Condition } from '../../conditions.ts'
import { self } from '../../names.ts'
import type { CardState, Filter, Reference } from '../../nouns.ts'
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
import { IT } from '../../placeholders.ts'
import { asPilot, carried, filter, isSomePilot, keywordName, merge, placed } from '../nouns/filters.ts'
import { reference, THAT } from '../nouns/references.ts'
import { type Amongst, amongst, whose } from '../nouns/selectors.ts'
import { arena, arenas, count, namedCounter, specialCounter } from '../nouns/words.ts'
import { history } from './history.ts'
import { numbers } from './number-conditions.ts'
import {
  compare,
  counted,
  digits,
  has,
  howMuch,
  matches,
  not,
  other,
  thereAre,
  thereAreNo,
} from './plain-conditions.ts'

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
/** Cards of a player in play, not in a hand, a deck or a discard pile. */
function isNoPile({ place }: Filter): boolean {
  return !place || !['hand', 'deck', 'discard-pile'].includes(place.in)
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

const countersOn = (counter: string, on: Reference): Amount => ({ amount: 'counters', counter, on })

const state: Parser<Condition> = either<Condition>(
  // Of several cards each would have to be there still.
  say`${worded(reference, (words) => !/^\s*(?:both|those|each)\b/i.test(words))} is still in the ${arena} arena`(
    (card, where) => ({ if: 'in-arena', card, arena: where }),
  ),
  say`${reference} (?:is|are) in the ${arena} arena`((card, where) => ({
    if: 'in-arena',
    card,
    arena: where,
  })),
  say`${reference} (?:is|are) piloting a unit`((card) => ({ if: 'piloting', card })),
  say`${reference} (?:is|are) in play or beneath the top card of a stack`((card) => ({
    if: 'in-stack',
    card,
  })),
  say`${reference} (?:is|are) beneath the top card of (?:a|the|its) stack`((card) => ({
    if: 'beneath',
    card,
  })),
  say`${reference} (?:is|are) in the ${arena} arena and has a Pilot on it`((card, named) => ({
    if: 'all',
    of: [{ if: 'in-arena', card, arena: named }, matches(card, { has: ['pilot'] })],
  })),
  say`${reference} ha(?:s|ve) ${digits} or more face-down cards? (?:beneath|under) (?:it|him|her)`(
    (to, number) => compare({ amount: 'attached', what: 'under', to }, 'at-least', number),
  ),
  say`${reference} (?:is|are) in ${where(arenas, (named) => named.length > 1)}`((card, where) =>
    matches(card, { place: { in: 'arena', arenas: where } }),
  ),
  say`${reference} ha(?:s|ve) (?:an?|any) Pilots?(?: on it| on him| on her)?`((card) =>
    matches(card, { has: ['pilot'] }),
  ),
  say`${reference} ha(?:s|ve) ${keywordName}`((card, keyword) => matches(card, { has: [keyword] })),
  say`${reference} ha(?:s|ve) (?:the )?Bounty(?: ability)?`((card) => matches(card, { has: ['bounty'] })),
  say`${reference} (?:doesn't|don't|does not) have ${keywordName}`((card, keyword) =>
    matches(card, { lacks: [keyword] }),
  ),
  say`${reference} ha(?:s|ve) no Pilots?(?: on it)?`((card) => matches(card, { lacks: ['pilot'] })),
  say`${reference} (?:doesn't|don't) have (?:an?|any) Pilots?(?: on it)?`((card) =>
    matches(card, { lacks: ['pilot'] }),
  ),
  say`${reference} ha(?:s|ve) (?:any|an|(?:at least )?(?:1|one)(?: or more)?) Equipment(?: cards?)?(?: attached(?: to (?:it|him|her))?| on it)?`(
    (card) => matches(card, { has: ['equipment'] }),
  ),
  say`there are no ${specialCounter} on ${reference}`((counter, card) =>
    compare(countersOn(counter, card), 'at-most', 0),
  ),
  say`no ${specialCounter} (?:remain|are left) on ${reference}`((counter, card) =>
    compare(countersOn(counter, card), 'at-most', 0),
  ),
  say`there are no damage counters on ${reference}`((card) => matches(card, { state: ['undamaged'] })),
  say`${reference} ha(?:s|ve) no damage counters on (?:it|him|her)`((card) =>
    matches(card, { state: ['undamaged'] }),
  ),
  say`${reference} ha(?:s|ve) (?:any |one or more |a )?damage counters? on (?:it|him|her)`((card) =>
    matches(card, { state: ['damaged'] }),
  ),
  say`there (?:are|is) (?:any |one or more |a )?damage counters? on ${reference}`((card) =>
    matches(card, { state: ['damaged'] }),
  ),
  say`${reference} ha(?:s|ve) ${digits} or more ${namedCounter} on (?:it|him|her)`((card, number, counter) =>
    compare(countersOn(counter, card), 'at-least', number),
  ),
  say`${reference} ha(?:s|ve) (?:an?|any) ${specialCounter} on (?:it|him|her)`((card, counter) =>
    compare(countersOn(counter, card), 'at-least', 1),
  ),
  say`${reference} ha(?:s|ve) no ${specialCounter} on (?:it|him|her)`((card, counter) =>
    compare(countersOn(counter, card), 'at-most', 0),
  ),
  say`${reference} ha(?:s|ve) ${digits} or (?:less|fewer) ${namedCounter} on (?:it|him|her)`(
    (card, number, counter) => compare(countersOn(counter, card), 'at-most', number),
  ),
  say`there are ${digits} or more ${namedCounter} on ${reference}`((number, counter, card) =>
    compare(countersOn(counter, card), 'at-least', number),
  ),
  say`there (?:is|are) at least ${digits} ${namedCounter} on ${reference}`((number, counter, card) =>
    compare(countersOn(counter, card), 'at-least', number),
  ),
  say`${reference} ha(?:s|ve) at least ${digits} ${namedCounter} on (?:it|him|her)`((card, number, counter) =>
    compare(countersOn(counter, card), 'at-least', number),
  ),
  say`${reference}(?:'s| is| are)(?! attacking| defending) (?:an? )?${filter}`(matches),
  say`${reference} (?:isn't|is not|aren't) (?:an? )?${filter}`((card, of) => not(matches(card, of))),
)

const pilotedBy = (card: Reference, of: Filter): Condition =>
  matches(card, { carries: { what: 'pilots', of } })
const typedSo: Parser<Condition> =
  say`the card type you chose was the same as (?:the revealed card|that card)`(() =>
    matches(THAT, { type: 'chosen' }),
  )
const namedSo: Parser<Condition> = either<Condition>(
  say`you named ${reference}`((card) => matches(card, { named: true })),
  say`${reference} is the one you named`((card) => matches(card, { named: true })),
)
const alone: Parser<Condition> = either<Condition>(
  say`${either<unknown>(
    reference,
    pattern(/this\b(?! \w+ is)/, () => null),
  )}(?:'s| is) (?:your only|the only one of your) ${filter}`((_, of) =>
    thereAreNo(merge({ whose: 'you', other: true }, of)),
  ),
  say`${reference} is the only unit you (?:control|have) in (?:this|its|that|the same) arena`((as) =>
    thereAreNo({ whose: 'you', other: true, kind: ['unit'], place: { in: 'same-arena', as } }),
  ),
)
const carrying: Parser<Condition> = either<Condition>(
  say`${reference} (?:is|are) piloted by (?:an? )?${filter}`((card, of) => pilotedBy(card, of)),
  say`${reference} (?:isn't|is not|aren't) piloted by (?:an? )?${filter}`((card, of) =>
    not(pilotedBy(card, of)),
  ),
  say`(?:an? )?${filter} (?:is piloting|pilots|is the Pilot of|is a Pilot (?:on|of)) ${reference}`(
    (of, card) => pilotedBy(card, of),
  ),
  say`${reference} ha(?:s|ve) ${carried}`((card, carries) => matches(card, { carries })),
  say`${reference} ha(?:s|ve) (?:an? )?${where(filter, isSomePilot)}(?: on (?:it|him|her))?`((card, of) =>
    pilotedBy(card, asPilot(of)),
  ),
  say`there (?:is|are) ${carried} attached to ${reference}`((carries, card) => matches(card, { carries })),
  say`there (?:is|are) ${worded(carried, (words) => /(?:attached to|on) (?:it|him|her)$/.test(words))}`(
    (carries) => matches(IT, { carries }),
  ),
  say`there (?:is|are) more than ${count} Pilots? on ${reference}`((number, card) =>
    matches(card, { carries: { what: 'pilots', atLeast: number + 1 } }),
  ),
)

const beneath = pattern(/(?:unit )?cards? (?:stacked )?(?:beneath|under) (?:it|him|her)\b/, () => null)
const STATES = ['tapped', 'untapped', 'damaged', 'undamaged'] as const
const uniqueness = pattern(/(unique|non-unique)\b(?! \w)/, ([, word]) => word as 'unique' | 'non-unique')
const beingSo: Parser<Condition> = either<Condition>(
  say`${reference}(?:'s| is) ${uniqueness}`((card, unique) => matches(card, { kind: ['unit'], unique })),
  say`${reference} has a stack`((card) => matches(card, { has: ['stack'] })),
  say`${reference}(?:'s| is) stacked(?! with| beneath| under| on)`((card) =>
    matches(card, { has: ['stack'] }),
  ),
  say`${reference} has (?:an? |any |one or more )?${beneath}`((to) =>
    compare({ amount: 'attached', what: 'stack', to }, 'at-least', 1),
  ),
  say`${reference} ha(?:s|ve) ${digits} or more cards in (?:its|his|her|their) stack`((to, number) =>
    compare({ amount: 'attached', what: 'whole-stack', to }, 'at-least', number),
  ),
  say`${reference} ha(?:s|ve) at least ${digits} cards in (?:its|his|her|their) stack`((to, number) =>
    compare({ amount: 'attached', what: 'whole-stack', to }, 'at-least', number),
  ),
  say`${reference} has (?:at least )?${digits}(?: or more)? ${beneath}`((to, number) =>
    compare({ amount: 'attached', what: 'stack', to }, 'at-least', number),
  ),
  ...STATES.map((name) =>
    say`${reference}(?:'s| is| are) ${pattern(new RegExp(`${name}\\b`), () => name)}`((card, is) =>
      matches(card, { state: [is] }),
    ),
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
  ),
)
const allOf = (parts: readonly Condition[]): Condition => {
  const flat = parts.flatMap((part) => (part.if === 'all' ? part.of : [part]))
  return flat.length === 1 ? flat[0]! : { if: 'all', of: flat }
}
const every: Parser<Condition> = map(
  separated(
    single,
    pattern(/and\b/, () => null),
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
