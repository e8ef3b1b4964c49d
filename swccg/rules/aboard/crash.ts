/** Crashing: a vehicle lies on its side until it leaves the table; whoever is aboard stays there (ccgx/vehicle/crash). */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'

export function crash(game: Game, card: CardId): void {
  if (definitionOf(game, card).kind !== 'vehicle' || game.card(card).crashed) return
  game.changeCard(card, { crashed: true })
  game.emit({ kind: 'crashed', card, cause: { rule: 'ccgx/vehicle/crash' } })
}
