/** What cards are: adjectives, subtypes, types, names, and where they are. */

import { CHOSEN_SUBTYPE } from '../../chosen-subtype.ts'
import { type Keyword, nameOfKeyword } from '../../keywords.ts'
import {
  either,
  later,
  map,
  nothing,
  type Parser,
  pattern,
  phrase,
  remember,
  type Source,
  say,
  separated,
  where,
} from '../../parser.ts'
import { IT, ONE_ARENA, THAT_ARENA } from '../../placeholders.ts'
import type { Carried, Filter, Holding, Place, Reference } from '../../tree/nouns.ts'
import { ACTIVATED, CUMULATIVE, ISOLATED } from '../../tree/tree.ts'
import { alternativesOf } from './alternatives.ts'
import { name } from './card-names.ts'
import { fighting } from './fighters.ts'
import {
  adjective,
  bothHeads,
  kindHead,
  namedHead,
  nameHead,
  nameWord,
  subtypeName,
  twiceTyped,
  unitHead,
} from './heads.ts'
import { limit } from './limits.ts'
import { merge } from './merging.ts'
import { possessive, reference } from './references.ts'
import { related } from './relations.ts'
import { anyOfCounters, arena, arenas, count, namedCounter, or, owner, specialCounter } from './words.ts'

/** At least or at most so many. */
const howMany: Parser<Pick<Carried, 'atLeast' | 'atMost'>> = either<Pick<Carried, 'atLeast' | 'atMost'>>(
  say`${where(count, (number) => number > 1)} or more`((atLeast) => ({ atLeast })),
  say`at least ${where(count, (number) => number > 1)}`((atLeast) => ({ atLeast })),
  say`more than ${count}`((number) => ({ atLeast: number + 1 })),
  say`only ${count}`((number) => ({ atLeast: number, atMost: number })),
)
export const keywordName: Parser<Keyword> = either<Keyword>(
  ...[...CUMULATIVE, ...ISOLATED, ...ACTIVATED].map((one) => map(phrase(nameOfKeyword(one)), () => one)),
)

const build = (whose: 'you' | 'opponent'): Filter => ({ whose, place: { in: 'build-zone' } })
const inZone = (place: 'hand' | 'deck' | 'discard-pile', whose: 'you' | 'opponent'): Filter => ({
  whose,
  place: { in: place },
})
const zoneName = pattern(/(hand|deck|discard pile|build zone)s?\b/, ([, words]) => words!)
const ofPlayer: Parser<Filter> = say`(?:in|from) (?:play in )?${owner} ${zoneName}`((who, zone) => {
  const whose = who === 'you' ? 'you' : 'opponent'
  if (zone === 'build zone') return build(whose)
  return inZone(zone === 'discard pile' ? 'discard-pile' : (zone as 'hand' | 'deck'), whose)
})
const at = (place: Place): Filter => ({ place })
const sameArena = (as: Reference): Filter => at({ in: 'same-arena', as })

