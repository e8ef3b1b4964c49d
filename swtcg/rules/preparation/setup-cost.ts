/** What building in setup costs, and from which pool it is paid. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import type { CardDefinition, CardKind } from '../../cards/definition.ts'
import { type Destination, definitionOf, type Game } from '../../kinds.ts'

export const printedCost = ({ cost = 0 }: CardDefinition): number => cost

/** A stack counts as its top card and 1 for each other card (idc/setup/stack-total-cost). */
export function setupCost(game: Game, card: CardId, destination: Destination): number {
  const cost = printedCost(definitionOf(game, card))
  if (!('onto' in destination)) return numberOf(game, 'cost', card) // no effect changes it in setup (idc/setup/no-effects)
  if (destination.place === 'beneath') return 1
  return 1 + cost - printedCost(definitionOf(game, destination.onto))
}

/** The two pools do not mix. */
export const isReserved = (game: Game, seat: SeatId, cost: number, kind: CardKind): boolean =>
  kind === 'resource' && cost <= game.seat(seat).setup.reserve
