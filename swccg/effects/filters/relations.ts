/** Where a card is, seen from the place of the card that speaks. */

import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isInside } from '../../rules/cards/place.ts'
import {
  areAdjacent,
  areRelated,
  isSiteCard,
  isSpaceCard,
  isSystemCard,
} from '../../rules/locations/locations.ts'
import type { Place } from '../../text/filter.ts'
export type Relation = (game: Game, here: CardId, there: CardId, card: CardId, self: CardId) => boolean
export const RELATIONS: Readonly<Record<Exclude<Place, object | 'aboard' | 'on-this'>, Relation>> = {
  'same-location': (_, here, there) => here === there,
  'same-site': (game, here, there) => here === there && isSiteCard(game, here),
  'same-system': (game, here, there) => here === there && isSystemCard(game, here),
  present: (game, here, there, card, self) =>
    here === there && !isInside(game, card) && !isInside(game, self),
  'adjacent-site': (game, here, there) => isSiteCard(game, there) && areAdjacent(game, here, there),
  'same-or-adjacent-site': (game, here, there) =>
    isSiteCard(game, there) && (here === there || areAdjacent(game, here, there)),
  'related-system': (game, here, there) => areRelated(game, here, there) && isSystemCard(game, there),
  'same-system-or-sector': (game, here, there) => here === there && isSpaceCard(game, here),
  'related-sector': (game, here, there) =>
    areRelated(game, here, there) && isSpaceCard(game, there) && !isSystemCard(game, there),
  'related-site': (game, here, there) => areRelated(game, here, there) && isSiteCard(game, there),
}
