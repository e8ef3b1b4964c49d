/** Whether the health of a unit or a Pilot is used up. */

import type { CardId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import type { Game } from '../../kinds.ts'
import { whyForbidden } from '../abilities/constraints.ts'
import { cardsAt, cardsIn, exists, isInPlay } from '../cards/place.ts'
import { isHealthKnown, remainingHealth } from './remaining-health.ts'

/** Counters equal to or above total health discard a unit (idc/attack/discard-at-health, idc/term/discard-when-health-used-up). */
export function isSpent(game: Game, unit: CardId): boolean {
  if (!exists(game, unit) || game.card(unit).damage === 0 || !isInPlay(game, unit)) return false
  if (!isHealthKnown(game, unit) || remainingHealth(game, unit) > 0) return false
  return whyForbidden(game, unit, 'be-discarded') === null
}

/** Every unit and Pilot whose health is used up. Asked at every chance, when hardly a card has damage. */
export function spentUnits(game: Game): CardId[] {
  const spent: CardId[] = []
  for (const place of PLACES) addSpent(game, cardsAt(game, place), spent)
  for (const seat of game.table.order) addSpent(game, cardsIn(game, seat, 'build'), spent)
  return spent
}
const PLACES = [...ARENAS, 'attached'] as const

function addSpent(game: Game, cards: readonly CardId[], spent: CardId[]): void {
  for (const card of cards) if (game.card(card).damage > 0 && isSpent(game, card)) spent.push(card)
}
