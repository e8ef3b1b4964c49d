/** Hits: a card that a weapon hit is turned sideways, fights on, and must be forfeited (ccg95/weapon/hit-sideways). */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

export function markHit(game: Game, card: CardId, weapon: CardId): void {
  if (game.card(card).hit) return
  game.changeCard(card, { hit: true })
  game.emit({
    kind: 'hit',
    card,
    cause: { card: weapon, rule: game.policies.cite('ccg95/weapon/hit-sideways') },
  })
}
