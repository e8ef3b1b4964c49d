/** What a card does before the game: it brings others to the table, free. */
import { either, map, nothing, pattern, say, separated } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Parser } from '../../source.ts'
import { selector } from '../nouns/nouns.ts'

const reshuffled: Parser<unknown> = either<unknown>(
  say`; reshuffle`(() => null),
  nothing(null),
)
const free: Parser<Filter> = say`(?=\s*(?:one |an? ))${selector} which has no deploy cost`((cards) => ({
  ...cards,
  number: { name: 'deploy', most: 0 },
}))
const step: Parser<Instruction> = either<Instruction>(
  say`deploy from (?:your )?Reserve Deck ${free} ${reshuffled}`((what) => ({ do: 'bring-out', what })),
  say`place Interrupt in (?:the |your )?Lost Pile`(() => ({ do: 'lose-this' })),
)
export const beforeTheGame: Parser<readonly Instruction[]> = map(
  separated(
    step,
    pattern(/[.] /, () => null),
  ),
  (steps) => steps,
)
