/** Clauses about units that are moved, and Pilots that go onto units. */

import { either, nothing, type Parser, pattern, say, where } from '../../parser.ts'
import type { Duration, Instruction } from '../../tree/instructions.ts'
import type { Filter, Noun } from '../../tree/nouns.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { reference } from '../nouns/references.ts'
import { noun, selector, whose } from '../nouns/selectors.ts'
import { arena, duration } from '../nouns/words.ts'
import { arrival } from './zones.ts'

type Move = Extract<Instruction, { readonly do: 'move' }>
type Manner = Omit<Move, 'do' | 'who'>

const buildZone = pattern(
  /(?:in)?to (?:its controller's|your|your opponent's|his or her|the) build zone\b/,
  () => null,
)
/** It is said after a stop, or in the same sentence. */
const stop = pattern(/[.]|and\b/, () => null)
const treated: Parser<Duration | 'there'> = either<Duration | 'there'>(
  say`${stop} treat ${noun} as an? ${arena} unit ${duration}`((_, __, ___, lasts) => lasts),
  say`${stop} treat ${noun} as an? ${arena} unit as long as it is there`(() => 'there' as const),
  say`${stop} as long as ${reference} is in the ${arena} arena, treat (?:it|him|her) as an? ${arena} unit`(
    () => 'there' as const,
  ),
)
/** Where to, after `move it`, and how it gets there. */
export const moves: Parser<Manner> = either<Manner>(
  say`${buildZone} ${arrival}`((_, as) => ({ to: 'build-zone', ...(as ? { as } : {}) })),
  say`(?:in)?to (?:the|its) ${arena} arena ${arrival}`((to, as) => ({ to, ...(as ? { as } : {}) })),
  say`(?:in)?to (?:the|its) ${arena} arena ${arrival}${treated}`((to, as, lasts) => ({
    to,
    ...(as ? { as } : {}),
    treated: lasts,
  })),
)

const units: Parser<Filter> =
  say`(?:one of )?${either(whose, nothing<Filter>({}))} ${where(filter, ({ kind, word }) => kind?.join() === 'unit' && word !== 'pilot')}`(
    merge,
  )
const isPilots = (who: Noun): boolean => 'take' in who && who.of.word === 'pilot'
/** `one of your Pilots from one of your units in the Space arena`. */
const aboard: Parser<Noun> = say`${where(selector, isPilots)} (?:from|on|attached to) ${units}`(
  (pilots, card) => ({
    ...pilots,
    of: merge(pilots.of, { place: { in: 'on', card } }),
  }),
)
export const travelling: Parser<Instruction> = either<Instruction>(
  say`move ${noun} ${moves}`((who, manner) => ({ do: 'move', who, ...manner })),
  say`(?:put) ${noun} ${where(moves, ({ treated: lasts }) => lasts !== undefined)}`((who, manner) => ({
    do: 'move',
    who,
    ...manner,
  })),
  say`move ${aboard} ${moves}`((who, manner) => ({ do: 'move', who, ...manner })),
  say`have ${either(noun, aboard)} pilot ${reference}`((who, unit) => ({ do: 'board', who, unit })),
  say`have ${either(noun, aboard)} pilot ${where(selector, ({ take }) => take.take === 'exactly')}`(
    (who, { of: unit }) => ({ do: 'board', who, unit }),
  ),
  say`move ${noun} onto ${reference}`((who, unit) => ({ do: 'board', who, unit })),
  say`move ${where(selector, isPilots)} from ${units} to another`((pilots, card) => ({
    do: 'board',
    who: { ...pilots, of: merge(pilots.of, { place: { in: 'on', card } }) },
    unit: card,
  })),
)
