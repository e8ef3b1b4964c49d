/** Where cards are put. */
import { ARENAS } from '../../../cards/definition.ts'
import { either, nothing, type Parser, pattern, say, separated } from '../../parser.ts'
import type { NamedZone, Zone } from '../../tree/instructions.ts'
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
export const intoBuildZone: Parser<number> = either(
  say`(?:face-down )?(?:in|into) (?:your|the) build zone(?:,? face-down)?,? with ${count} build counters? on (?:it|each of them|them)`(
    (number) => number,
  ),
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
