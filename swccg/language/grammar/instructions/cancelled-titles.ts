/** Cards that are cancelled by their titles. */
import { either, first, later, map, nothing, pattern, say, sequence } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { cardName } from '../nouns/names.ts'

/** What is cancelled: a card by its title in three ways, a drain, a destiny, a battle. */
const named: Parser<Filter> = first<Filter>(
  map(
    sequence<[Filter, readonly Filter[]]>(
      cardTitle(),
      later(() => moreTitles),
    ),
    ([one, more]) => ({ title: [one, ...more].flatMap(({ title }) => title ?? []) }),
  ),
)
function cardTitle(): Parser<Filter> {
  return (source, at) => cardName(source, at).filter(({ value }) => value.title !== undefined)
}
const moreTitles: Parser<readonly Filter[]> = either<readonly Filter[]>(
  nothing([]),
  map(
    sequence<[unknown, Filter, readonly Filter[]]>(
      pattern(/(?:, (?:or |and )?|; (?:or |and )?| or | and )(?:any )?/, () => null),
      cardTitle(),
      later(() => moreTitles),
    ),
    ([, one, more]) => [one, ...more],
  ),
)
/** An Interrupt as it is played, an Effect as it comes or as it lies on table. */
export const cancelled: Parser<Filter> = first<Filter>(
  named,
  say`(?:either:?|any|one|an?) ${named}`((what) => what),
)
export const cancelsNamed: Parser<Filter> = say`cancels?:? ${cancelled}`((what) => what)
