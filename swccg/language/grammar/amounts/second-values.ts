/** A second value in brackets, which stands in place of the first: `(or 4 if …)`, `(< 5 while …)`, `(+2 if unique)`. */
import { either, first, pattern, say } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Operation, Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { not, thisIs, under } from '../conditions/conditions.ts'
import { both } from '../nouns/filters.ts'
import { count, quality } from '../nouns/heads.ts'
import { selector } from '../nouns/nouns.ts'
import { amountTo, type Change, signed, under_ } from './changes.ts'

/** When the second value holds: under a condition, or for cards that fit. */
type Case = { readonly when: Condition } | { readonly cards: Filter }
const thoseThatAre: Parser<Filter> = either<Filter>(selector, quality)
const when: Parser<Case> = first<Case>(
  say`(?:if|on|when|while) piloting (?:an? |any )?${thoseThatAre}(?=\))`((cards) => ({ cards })),
  say`${under}(?=\))`((condition) => ({ when: condition })),
  say`(?:if|on|when) (?:an? |any )?${thoseThatAre}(?=\))`((cards) => ({ cards })),
  say`if (?:that )?(?:combat vehicle|starship|vehicle|starfighter|character|alien|target|Rebel|Imperial|it|he|she) is (?:an? |any )?${thoseThatAre}(?=\))`(
    (cards) => ({ cards }),
  ),
)

/** A number without sign is more of the same. */
type Value = Operation | { readonly of: number }
const value: Parser<Value> = either<Value>(
  signed,
  say`(?:adds? )?${count}`((of) => ({ of })),
  say`(?:for )?free`(() => ({ of: 0 })),
  pattern(/< (\d+)/, ([, digits]) => ({ become: Number(digits) })),
)

function valued(one: Static, given: Value): Static | undefined {
  if ('of' in given)
    return 'add' in one && typeof one.add === 'number'
      ? ({ ...one, add: Math.sign(one.add) * given.of } as Static)
      : 'fix' in one && (one.static !== 'side-number' || one.change === 'transit')
        ? ({ ...one, fix: given.of } as Static)
        : undefined
  if ('add' in given && 'add' in one) return { ...one, ...given } as Static
  if ('become' in given && 'become' in one) return { ...one, ...given } as Static
  if ('fix' in given && 'fix' in one) return { ...one, ...given } as Static
  if ('fix' in given && 'become' in one) return { ...one, become: given.fix } as Static
  return undefined
}

/** The cards that it is about, parted: those that fit, or all others. */
function narrowed(one: Static, cards: Filter): Static | undefined {
  const flies = 'when' in one && one.when?.if === 'this' ? one.when.is.pilots : undefined
  if ('of' in one && one.of.the === 'host' && flies !== undefined) {
    const ship = flies === true ? cards : both(flies, cards)
    return ship ? ({ ...one, when: thisIs({ pilots: ship }) } as Static) : undefined
  }
  if ('of' in one && one.of.the === 'host') return under_({ if: 'host', is: cards })(one)
  if (!('of' in one) || (one.of.the && one.of.the !== 'target')) return undefined
  const of = both(one.of, cards)
  return of ? ({ ...one, of } as Static) : undefined
}

function instead(one: Static, given: Value, then: Case): readonly Static[] | undefined {
  const other = valued(one, given)
  if (!other) return undefined
  if ('when' in then) return [under_(not(then.when))(one), under_(then.when)(other)]
  const [rest, those] = [narrowed(one, { not: then.cards }), narrowed(other, then.cards)]
  return rest && those ? [rest, those] : undefined
}

/** After a comma the second value is what the first becomes: what is added makes the difference. */
function beyond(one: Static, given: Value, condition: Condition): readonly Static[] | undefined {
  const other = valued(one, given)
  if (!other) return undefined
  if ('add' in one && 'add' in other)
    return typeof one.add === 'number' && typeof other.add === 'number'
      ? [one, under_(condition)({ ...other, add: other.add - one.add } as Static)]
      : undefined
  return [one, under_(condition)(other)]
}

/** Other numbers instead: `(or 4 to power and 3 to maneuver if Falcon)`. */
function changed(
  statics: readonly Static[],
  changes: readonly Change[],
  then: Case,
): readonly (readonly Static[] | undefined)[] {
  const [first] = statics
  if (first?.static !== 'number' || !('cards' in then)) return [undefined]
  const those = changes.map(({ change, how }) => narrowed({ ...first, change, ...how } as Static, then.cards))
  const rest = statics.map((one) => narrowed(one, { not: then.cards }))
  return [...rest, ...those].map((one) => (one ? [one] : undefined))
}

export const withSecondValue =
  (clause: Parser<readonly Static[]>): Parser<readonly Static[]> =>
  (source, at) =>
    either<readonly (readonly Static[] | undefined)[]>(
      say`${clause} \((?:or )?${value} ${when}\)`((statics, given, then) =>
        statics.map((one) => instead(one, given, then)),
      ),
      say`${clause}, ${value} ${under}`((statics, given, condition) =>
        statics.map((one) => beyond(one, given, condition)),
      ),
      say`${clause} \((?:or )?${amountTo} ${when}\)`(changed),
      say`${clause} \(and ${clause} ${under}\)`((statics, more, condition) => [
        statics,
        more.map(under_(condition)),
      ]),
      say`${clause} \(${signed} more ${under}\)`((statics, more, condition) => [
        statics,
        statics.map((one) =>
          'add' in more && 'add' in one ? under_(condition)({ ...one, ...more } as Static) : one,
        ),
      ]),
    )(source, at).flatMap(({ value: parts, end }) =>
      parts.some((part) => part === undefined)
        ? []
        : [{ value: (parts as readonly (readonly Static[])[]).flat(), end }],
    )
