/** Units told by what they are doing in the running attack: `using Bombard`, `attacking a unit with a lower build cost`. */

import { either, type Parser, pattern, say } from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Filter } from '../../tree/nouns.ts'
import { measure } from './limits.ts'
import { THAT } from './references.ts'

const attackingSo = (so: Condition): Filter => ({ state: ['attacking'], so })
const using = pattern(/using (Bombard|Ion Cannon)\b/, ([, word]) =>
  word === 'Bombard' ? ('bombard' as const) : ('ion-cannon' as const),
)
const target = pattern(/(?:to attack(?: an? \w+ unit| a unit in the \w+ arena)?\b)?/, () => null)
const compared = pattern(/an? (lower|higher|greater)\b/, ([, word]) =>
  word === 'lower' ? ('more' as const) : ('less' as const),
)
export const fighting: Parser<Filter> = either<Filter>(
  say`${using} ${target}`((kind) => attackingSo({ if: 'attacking', card: THAT, with: kind })),
  say`that (?:is|are) attacking a unit with ${compared} ${measure}`((is, statistic) =>
    // A unit with a lower number than its own: it has a higher one than the unit.
    ({
      state: ['attacking'],
      number: { of: statistic, is, than: { amount: 'statistic', statistic, of: { the: 'defender' } } },
    }),
  ),
)
