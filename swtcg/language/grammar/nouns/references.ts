/** Cards that need no choosing: the card itself, the units of the attack, and what was spoken of before. */

import { self } from '../../names.ts'
import { either, type Parser, pattern, remember, type Source, say, unless } from '../../parser.ts'
import { EACH_OF_THEM, IT, selfFrom } from '../../placeholders.ts'
import type { Reference } from '../../tree/nouns.ts'

export const SELF: Reference = { the: 'self' }
/** What was chosen, found or meant last. */
export const THAT: Reference = { the: 'chosen', name: 'that' }

/** The one of two units that is yours. */
export const OURS = { the: 'chosen', name: 'ours' } as const

const itself: Parser<Reference> = either(
  say`${self}(?! or (?:a|the) unit (?:he|she|it) is piloting)`(() => SELF),
  pattern(/[Tt]his [Pp]ilot\b/, () => SELF),
  (source: Source, at) =>
    pattern(
      /[Tt]his (?:(?:Space |Ground )?unit|Character|(?:[A-Z]\w+ )?[A-Z]\w+)\b(?! arena| card)/,
      ([words]) => words,
    )(source, at).flatMap(({ value, end }) =>
      /unit$|Character$/.test(value) ||
      value
        .trim()
        .slice(5)
        .split(' ')
        .every((word) => source.vocabulary.subtypes.has(word))
        ? [{ value: SELF, end }]
        : [],
    ),
)

/** `this card from your hand`: the ability works there. */
const elsewhere: Parser<Reference> = say`${self} (?:from|in) your ${pattern(
  /(hand|discard pile)\b/,
  ([, zone]) => (zone === 'hand' ? 'hand' : 'discard-pile'),
)}`((_, from) => selfFrom(from))
/** `The attacking Character` is the attacker where Characters were spoken of; else it may be none. */
export const spokeOfCharacters = ({ text }: Source, at: number): boolean =>
  /\bCharacters?\b(?! arena)/.test(text.slice(0, at))
const fighter: Parser<Reference> = either<Reference>(
  say`(?:the|that) attacking (?:unit|Character)|the attacker`(() => ({ the: 'attacker' })),
  say`(?:the|that) defending (?:unit|Character)|the defender`(() => ({ the: 'defender' })),
)
const BARE_CHARACTER = /^\s*the (?:attacking|defending) Character\b/i
const inAttack: Parser<Reference> = (source, at) =>
  BARE_CHARACTER.test(source.text.slice(at)) && !spokeOfCharacters(source, at) ? [] : fighter(source, at)
const attackedBefore = either<unknown>(
  self,
  pattern(/it\b/, () => null),
)
/** `the last unit it attacked`, in this turn or in one before. */
const lastAttacked: Parser<Reference> = either<Reference>(
  say`the last unit (?:that )?${attackedBefore} attacked(?! this turn)`(() => ({ the: 'last-attacked' })),
  say`the last unit (?:that )?${attackedBefore} attacked this turn`(() => ({
    the: 'last-attacked',
    within: 'this-turn',
  })),
)
const equipped: Parser<Reference> = either<Reference>(
  say`the (?:equipped (?:unit|Character)|piloted unit|unit this (?:Pilot|card) is on|unit that carries this card)`(
    () => ({
      the: 'bearer',
    }),
  ),
  say`the top card of this stack`(() => ({ the: 'top' })),
  say`${self} or (?:a|the) unit (?:he|she|it) is piloting`(() => ({ the: 'bearer' })),
  say`any ${pattern(/[A-Z][\w -]*?(?= with )/, () => null)} with ${self} on it`(() => ({ the: 'bearer' })),
)

