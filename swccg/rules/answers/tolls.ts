/** Interrupts that must go beneath a card and cost more for all that lie there (ccgx/interrupt/grab-toll). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { enter } from '../cards/attach.ts'

const tollGates = (game: Game, card: CardId): readonly CardId[] =>
  definitionOf(game, card).kind === 'interrupt'
    ? active(game, 'tolls').flatMap(({ what, context }) =>
        matches(game, context, what.of, card) ? [context.self] : [],
      )
    : []

/** Force that playing a card takes besides: one for each card of the stack that it comes to, itself included. */
export const tollOf = (game: Game, card: CardId): number =>
  tollGates(game, card).reduce((sum, gate) => sum + game.card(gate).holds.length + 1, 0)

/** Puts a card that is played beneath the one that waits for it; its number there. */
export function payToll(game: Game, seat: SeatId, card: CardId): CardId {
  const [gate] = tollGates(game, card)
  return gate === undefined ? card : enter(game, card, gate, 'beneath', seat)
}
