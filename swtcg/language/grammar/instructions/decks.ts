/** Clauses about decks: looking at their top, revealing, searching. */

import { either, type Parser, pattern, say, separated, where } from '../../parser.ts'
import { IT } from '../../placeholders.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction, NamedZone } from '../../tree/instructions.ts'
import type { Filter, Player, Reference } from '../../tree/nouns.ts'
import { THAT_MUCH, X } from '../nouns/amounts.ts'
import { filter, namesake } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { reference, THAT } from '../nouns/references.ts'
import { noun } from '../nouns/selectors.ts'
import { and, count, owner } from '../nouns/words.ts'
import { intoBuildZone, namedArenas, namedZone } from './zones.ts'

/** How many cards from the top. */
export const top: Parser<Amount> = either<Amount>(
  say`the top X cards`(() => X),
  say`that many cards from the top`(() => THAT_MUCH),
  say`the top card`(() => 1),
  say`the top ${count} cards?`((number) => number),
  say`${count} cards? from the top`((number) => number),
)
const looked = (who: Player, number: Amount, show: 'shown' | 'hidden'): Instruction => ({
  do: 'look-at-top',
  who,
  count: number,
  show,
})
export const looking: Parser<Instruction> = either<Instruction>(
  say`look at ${top} (?:of|from) ${owner} deck`((number, who) => looked(who, number, 'hidden')),
  say`reveal ${top} (?:of|from) ${owner} deck`((number, who) => looked(who, number, 'shown')),
  say`your opponent reveals ${top} (?:of|from) his or her deck`((number) =>
    looked('opponent', number, 'shown'),
  ),
  say`reveal cards from the top of ${owner} deck until you reveal ${count} ${filter}`((who, number, of) => ({
    do: 'reveal-until',
    who,
    of,
    count: number,
  })),
  say`reveal cards from the top of ${owner} deck until you reveal ${count} ${filter} with different names`(
    (who, number, of) => ({ do: 'reveal-until', who, of, count: number, names: 'different' }),
  ),
  say`look at ${noun}`((what) => ({ do: 'look-at', what })),
  say`look at the ${where(filter, ({ place, whose }) => place !== undefined && whose !== undefined)}`(
    (of) => ({
      do: 'look-at',
      what: { take: { take: 'each' }, of },
    }),
  ),
  say`choose a player`(() => ({ do: 'choose-player' })),
)

/** What looked-at cards are put back into is their deck. */
const PUT_BACK: NamedZone = 'deck-top'
export const puttingBack: Parser<Instruction> = either<Instruction>(
  say`put ${noun} back(?: on top)?(?: of (?:the|your|your opponent's|his or her) deck)? in any order`(
    (what) => ({
      do: 'put',
      what,
      to: PUT_BACK,
      order: 'any',
    }),
  ),
  say`put ${noun} back(?: on top)(?: of (?:the|your|your opponent's|his or her) deck)?`((what) => ({
    do: 'put',
    what,
    to: PUT_BACK,
  })),
  say`shuffle (?:the (?:other|remaining) (?:revealed )?cards|the rest) (?:back )?into ${owner} deck`(
    (who) => ({
      do: 'shuffle',
      who,
    }),
  ),
  say`your opponent shuffles (?:the rest|those cards|the other cards) (?:back )?into his or her deck`(() => ({
    do: 'shuffle',
    who: 'opponent',
  })),
)

const EVERY: Amount = 99
/** How many cards of which kind a search looks for. */
interface Sought {
  readonly number: Amount
  readonly of: Filter
  readonly names?: 'same' | 'different'
}
const names = pattern(/with (different names|the same name(?! as))\b/, ([, words]) =>
  words === 'different names' ? ('different' as const) : ('same' as const),
)
/** X, or what it is: the counters that lay on a Mission. */
const theX: Parser<Amount> = either<Amount>(
  pattern(/X\b/, () => X),
  say`the number of build counters on ${reference}`((on) => ({ amount: 'counters', counter: 'build', on })),
)
/** So many that there must be more than one. */
const some: Parser<Amount> = either<Amount>(
  say`(?:up to )?X`(() => X),
  say`(?:up to |between \d+ and )?${where(count, (number) => number > 1)}`((number) => number),
  say`(?:up to )?${theX}`((number) => number),
  say`any number of`(() => EVERY),
)
/** In a deck or a pile, not in an arena. */
const wanted: Parser<Filter> = where(filter, (of) => of.place?.in !== 'arena' && isJustNamed(of))
/** A card that is looked for by its name is told by nothing else. */
function isJustNamed({ names, kind: _, word: __, types: ___, ...more }: Filter): boolean {
  return names === undefined || Object.keys(more).length === 0
}
/** The name of a card that no file at hand has: words in capitals, not all of which stand on type lines. */
const unheardOf: Parser<string> = (source, at) =>
  pattern(/([A-Z][\w'-]+(?: (?:of |the |and )?[A-Z][\w'-]+)+)(?= cards?\b)/, ([, words]) => words!)(
    source,
    at,
  ).filter(
    ({ value }) =>
      wanted(source, at).every(
        ({ end }) => !/^ ?cards?/.test(source.text.slice(end)) && end < at + value.length,
      ) &&
      !value.split(' ').every((word) => source.vocabulary.subtypes.has(word) || KIND_WORDS.test(word)) &&
      !KIND_WORDS.test(value.split(' ').at(-1)!),
  )
