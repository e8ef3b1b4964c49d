/** Which filters find more than the active cards. */

import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isInactive } from '../../rules/cards/place.ts'
import { isState } from '../../rules/cards/skills.ts'
import type { Filter } from '../../text/filter.ts'
import { some } from './test.ts'
/** What lies beneath another card is out of the game, but for the card above it; so is who is inactive, but for who asks. */
export const isInGame = (game: Game, filter: Filter, card: CardId): boolean =>
  filter.where === 'on-this' ||
  filter.converted === true ||
  (game.card(card).as !== 'beneath' && (!isInactive(game, card) || asksForInactive(filter)))

/** A filter finds inactive cards only if it names their state (the ruling at ccgx/state/active); found once a filter. */
const inactive = new WeakMap<Filter, boolean>()
export function asksForInactive(filter: Filter): boolean {
  const kept = inactive.get(filter)
  if (kept !== undefined) return kept
  const asks = namesInactive(filter)
  inactive.set(filter, asks)
  return asks
}
const namesInactive = ({ trait, any, on, stranded }: Filter): boolean =>
  stranded !== undefined ||
  (trait !== undefined && some(trait, isState)) ||
  any?.some(asksForInactive) === true ||
  (on !== undefined && asksForInactive(on))

/** Whether it may find more than the active cards. */
export const asksForMore = (filter: Filter): boolean =>
  filter.where === 'on-this' || filter.converted === true || asksForInactive(filter)
