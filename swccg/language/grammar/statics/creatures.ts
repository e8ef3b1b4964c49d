/** What keeps creatures from attacking and from being attacked. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Bar, Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { selector } from '../nouns/nouns.ts'

const bars = (of: Filter, ...what: readonly Bar[]): readonly Static[] =>
  what.map((each) => ({ static: 'bars', what: each, of }))

export const ofCreatures: Parser<readonly Static[]> = either<readonly Static[]>(
  say`prevents ${selector} from attacking where present`((of) => bars({ ...of, where: 'present' }, 'attack')),
  say`${selector} (?:may not|do not) attack`((of) => bars(of, 'attack')),
  say`${selector} may not attack here`((of) => bars({ ...of, where: 'same-location' }, 'attack')),
  say`${selector} (?:may not|do not) attack (?:and|or) (?:may not )?be attacked`((of) =>
    bars(of, 'attack', 'be-attacked'),
  ),
)
