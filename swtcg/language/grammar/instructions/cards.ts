/** Clauses about cards: putting them somewhere, showing them, stacks; and all other clauses about cards. */
import type { Arena, CardFacts } from '../../../cards/definition.ts'
import { either, nothing, type Parser, pattern, remember, say, unless, where } from '../../parser.ts'
import { IT } from '../../placeholders.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Filter, Selector } from '../../tree/nouns.ts'
import { isFromSupply } from '../../tree/subordinates.ts'
import { perEach } from '../nouns/amounts.ts'
import { placed } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { possessive, reference } from '../nouns/references.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { arena, arenas, count, owner } from '../nouns/words.ts'
import { choosing, isSeen, seen } from './choosing.ts'
import { looking, piling, puttingBack, searching, top } from './decks.ts'
import { byOpponent, discarding } from './discarding.ts'
import { marking } from './marking.ts'
import { taking } from './subordinates.ts'
import { fromWhereItIs } from './where-it-is.ts'
import { arrival, intoBuildZone, zone } from './zones.ts'

const isPile = ({ place }: Filter): boolean =>
  place?.in === 'hand' || place?.in === 'deck' || place?.in === 'discard-pile' || place?.in === 'outside'
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
    .map(({ value: { what, named, as }, end }) => ({
      value: { do: 'put', what, to: { arenas: [named] }, ...arriving(as) },
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
  say`put ${noun} on (?:the )?top or (?:the )?bottom of (?:the|your|his or her|its owner's|their owner's|your opponent's) deck in any order`(
    (what) => ({ do: 'put', what, to: 'deck-end', order: 'any' }),
  ),
  say`put ${noun} on (?:the )?top or (?:the )?bottom of (?:the|your|his or her|its owner's|their owner's|your opponent's) deck(?! in any)`(
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
  say`take ${where(selector, ({ of }) => !isFromSupply(of))} and put (?:it|them) ${zone} ${arrival}`(
    (what, to, as) => ({
      do: 'put',
      what,
      to,
      ...arriving(as),
    }),
  ),
  say`remove ${noun} from the game(?! and put it face-down)`((what) => ({
    do: 'put',
    what,
    to: 'out-of-game',
  })),
  fromWhereItIs(
    say`remove ${reference} from ${arenas} from the game`((card, from) => ({ card, from })),
    (what) => ({
      do: 'put',
      what,
      to: 'out-of-game',
    }),
  ),
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

/** `Replace your Event with another Event from your supply`. */
const replacingEvent: Parser<Instruction> =
  say`replace (?:your Event|an Event you have in play) with another Event from your supply`(() => ({
    do: 'replace-event',
    who: 'you',
  }))
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

export const cardClause: Parser<Instruction> = remember(
  either(
    choosing,
    seen,
    discarding,
    taking,
    replacingEvent,
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
