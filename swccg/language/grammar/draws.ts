/** Draws of destiny. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Amount } from '../../text/condition.ts'
import type { Parser } from '../source.ts'
import type { Deed } from './deeds.ts'
import { count, selector } from './nouns.ts'
import { does } from './steps.ts'

const several: Parser<number> = pattern(
  / ?(two|three|four|2|3|4)/i,
  ([, word]) => DRAWS[word!.toLowerCase()]!,
)
const DRAWS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 }

const drawn = (count: Amount, who?: 'opponent'): Deed =>
  does({ do: 'draw-destiny', ...(count === 1 ? {} : { count }), ...(who ? { who } : {}) })

export const draws: Parser<Deed> = either<Deed>(
  say`opponent draws (?:one )?destiny`(() => drawn(1, 'opponent')),
  say`opponent draws ${several} destiny`((n) => drawn(n, 'opponent')),
  say`draw (?:one |a )?destiny(?! [<>=]| for each)`(() => drawn(1)),
  say`draw ${several} destiny`((n) => drawn(n)),
  say`draw ${count} destiny for each ${selector}`((times, cards) =>
    drawn({ count: cards, ...(times === 1 ? {} : { times }) }),
  ),
)
