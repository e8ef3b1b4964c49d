/** Where cards are put. */
import { ARENAS } from '../../../cards/definition.ts'
import { either, nothing, optional, type Parser, pattern, say, separated } from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { NamedZone, Zone } from '../../tree/instructions.ts'
import { replaceX } from '../after/pronouns-and-x.ts'
import { perEach, THAT_MUCH, times, variable, whereX } from '../nouns/amounts.ts'
import { arena, count, or } from '../nouns/words.ts'

export const namedZone: Parser<NamedZone> = either<NamedZone>(
  pattern(
    /(?:in|into|to) (?:your|your opponent's|his or her|its owner's|their owner's) hand\b/,
    () => 'hand',
  ),
  pattern(
    /(?:on|to) (?:the )?top of (?:your|your opponent's|his or her|its owner's|their owner's) deck\b/,
    () => 'deck-top',
  ),
  pattern(
    /(?:on|to) the bottom of (?:your|your opponent's|his or her|its owner's|their owner's) deck\b/,
    () => 'deck-bottom',
  ),
  pattern(
    /into (?:your|your opponent's|his or her|its owner's|their owner's|the) discard pile\b/,
    () => 'discard-pile',
  ),
  pattern(/from the game\b/, () => 'out-of-game'),
  pattern(/(?:(?:in)?to|face[- ]up in) (?:its|their|that) arenas?\b/, () => 'its-arena'),
  pattern(/into (?:play|any arena)\b/, () => 'its-arena'),
  pattern(/(?:in)?to this arena\b/, () => 'this-arena'),
  pattern(/(?:in)?to (?:your|its owner's|their owner's) supply\b/, () => 'supply'),
  pattern(/to (?:your|its owner's) deck\b/, () => 'deck-bottom'),
)
/** Arenas that are named; `into` may be left out of a second one. */
export const namedArenas: Parser<Zone> = say`(?:(?:in)?to|face[- ]up in) the ${separated(arena, or)} arenas?`(
  (arenas) => (arenas.length === ARENAS.length ? 'its-arena' : { arenas }),
)
export const zone: Parser<Zone> = either<Zone>(namedZone, namedArenas)

/** Face-down, with so many build counters. */
const faceDownThere = pattern(
  /(?:face-down )?(?:in|into) (?:your|the) build zone(?:,? face-down)?,? with\b/,
  () => null,
)
const onThem = pattern(/build counters? on (?:it|each of them|them)\b/, () => null)
export const intoBuildZone: Parser<Amount> = either<Amount>(
  say`${faceDownThere} ${count} ${onThem}(?! for each)`((_, number) => number),
  say`${faceDownThere} ${count} ${onThem} ${perEach}`((_, number, __, each) => times(number, each)),
  say`${faceDownThere} ${variable} ${onThem} ${optional(whereX)}`((_, x, __, is) =>
    is === null ? x : replaceX(x, is),
  ),
  say`${faceDownThere} that many ${onThem}`(() => THAT_MUCH),
  say`(?:face-down (?:in|into) (?:your|the) build zone|(?:in|into) (?:your|the) build zone,? face-down)(?! with)`(
    () => 0,
  ),
)

/** How a card arrives in an arena, where that is said. */
export const arrival: Parser<'tapped' | 'untapped' | null> = either<'tapped' | 'untapped' | null>(
  say`,? tapped`(() => 'tapped'),
  say`,? untapped`(() => 'untapped'),
  nothing(null),
)
