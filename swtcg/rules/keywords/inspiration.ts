/** Inspiration: each other unit of the same player in the arena has more speed, power and health. */
import type { CardId, Contribute } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Statistic } from '../../language/tree/nouns.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolatedOfUniques } from '../abilities/keyword-values.ts'
import { arenaOf, unitsOf } from '../cards/place.ts'

export const inspiration = isolatedOfUniques('inspiration')

/** What one unit with Inspiration gives another, and what each opponent gives one with Intimidation. */
export const SPIRIT: Readonly<Record<Statistic, number>> = { speed: 10, power: 1, health: 1 }

/** Each unit with Inspiration counts, but none for itself (now/keywords/inspiration). */
export function inspirationParts(game: Game, card: CardId, name: Statistic, add: Contribute): void {
  if (!census(game).keywords.has('inspiration')) return
  const arena = arenaOf(game, card)
  if (arena === null) return
  for (const other of unitsOf(game, game.card(card).controller, arena))
    if (other !== card && has(game, other, 'inspiration'))
      add(SPIRIT[name], 'inspiration', { card: other, rule: 'now/keywords/inspiration' })
}
