/** Subordinates: units that are in no deck and lie in the supply when they are not in play. */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { OwnZone } from './place.ts'

export const isSubordinate = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).subordinate === true

/** Instead of a discard pile, a hand or a deck it goes to the supply (now/subordinates/leave-to-supply). */
export const zoneAfter = (game: Game, card: CardId, zone: OwnZone): OwnZone =>
  isSubordinate(game, card) ? 'supply' : zone
