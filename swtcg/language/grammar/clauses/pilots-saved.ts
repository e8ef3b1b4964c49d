/** What spares a Pilot when its unit is discarded: `move that Pilot to your build zone instead of discarding it`. */

import { same } from '@dejarik/kernel'
import { hasPart, rewrite } from '@dejarik/kernel/language'
import { ARENAS, type Arena } from '../../../cards/definition.ts'
import { self } from '../../names.ts'
import { either, nothing, optional, type Parser, pattern, say, unless, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Filter, Noun } from '../../tree/nouns.ts'
import type { Ability } from '../../tree/tree.ts'
import type { Trigger } from '../../tree/triggers.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { moves } from '../instructions/travelling.ts'
import { filter } from '../nouns/filters.ts'
import { reference, THAT } from '../nouns/references.ts'
import { noun } from '../nouns/selectors.ts'
import { arenas } from '../nouns/words.ts'

type Instructions = readonly Instruction[]
type Move = Extract<Instruction, { readonly do: 'move' }>

const from = say`from ${arenas}`((named) => named)
const leftFrom = (
  where: readonly Arena[] | null,
): Pick<Extract<Trigger, { when: 'would-lose-pilot' }>, 'from'> =>
  where === null || where.length === ARENAS.length ? {} : { from: where.length === 1 ? where[0]! : where }
const hadPilot = pattern(/(?:,? ?(?:if it had|and (?:has|had)) a Pilot on it)?/, () => null)
/** Which Pilot: any that is on the unit, or the one that is named. */
const pilot: Parser<Filter | null> = either<Filter | null>(
  pattern(/(?:that|its|the) Pilot\b|one of those Pilots\b/, () => null),
  unless(
    self,
    where(filter, ({ names }) => names !== undefined),
  ),
)
const instead = pattern(/,? ?instead(?: of discarding (?:it|him|her|the Pilot|that Pilot))?\b/, () => null)
const maybeInstead = either<unknown>(instead, nothing(null))
const may: Parser<boolean> = either(
  say`you may`(() => true),
  nothing(false),
)
const stop = pattern(/[.] (?:if you do, )?/i, () => null)

/** Whether a tree speaks of cards of these names. */
const isAbout = (tree: unknown, named: Filter | null): boolean =>
  named?.names !== undefined && hasPart(tree, (part) => same(part['names'], named.names))

/** The named Pilot is the one that is moved. */
const ofPilot = (done: Instructions, named: Filter | null): Instructions =>
  rewrite(done, (part) => {
    const of = part['of'] as Filter | undefined
    if ('take' in part && named?.names && of?.names?.join() === named.names.join()) return THAT
    if (part['do'] === 'if' && isAbout(part['condition'], named))
      return { ...part, condition: aboutPilot(part['condition'], named) }
    return part
  }) as Instructions
const aboutPilot = (condition: unknown, named: Filter | null): unknown => {
  const told = condition as { readonly if: string; readonly of?: Filter }
  const place = told.of?.place
  return told.if === 'there-are' && named && place?.in === 'arena' && place.arenas.length === 1
    ? { if: 'in-arena', card: THAT, arena: place.arenas[0] }
    : condition
}

export const pilotTrigger: Parser<Trigger> = either<Trigger>(
  say`${noun} would be discarded ${optional(from)} with a Pilot on it`((who, where) => ({
    when: 'would-lose-pilot',
    who,
    ...leftFrom(where),
  })),
  say`${noun} would be discarded ${optional(from)} with ${where(filter, ({ names }) => names !== undefined)} on it`(
    (who, where, named) => ({ when: 'would-lose-pilot', who, pilot: named, ...leftFrom(where) }),
  ),
)

/** What follows is for the sentence to read. */
export function savedPilots(sentences: Parser<Instructions>): Parser<Ability> {
  const more: Parser<Instructions> = either(
    say`${stop} ${sentences}`((_, done) => done),
    nothing<Instructions>([]),
  )
  return either<Ability>(
    say`(?:when|if) ${noun} is discarded ${optional(from)}${hadPilot}, ${may} move ${pilot}(?: from it)? ${moves}${instead}${more}`(
      (who, where, _, optionally, named, moved, __, then) =>
        saving(who, where, named, moved, optionally, ofPilot(then, named)),
    ),
    say`(?:when|if) ${noun} is discarded ${optional(from)}${hadPilot}, ${may} move (?:all|any|each) Pilots? (?:from|on) ${reference} ${moves}${maybeInstead}${more}`(
      (who, where, _, optionally, __, moved, ___, then) => saving(who, where, null, moved, optionally, then),
    ),
    say`(?:when|if) ${noun} is discarded ${optional(from)}${hadPilot}, ${may} move ${pilot} from it ${moves}${more}`(
      (who, where, _, optionally, named, moved, then) =>
        saving(who, where, named, moved, optionally, ofPilot(then, named)),
    ),
  )
}
function saving(
  who: Noun,
  where: readonly Arena[] | null,
  pilot: Filter | null,
  moved: Omit<Move, 'do' | 'who'>,
  optionally: boolean,
  then: Instructions,
): Ability {
  const done: Instructions = [{ do: 'move', who: THAT, ...moved }, ...then]
  return resolvePronouns({
    ability: 'triggered',
    when: { when: 'would-lose-pilot', who, ...(pilot ? { pilot } : {}), ...leftFrom(where) },
    do: optionally ? [{ do: 'may', who: 'you', what: done }] : done,
  })
}