const KIND_WORDS =
  /^(?:Space|Ground|Character|Battle|Mission|Location|Equipment|Resource|Pilot|Side|Light|Dark)s?$/
/** Of several with the same name it is each other's that they have. */
function isNamesake({ name }: Filter): boolean {
  return name !== undefined && name.as === IT
}
const sought: Parser<Sought> = either<Sought>(
  say`an? ${unheardOf} cards?`((named) => ({ number: 1, of: { names: [named] } })),
  where(
    say`(?:up to )?${either<Amount>(count, theX)} (?:other )?${wanted}`(
      (number, of): Sought => ({ number, of }),
    ),
    ({ number, of }) => number === 1 || !isNamesake(of),
  ),
  say`another ${wanted}`((of) => ({ number: 1, of })),
  say`(?:up to )?X ${wanted}`((of) => ({ number: X, of })),
  say`${where(wanted, ({ named }) => named === true)}`((of) => ({ number: EVERY, of })),
  say`${some} ${where(wanted, (of) => !isNamesake(of))} ${names}`((number, of, alike) => ({
    number,
    of,
    names: alike,
  })),
  say`${some} different ${wanted}`((number, of) => ({ number, of, names: 'different' })),
  say`(?:each|all|any number of) ${wanted}`((of) => ({ number: EVERY, of })),
)
const it = pattern(/(?:it|them|that card|those cards)\b/, () => null)
const taken: Parser<'shown' | 'hidden'> = pattern(
  /(?:[.,] )?(?:if you do, )?(?:and )?(?:(?:show|reveal) (?:it|them|that card|those cards)(?: to (?:your opponent|you))?,? ?(?:and )?)?(?=put|attach|discard|remove|stack|set)/i,
  ([words]) => (/show|reveal/i.test(words) ? 'shown' : 'hidden'),
)
type Found = Pick<Extract<Instruction, { readonly do: 'search' }>, 'to' | 'counters' | 'beneath'>
const destination: Parser<Found> = either<Found>(
  say`put ${it} (?:in|into) (?:your|his or her) hand`(() => ({ to: 'hand' })),
  say`put ${it} on (?:the )?top of your deck`(() => ({ to: 'deck-top' })),
  say`put ${it} into (?:(?:its|their) arenas?|play)`(() => ({ to: 'its-arena' })),
  say`put ${it} ${namedArenas}`((_, to) => ({ to })),
  say`put ${it} (?:in|into) (?:his or her|your opponent's|the|your|its owner's|their owner's) discard pile`(
    () => ({
      to: 'discard-pile',
    }),
  ),
  say`attach ${it} to one of your units without paying the build or equip costs?`(() => ({ to: 'attached' })),
  say`discard ${it}`(() => ({ to: 'discarded' })),
  say`stack ${it} (?:under|beneath) ${either<Reference | Filter>(
    reference,
    pattern(/the (?:unit|Character)\b(?! arena)/, () => THAT),
    say`an? ${filter}`((of) => of),
  )}`((_, beneath) => ({ beneath })),
  say`remove ${it} from the game`(() => ({ to: 'out-of-game' })),
  say`set ${it} aside(?: face[- ]up)?`(() => ({ to: 'set-aside' })),
  say`put ${it} ${intoBuildZone}`((_, counters) => ({ to: 'build-zone', counters })),
)
/** Whose cards are searched, and where. */
type Where = Pick<Extract<Instruction, { readonly do: 'search' }>, 'in' | 'zone' | 'also'>
const searched: Parser<Where> = either<Where>(
  say`search your deck(?! and|,)`(() => ({ zone: 'deck' })),
  say`search his or her deck`(() => ({ zone: 'deck' })),
  say`search your opponent's deck`(() => ({ in: 'opponent', zone: 'deck' })),
  say`search your discard pile`(() => ({ zone: 'discard-pile' })),
  say`search your deck and(?:/or)? (?:your )?discard pile`(() => ({ zone: 'deck', also: ['discard-pile'] })),
  say`search your deck, (?:your )?hand,? and(?:/or)? (?:your )?discard pile`(() => ({
    zone: 'deck',
    also: ['hand', 'discard-pile'],
  })),
  say`search your opponent's hand and deck`(() => ({ in: 'opponent', zone: 'deck', also: ['hand'] })),
  say`search your opponent's deck and(?:/or)? discard pile`(() => ({
    in: 'opponent',
    zone: 'deck',
    also: ['discard-pile'],
  })),
  say`search your opponent's deck, hand,? and(?:/or)? discard pile|search your opponent's deck, discard pile,? and(?:/or)? hand`(
    () => ({
      in: 'opponent',
      zone: 'deck',
      also: ['hand', 'discard-pile'],
    }),
  ),
  say`search your (?:deck and(?:/or)? (?:your )?hand(?!,)|hand and(?:/or)? (?:your )?deck)`(() => ({
    zone: 'deck',
    also: ['hand'],
  })),
)
const search = (
  where: Where,
  { number, of, names: alike }: Sought,
  show: 'shown' | 'hidden',
  found: Found,
): Instruction => ({
  do: 'search',
  who: 'you',
  ...where,
  of: of.names ? { names: of.names } : merge(of),
  count: number,
  ...(alike ? { names: alike } : {}),
  show,
  ...found,
})
const opened: Parser<[Where, Sought]> = either<[Where, Sought]>(
  say`${searched} for ${sought}`((where, what) => [where, what]),
  say`${searched}[.] You may take ${sought} from your deck`((where, what) => [where, what]),
  say`${searched}[.] You may take ${sought} from your deck ${namesake}`((where, what, named) => [
    where,
    { ...what, of: merge(what.of, named) },
  ]),
  say`${searched}[.] Put ${sought}(?= (?:in|into))`((where, what) => [where, what]),
)
export const searching: Parser<Instruction> = either<Instruction>(
  say`${opened} ${taken} ${destination}`(([where, what], show, found) => search(where, what, show, found)),
  say`search your deck or (?:your )?discard pile for ${sought} ${taken} ${destination}`(
    (what, show, found) => ({
      do: 'choose-one',
      who: 'you',
      of: (['deck', 'discard-pile'] as const).map((zone) => [search({ zone }, what, show, found)]),
    }),
  ),
  say`search your (?:deck, discard pile,? or hand|hand, deck,? or discard pile|deck, hand,? or discard pile|deck, discard pile,? and/or hand) for ${sought} ${taken} ${destination}`(
    (what, show, found) => search({ zone: 'deck', also: ['hand', 'discard-pile'] }, what, show, found),
  ),
  say`${opened} and (?:show|reveal) ${it}(?: to your opponent)?(?! and|,)`(([where, what]) =>
    search(where, what, 'shown', {}),
  ),
  say`${opened} (?:in|into) (?:his or her|your opponent's) discard pile`(([where, what]) =>
    search(where, what, 'shown', { to: 'discard-pile' }),
  ),
)
/** One card of each kind: as many searches. */
export const searchingForEach: Parser<readonly Instruction[]> =
  say`${searched} for ${where(separated(sought, and), (all) => all.length > 1)} ${taken} ${destination}`(
    (where, all, show, found) => all.map((what) => search(where, what, show, found)),
  )

