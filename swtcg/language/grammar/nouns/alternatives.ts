/** Cards of one kind or of another, each with a place or a description of its own. */
import type { Filter } from '../../nouns.ts'
import { either, nothing, type Parser, pattern, remember, type Source, say } from '../../parser.ts'
import { filter, merge } from './filters.ts'

const again: Parser<Filter> = either<Filter>(
  pattern(/one of your opponent's\b/, () => ({ whose: 'opponent' })),
  pattern(/one of your\b(?! opponent)/, () => ({ whose: 'you' })),
  pattern(/an?\b/, () => ({})),
  nothing({}),
)

/** `Starfighters in the Space arena or Speeders in the Ground arena`, where the words are not one kind with two names. */
export const alternatives: Parser<Filter> = remember((source: Source, at) => {
  const alone = Math.max(at, ...filter(source, at).map(({ end }) => end))
  return say`${filter}(?:,? or|,? and(?! an? )) ${again} ${filter}`((one, whose, other) =>
    joined(one, merge(whose, other)),
  )(source, at).flatMap(({ value, end }) => (value && end > alone ? [{ value, end }] : []))
})

/** Nothing where the words could as well be one kind with two names. */
function joined(one: Filter, other: Filter): Filter | null {
  if (!isTold(one) && !isTold(other) && !areUnlike(one, other)) return null
  if (one.place && !other.place && !isTold(withoutPlace(other))) return null
  return { anyOf: [one, other] }
}
/** Whose they are is said once for all of them; nothing where it is not the same. */
export function ownedAlike({ anyOf = [] }: Filter, whose: Filter['whose']): Filter | null {
  if (anyOf.some((one) => one.whose && one.whose !== whose)) return null
  return { anyOf: anyOf.map(({ whose: _, ...rest }) => rest) }
}
const withoutPlace = ({ place: _, ...rest }: Filter): Filter => rest
/** More is said of it than what it is. */
const isTold = ({ kind: _, word: __, types: ___, subtypes: ____, ...rest }: Filter): boolean =>
  Object.keys(rest).length > 0
/** Units here, cards of another kind there. */
const areUnlike = (one: Filter, other: Filter): boolean =>
  one.kind?.join() !== other.kind?.join() || (one.word === 'pilot') !== (other.word === 'pilot')
