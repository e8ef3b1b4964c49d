/** Other prices for a card: Alternative Cost, Reduced Cost, Meditate. */
import { rewrite } from '@dejarik/kernel/language'
import { self } from '../../names.ts'
import { either, type Parser, pattern, say } from '../../parser.ts'
import type { Ability, Cost } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { sentences } from '../clauses/sentences.ts'
import { condition } from '../conditions/conditions.ts'
import { count } from '../nouns/words.ts'
import { cost } from './costs.ts'

/** The card that is completed cannot pay for itself (now/costs/alternative-all-or-nothing). */
const withOthers = (paid: readonly Cost[]): readonly Cost[] =>
  rewrite(paid, (part) =>
    typeof part['place'] === 'object' && isHand(part['place']) ? { ...part, other: true } : part,
  ) as readonly Cost[]
const isHand = (place: object | null): boolean => place !== null && 'in' in place && place.in === 'hand'

const reminder = pattern(/(?: ?[(]You may play [^()]*[)])?/, () => null)
const besides = pattern(/,? and\b|[.](?= you may\b)/i, () => null)
/** `Alternative Cost: Pay 8 Force`, `Reduced Cost 3: If …`, `Pay 4 Force -> Meditate`. */
export const priceInstead: Parser<Ability> = either<Ability>(
  say`Alternative Cost: ${cost}`((paid) =>
    resolvePronouns({ ability: 'alternative-cost', cost: withOthers(paid) }),
  ),
  say`Reduced Cost ${count}: if ${condition}`((value, only) =>
    resolvePronouns({ ability: 'reduced-cost', value, only }),
  ),
  say`${cost} -> Meditate${reminder}`((paid) => resolvePronouns({ ability: 'meditate', cost: paid })),
  say`${cost} -> Meditate${reminder},? and ${self} can't be disrupted`((paid) =>
    resolvePronouns({ ability: 'meditate', cost: paid, undisruptable: true }),
  ),
  say`${cost} -> Meditate${reminder}${besides} ${sentences}`((paid, _, __, and) =>
    resolvePronouns({ ability: 'meditate', cost: paid, and }, true),
  ),
)
