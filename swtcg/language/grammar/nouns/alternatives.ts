/** Cards of one kind or of another, each with a description of its own. */

import { either, nothing, type Parser, pattern, remember, type Source, say } from '../../parser.ts'
import type { Filter } from '../../tree/nouns.ts'

const again: Parser<Filter | null> = either<Filter | null>(
  pattern(/one of your opponent's\b/, () => ({ whose: 'opponent' })),
  pattern(/one of your\b(?! opponent)/, () => ({ whose: 'you' })),
  pattern(/another\b/, () => ({ other: true })),
  pattern(/an?\b/, () => ({})),
  nothing(null),
)

/** `Starfighters in the Space arena or Speeders in the Ground arena`, where the words are not one kind with two names. */
export const alternativesOf = (filter: Parser<Filter>): Parser<Filter> =>
  remember((source: Source, at) => {
    const alone = Math.max(at, ...filter(source, at).map(({ end }) => end))
    return say`${filter}(?:,? or|,? and/or|,? and(?! an? | one of )) ${again} ${filter}`(
      (one, whose, other) => joined(one, other, whose),
    )(source, at).flatMap(({ value, end }) => (value && end > alone ? [{ value, end }] : []))
  })

/** What stands before the first is said of both, unless the second has such words of its own; so is a place after the last. */
function joined(one: Filter, other: Filter, again: Filter | null): Filter | null {
  const { state, unique, side, multiArena, other: another, ...first } = one
  const { place, whose, ...last } = other
  if (one.place && !place && !isTold(last)) return null
  // Only Pilots and Equipment are on units.
  if (place?.in === 'on' && !one.place && one.word !== 'pilot' && last.word === 'pilot')
    return { anyOf: [one, { ...other, ...again }] }
  if (isTold(first)) return { anyOf: [one, { ...other, ...again }] }
  const there = { ...(place ? { place } : {}), ...(whose ? { whose } : {}) }
  if (again || isLed(other) || isRepeated(first, last))
    return { ...there, anyOf: [one, { ...last, ...again }] }
  const before = present({ state, unique, side, multiArena, other: another })
  return { ...before, ...there, ...(fused(first, last) ?? { anyOf: [first, last] }) }
}
/** `Dark Side Characters and Characters with Equipment`: the noun is said again, so that each has its own words. */
const isRepeated = (first: Filter, last: Filter): boolean =>
  isTold(last) && JSON.stringify(headOf(first)) === JSON.stringify(headOf(last))
const headOf = ({ kind, types, subtypes, word }: Filter): Filter => present({ kind, types, subtypes, word })
/** Whether words stand before the noun. */
export const isLed = ({ state, unique, side, multiArena, other }: Filter): boolean =>
  [state, unique, side, multiArena, other].some((each) => each !== undefined)
/** Only what there is. */
const present = <T extends object>(parts: T): Partial<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Partial<T>
/** Two that differ in one thing are one kind with two names; nothing where they are not alike. */
function fused(first: Filter, last: Filter): Filter | null {
  const told = (filter: Filter): string => Object.keys(filter).sort().join()
  if (told(first) === 'kind' && told(last) === 'kind') return { kind: [...first.kind!, ...last.kind!] }
  if (isBareSubtype(first) && isBareSubtype(last) && first.kind!.join() === last.kind!.join())
    return { ...first, subtypes: [...first.subtypes!, ...last.subtypes!] }
  return sameSubtype(first, last)
}
const isBareSubtype = ({ kind, word, subtypes, ...rest }: Filter): boolean =>
  kind !== undefined && word === 'subtype' && subtypes !== undefined && Object.keys(rest).length === 0
/** `Separatist Ground units and Characters`: the subtype is that of both. */
function sameSubtype(first: Filter, { word, types = [], ...last }: Filter): Filter | null {
  if (!first.subtypes || !first.types || word !== 'character' || isTold(last) || last.subtypes) return null
  return { ...first, types: [...first.types, ...types] }
}
/** Whose they are is said once for all of them; nothing where it is not the same. */
export function ownedAlike({ anyOf = [], ...rest }: Filter, whose: Filter['whose']): Filter | null {
  if (anyOf.some((one) => one.whose && one.whose !== whose)) return null
  return { ...rest, anyOf: anyOf.map(({ whose: _, ...each }) => each) }
}
/** More is said of it than what it is. */
const isTold = ({ kind: _, word: __, types: ___, subtypes: ____, ...rest }: Filter): boolean =>
  Object.keys(rest).length > 0
