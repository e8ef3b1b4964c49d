/** What another player does, said of him or her: each verb as that player, who is `you` in it, would do it. */

import { either, map, nothing, type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Filter, Noun, Selector } from '../../tree/nouns.ts'
import { flip } from '../after/pronouns-and-x.ts'
import { quantity, TOTAL, times, units } from '../nouns/amounts.ts'
import { filter, placed } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { count } from '../nouns/words.ts'
import { searching, top } from './decks.ts'
import { fromHand } from './discarding.ts'
import { counterKind } from './marking.ts'
import { zone } from './zones.ts'

const force = quantity(units(/Force\b/))
const build = quantity(units(/build points?\b/))
const cards = quantity(units(/(?:extra |more )?cards?\b/))

const gained = pattern(/(Force|build points?)\b/, ([, word]) =>
  word === 'Force' ? ('gain-force' as const) : ('gain-build' as const),
)
const whereabouts: Parser<Filter> = either<Filter>(placed, nothing({}))

/** Not one of the cards that were looked at. */
function isInPlay(what: Noun): boolean {
  return 'the' in what || what.of.place?.in !== 'those'
}
/** What is chosen stays as it is: the rest are all but so many. */
const oneOfTheirs: Parser<Selector> = map(
  where(selector, ({ take }) => take.take === 'exactly'),
  ({ take, of }) => ({ take: { take: 'all-but', count: 'count' in take ? take.count : 1 }, of }),
)
/** His or her things are read as the opponent's. */
const act: Parser<Instruction> = either<Instruction>(
  say`(?:chooses? and )?discards? ${noun}`((what) => ({ do: 'discard', what: fromHand('opponent', what) })),
  say`discards? ${selector} at random`((what) => ({
    do: 'discard',
    what: { ...fromHand('opponent', what), atRandom: true },
  })),
  say`discards? his or her hand`(() => ({
    do: 'discard',
    what: { take: { take: 'each' }, of: { whose: 'opponent', place: { in: 'hand' } } },
  })),
  say`discards? ${top} (?:of|from) his or her deck`((count) => ({
    do: 'discard-top',
    who: 'opponent',
    count,
  })),
  say`puts? ${top} (?:of|from) his or her deck into (?:the|his or her) discard pile`((count) => ({
    do: 'mill',
    who: 'opponent',
    count,
  })),
  say`puts? up to ${count} cards? from the top of his or her deck into (?:the|his or her) discard pile`(
    (number) => ({
      do: 'mill',
      who: 'opponent',
      count: number,
      upTo: true,
    }),
  ),
  say`reveals? ${top} (?:of|from) his or her deck`((count) => ({
    do: 'look-at-top',
    who: 'opponent',
    count,
    show: 'shown',
  })),
  say`draws? ${cards}`((count) => ({ do: 'draw', who: 'opponent', count })),
  say`gains? ${force}`((amount) => ({ do: 'gain-force', who: 'opponent', amount })),
  say`gains? half of the total`(() => ({
    do: 'gain-force',
    who: 'opponent',
    amount: { amount: 'half', of: TOTAL, rounded: 'down' },
  })),
  say`loses? ${force}`((amount) => ({ do: 'lose-force', who: 'opponent', amount })),
  say`loses? all (?:of )?his or her Force`(() => ({
    do: 'lose-force',
    who: 'opponent',
    amount: { amount: 'force', of: 'opponent' },
  })),
  say`gains? ${build}(?: this turn)?`((amount) => ({ do: 'gain-build', who: 'opponent', amount })),
  say`gains? [+]?${count} ${gained} for each ${filter} he or she has ${whereabouts}`(
    (number, what, of, at) => ({
      do: what,
      who: 'opponent',
      amount: times(number, { amount: 'count', of: merge({ whose: 'opponent' }, of, at) }),
    }),
  ),
  say`shuffles? his or her deck`(() => ({ do: 'shuffle', who: 'opponent' })),
  say`reveals? his or her hand`(() => ({ do: 'reveal-hand', who: 'opponent' })),
  map(searching, flip),
  say`retreats? ${where(noun, isInPlay)}`((who) => ({ do: 'retreat', who })),
  say`chooses? ${oneOfTheirs} and retreats? the (?:rest|others)`((who) => ({ do: 'retreat', who })),
  say`chooses? ${oneOfTheirs} and discards? the (?:rest|others)`((what) => ({ do: 'discard', what })),
  say`chooses? ${oneOfTheirs} and taps? the (?:rest|others)`((who) => ({ do: 'tap', who })),
  say`removes? ${noun} from the game(?: instead)?`((what) => ({ do: 'put', what, to: 'out-of-game' })),
  say`puts? ${count} damage counters? on ${where(noun, isInPlay)}`((amount, who) => ({
    do: 'put-damage-counters',
    who,
    amount,
  })),
  say`puts? ${count} ${counterKind} on ${where(noun, isInPlay)}`((amount, counter, who) => ({
    do: 'put-counters',
    counter,
    who,
    amount,
  })),
  say`removes? ${count} damage counters? from ${where(noun, isInPlay)}`((amount, who) => ({
    do: 'remove-damage-counters',
    who,
    amount,
  })),
  say`removes? ${count} ${counterKind} from ${where(noun, isInPlay)}`((amount, counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount,
  })),
  say`untaps? ${noun}`((who) => ({ do: 'untap', who })),
  say`taps? ${where(noun, isInPlay)}`((who) => ({ do: 'tap', who })),
  say`chooses? ${noun}`((what) => ({ do: 'choose', what: what as Selector })),
  say`(?:puts?|returns?) ${noun} ${zone}`((what, to) => ({ do: 'put', what, to })),
)
/** Said of any player in the same words: who does it is all that it needs. */
export const isPlain = (one: Instruction): boolean =>
  'who' in one &&
  !(one.do === 'mill' && one.upTo) &&
  (typeof one.who === 'string' || 'controllerOf' in one.who) &&
  ('amount' in one ? typeof one.amount === 'number' : 'count' in one ? typeof one.count === 'number' : true)

const then = pattern(/, and then\b|, then\b|, and\b|and then\b|and\b|,/, () => null)
export const theirActs: Parser<readonly Instruction[]> = map(separated(act, then), (all) => all.map(flip))