/** `your opponent's units`, as those that something is attached to. */
const ownUnits: Parser<Filter> = either<Filter>(
  say`your opponent's ${later(() => filter)}`((of) => merge({ whose: 'opponent' }, of)),
  say`your ${later(() => filter)}`((of) => merge({ whose: 'you' }, of)),
)
export const placed: Parser<Filter> = either<Filter>(
  say`(?:in|from) any arena (?:or|and) (?:(?:his or her|the|a|any) )?build zones?`(() => at({ in: 'play' })),
  pattern(/(?:in|from) any arena (?:or|and) your( opponent's)? build zone\b/, ([, theirs]) =>
    at({ in: 'play', buildZone: theirs ? 'opponent' : 'you' }),
  ),
  say`(?:in|from) your ${arena} arena`((named) => ({
    whose: 'you',
    place: { in: 'arena', arenas: [named] },
  })),
  say`(?:in|from) one arena`(() => at(ONE_ARENA)),
  say`(?:in|from) (?:any|a|the) build zone`(() => at({ in: 'build-zone' })),
  say`(?:in|from) ${arenas}(?! or (?:your|your opponent's|his or her|the|a|any) build zone)`((named) =>
    at({ in: 'arena', arenas: named }),
  ),
  say`(?:in|from) the arena this Location is in`(() => sameArena({ the: 'self' })),
  say`(?:in|from) (?:all|any|each|either) discard piles?`(() => at({ in: 'discard-pile' })),
  say`(?:in|from) that arena`(() => at(THAT_ARENA)),
  say`(?:in|from) the chosen arena`(() => at({ in: 'chosen-arena' })),
  say`in the arena of (?:that|this|the) battle step`(() => at({ in: 'battle' })),
  say`set aside by ${reference}`((by) => at({ in: 'set-aside', by })),
  say`stacked (?:beneath|under|with) ${reference}(?! and (?:its|his|her) Pilot)`((of) =>
    at({ in: 'stack', of }),
  ),
  say`(?:in|from) this arena`(() => sameArena({ the: 'self' })),
  say`(?:in|from) the same arena as ${reference}`(sameArena),
  say`(?:in|from) the (?:same )?arena ${reference} was discarded from`(sameArena),
  say`(?:in|from) ${possessive} arena`(sameArena),
  say`(?:in|from) the same arena(?! as)`(() => sameArena(IT)),
  say`from outside the game`((): Filter => ({ whose: 'you', place: { in: 'outside' } })),
  say`(?:in|from) play`(() => at({ in: 'play' })),
  say`(?:that (?:has|have) been )?removed from the game(?! by)`(() => at({ in: 'out-of-game' })),
  say`in the top ${count} cards? of ${owner} deck`((number, of) => at({ in: 'top', of, count: number })),
  say`(?:among those(?: cards)?|there|(?:revealed|shown) this way)`(() => at({ in: 'those' })),
  say`(?:attached to|from) ${reference}(?! build|'s?)`((card) => at({ in: 'on', card })),
  say`attached to (?:one of )?${ownUnits}`((card) => at({ in: 'on', card })),
  say`attached to an? ${later(() => filter)}`((card) => at({ in: 'on', card })),
  say`(?:on|piloting) an? ${where(
    later(() => filter),
    ({ kind, word }) => kind?.join() === 'unit' && word !== 'pilot',
  )}`((card) => at({ in: 'on', card })),
  ofPlayer,
)

/** `a Droid Pilot on it`, `2 or more Equipment attached to it`. */
export const carried: Parser<Carried> = either<Carried>(
  say`${howMany} Pilots?(?: on (?:it|them|him|her))?`((limits) => ({ what: 'pilots', ...limits })),
  say`${howMany} Equipment(?: cards?)?(?: attached(?: to (?:it|them|him|her))?| on (?:it|them))?`(
    (limits) => ({
      what: 'equipment',
      ...limits,
    }),
  ),
  say`${howMany} Equipment(?: cards?)?(?: attached(?: to (?:it|them|him|her))?| on (?:it|them))? with ${nameWord}`(
    (limits, nameHas) => ({ what: 'equipment', of: { nameHas }, ...limits }),
  ),
  say`${howMany} ${separated(subtypeName, or)}(?: Equipment)?(?: cards?)? attached(?: to (?:it|them|him|her))?`(
    (limits, named) => ({ what: 'equipment', of: { subtypes: named }, ...limits }),
  ),
  say`(?:an? )?${separated(subtypeName, or)} Equipment(?: cards?)?(?: attached(?: to (?:it|them|him|her))?| on (?:it|them))?`(
    (named) => ({ what: 'equipment', of: { subtypes: named } }),
  ),
  say`(?:an? )?${separated(subtypeName, or)} attached(?: to (?:it|them|him|her))?`((named) => ({
    what: 'equipment',
    of: { subtypes: named },
  })),
)
/** `Vambrace Dart Launcher attached`. */
const attachedByName: Parser<Filter> = either<Filter>(
  say`${name} (?:attached|equipped)(?: to it)?`((named) => ({ names: [named] })),
  say`${subtypeName} attached(?: to it)?`((named) => ({ subtypes: [named] })),
)
const held: Parser<Holding> = either<Holding>(
  keywordName,
  say`Hidden Cost`(() => 'hidden-cost'),
  say`Upkeep`(() => 'upkeep'),
  say`(?:the )?Bounty(?: ability)?`(() => 'bounty'),
)
/** `Droid Pilot`: a Pilot of which more is said. */
export const isSomePilot = ({ word, subtypes, names }: Filter): boolean =>
  (word === 'pilot' && (subtypes !== undefined || names !== undefined)) ||
  (word === 'subtype' && (subtypes ?? []).every((one) => PILOT_KIND.test(one)))
/** Type lines have `Droid Pilot` too; of a unit's Pilot the second word says nothing. */
const PILOT_KIND = / Pilot$/
export const asPilot = ({ word: _, kind: __, ...of }: Filter): Filter =>
  of.subtypes ? { ...of, subtypes: of.subtypes.map((one) => one.replace(PILOT_KIND, '')) } : of
/** Told by its name or its subtypes alone. */
export function isBareKind({ names, subtypes, kind: _, word: __, ...rest }: Filter): boolean {
  return (names ?? subtypes) !== undefined && Object.keys(rest).length === 0
}
const asItsPilot = pattern(/ as a Pilot\b/, () => null)
type Marked = NonNullable<Filter['counters']>
const atLeast = (than: number): Omit<Marked, 'of'> => ({ is: 'at-least', than })
/** How many counters, where it is not just whether there are any. */
const howManyCounters: Parser<Omit<Marked, 'of'>> = either<Omit<Marked, 'of'>>(
  say`${count} or more`(atLeast),
  say`at least ${count}`(atLeast),
  say`more than ${count}`((number) => atLeast(number + 1)),
  say`${count} or (?:less|fewer)`((than) => ({ is: 'at-most', than })),
  say`(?:exactly|only) ${count}`((than) => ({ is: 'exactly', than })),
)
const onIt = pattern(/on (?:it|them|him|her)\b/, () => null)
/** `with 3 or more captivity counters on it`. */
const marked: Parser<Filter> = either<Filter>(
  say`(?:with|that ha(?:s|ve)) ${where(howManyCounters, ({ is, than }) => is !== 'at-least' || than > 1)} ${namedCounter} ${onIt}`(
    (limit, of) => ({ counters: { of, ...limit } }),
  ),
  say`(?:with|that ha(?:s|ve)) (?:an? |any |(?:at least )?(?:1|one)(?: or more)? )?${specialCounter} ${onIt}`(
    (of) => ({
      counters: { of, ...atLeast(1) },
    }),
  ),
  say`(?:with|that ha(?:s|ve)) ${howManyCounters} ${anyOfCounters} ${onIt}`((limit, of) => ({
    counters: { of, ...limit },
  })),
  say`(?:with|that ha(?:s|ve)) (?:an? |any )?${anyOfCounters} ${onIt}`((of) => ({
    counters: { of, ...atLeast(1) },
  })),
  say`(?:with no|without (?:an? |any )?|that ha(?:s|ve) no) ${anyOfCounters} ${onIt}`((of) => ({
    counters: { of, is: 'at-most', than: 0 },
  })),
  say`(?:with no|without (?:an? |any )?|that ha(?:s|ve) no) ${specialCounter} ${onIt}`((of) => ({
    counters: { of, is: 'at-most', than: 0 },
  })),
)
const holding: Parser<Filter> = either<Filter>(
  say`(?:with|that ha(?:s|ve)) (?:a |any |one or more )?damage counters? on (?:it|them)`(() => ({
    state: ['damaged'],
  })),
  say`(?:with|that ha(?:s|ve)) no damage counters? on (?:it|them)`(() => ({ state: ['undamaged'] })),
  marked,
  say`(?:with|that ha(?:s|ve)) (?:a Pilots?|Pilots|(?:at least )?(?:1|one)(?: or more)? Pilots?)(?: on (?:it|them))?`(
    () => ({ has: ['pilot'] }),
  ),
  say`(?:with|that ha(?:s|ve)) (?:an |(?:at least )?(?:1|one)(?: or more)? )?Equipment(?: attached(?: to (?:it|them))?| on (?:it|them))?`(
    () => ({
      has: ['equipment'],
    }),
  ),
  say`(?:with|that ha(?:s|ve)) Hidden Cost(?! or)`(() => ({ has: ['hidden-cost'] })),
  say`(?:with|that ha(?:s|ve)) Upkeep(?! or)`(() => ({ has: ['upkeep'] })),
  say`(?:with|that ha(?:s|ve)) (?:the )?Bounty(?: ability)?(?! or)`(() => ({ has: ['bounty'] })),
  say`(?:with|that ha(?:s|ve)) ${held} or ${held}`((one, other) => ({ hasAny: [one, other] })),
  say`(?:with|that ha(?:s|ve)) (?:an? )?${where(
    later(() => filter),
    isSomePilot,
  )}(?: on (?:it|them|him|her))?`((of) => ({
    carries: { what: 'pilots', of: asPilot(of) },
  })),
  say`with (?:an? )?${where(
    later(() => filter),
    isBareKind,
  )}${asItsPilot}`((of) => ({ carries: { what: 'pilots', of: asPilot(of) } })),
  say`(?:with|that ha(?:s|ve)) ${carried}`((carries) => ({ carries })),
  say`(?:with|that ha(?:s|ve)) ${keywordName}`((keyword) => ({ has: [keyword] })),
  say`without ${held}`((keyword) => ({ lacks: [keyword] })),
  say`(?:without|with no|that ha(?:s|ve) no) (?:an? )?Equipment(?: attached(?: to (?:it|them))?| on (?:it|them))?`(
    () => ({
      lacks: ['equipment'],
    }),
  ),
  say`(?:without|with no|that ha(?:s|ve) no) (?:a )?Pilots?(?: on (?:it|them))?`(() => ({
    lacks: ['pilot'],
  })),
  say`with a stack`(() => ({ has: ['stack'] })),
  say`without (?:an? |any )?${attachedByName}`((of) => ({
    carries: { what: 'equipment', of, atLeast: 0, atMost: 0 },
  })),
)
const otherThan = pattern(/,? or (?:an? )?|, (?:an? )?/, () => null)
/** Where you act yourself, the choice is yours anyhow; where another does, it is not, and the words are not understood. */
const SOMEBODY_ELSE = /\b(?:opponent|player|they|he|she)\b(?!['’]s)/i
function ofYourChoice(source: Source, at: number): ReturnType<Parser<Filter>> {
  const sentence = source.text.slice(source.text.lastIndexOf('.', at - 1) + 1, at)
  return SOMEBODY_ELSE.test(sentence) ? [] : say`of your choice`(() => ({}))(source, at)
}

const being: Parser<Filter> = either<Filter>(
  say`that (?:is|are) ${adjective}`((one) => one),
  say`that (?:is not|isn't|are not|aren't) (?:an? )?${separated(subtypeName, otherThan)}`((notSubtypes) => ({
    notSubtypes,
  })),
  say`that isn't tapped`(() => ({ state: ['untapped'] })),
  say`other than (?:an? )?${separated(subtypeName, otherThan)}`((notSubtypes) => ({ notSubtypes })),
  say`with ${separated(subtypeName, or)} in (?:its|their) subtypes?`((named) => ({ subtypes: named })),
  say`with (?:a|the) Pilot ability`(() => ({ word: 'pilot' })),
  say`you control`(() => ({ whose: 'you' })),
  say`you play`(() => ({ whose: 'you' })),
  say`owned by your opponent`(() => ({ owned: 'opponent' })),
  say`owned by you`(() => ({ owned: 'you' })),
  say`your opponent controls`(() => ({ whose: 'opponent' })),
  ofYourChoice,
  say`that this card hasn't chosen before`(() => ({ fresh: true })),
  say`[(]yours (?:and|or)(?:/or)? your opponent's[)]`(() => ({})),
)
export const namesake: Parser<Filter> = either<Filter>(
  say`with ${nameWord}`((nameHas) => ({ nameHas })),
  say`with promotional rarity`(() => ({ rarity: 'P' })),
  say`with the same expansion symbol as ${reference}`((sameSet) => ({ sameSet })),
  say`with the name "?${name}"?`((named) => ({ names: [named] })),
  say`with the ${subtypeName} subtype`((named) => ({ subtypes: [named] })),
  say`without the ${subtypeName} subtype`((named) => ({ notSubtypes: [named] })),
  say`of (?:that|the chosen) type`(() => ({ type: 'chosen' })),
  say`of (?:that|the chosen) (?:sub)?type`(() => ({ subtypes: [CHOSEN_SUBTYPE] })),
  say`with (?:that|the chosen) subtype`(() => ({ subtypes: [CHOSEN_SUBTYPE] })),
  say`with (?:that|the) name(?: you named)?`(() => ({ named: true })),
  say`with the same name as one of ${ownUnits}`((as) => ({ name: { is: 'same', as } })),
  say`with the same name(?! as)`(() => ({ name: { is: 'same', as: IT } })),
  say`with a different name(?! than| from| but)`(() => ({ name: { is: 'other', as: IT } })),
  say`with the same name as ${reference}`((as) => ({ name: { is: 'same', as } })),
  say`with the same subtype as ${reference}`((subtypeOf) => ({ subtypeOf })),
  say`with a different name (?:than|from) ${reference}`((as) => ({ name: { is: 'other', as } })),
  say`with the same (?:complete )?type line as ${reference}`((sameTypeLine) => ({ sameTypeLine })),
  say`with a different name but the same (?:complete )?type line as ${reference}`((as) => ({
    name: { is: 'other', as },
    sameTypeLine: as,
  })),
  say`with a different name but the same (?:complete )?type line(?! as)`(() => ({
    name: { is: 'other', as: IT },
    sameTypeLine: IT,
  })),
)
/** Things said after the noun, in any order. */
const after: Parser<Filter> = either(placed, holding, limit, being, namesake, fighting, related)
const several = (parser: Parser<Filter>): Parser<Filter> =>
  either(nothing<Filter>({}), (source, place) =>
    say`${parser} ${several(parser)}`((one, rest) => (one.place && rest.place ? null : merge(one, rest)))(
      source,
      place,
    ).flatMap(({ value, end }) => (value ? [{ value, end }] : [])),
  )
export const furthermore: Parser<Filter> = several(after)
const adjectives: Parser<Filter> = several(say`${adjective}(?:,)?`((one) => one))

/** A hand or a deck is somebody's. */
const isOwned = ({ place, whose }: Filter): boolean =>
  !(place?.in === 'hand' || place?.in === 'deck') || whose !== undefined
/** Only Equipment and Pilots are attached: `a Battle card from it` means a hand. */
const isLoose = ({ place, kind }: Filter): boolean =>
  place?.in === 'on' && kind !== undefined && kind.every((one) => one !== 'equipment' && one !== 'unit')
/** Everything after `one of your`: adjectives, what they are, and where. A place is said once. */
const plainFilter: Parser<Filter> = remember(
  where(
    say`${adjectives} ${either(unitHead, bothHeads, twiceTyped, kindHead, namedHead, nameHead)} ${furthermore}`(
      merge,
    ),
    (of) => isOwned(of) && !isLoose(of),
  ),
)
/** The same for each of several kinds. */
export const filter: Parser<Filter> = remember(either(plainFilter, alternativesOf(plainFilter)))
