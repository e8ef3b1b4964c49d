/** Clauses about cards: choosing, discarding, putting them somewhere, searching. */

import { ARENAS, type Arena, type CardFacts, type CardKind } from '../../../cards/definition.ts'
import type { Condition } from '../../conditions.ts'
import type { Instruction } from '../../instructions.ts'
import type { Filter, Noun, Selector } from '../../nouns.ts'
import {
  either,
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
import { amountPhrase, perEach, quantity, times, units } from '../amounts.ts'
import { condition } from '../conditions.ts'
import { filter, merge, placed } from '../filters.ts'
import { IT, possessive, reference } from '../references.ts'
import { noun, selector } from '../selectors.ts'
import { rewrite } from '../settle.ts'
import { arena, arenas, count, or, owner } from '../words.ts'
import { looking, piling, puttingBack, searching, top } from './decks.ts'
import { arrival, intoBuildZone, zone } from './zones.ts'

/** The opponent does the choosing. */
const byOpponent = (what: Noun): Noun => ('the' in what ? what : { ...what, by: 'opponent' })
const wholeHand = (whose: 'you' | 'opponent'): Noun => ({
  take: { take: 'each' },
  of: { whose, place: { in: 'hand' } },
})

/** `where no unit has attacked this turn`: there, that is. */
const inThatArena: Parser<Condition> = map(
  condition,
  (when) =>
    rewrite(when, (part) =>
      'kind' in part && !('place' in part) ? { ...part, place: { in: 'chosen-arena' } } : part,
    ) as Condition,
)
/** `you have a Jedi in the Ground or Character arena`: in one of those. */
function arenasOf(when: Condition): readonly Arena[] {
  const place = when.if === 'there-are' ? when.of.place : undefined
  return place?.in === 'arena' ? place.arenas : []
}
function isSomewhere(when: Condition): boolean {
  return arenasOf(when).length > 1
}
const there = (when: Condition): Condition =>
  rewrite(when, (part) => (part['in'] === 'arena' ? { in: 'chosen-arena' } : part)) as Condition
const kindName = pattern(
  /(unit|Battle|Mission|Location|Equipment|Resource)\b/,
  ([, word]) => word!.toLowerCase() as CardKind,
)
const choosing: Parser<Instruction> = either<Instruction>(
  say`(?:choose|name) a card type`(() => ({ do: 'choose-type' })),
  say`(?:you )?name a card(?! type)`(() => ({ do: 'name-card' })),
  say`(?:you )?name an? ${kindName} card`((kind) => ({ do: 'name-card', kind })),
  say`choose (?:either )?the ${separated(arena, or)} arena`((of) => ({ do: 'choose-arena', of })),
  say`choose (?:an|any|one) arena`(() => ({ do: 'choose-arena', of: ARENAS })),
  say`choose (?:an|any|one) arena where ${inThatArena}`((so) => ({ do: 'choose-arena', of: ARENAS, so })),
  say`choose (?:either )?(?:the )?${separated(arena, or)}(?: arena)? where ${inThatArena}`((of, so) => ({
    do: 'choose-arena',
    of,
    so,
  })),
  say`(?:as long as|if) ${where(condition, isSomewhere)}, choose one of those arenas`((so) => ({
    do: 'choose-arena',
    of: arenasOf(so),
    so: there(so),
  })),
  say`choose ${separated(arena, or)}(?! units?| cards?| where| arena where)`((of) => ({
    do: 'choose-arena',
    of,
  })),
  say`choose ${selector}`((what) => ({ do: 'choose', what })),
  say`choose a number of ${filter} equal to ${amountPhrase}`((of, number) => ({
    do: 'choose',
    what: { take: { take: 'exactly', count: number }, of },
  })),
  say`choose ${selector} ${pattern(/at random\b/, () => null)}`((what) => ({
    do: 'choose',
    what: { ...what, atRandom: true },
  })),
  say`your opponent chooses ${selector}`((what) => ({ do: 'choose', what: { ...what, by: 'opponent' } })),
)

const seen: Parser<Instruction> = either<Instruction>(
  say`choose ${where(noun, isSeen)}`((what) => ({ do: 'choose', what: what as Selector })),
  say`your opponent chooses ${where(noun, isSeen)}`((what) => ({
    do: 'choose',
    what: { ...(what as Selector), by: 'opponent' },
  })),
)

/** What was looked at, and nothing else that may be chosen. */
function isSeen(what: Noun): boolean {
  return 'take' in what && what.of.place?.in === 'those'
}

/** A card of no kind in particular is discarded from one's hand, where no place is named. */
const fromHand = (what: Noun): Noun =>
  'the' in what || what.of.place || what.of.kind || what.of.names
    ? what
    : { ...what, of: { ...what.of, whose: what.of.whose ?? 'you', place: { in: 'hand' } } }
const atRandom = pattern(/at random\b/, () => true as const)
const discarding: Parser<Instruction> = either<Instruction>(
  say`choose ${where(noun, isSeen)} for (?:him or her|your opponent) to discard`((what) => ({
    do: 'discard',
    what,
  })),
  say`${reference} is discarded(?! (?:from|this|during))`((what) => ({ do: 'discard', what })),
  say`discard ${noun}`((what) => ({ do: 'discard', what: fromHand(what) })),
  say`discard ${selector} ${atRandom}`((what) => ({ do: 'discard', what: { ...what, atRandom: true } })),
  say`your opponent (?:chooses and )?discards ${noun}`((what) => ({ do: 'discard', what: byOpponent(what) })),
  say`your opponent discards ${count} cards? at random from his or her hand`((number) => ({
    do: 'discard',
    what: {
      take: { take: 'exactly', count: number },
      of: { whose: 'opponent', place: { in: 'hand' } },
      atRandom: true,
    },
  })),
  say`your opponent discards ${selector} ${atRandom}`((what) => ({
    do: 'discard',
    what: { ...what, atRandom: true },
  })),
  say`discard ${reference} from ${either(
    arenas,
    say`play`(() => ARENAS),
  )}`((what) => ({ do: 'discard', what })),
  say`discard your hand`(() => ({ do: 'discard', what: wholeHand('you') })),
  say`your opponent discards his or her hand`(() => ({ do: 'discard', what: wholeHand('opponent') })),
)

const isPile = ({ place }: Filter): boolean =>
  place?.in === 'hand' || place?.in === 'deck' || place?.in === 'discard-pile'
const arriving = (as: 'tapped' | 'untapped' | null): { readonly as?: 'tapped' | 'untapped' } =>
  as ? { as } : {}
const beingShown: Parser<{ readonly show?: 'shown' }> = either<{ readonly show?: 'shown' }>(
  say`show it to your opponent,?`(() => ({ show: 'shown' })),
  nothing({}),
)
/** Whether cards that are set aside may be seen. */
const openly: Parser<{ readonly faceDown?: true }> = either<{ readonly faceDown?: true }>(
  say`face-down`(() => ({ faceDown: true })),
  say`face[- ]up`(() => ({})),
  nothing({}),
)
const itself = where(noun, (what) => 'the' in what && what.the === 'self')
const intoArena = say`(?:in|into) the ${arena} arena`((named) => named)
/** The card itself goes to an arena of its own, or moves to one that is not. */
const homeArena: Parser<Instruction> = (source, at) =>
  say`(?:put|return) ${itself} ${intoArena} ${arrival}`((what, named, as) => ({ what, named, as }))(
    source,
    at,
  )
    .filter(({ value }) => !isForeign(source.card, value.named))
    .map(({ value: { what, as }, end }) => ({
      value: { do: 'put', what, to: 'its-arena', ...arriving(as) },
      end,
    }))
const foreignArena: Parser<Instruction> = (source, at) =>
  say`(?:put|return) ${itself} ${intoArena} ${arrival}`((who, to, as) => ({ who, to, as }))(source, at)
    .filter(({ value }) => isForeign(source.card, value.to))
    .map(({ value: { who, to, as }, end }) => ({ value: { do: 'move', who, to, ...arriving(as) }, end }))
const isForeign = ({ kind, arenas: own }: CardFacts, named: Arena): boolean =>
  kind === 'unit' && !own.includes(named)
const putting: Parser<Instruction> = either<Instruction>(
  say`(?:put|return) ${reference},? (?:and|with) all cards stacked with (?:it|him|her),?(?: and its Pilot, if any,)?(?: from your discard pile)? ${zone}`(
    (what, to) => ({ do: 'put', what, to, withStack: true }),
  ),
  foreignArena,
  say`(?:put|return) ${where(noun, (what) => !('the' in what && what.the === 'self'))} ${zone} ${arrival}`(
    (what, to, as) => ({
      do: 'put',
      what,
      to,
      ...arriving(as),
    }),
  ),
  homeArena,
  say`(?:put|return) ${itself} ${unless(intoArena, zone)} ${arrival}`((what, to, as) => ({
    do: 'put',
    what,
    to,
    ...arriving(as),
  })),
  say`(?:put|return) ${reference} ${zone} from your discard pile`((what, to) => ({ do: 'put', what, to })),
  say`put ${where(noun, isSeen)} ${zone} ${perEach}`((what, to, each) => ({
    do: 'put',
    what: { take: { take: 'exactly', count: each }, of: (what as Selector).of },
    to,
  })),
  say`(?:put|return) ${noun} ${zone} in any order`((what, to) => ({ do: 'put', what, to, order: 'any' })),
  say`(?:put|return) ${noun} ${zone} in random order`((what, to) => ({
    do: 'put',
    what,
    to,
    order: 'random',
  })),
  say`shuffle ${where(noun, isSeen)} and put them ${zone}`((what, to) => ({
    do: 'put',
    what,
    to,
    order: 'random',
  })),
  say`put ${noun} on (?:the )?top or (?:the )?bottom of (?:the|your|his or her|its owner's|your opponent's) deck in any order`(
    (what) => ({ do: 'put', what, to: 'deck-end', order: 'any' }),
  ),
  say`put ${noun} on (?:the )?top or (?:the )?bottom of (?:the|your|his or her|its owner's|your opponent's) deck(?! in any)`(
    (what) => ({ do: 'put', what, to: 'deck-end' }),
  ),
  say`(?:put|return) ${selector} ${zone} ${where(placed, isPile)} ${arrival}`(
    ({ of, ...what }, to, from, as) => ({
      do: 'put',
      what: { ...what, of: merge(of, from) },
      to,
      ...arriving(as),
    }),
  ),
  say`take ${selector},? ${beingShown} and put (?:it|them) ${intoBuildZone}`((what, show, counters) => ({
    do: 'put',
    what,
    to: 'build-zone',
    counters,
    ...show,
  })),
  say`(?:your opponent )(?:puts|returns) ${noun} ${zone}`((what, to) => ({
    do: 'put',
    what: byOpponent(what),
    to,
  })),
  say`put ${noun} (?:face-down )?(?:in|into) (?:your|the) build zone with up to ${count} build counters? on (?:it|them)`(
    (what, counters) => ({ do: 'put', what, to: 'build-zone', counters, countersUpTo: true }),
  ),
  say`put ${noun} ${intoBuildZone}`((what, counters) => ({ do: 'put', what, to: 'build-zone', counters })),
  say`take ${selector}[.,]? ${beingShown} and put it (?:in|into) your build zone(?! with)`((what, show) => ({
    do: 'put',
    what,
    to: 'build-zone',
    counters: 0,
    ...show,
  })),
  say`take ${selector} and put (?:it|them) ${zone} ${arrival}`((what, to, as) => ({
    do: 'put',
    what,
    to,
    ...arriving(as),
  })),
  say`remove ${noun} from the game(?! and put it face-down)`((what) => ({
    do: 'put',
    what,
    to: 'out-of-game',
  })),
  say`your opponent removes ${reference} from the game(?: instead)?`((what) => ({
    do: 'put',
    what,
    to: 'out-of-game',
  })),
  say`detach ${noun}`((what) => ({ do: 'detach', what })),
  say`attach ${noun} to ${reference} without paying (?:the|its) equip costs?`((what, to) => ({
    do: 'attach',
    to,
    what,
  })),
  say`attach ${noun} to ${reference} for (?:the|its) equip costs?`((what, to) => ({
    do: 'attach',
    to,
    what,
    paying: true,
  })),
  say`remove ${noun} from the game and put it face-down (?:under|beneath) ${reference}`((what, under) => ({
    do: 'put',
    under,
    what,
    to: 'under',
  })),
  say`attach ${selector} to one of your units without paying (?:the|its) build (?:costs? )?(?:or|and) equip costs?`(
    (what) => ({
      do: 'put',
      what,
      to: 'attached',
    }),
  ),
  say`set ${noun} aside ${openly}`((what, down) => ({ do: 'put', what, to: 'set-aside', ...down })),
  say`set aside ${noun} ${openly}`((what, down) => ({ do: 'put', what, to: 'set-aside', ...down })),
  say`set aside ${top} (?:of|from) ${owner} deck ${openly}`((number, whose, down) => ({
    do: 'put',
    what: { take: { take: 'each' }, of: { place: { in: 'top', of: whose, count: number } } },
    to: 'set-aside',
    ...down,
  })),
  say`you may play ${pattern(/(any|one)\b/, ([, word]) => word as 'any' | 'one')} of the cards set aside this way as if in your hand`(
    (which) => ({ do: 'let-play', which }),
  ),
  say`finish building ${reference} into the ${arena} arena`((what, to) => ({ do: 'complete', what, to })),
  say`finish building ${reference}(?! into)`((what) => ({ do: 'complete', what })),
  say`take ${selector} and put (?:it|them) face-down (?:under|beneath) ${reference}`((what, under) => ({
    do: 'put',
    under,
    what,
    to: 'under',
  })),
  say`put ${noun} face-down (?:under|beneath) ${reference}`((what, under) => ({
    do: 'put',
    under,
    what,
    to: 'under',
  })),
  say`put ${top} (?:of|from) ${owner} deck face-down (?:under|beneath) ${reference}`(
    (number, whose, under) => ({
      do: 'put',
      under,
      what: { take: { take: 'each' }, of: { place: { in: 'top', of: whose, count: number } } },
      to: 'under',
    }),
  ),
)

const place = pattern(
  /(on top of|beneath)\b/,
  ([, words]) => (words === 'beneath' ? 'beneath' : 'top') as 'top' | 'beneath',
)
const rearranging: Parser<Instruction> = either<Instruction>(
  say`put ${noun} ${place} ${reference},? following normal stacking rules`((what, where, on) => ({
    do: 'stack',
    what,
    on,
    place: where,
  })),
  say`use the effect of ${noun}, paying its cost`((what) => ({ do: 'use-effect', what })),
  say`rearrange the cards in ${possessive} stack`((who) => ({ do: 'rearrange', who })),
  say`choose a card in ${possessive} stack[.] put that card on top of the stack`((who) => ({
    do: 'rearrange',
    who,
  })),
  say`take any (?:understacked )?card in that stack and put it on top`(() => ({ do: 'rearrange', who: IT })),
  say`put that card on the bottom of the stack`(() => ({ do: 'sink', who: IT })),
  say`put the top card of the stack of ${noun} on its bottom`((who) => ({ do: 'sink', who })),
  say`rearrange the stack of ${noun}(?! and move)`((who) => ({ do: 'rearrange', who })),
  say`rearrange the stack of ${noun} and move it to its arena`((who) => ({
    do: 'rearrange',
    who,
    moves: true,
  })),
)

/** What is shown in a build zone was hidden there. */
function hiddenThere(of: Filter): Filter {
  return of.place?.in === 'build-zone' && !of.state ? { ...of, state: ['face-down'] } : of
}
const showing: Parser<Instruction> = either<Instruction>(
  say`(?:show|reveal)(?: your opponent)? ${selector}(?: to your opponent)?`((what) => ({
    do: 'show',
    what: { ...what, of: hiddenThere(what.of) },
  })),
  say`(?:show|reveal) ${reference}(?: to your opponent)?`((what) => ({ do: 'show', what })),
  say`(?:he or she|your opponent) (?:must )?shows? ${reference} to you`((what) => ({ do: 'show', what })),
)

const buildCounters = quantity(units(/build counters?\b/))
export const counterKind = pattern(
  /(?!damage|build|extra|additional|more)([a-z]+) counters?\b/i,
  ([, word]) => word!.toLowerCase(),
)
const marking: Parser<Instruction> = either<Instruction>(
  say`put ${count} build counters? on ${noun} ${perEach}`((number, who, each) => ({
    do: 'put-build-counters',
    who,
    amount: times(number, each),
  })),
  say`put ${buildCounters} on ${noun}`((amount, who) => ({ do: 'put-build-counters', who, amount })),
  say`remove all build counters from ${noun}`((who) => ({ do: 'remove-build-counters', who, amount: 'all' })),
  say`remove all but ${count} build counters? from ${noun}`((but, who) => ({
    do: 'remove-build-counters',
    who,
    amount: 'all',
    but,
  })),
  say`remove (?:up to )?${buildCounters} from ${noun}`((amount, who) => ({
    do: 'remove-build-counters',
    who,
    amount,
  })),
  say`put ${count} ${counterKind} on ${noun}`((amount, counter, who) => ({
    do: 'put-counters',
    counter,
    who,
    amount,
  })),
  say`remove all (?:the )?${counterKind} (?:from|on) ${noun}`((counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount: 'all',
  })),
  say`remove up to ${count} ${counterKind} from ${noun}`((amount, counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount,
    upTo: true,
  })),
  say`remove ${count} ${counterKind} from ${noun}`((amount, counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount,
  })),
)

export const cardClause: Parser<Instruction> = remember(
  either(
    choosing,
    seen,
    discarding,
    putting,
    showing,
    rearranging,
    marking,
    looking,
    puttingBack,
    searching,
    piling,
  ),
)
