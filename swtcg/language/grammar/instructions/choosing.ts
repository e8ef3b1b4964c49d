/** Clauses that let somebody choose: cards, arenas, types of cards, names. */

import { rewrite } from '@dejarik/kernel/language'
import { ARENAS, type Arena, type CardKind } from '../../../cards/definition.ts'
import { either, map, type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Noun, Selector } from '../../tree/nouns.ts'
import { condition } from '../conditions/conditions.ts'
import { amountPhrase } from '../nouns/amounts.ts'
import { filter } from '../nouns/filters.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { arena, or } from '../nouns/words.ts'

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
/** In the order of the table, however the text lists them. */
const named: Parser<readonly Arena[]> = map(separated(arena, or), (of) =>
  ARENAS.filter((one) => of.includes(one)),
)
export const choosing: Parser<Instruction> = either<Instruction>(
  say`(?:choose|name) a card type`(() => ({ do: 'choose-type' })),
  say`(?:you )?name a card(?! type)`(() => ({ do: 'name-card' })),
  say`(?:you )?name an? ${kindName} card`((kind) => ({ do: 'name-card', kind })),
  say`choose (?:either )?the ${named} arena`((of) => ({ do: 'choose-arena', of })),
  say`choose (?:an|any|one) arena`(() => ({ do: 'choose-arena', of: ARENAS })),
  say`choose (?:an|any|one) arena where ${inThatArena}`((so) => ({ do: 'choose-arena', of: ARENAS, so })),
  say`choose (?:either )?(?:the )?${named}(?: arena)? where ${inThatArena}`((of, so) => ({
    do: 'choose-arena',
    of,
    so,
  })),
  say`(?:as long as|if) ${where(condition, isSomewhere)}, choose one of those arenas`((so) => ({
    do: 'choose-arena',
    of: arenasOf(so),
    so: there(so),
  })),
  say`choose ${named}(?! units?| cards?| where| arena where)`((of) => ({
    do: 'choose-arena',
    of,
  })),
  say`choose ${selector}`((what) => ({ do: 'choose', what })),
  say`in addition, choose ${selector}`((what) => ({ do: 'choose', what, also: true })),
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

export const seen: Parser<Instruction> = either<Instruction>(
  say`choose ${where(noun, isSeen)}`((what) => ({ do: 'choose', what: what as Selector })),
  say`your opponent chooses ${where(noun, isSeen)}`((what) => ({
    do: 'choose',
    what: { ...(what as Selector), by: 'opponent' },
  })),
)

/** What was looked at, and nothing else that may be chosen. */
export function isSeen(what: Noun): boolean {
  return 'take' in what && what.of.place?.in === 'those'
}
