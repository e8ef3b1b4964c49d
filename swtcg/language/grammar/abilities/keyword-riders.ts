/** Activated keywords with something besides: `Pay 1 Force -> Evade 2, and you may draw a card`. */

import { either, type Parser, say, where } from '../../parser.ts'
import type { ActivatedKeywordAbility } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { sentences } from '../clauses/sentences.ts'
import { activated as plainly } from './keyword-abilities.ts'
import { type Restriction, restriction } from './restrictions.ts'

/** A keyword has its own time: a limit of it can be a condition alone. */
const onlyIf = where(
  restriction,
  ({ only, ...limits }) => only !== undefined && Object.keys(limits).length === 0,
) as Parser<Required<Pick<Restriction, 'only'>>>
export const activated: Parser<ActivatedKeywordAbility> = either<ActivatedKeywordAbility>(
  plainly,
  say`${plainly},? and ${sentences}`((keyword, and) => resolvePronouns({ ...keyword, and })),
  say`${plainly}[.] (?=you may)${sentences}`((keyword, and) => resolvePronouns({ ...keyword, and })),
  say`${plainly}[.] ${onlyIf}`((keyword, { only }) => resolvePronouns({ ...keyword, only })),
)
