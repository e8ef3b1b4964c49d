/** Decks of twenty cards around one unit: what Duel of the Fates asks of them. */

import type { Arena, CardDefinition } from '../../../cards/definition.ts'
import type { Reason } from '../../../reasons.ts'
import { isPilot } from '../../../rules/keywords/pilot.ts'
import type { DeckCheck, DeckRules } from '../../../rules/preparation/deck-rules.ts'

const RULE = 'opt/duel-of-the-fates'
const BANNED = ['Darth Vader (S)', 'Luke Skywalker (S)', "A'Sharad Hett (A)"]

/** A Pilot is no unit here: it only pilots (opt/duel-of-the-fates/pilots-not-units). */
export const isDuellist = (card: CardDefinition): boolean => card.kind === 'unit' && !isPilot(card)

const oneUnit =
  (arena: Arena, limit: number): DeckCheck =>
  (cards, title): Reason[] => {
    const units = cards.filter(isDuellist)
    const names = units.map(title).join(', ')
    if (units.length !== 1)
      return [
        { code: 'one-unit', rule: `${RULE}/deck-one-unit`, detail: { given: units.length, cards: names } },
      ]
    const [unit] = units
    const reasons: Reason[] = []
    if (!unit!.arenas.includes(arena))
      reasons.push({ code: 'unit-of-arena', rule: `${RULE}/choose-arena`, detail: { arena, cards: names } })
    if ((unit!.cost ?? 0) > limit)
      reasons.push({
        code: 'build-limit',
        rule: `${RULE}/agreed-build-limit`,
        detail: { limit, cards: names },
      })
    return reasons
  }

export function duelDeck(
  { eachType: _, ratio: __, units: ___, ...usual }: DeckRules,
  arena: Arena,
  limit: number,
): DeckRules {
  return {
    ...usual,
    cards: { count: 20, most: 20, rule: `${RULE}/deck-exactly-20` },
    copies: { count: 1, rule: `${RULE}/one-copy-each`, sameNameIsSameCard: false },
    mixedSides: `${RULE}/deck-sides`,
    restricted: [...(usual.restricted ?? []), { names: BANNED, count: 0, rule: `${RULE}/banned-cards` }],
    more: [...(usual.more ?? []), oneUnit(arena, limit)],
    sample: { duel: { arena, limit } },
  }
}
