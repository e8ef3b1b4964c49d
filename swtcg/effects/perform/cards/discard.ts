/** Discarding a card from wherever it is. */

import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../../kinds.ts'
import { whyForbidden } from '../../../rules/abilities/constraints.ts'
import { isConcealed } from '../../../rules/cards/face.ts'
import { isIn } from '../../../rules/cards/place.ts'
import { discardCard, discardUnit } from '../../../rules/damage/discard.ts'
import type { Context } from '../../context.ts'
import { causeOf } from '../performer.ts'

/** Gives the card's id in the discard pile. */
export function discard(game: Game, context: Context, card: CardId): CardId {
  const cause = causeOf(context)
  if (whyForbidden(game, card, 'be-discarded') !== null) return card
  if (isIn(game, card, 'hand')) return discardCard(game, card, 'hand', cause)
  if (isIn(game, card, 'deck')) return discardCard(game, card, 'deck', cause)
  if (isIn(game, card, 'aside')) return discardCard(game, card, 'deck', cause)
  if (isConcealed(game, card)) return discardCard(game, card, 'build', cause)
  discardUnit(game, card, cause)
  return card
}
