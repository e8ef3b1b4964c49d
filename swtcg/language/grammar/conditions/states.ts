/** What a card is or carries: tapped, damaged, piloted, of a type, alone. */

import { either, type Parser, pattern, say, where, worded } from '../../parser.ts'
import { IT } from '../../placeholders.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Filter, Reference } from '../../tree/nouns.ts'
import { asPilot, carried, filter, isSomePilot, keywordName } from '../nouns/filters.ts'
import { nameWord } from '../nouns/heads.ts'
import { merge } from '../nouns/merging.ts'
import { reference, THAT } from '../nouns/references.ts'
import { anyOfCounters, arena, arenas, count, namedCounter, specialCounter } from '../nouns/words.ts'
import { compare, digits, matches, not, thereAreNo } from './plain-conditions.ts'

const countersOn = (counter: string, on: Reference): Amount => ({ amount: 'counters', counter, on })

/** Nothing that only a card in play has. */
const isOfTypeLine = (of: Filter): boolean =>
  Object.keys(of).every((key) =>
    ['kind', 'word', 'types', 'subtypes', 'notSubtypes', 'names', 'unique'].includes(key),
  )
export const state: Parser<Condition> = either<Condition>(
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
  say`${reference} ha(?:s|ve) (?:at least )?${digits}(?: or more)? ${anyOfCounters} on (?:it|him|her)`(
    (card, number, counter) => compare(countersOn(counter, card), 'at-least', number),
  ),
  say`${reference} ha(?:s|ve) no ${anyOfCounters} on (?:it|him|her)`((card, counter) =>
    compare(countersOn(counter, card), 'at-most', 0),
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
  // What has left play is asked about as its card is.
  say`${where(reference, (card) => card.the === 'chosen')} was (?:an? )?${where(filter, isOfTypeLine)}`(
    matches,
  ),
  say`${reference} (?:isn't|is not|aren't) (?:an? )?${filter}`((card, of) => not(matches(card, of))),
)

const pilotedBy = (card: Reference, of: Filter): Condition =>
  matches(card, { carries: { what: 'pilots', of } })
const sameType: Parser<Condition> =
  say`the card type you chose was the same as (?:the revealed card|that card)`(() =>
    matches(THAT, { type: 'chosen' }),
  )
const chosenType: Parser<Condition> = say`${reference} (?:is|was) of the chosen type`((card) =>
  matches(card, { type: 'chosen' }),
)
export const typedSo: Parser<Condition> = either(sameType, chosenType)
const pileName = pattern(/(hand|discard pile)\b/, ([, word]) =>
  word === 'hand' ? ('hand' as const) : ('discard-pile' as const),
)
const isOther = where(reference, ({ the }) => the !== 'self')
export const namedSo: Parser<Condition> = either<Condition>(
  say`${isOther} is (?:still )?in your ${pileName}`((card, named) =>
    matches(card, { whose: 'you', place: { in: named } }),
  ),
  say`${reference} ha(?:s|ve) ${nameWord}`((card, nameHas) => matches(card, { nameHas })),
  say`you named ${reference}`((card) => matches(card, { named: true })),
  say`${reference} is the one you named`((card) => matches(card, { named: true })),
)
export const alone: Parser<Condition> = either<Condition>(
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
export const carrying: Parser<Condition> = either<Condition>(
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
export const beingSo: Parser<Condition> = either<Condition>(
  say`${reference}(?:'s| is) ${uniqueness}`((card, unique) => matches(card, { kind: ['unit'], unique })),
  say`${reference} has a stack`((card) => matches(card, { has: ['stack'] })),
  say`${reference}(?:'s| is) stacked(?! with| beneath| under| on)`((card) =>
    matches(card, { has: ['stack'] }),
  ),
  say`${reference} ha(?:s|ve) another card in (?:its|his|her|their) stack`((to) =>
    compare({ amount: 'attached', what: 'stack', to }, 'at-least', 1),
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
