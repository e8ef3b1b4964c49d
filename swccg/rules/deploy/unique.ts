/** Unique and restricted cards: how many of a title or a persona may be on table (ccg95/unique/one-dot). */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { CardFacts } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { IN_PLAY } from '../cards/place.ts'

/** The card on table that keeps another from coming, if one does. */
export function uniqueRival(game: Game, seat: SeatId, facts: CardFacts): CardId | null {
  const { dots } = facts
  if (dots === undefined || facts.kind === 'location') return null
  let first: CardId | null = null
  let count = 0
  for (const zone of IN_PLAY)
    for (const card of game.state.zones[zone]!.cards) {
      if (!counts(game, seat, card) || !isSame(game, facts, definitionOf(game, card))) continue
      first ??= card
      if (++count >= dots) return first
    }
  return null
}

function counts(game: Game, seat: SeatId, card: CardId): boolean {
  const { controller, as } = game.card(card)
  return as !== 'beneath' && (controller === seat || game.policies.uniqueAcrossSides)
}

const isSame = (game: Game, one: CardFacts, other: CardFacts): boolean =>
  one.title === other.title ||
  (game.policies.personasAreUnique && one.persona !== undefined && one.persona === other.persona)

/** The rule by which one keeps the other from coming: the same persona, the same name on both sides, or the dots. */
export function uniqueRule(game: Game, seat: SeatId, facts: CardFacts, rival: CardId): string {
  if (definitionOf(game, rival).title !== facts.title) return 'ccg/persona/one-per-persona'
  if (game.card(rival).controller !== seat) return 'ccg/unique/across-sides'
  return facts.dots === 1 ? 'ccg95/unique/one-dot' : 'ccg95/unique/two-or-three-dots'
}
