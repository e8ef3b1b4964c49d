/** Tapping and untapping. */
import type { CardId, Cause } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'

export function tap(game: Game, card: CardId, cause: Cause): void {
  if (game.card(card).tapped) return
  game.changeCard(card, { tapped: true })
  game.emit({ kind: 'tapped', card, cause })
}

export function untap(game: Game, card: CardId, cause: Cause): void {
  if (!game.card(card).tapped) return
  game.changeCard(card, { tapped: false })
  game.emit({ kind: 'untapped', card, cause })
}
