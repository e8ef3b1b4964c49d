/** Unique and restricted cards: how many of a title or a persona may be on table (ccg95/unique/one-dot). */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { CardFacts } from '../cards/definition.ts'
import { definitionOf, type Game } from '../kinds.ts'
import { IN_PLAY } from './place.ts'

/** The card on table that keeps another from coming, if one does. */
export function uniqueRival(game: Game, seat: SeatId, facts: CardFacts): CardId | null {
  const { dots } = facts
  if (dots === undefined || facts.kind === 'location') return null
  const rivals = IN_PLAY.flatMap((zone) => game.state.zones[zone]!.cards).filter((card) => {
    const { controller, as } = game.card(card)
    if (as === 'beneath' || (controller !== seat && !game.policies.uniqueAcrossSides)) return false
    return isSame(game, facts, definitionOf(game, card))
  })
  return rivals.length >= dots ? rivals[0]! : null
}

const isSame = (game: Game, one: CardFacts, other: CardFacts): boolean =>
  one.title === other.title ||
  (game.policies.personasAreUnique && one.persona !== undefined && one.persona === other.persona)
