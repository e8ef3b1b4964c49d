/** Missing characters: who is missing, who is found, and what just became of them. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Parser } from '../../source.ts'
import { selector } from '../nouns/nouns.ts'
import { type Thing, thing } from '../nouns/things.ts'
import type { Deed, Just } from '../sentences/deeds.ts'

const acted = ({ what, deed }: Thing, act: (what: Filter) => Instruction): Deed => ({
  ...deed,
  do: [...(deed.do ?? []), act(what)],
})

export const missingVerbs: Parser<Deed> = either<Deed>(
  say`${thing} (?:is|are) missing`((one) => acted(one, (what) => ({ do: 'go-missing', what }))),
  say`find ${thing}`((one) => acted(one, (what) => ({ do: 'find', what }))),
)

export const missingMoments: Parser<Just> = either<Just>(
  say`${selector} (?:has |was |is )?just (?:become |became )?missing`((card) => ({ just: 'missing', card })),
  say`${selector} (?:was|is) just found`((card) => ({ just: 'found', card })),
)