const otherPile: Parser<NamedZone> = either<NamedZone>(
  say`discard the other (?:pile|stack)`(() => 'discarded'),
  say`remove the (?:cards in the )?other (?:pile|stack) from the game`(() => 'out-of-game'),
  say`put the other (?:pile|stack) ${namedZone}`((to) => to),
)
const divider: Parser<Player> = either<Player>(
  pattern(/your opponent\b/i, () => 'opponent'),
  pattern(/you\b/i, () => 'you'),
)
const pile = pattern(/(?:(?:2|two) (?:face-down )?(?:piles|stacks))\b/, () => null)
/** `Your opponent puts them into 2 piles. Put 1 pile into your hand and discard the other pile`. */
export const piling: Parser<Instruction> = either<Instruction>(
  say`${divider} (?:must )?(?:puts?|separates?|divides?) ${either(it, reference)} into ${pile}[.] (?:[(][^()]*[)][.]? )?put (?:1|one) pile ${namedZone} and ${otherPile}`(
    (by, _, __, one, other) => ({ do: 'two-piles', what: THAT, by, one, other }),
  ),
  say`${divider} (?:must )?(?:puts?|separates?|divides?) ${either(it, reference)} into ${pile}[.] (?:[(][^()]*[)][.]? )?choose a (?:pile|stack) and (?:put|place) it ${namedZone} in any order[.] ${otherPile}`(
    (by, _, __, one, other) => ({ do: 'two-piles', what: THAT, by, one, other, order: 'any' }),
  ),
)
