/** Cards excluded from a battle: inactive until it ends, with all that is aboard or on them (ccgx/state/excluded). */
import type { CardId } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { allThatFit, matches } from '../../effects/matches.ts'
import type { Game } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import { exists, withAllOn } from '../cards/place.ts'

/** They take no further part. */
export function excludeFrom(game: Game, cards: readonly CardId[]): void {
  const { battle } = game.table
  if (!battle || cards.length === 0) return
  const gone = new Set(cards.filter((card) => exists(game, card)).flatMap((card) => withAllOn(game, card)))
  const excluded = [...new Set([...battle.excluded, ...cards])]
  game.changeTable({ battle: { ...battle, excluded, cards: battle.cards.filter((card) => !gone.has(card)) } })
}

/** Those who fit now, and those who come later and fit, where all such cards are meant. */
export function excludeFitting(game: Game, what: Filter, context: Context, later: boolean): void {
  const { battle } = game.table
  if (!battle) return
  if (later) game.changeTable({ battle: { ...battle, excluding: [...battle.excluding, { what, context }] } })
  excludeFrom(
    game,
    allThatFit(game, context, what).filter((card) => battle.cards.includes(card)),
  )
}

/** Whether somebody who has come is of those that are kept out (ccgx/state/excluded-later-arrivals). */
export const isUnwanted = (game: Game, card: CardId): boolean =>
  game.table.battle?.excluding.some(({ what, context }) => matches(game, context, what, card)) === true

/** Whoever is captured or goes missing is in the battle no more. */
export function leaveBattle(game: Game, card: CardId): void {
  const { battle } = game.table
  if (battle?.cards.includes(card))
    game.changeTable({ battle: { ...battle, cards: battle.cards.filter((each) => each !== card) } })
}
