/** Tapping and untapping. */
import { type CardId, type Cause, expire } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

export function tap(game: Game, card: CardId, cause: Cause): void {
  if (game.card(card).tapped) return
  game.changeCard(card, { tapped: true })
  game.emit({ kind: 'tapped', card, cause })
}

export function untap(game: Game, card: CardId, cause: Cause): void {
  if (!game.card(card).tapped) return
  game.changeCard(card, { tapped: false })
  endWhileTapped(game, card)
  game.emit({ kind: 'untapped', card, cause })
}

/** The moment at which a card is tapped no longer. */
export const untapping = (card: CardId): string => `untapped ${card}`

/** Ends what lasts as long as a card remains tapped: it untaps, or leaves play. */
export const endWhileTapped = (game: Game, card: CardId): void => expire(game, untapping(card))