const demonstrative: Parser<Reference> = pattern(
  /(?:[Tt]hat|[Tt]hose(?! (?:units(?! card)|Characters)\b)|[Bb]oth of those(?! (?:units(?! card)|Characters)\b)|[Tt]he new|[Ee]ach of those(?! (?:units(?! card)|Characters)\b)|[Tt]he other(?! cards?\b)) (?!attack|damage|arena|turn|many|much|player|type|battle|phase|die|dice|way)((?:[A-Z](?:[\w-]|'(?!s\b))* (?:or )?)*(?:unit cards?|units?(?! card)|cards?|ships?|Characters?|[A-Z]\w+(?: cards?)?))(?! arena)\b/,
  () => THAT,
)
/** What the cost took: the unit that was tapped or discarded to pay. */
export const PAID: Reference = { the: 'chosen', name: 'paid' }
const paidWith: Parser<Reference> = pattern(
  /[Tt]he (?:discarded|tapped|revealed) (?:(?:[A-Z]\w+ )*[A-Z]\w+|unit|card)(?: card)?\b|[Tt]he (?:[A-Z]\w+|unit|card)(?: card)? (?:you )?(?:discarded|tapped to pay the cost|tapped|paid with|removed from the game)\b/,
  () => PAID,
)
/** One of two that were chosen, by its player; `resolvePronouns` tells whether there are two. */
const CHOSEN_BY = { yours: 'you', theirs: 'opponent' } as const
const chosen = (name: keyof typeof CHOSEN_BY | 'both'): Reference => ({ the: 'chosen', name })
const owner = pattern(/(your opponent's|his or her|your)\b/i, ([, word]) =>
  chosen(word!.toLowerCase() === 'your' ? 'yours' : 'theirs'),
)
const pastNoun = /^(?! cards?| in | with | from |[\w'])/
const pastChosen = /^(?! cards?| in | with | from (?!the \w+ arena)|\w|'(?!s\b))/
const pastKind = /^(?! cards?| in | with | units?|[\w'])/
/** The unit of a player that was spoken of: `your unit`, `your opponent's chosen unit`, `your Starfighter`. */
export const theirOne: Parser<Reference> = (source, at) =>
  owner(source, at).flatMap(({ value, end }) => {
    const [words, isChosen, word] = /^ (chosen )?(unit|[A-Z][\w-]+)/.exec(source.text.slice(end)) ?? []
    if (!words || !word) return []
    const rest = source.text.slice(end + words.length)
    const said = isChosen
      ? pastChosen.test(rest)
      : word === 'unit'
        ? pastNoun.test(rest)
        : pastKind.test(rest) && wasChosen(source.text.slice(0, at), value, word)
    return said ? [{ value, end: end + words.length }] : []
  })
/** A unit of that kind and that player was chosen before. */
function wasChosen(before: string, by: Reference, word: string): boolean {
  const whose = 'name' in by && by.name === 'yours' ? 'your (?!opponent)' : "your opponent's "
  return new RegExp(`[Cc]hoose\\b[^.]*?one of ${whose}[^.]*?\\b${word}s?\\b`).test(before)
}
/** One was chosen by that word, and after it one of the other player by another word, or a card was searched for. */
function isOvertaken(before: string, name: keyof typeof CHOSEN_BY, word: string): boolean {
  const [whose, other] =
    name === 'yours' ? ['your (?!opponent)', "your opponent's "] : ["your opponent's ", 'your (?!opponent)']
  const first = `[Cc]hoose\\b[^.]*?one of ${whose}[^.]*?\\b${word}s?\\b`
  const since = `[Cc]hoose (?:any )?one of ${other}(?![^.]*\\b${word}s?\\b)|\\b[Ss]earch your deck\\b`
  return new RegExp(`${first}.*?(?:${since})`).test(before)
}
/** `that Jedi`, where a unit of the other player was chosen since. */
const thatKind: Parser<Reference> = (source, at) =>
  pattern(/[Tt]hat ([A-Z][\w-]+)\b/, ([, word]) => word!)(source, at).flatMap(({ value: word, end }) => {
    const before = source.text.slice(0, at)
    const name = (['yours', 'theirs'] as const).find((one) => isOvertaken(before, one, word))
    return name ? [{ value: chosen(name), end }] : []
  })
const CHOOSES = /\b(?:another|one of your|on an? unit)\b/i
/** Named by what stands before, and another unit was found since. */
const isNamedBefore = (kind: string, before = '', since = ''): boolean =>
  before.includes(kind) && !since.includes(kind) && CHOOSES.test(since)
/** No name is left for it. */
const NAMELESS = { the: EACH_OF_THEM } as unknown as Reference
/** `Tap one of your Jedi -> Tap another unit. That Jedi …`: the kind that only the price has named, or what set it off. */
const thatFormer: Parser<Reference> = (source, at) =>
  pattern(
    /That ([A-Z][\w-]*(?: (?:or )?[A-Z][\w-]*)*)(?= (?:gets?|loses?|can't|doesn't)\b)/,
    ([, words]) => words!,
  )(source, at).flatMap(({ value: words, end }) => {
    const before = source.text.slice(0, at)
    const [kind = ''] = words.split(' or ')
    const [, price, done] = /^(.*)->(.*)$/.exec(before) ?? []
    if (isNamedBefore(kind, price, done)) return [{ value: PAID, end }]
    const [, event, then] = /^[^"]*\bWhen(?:ever)? ([^,"]*),([^"]*)$/.exec(before) ?? []
    return isNamedBefore(kind, event, then) ? [{ value: NAMELESS, end }] : []
  })
const both: Parser<Reference> = pattern(/[Bb]oth (?:chosen )?(?:units|Characters|[A-Z]\w+s)\b/, () =>
  chosen('both'),
)
/** Several that were chosen, or all that a phrase before took. */
const those: Parser<Reference> = pattern(
  /(?:[Tt]hose|[Bb]oth of those|[Ee]ach of those) (?:units(?! card)|Characters)\b|[Ee]ach of them\b|Each(?= gets?\b)/,
  () => ({ the: 'chosen', name: 'those' }),
)
/** What was chosen, whatever was found since. */
const picked: Parser<Reference> = pattern(
  /(?:(?:[Ee]ach of )?[Tt]he|[Ee]ach) chosen (?!player|type|arena|subtype|abilit|number|name)((?:[A-Z](?:[\w-]|'(?!s\b))* (?:or )?)*(?:unit cards?|units?(?! card)|cards?|Characters?|[A-Z]\w+(?: cards?)?))(?! arena)\b/,
  () => ({ the: 'chosen', name: 'picked' }),
)
const retreated: Parser<Reference> = pattern(
  /[Tt]he top card of that (?:[A-Z]\w+|unit)(?: or (?:[A-Z]\w+|unit))?\b|[Tt]he (?:retreated|deployed|damaged) unit\b|[Tt]he (?:unit|Character) you (?:gained|received) this Bounty for\b/,
  () => THAT,
)
/** `that unit of yours`, where one of yours does it; the trigger tells. */
const ours: Parser<Reference> = pattern(/that unit of yours\b/, () => OURS)
/** The other unit in what happens. */
const doer: Parser<Reference> = pattern(/the unit that would do it\b/, () => ({
  the: 'chosen',
  name: 'other',
}))
/** Whose damage or effect discarded the card (now/keywords/last-stand-this-arena). */
const causer: Parser<Reference> = say`the unit that caused ${self} to be discarded`(() => ({
  the: 'chosen',
  name: 'causer',
}))
const pronoun: Parser<Reference> = pattern(/(?:it|he|she|him|her|they|them)\b(?! or (?:she|her))/i, () => IT)

export const reference: Parser<Reference> = remember(
  either(
    itself,
    elsewhere,
    inAttack,
    equipped,
    paidWith,
    retreated,
    unless(either(thatKind, thatFormer, ours), demonstrative),
    ours,
    thatKind,
    thatFormer,
    theirOne,
    both,
    those,
    picked,
    doer,
    causer,
    lastAttacked,
    pronoun,
  ),
)
/** `this unit's`, `its`. */
export const possessive: Parser<Reference> = remember(
  either(
    say`${reference}'s?`((owner) => owner),
    pattern(/(?:its|his|her|their)\b(?! or (?:her|his))/i, () => IT),
  ),
)
/** The subject of the clause once more. */
export const reflexive = pattern(/(?:itself|himself|herself|themselves)\b/i, () => null)
