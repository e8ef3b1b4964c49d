/** Decks of at least thirty cards around one type: what Fight On All Fronts asks of them. */
import { ARENAS } from '../../../cards/definition.ts'
import type { DeckCheck, DeckRules } from '../../../rules/preparation/deck-rules.ts'

const RULE = 'opt/fight-on-all-fronts'
const LEAST = 16

const sixteenOfOneType: DeckCheck = (cards) => {
  const most = Math.max(
    ...ARENAS.map(
      (arena) => cards.filter(({ kind, arenas }) => kind === 'unit' && arenas.includes(arena)).length,
    ),
  )
  return most >= LEAST
    ? []
    : [
        {
          code: 'too-few-of-one-type',
          rule: `${RULE}/deck-sixteen-of-one-type`,
          detail: { given: most, least: LEAST },
        },
      ]
}

export function frontsDeck({ eachType: _, ratio: __, units: ___, ...usual }: DeckRules): DeckRules {
  return {
    ...usual,
    cards: { count: 30, rule: `${RULE}/deck-minimum-30` },
    copies: { ...usual.copies, count: 4, rule: `${RULE}/deck-four-copies` },
    mixedSides: `${RULE}/deck-sides`,
    more: [...(usual.more ?? []), sixteenOfOneType],
    teamRatio: { count: 2, rule: `${RULE}/deck-ratio-across-team` },
    sample: { typeBySeat: ARENAS },
  }
}
