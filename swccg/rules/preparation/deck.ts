/** Whether a deck may be played: size, one side, a location to start with. */
import { unknownKeys } from '@dejarik/kernel'
import type { Library } from '../../cards/library.ts'
import type { Reason } from '../../reasons.ts'

/** The ids of the rules of each book that a deck can break. */
const RULES = {
  '1995': {
    size: 'ccg95/deck/sixty-cards',
    side: 'ccg95/deck/one-side-only',
    location: 'ccg95/deck/any-mix',
    objective: 'ccg/deck/one-objective',
  },
  beginners: {
    size: 'ccg/deck/sixty-cards',
    side: 'ccg/deck/one-side-only',
    location: 'ccg/deck/needs-starting-location',
    objective: 'ccg/deck/one-objective',
  },
} as const
export type Edition = keyof typeof RULES

export const DECK_SIZE = 60

/** Every reason at once. Keys must be of the library. */
export function checkDeck(
  library: Library,
  deck: readonly string[],
  edition: Edition,
  size = DECK_SIZE,
): readonly Reason[] {
  const cards = deck.filter((key) => library.has(key)).map((key) => library.card(key))
  const rules = RULES[edition]
  const unknown = deck.filter((key) => !library.has(key))
  const reasons: Reason[] = [...unknownKeys(unknown, (key) => library.closestKeys(key))]
  if (deck.length !== size)
    reasons.push({ code: 'deck-size', rule: rules.size, detail: { size, given: deck.length } })
  if (new Set(cards.map(({ side }) => side)).size > 1) reasons.push({ code: 'mixed-sides', rule: rules.side })
  const objectives = cards.filter(({ kind }) => kind === 'objective').length
  if (objectives > 1)
    reasons.push({ code: 'two-objectives', rule: rules.objective, detail: { given: objectives } })
  if (objectives === 0 && !cards.some(({ kind }) => kind === 'location'))
    reasons.push({ code: 'no-location', rule: rules.location })
  return reasons
}
