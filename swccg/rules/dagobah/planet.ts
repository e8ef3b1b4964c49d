/** The planet Dagobah and what is on it. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { locationOf } from '../cards/place.ts'
import { isPartOf } from '../locations/locations.ts'

export const DAGOBAH = 'Dagobah'

export const isOnDagobah = (game: Game, card: CardId): boolean => {
  const place = locationOf(game, card)
  return place !== null && isPartOf(game, place, DAGOBAH)
}
