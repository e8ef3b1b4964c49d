/** Escaping: into the owner's Used Pile, what was on it is lost (ccgx/capture/escape-option). */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { leave } from '../cards/attach.ts'
import { withAllOn } from '../cards/place.ts'

export function letEscape(game: Game, card: CardId): void {
  const { owner, is, as } = game.card(card)
  const rest = as === 'captured' ? 'used' : 'lost' // ccgx/tractor/released
  for (const each of withAllOn(game, card).slice(1).toReversed()) leave(game, each, rest)
  const left = leave(game, card, 'used')
  game.emit({ kind: 'escaped', card: left, is, owner, cause: { rule: 'ccgx/capture/escape-option' } })
}
