/** Noun phrases: which cards, and how many of them. */

import { self } from '../../names.ts'
import {
  either,
  later,
  map,
  nothing,
  type Parser,
  pattern,
  remember,
  say,
  separated,
  unless,
  where,
  worded,
} from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Count, Filter, Noun, Selector, Total } from '../../tree/nouns.ts'
import { ownedAlike } from './alternatives.ts'
import { name, stranger } from './card-names.ts'
import { filter, furthermore, placed } from './filters.ts'
import { measure } from './limits.ts'
import { merge } from './merging.ts'
import { reference, spokeOfCharacters, theirOne } from './references.ts'
import { count, unlike } from './words.ts'

/** What was paid, or what the end of the clause tells. */
const X: Amount = { amount: 'bound', name: 'X' }
/** As many as an earlier part has prevented, discarded or removed. */
const limitOf: Parser<Amount> = either<Amount>(
  pattern(/\d+\b/, ([digits]) => Number(digits)),
  pattern(/X\b/, () => X),
)
const THAT_MANY: Amount = { amount: 'bound', name: 'that-much' }
const exactly = (number: number): Count => ({ take: 'exactly', count: number })
const EACH: Count = { take: 'each' }

export const whose: Parser<Filter> = either<Filter>(
  pattern(/your opponent's\b/i, () => ({ whose: 'opponent' })),
  pattern(/your\b(?! opponent)/i, () => ({ whose: 'you' })),
  pattern(/his or her\b/i, () => ({ whose: 'opponent' })),
)
const anyone = nothing<Filter>({})

interface Determined {
  readonly take: Count
  readonly of: Filter
}
const determined = (take: Count, ...parts: readonly Filter[]): Determined => ({ take, of: merge(...parts) })

/** `one of your`, `each other`, `up to 2 of your opponent's`. */
const determiner: Parser<Determined> = either<Determined>(
  say`any (?:one )?of ${whose}`((of) => determined(exactly(1), of)),
  say`(?:any )?${count} of ${whose}`((number, of) => determined(exactly(number), of)),
  say`${count} ${whose}`((number, of) => determined(exactly(number), of)),
  say`another (?:one )?of ${whose}`((of) => determined(exactly(1), of, { other: true })),
  say`that many(?: of)? ${either(whose, anyone)}(?! (?:dice|damage|Force|build|extra|additional|cards from))`(
    (of) => determined({ take: 'exactly', count: THAT_MANY }, of),
  ),
  say`X(?: of)? ${either(whose, anyone)}(?! (?:dice|damage|Force|build|cards from the))`((of) =>
    determined({ take: 'exactly', count: X }, of),
  ),
  say`up to X(?: of)? ${either(whose, anyone)}`((of) => determined({ take: 'up-to', count: X }, of)),
  say`up to ${count}(?: of)? ${either(whose, anyone)}`((number, of) =>
    determined({ take: 'up-to', count: number }, of),
  ),
  say`any number of ${either(whose, anyone)}`((of) => determined({ take: 'any-number' }, of)),
  say`all but ${count}(?: of)? ${either(whose, anyone)}`((number, of) =>
    determined({ take: 'all-but', count: number }, of),
  ),
  say`(?:each|all)(?: of)? ${either(whose, anyone)}`((of) => determined(EACH, of)),
  say`each player's`(() => determined(EACH)),
  say`another`(() => determined(exactly(1), { other: true })),
  say`an opponent's`(() => determined(exactly(1), { whose: 'opponent' })),
  say`any(?: one)?(?! of\b| number)`(() => determined(exactly(1))),
  say`${count}(?! of\b| or more)`((number) => determined(exactly(number))),
)
/** `the attacking Gungan`: the one, if it is one. */
const someInAttack: Parser<Selector> = where(
  say`the ${filter}`((of) => ({ take: EACH, of })),
  ({ of: { state = [], subtypes, types } }) =>
    (subtypes !== undefined || types !== undefined) && /attacking|defending/.test(state.join()),
)
const inAttack: Parser<Selector> = (source, at) =>
  spokeOfCharacters(source, at)
    ? someInAttack(source, at).filter(({ value: { of } }) => of.word !== 'character' || of.subtypes)
    : someInAttack(source, at)
/** `your units`: all of them. */
const plural: Parser<Determined> = say`${whose}`((of) => determined(EACH, of))

const described =
  (opening: Parser<Determined>): Parser<Selector> =>
  (source, at) =>
    say`${opening} ${filter}`(({ take, of }, more) => {
      const same = more.anyOf ? ownedAlike(more, of.whose) : more
      return same && { take, of: merge(of, same) }
    })(source, at).flatMap(({ value, end }) => (value ? [{ value, end }] : []))

/** So many there. */
const amongstThere: Parser<Amongst> = map(
  later(() => amongst),
  ({ atLeast, of }) => ({ atLeast, of: merge(of, { place: { in: 'chosen-arena' } }) }),
)
const IN_EACH = /(?:in|from) (?:each|every) arena$/
const eachOne = ({ take, of: { place: _, ...of } }: Selector, so?: Condition): Selector => ({
  take,
  of,
  inEach: so ? { when: so } : {},
})
/** `up to 2 Sith from different arenas`: one of each, and no more than so many. */
const fromDifferent: Parser<Selector> =
  say`${where(described(determiner), ({ take, of }) => take.take === 'up-to' && of.place === undefined)} (?:from|in) different arenas`(
    ({ take, of }) => ({
      take: { take: 'up-to', count: 1 },
      of,
      inEach: { most: 'count' in take ? Number(take.count) : 1 },
    }),
  )
/** `one of your units from each arena in which you have 4 or more units`. */
const inEach: Parser<Selector> = either<Selector>(
  map(
    worded(
      where(described(determiner), ({ take }) => take.take !== 'each'),
      (words) => IN_EACH.test(words),
    ),
    (one) => eachOne(one),
  ),
  say`${worded(
    where(described(determiner), ({ take }) => take.take !== 'each'),
    (words) => IN_EACH.test(words),
  )} in which (?:you have|he or she has) ${amongstThere}`((one, { atLeast, of }) =>
    eachOne(one, { if: 'there-are', of: merge({ whose: one.of.whose ?? 'you' }, of), atLeast }),
  ),
)
const controlled: Parser<Selector> = say`${count} ${filter} you (?:control|have)`((number, of) => ({
  take: exactly(number),
  of: merge(of, { whose: 'you' }),
}))
/** All that is attached to one unit would need that unit to be chosen first. */
const isAllOnOne = (words: string): boolean => /^\s*(?:each|all|up to|\d)\b.* attached to one of/i.test(words)
const plainly = worded(
  described(determiner),
  (words) => (!IN_EACH.test(words) || /^\s*(?:each|all)\b/i.test(words)) && !isAllOnOne(words),
)
/** `3 of your Jedi in the Character arena with different names`. */
const unlikeOnes: Parser<Selector> =
  say`${where(plainly, ({ take }) => take.take === 'exactly' && take.count !== 1)} ${unlike}`(
    (one, differ) => ({
      ...one,
      differ,
    }),
  )
const total: Parser<Total> = either<Total>(
  say`with (?:a )?combined ${measure} (?:of )?${limitOf} or (?:more|greater)`((of, than) => ({
    of,
    is: 'at-least',
    than,
  })),
  say`with (?:a )?combined ${measure} (?:of )?${limitOf} or less`((of, than) => ({
    of,
    is: 'at-most',
    than,
  })),
)
/** The place may be said after the sum. */
const elsewhere: Parser<Filter> = either<Filter>(placed, nothing({}))
/** `any number of your units with combined build cost 9 or more from the Space arena`. */
const totalling: Parser<Selector> =
  say`${where(plainly, ({ take }) => take.take === 'any-number' || (take.take === 'exactly' && take.count !== 1) || take.take === 'up-to')} ${total} ${elsewhere}`(
    ({ of, ...one }, sum, place) => ({ ...one, of: merge(of, place), total: sum }),
  )
export const selector: Parser<Selector> = remember(
  either(plainly, inEach, fromDifferent, unlikeOnes, controlled, totalling),
)
/** `your opponent's unit` is one that was spoken of; of the most there is one. */
function isPlural(words: string): boolean {
  return !/\bunit(?= |$)(?! cards?)/.test(words) || /\b(?:highest|lowest)\b/.test(words)
}
/** Cards that are simply all there are: `your other units`; of the most there is one. */
const allOfYours: Parser<Selector> = map(
  where(
    unless(theirOne, worded(described(plural), isPlural)),
    ({ of }) => of.kind !== undefined || of.subtypes !== undefined,
  ),
  ({ take, of }) => ({ take: of.most ? exactly(1) : take, of }),
)
/** `the unit with the lowest speed`. */
const theMost: Parser<Selector> = where(
  say`the ${filter}`((of) => ({ take: exactly(1), of })),
  ({ of }) => of.most !== undefined,
)
/** A card meant by its name alone; of two names, one of the cards. */
const named: Parser<Selector> = unless(
  self,
  where(
    say`${filter}`((of) => ({ take: (of.names?.length ?? 0) > 1 ? exactly(1) : EACH, of })),
    ({ of }) => of.names !== undefined,
  ),
)

/** `one`, `2`, but not `a`. */
const isNumeral = (words: string): boolean => !/^\s*an?$/i.test(words)
const SET_ASIDE: Filter = { place: { in: 'set-aside', by: { the: 'self' } } }
const THOSE: Filter = { place: { in: 'those' } }
/** Of the cards that were looked at: some, or all that are left. */
const seen: Parser<Selector> = either<Selector>(
  say`(?:all |the |those |each )?(?:units?|cards?) set aside (?:(?:in )?this way|by this unit)`(() => ({
    take: EACH,
    of: { place: { in: 'set-aside', by: { the: 'self' } } },
  })),
  say`(?:any )?${count} of the cards set aside (?:this way|by this unit)`((number) => ({
    take: exactly(number),
    of: SET_ASIDE,
  })),
  say`(?:each card|all cards) stacked with ${reference}(?! and (?:its|his|her) Pilot)`((unit) => ({
    take: EACH,
    of: { place: { in: 'stack', of: unit } },
  })),
  say`(?:each card|all cards) stacked with ${reference} and (?:its|his|her) Pilots?(?:, if any)?`((unit) => ({
    take: EACH,
    of: { place: { in: 'stack', of: unit, pilots: true } },
  })),
  say`(?:each|all)(?: the)? face-down cards? (?:under|beneath) ${reference}`((unit) => ({
    take: EACH,
    of: { state: ['face-down'], place: { in: 'under', unit } },
  })),
  say`(?:any )?${count} of (?:those cards|them)`((number) => ({ take: exactly(number), of: THOSE })),
  say`up to ${count} of (?:those cards|them)`((number) => ({
    take: { take: 'up-to', count: number },
    of: THOSE,
  })),
  say`up to X of (?:those cards|them)`(() => ({ take: { take: 'up-to', count: X }, of: THOSE })),
  say`any number of (?:those cards|them)`(() => ({ take: { take: 'any-number' }, of: THOSE })),
  say`all (?:of )?those cards of (?:that|the chosen) type`(() => ({
    take: EACH,
    of: { ...THOSE, type: 'chosen' },
  })),
  say`${where(count, (number) => number > 1)}(?= and put)`((number) => ({
    take: exactly(number),
    of: THOSE,
  })),
  say`${worded(count, isNumeral)}(?= (?:in|into) your hand)`((number) => ({
    take: exactly(number),
    of: THOSE,
  })),
  say`(?:all )?the (?:rest|other)(?: (?:of )?(?:the |those )?(?:revealed )?(?:cards?|ones))?(?! units?)`(
    () => ({ take: EACH, of: THOSE }),
  ),
  say`(?:all )?the (?:remaining|other) (?:revealed )?cards?`(() => ({ take: EACH, of: THOSE })),
)
/** `Guri or one of your Crime Lords`: either of them. */
const selfOr: Parser<Selector> = (source, at) =>
  source.card.version === undefined
    ? []
    : say`${self} or one of your ${filter}`((_, of) => ({
        take: exactly(1),
        of: { whose: 'you' as const, anyOf: [{ names: [source.card.name] }, of] },
      }))(source, at)
export const noun: Parser<Noun> = remember(
  either<Noun>(reference, selfOr, selector, seen, inAttack, allOfYours, theMost, named),
)

/** Of what has a name there is no other. */
function isKind({ names }: Filter): boolean {
  return names === undefined
}
/** In a condition: how many there are at least, and of what. */
export interface Amongst {
  readonly atLeast: number
  readonly of: Filter
}
const atLeast: Parser<number> = either(
  say`${count} or more(?: of)?`((number) => number),
  say`at least ${count}(?: of)?`((number) => number),
  say`more than ${count}(?: of)?`((number) => number + 1),
  say`any(?! of\b)`(() => 1),
  say`${count}(?! or more| of\b)`((number) => number),
)
const orElse = pattern(/,? or\b|,/, () => null)
export const amongst: Parser<Amongst> = either<Amongst>(
  say`another ${where(filter, isKind)}`((of) => ({ atLeast: 1, of: merge({ other: true }, of) })),
  say`${atLeast} ${filter}`((number, of) => ({ atLeast: number, of })),
  say`${separated(unless(self, either(name, stranger)), orElse)} ${furthermore}`((names, more) => ({
    atLeast: 1,
    of: merge({ names }, more),
  })),
  unless(
    self,
    where(
      say`${filter}`((of) => ({ atLeast: 1, of })),
      ({ of }) => of.names !== undefined,
    ),
  ),
)
