/** The numbers that a unit had when an effect made it leave: they are spoken of after it is gone. */

import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Measure } from '../../language/tree/nouns.ts'
import { isInPlay } from '../../rules/cards/place.ts'
import { pendingOn } from '../../rules/damage/pending-damage.ts'
import { remainingHealth } from '../../rules/damage/remaining-health.ts'
import type { Bound } from '../context.ts'

const KEPT = ['speed', 'power', 'health', 'total-cost'] as const
const named = (measure: string): string => `last ${measure}`

/** What is bound besides the cards themselves, of the first of them. */
export function lastNumbers(game: Game, [unit]: readonly CardId[]): Bound {
  if (unit === undefined) return {}
  const kept = KEPT.map((measure) => [named(measure), numberOf(game, measure, unit)])
  return {
    ...Object.fromEntries(kept),
    [named('remaining-health')]: remainingHealth(game, unit),
    [named('damage')]: game.card(unit).damage,
  }
}

/** The damage that was pending on a unit when it left. */
export const lastPending = (game: Game, [unit]: readonly CardId[]): Bound => {
  const pending = unit === undefined ? 0 : pendingOn(game, unit)
  return pending > 0 ? { [named('pending')]: pending } : {}
}

/** The build counters of a Mission that is completed; what was paid at once counts as so many. */
export const lastCounters = (counters: number, cost: number): Bound => ({
  [named('build')]: Math.max(counters, cost),
  [named('extra build')]: Math.max(0, counters - cost),
})

/** What it was, if the card has left play since. */
export function lastKnown(
  game: Game,
  bound: Bound,
  of: Measure | 'damage' | 'build' | 'extra build' | 'pending',
  card: CardId,
): number | undefined {
  const value = bound[named(of)]
  return typeof value === 'number' && !isInPlay(game, card) ? value : undefined
}
