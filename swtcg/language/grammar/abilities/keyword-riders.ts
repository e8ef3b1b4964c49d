/** Activated keywords with something besides: `Pay 1 Force -> Evade 2, and you may draw a card`. */
import { activated as plainly } from '../../keyword-abilities.ts'
import { either, type Parser, say } from '../../parser.ts'
import type { ActivatedKeywordAbility } from '../../tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { sentences } from '../clauses/sentences.ts'

export const activated: Parser<ActivatedKeywordAbility> = either<ActivatedKeywordAbility>(
  plainly,
  say`${plainly},? and ${sentences}`((keyword, and) => resolvePronouns({ ...keyword, and })),
  say`${plainly}[.] (?=you may)${sentences}`((keyword, and) => resolvePronouns({ ...keyword, and })),
)
