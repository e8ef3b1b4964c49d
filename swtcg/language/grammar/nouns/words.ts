/** Words that many phrases share: counts, arenas, players, statistics, durations. */

import { ARENAS, type Arena } from '../../../cards/definition.ts'
import { self } from '../../names.ts'
import { either, map, nothing, type Parser, pattern, remember, say, separated } from '../../parser.ts'
import { IT } from '../../placeholders.ts'
import type { Duration } from '../../tree/instructions.ts'
import type { Difference, Player, Statistic } from '../../tree/nouns.ts'

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `a`, `2` or `two`. */
export const count: Parser<number> = pattern(
  new RegExp(`(?:\\d+|an?|${NUMBERS.join('|')})\\b`, 'i'),
  ([word]) => numeral(word.trim()),
)
/** `twice`, `3 times`. */
export const multiple: Parser<number> = either<number>(
  pattern(/twice\b/i, () => 2),
  say`${count} times`((times) => times),
)
export function numeral(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  return /^an?$/i.test(word) ? 1 : NUMBERS.indexOf(word.toLowerCase())
}

export const arena: Parser<Arena> = pattern(
  /(Space|Ground|Character)\b/,
  ([, name]) => name!.toLowerCase() as Arena,
)
export const and = pattern(/, and\b|,|and\/or\b|and\b/, () => null)
export const or = pattern(/, or\b|, and\b|,|or\b|and\/or\b|and\b/, () => null)

/** One arena or several. */
export const arenas: Parser<readonly Arena[]> = either<readonly Arena[]>(
  say`(?:any|an|each|every|all) arenas?`(() => ARENAS),
  say`the ${separated(arena, or)} arenas?`((named) => named),
  say`${separated(arena, or)} arenas?`((named) => named),
)

export const statistic: Parser<Statistic> = pattern(
  /(speed|power|health)\b/i,
  ([, name]) => name!.toLowerCase() as Statistic,
)

/** Whoever controls a card that was spoken of; `resolvePronouns` tells which. */
const controller: Parser<Player> = either<Player>(
  pattern(/its controller\b/i, () => ({ controllerOf: IT })),
  pattern(/that (?:unit|card|Character|[A-Z]\w+)'s controller\b/i, () => ({
    controllerOf: { the: 'chosen', name: 'that' },
  })),
)
/** Who acts; a clause without a subject speaks to the player. */
export const subject: Parser<Player> = either<Player>(
  pattern(/your opponent\b(?!')/i, () => 'opponent'),
  pattern(/each player\b(?!')/i, () => 'each-player'),
  pattern(/you\b/i, () => 'you'),
  controller,
  nothing('you'),
)
/** What no two of several cards have in common. */
export const unlike: Parser<Difference> = pattern(/with different (name|speed)s\b/, ([, what]) =>
  what === 'name' ? 'name' : 'speed',
)
/** Somebody who is named. */
export const player: Parser<Player> = either<Player>(
  pattern(/(?:your opponent|he or she)\b(?!')/i, () => 'opponent'),
  pattern(/each player\b(?!')/i, () => 'each-player'),
  pattern(/you\b(?!r)/i, () => 'you'),
  pattern(/the (Dark|Light) Side player\b(?!')/i, ([, name]) => ({
    side: name!.toLowerCase() as 'dark' | 'light',
  })),
)
/** Whose hand, deck or discard pile. */
export const owner: Parser<Player> = either<Player>(
  pattern(/your opponent's\b/i, () => 'opponent'),
  pattern(/your\b(?! opponent)/i, () => 'you'),
  pattern(/his or her\b/i, () => 'opponent'),
  pattern(/each player's\b/i, () => 'each-player'),
  pattern(/that player's\b/i, () => 'chosen-player'),
)

export const duration: Parser<Duration> = remember(
  either<Duration>(
    say`(?:for|during|for the rest of) (?:this|that|the|its) attack|until (?:this|that|the|its) attack ends|until (?:the )?end of (?:this|that|the|its) attack`(
      () => 'this-attack',
    ),
    say`until (?:its|his|her|their) next attack ends`(() => 'next-attack'),
    say`until end of turn|this turn|for this turn|for the rest of (?:the|this) turn`(() => 'this-turn'),
    say`until end of battle`(() => 'this-battle'),
    say`until (?:your|the) next turn(?: starts)?(?! ends)|until the start of (?:your|the) next turn`(
      () => 'turn-start',
    ),
    say`as long as ${self} remains tapped`(() => 'while-tapped'),
    say`until (?:the )?end of (?:your |the )?next turn|until (?:your|the) next turn ends`(() => 'next-turn'),
    say`until end of game|for the rest of the game|until (?:it|he|she|they|that unit|that Character)(?: is|'s| are) discarded`(
      () => 'this-game',
    ),
    say`until (?:the )?end of the ${arena} battle step`((step) => `${step}-step` as const),
    say`until (?:this|that) battle step ends`(() => 'this-step'),
    say`until the ${arena} battle step ends`((step) => `${step}-step` as const),
  ),
)
export const maybeDuration: Parser<Duration | null> = either<Duration | null>(
  duration,
  map(nothing(null), () => null),
)

/** Counters by their names; a damage counter is one of them. */
const COUNTERS = 'captivity|corruption|credit|mastery|redemption'
/** Damage and build counters have words of their own. */
export const specialCounter: Parser<string> = pattern(
  new RegExp(`(${COUNTERS}|(?:extra )?build|resource) counters?\\b`),
  ([, word]) => word!,
)
export const namedCounter: Parser<string> = pattern(
  new RegExp(`(damage|${COUNTERS}|(?:extra )?build|resource) counters?\\b`),
  ([, word]) => word!,
)
/** Counters of several names counted together: `captivity and/or damage counters`, `counters of any type`. */
export const anyOfCounters: Parser<string> = either<string>(
  pattern(
    new RegExp(
      `((?:damage|${COUNTERS})(?:(?:,? and/or |, or |,? and |, | or )(?:damage|${COUNTERS}))+) counters?\\b`,
    ),
    ([, words]) => words!.replaceAll(/,? and\/or |, or |,? and |, /g, ' or '),
  ),
  pattern(/counters? of any type\b/, () => 'any type'),
)
/** The player says which: `a captivity or corruption counter`, `a counter of any type`. */
export const someCounter: Parser<string> = either<string>(
  pattern(new RegExp(`((?:${COUNTERS})(?:(?:, or |, | or )(?:${COUNTERS}))+) counters?\\b`), ([, words]) =>
    words!.replaceAll(/, or |, /g, ' or '),
  ),
  pattern(/counters? of any type\b/, () => 'any type'),
)
