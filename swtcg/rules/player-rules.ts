/** What effects rule for players while they work: cards drawn besides, and hands that lie open. */
import { EVERYONE, type Listener, reveal, type SeatId } from '@dejarik/kernel'
import { holds } from '../effects/conditions.ts'
import { type Context, seatsFor } from '../effects/context.ts'
import type { Game, Swtcg, SwtcgEvent } from '../kinds.ts'
import type { PlayerRule } from '../language/tree.ts'
import { abilitiesOf } from './abilities.ts'
import { census } from './census.ts'
import { cardsIn } from './place.ts'

/** The rules that cards in play make for a seat. */
export function playerRules(game: Game, seat: SeatId): PlayerRule[] {
  return census(game).withRules.flatMap((source) =>
    abilitiesOf(game, source).flatMap(({ ability }) => {
      if (ability.ability !== 'player-rule') return []
      const context: Context = { you: game.card(source).controller, self: source, bound: {} }
      if (ability.while && !holds(game, context, ability.while)) return []
      return seatsFor(game, context, ability.who).includes(seat) ? [ability.rule] : []
    }),
  )
}

/** How many cards a seat draws in its draw step: what the rules say, and what effects add. */
export const cardsToDraw = (game: Game, seat: SeatId): number =>
  playerRules(game, seat).reduce(
    (sum, rule) => ('draws' in rule ? sum + rule.draws : sum),
    game.constants.cardsDrawn,
  )

/** Everybody sees the hands that effects lay open. */
export function showOpenHands(game: Game): void {
  for (const seat of game.table.order)
    if (playerRules(game, seat).some((rule) => 'hand' in rule))
      for (const card of cardsIn(game, seat, 'hand')) reveal(game, card, EVERYONE)
}

/** Whenever a hand may have grown, or a card may have begun to lay it open. */
const HEARD: readonly SwtcgEvent['kind'][] = [
  'drew',
  'deployed',
  'controlChanged',
  'stepBegan',
  'stacked',
  'moved',
]
const listen: Listener<Swtcg> = (game) => {
  if (census(game).withRules.length > 0) showOpenHands(game)
}
export const openHandListeners = Object.fromEntries(HEARD.map((kind) => [kind, [listen]]))
