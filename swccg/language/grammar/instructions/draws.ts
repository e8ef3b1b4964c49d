/** Draws of destiny. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { condition } from '../conditions/conditions.ts'
import { TARGET } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { numberWord, selector } from '../nouns/nouns.ts'
import { itself, itsOwn } from '../nouns/referents.ts'
import type { Deed } from '../sentences/deeds.ts'
import { DESTINY, does } from './steps.ts'

const several: Parser<number> = pattern(
  / ?(two|three|four|2|3|4)/i,
  ([, word]) => DRAWS[word!.toLowerCase()]!,
)
const DRAWS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 }

const drawn = (count: Amount, who?: 'opponent'): Deed =>
  does({ do: 'draw-destiny', ...(count === 1 ? {} : { count }), ...(who ? { who } : {}) })

/** What is added to the destiny that was just drawn. */
const added = (extra: Amount): Deed =>
  does({ do: 'remember', as: 'destiny', amount: { sum: [DESTINY, extra] } })
const quality: Parser<Filter> = either<Filter>(
  say`undercover`(() => ({ trait: 'undercover' })),
  selector,
)
/** Of the one that was named: `if opponent's spy is Undercover`. */
const named: Parser<unknown> = either<unknown>(
  itself,
  say`opponent's (?:spy|character|starship|vehicle)`(() => null),
)
const adds: Parser<Deed> = either<Deed>(
  say`add ${count}(?: to destiny(?: draw)?)? if ${named} is (?:an? )?${quality}`((is, _, cards) =>
    added({ oneOf: { ...cards, ...TARGET }, is }),
  ),
  say`add ${count}(?: to destiny(?: draw)?)? for each (?:of )?${selector}`((n, cards) =>
    added({ count: cards, ...(n === 1 ? {} : { times: n }) }),
  ),
  say`add ${count} to (?:your )?destiny draw(?! for| if)`((n) => added(n)),
  say`add ${itsOwn} ${numberWord}(?: to destiny(?: draw)?)?(?! to)`((of, number) => added({ number, of })),
)
/** Only where there is such a card. */
const addsIf: Parser<Deed> = (source, at) =>
  say`if ${condition}, add ${count} to (?:your )?destiny draw(?! for| if)`((when, n) => ({ when, n }))(
    source,
    at,
  ).flatMap(({ value: { when, n }, end }) =>
    when.if === 'on-table' && when.least === undefined && when.most === undefined
      ? [{ value: added({ oneOf: when.what, is: n }), end }]
      : [],
  )
export const draws: Parser<Deed> = either<Deed>(
  addsIf,
  adds,
  say`opponent draws (?:one )?destiny`(() => drawn(1, 'opponent')),
  say`opponent draws ${several} destiny`((n) => drawn(n, 'opponent')),
  say`draw (?:one |a )?destiny(?! [<>=]| for each| \()`(() => drawn(1)),
  say`draw ${several} destiny(?! \()`((n) => drawn(n)),
  say`draw destiny \(0 if unable\)`(() => does({ do: 'draw-destiny', inAnyCase: true })),
  say`draw destiny \(if able\)`(() => does({ do: 'draw-destiny', without: [] })),
  say`draw ${several} destiny \(if able\)`((count) => does({ do: 'draw-destiny', count, without: [] })),
  say`draw ${count} destiny for each ${selector}`((times, cards) =>
    drawn({ count: cards, ...(times === 1 ? {} : { times }) }),
  ),
)
