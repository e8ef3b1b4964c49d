/** Cards that lie in a stack by the list of a top card that has it no more: they are put into discard piles. */
import { type CardId, moveCard } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { letGo } from '../cards/attachment.ts'
import { blankCard } from '../cards/blank-card.ts'
import { seatZone } from '../cards/place.ts'
import { isListed } from '../keywords/stack.ts'
import { joinsOf } from './stacking-by-text.ts'

/** To be called when a unit has another top card or has lost text (now/stack/stack-lost). */
export function dropUnlisted(game: Game, top: CardId): void {
  for (const card of game.card(top).stack) {
    if (mayStay(game, card, top)) continue
    const { owner } = game.card(card)
    letGo(game, card)
    moveCard(game, card, seatZone(owner, 'discard'), { at: 'top', change: blankCard(owner) })
  }
}

/** A version, a card that is there by its own text, and a Subordinate, which text has put there, stay. */
const mayStay = (game: Game, card: CardId, top: CardId): boolean =>
  game.policies.whyNotTogether(game, card, top) === null ||
  joinsOf(definitionOf(game, card)).length > 0 ||
  definitionOf(game, card).subordinate === true ||
  isListed(game, card, top)
