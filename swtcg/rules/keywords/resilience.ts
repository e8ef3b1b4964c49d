/** Resilience X: a unit with so many damage counters has X more power, or less where X is below 0. */
import { type CardId, type Contribute, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { cumulative } from '../abilities/keyword-values.ts'

export const resilience = cumulative('resilience')

/** More counters than needed add nothing (now/keywords/resilience, now/keywords/resilience-threshold). */
export function resilienceParts(game: Game, card: CardId, add: Contribute): void {
  if (!census(game).keywords.has('resilience')) return
  const power = numberOf(game, 'resilience', card)
  if (power !== 0 && game.card(card).damage >= Math.abs(power))
    add(power, 'resilience', { card, rule: 'now/keywords/resilience' })
}
