/** Instructions about stacks: joining one, and another card on top. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../../kinds.ts'
import { exists } from '../../../rules/cards/place.ts'
import { newTop } from '../../../rules/unique/new-top.ts'
import { rearranging } from '../../../rules/unique/rearrange-by-effect.ts'
import { bringToTop, mayStack, stackBeneath } from '../../../rules/unique/stack.ts'
import { isGuestBeneath } from '../../../rules/unique/stacking-by-text.ts'
import { cardsFor } from '../../context.ts'
import type { Performers } from '../performer.ts'

export const stackPerformers: Performers<'stack' | 'rearrange' | 'sink'> = {
  /** By the stacking rules as they are for that unit now (idc/phrase/follow-normal-stacking-rules). */
  stack: (game, context, { on, place }, found) => {
    for (const card of found) {
      const [unit] = cardsFor(game, context, on)
      if (unit === undefined || !exists(game, card) || !mayStack(game, card, unit)) continue
      if (definitionOf(game, card).kind !== definitionOf(game, unit).kind) continue
      const version = stackBeneath(game, card, unit)
      if (place === 'top') game.call(newTop, { seat: context.you, card: unit, version, deployed: false })
    }
  },
  sink: (game, { you }, _, found) => {
    for (const card of found.filter((each) => exists(game, each))) sink(game, you, card)
  },
  rearrange: (game, { you }, { moves = false }, found) => {
    for (const card of [...found].reverse()) game.call(rearranging, { seat: you, card, moves })
  },
}

/** The card that was on top comes to lie under all others. */
function sink(game: Game, seat: SeatId, card: CardId): void {
  const present = definitionOf(game, card)
  const next = game
    .card(card)
    .stack.find((lower) => !isGuestBeneath(game, definitionOf(game, lower), present))
  if (next === undefined) return
  bringToTop(game, card, next)
  const [top, ...others] = game.card(card).stack
  game.changeCard(card, { stack: [...others, top!] })
  const { is } = game.card(card)
  game.emit({ kind: 'rearranged', seat, card, is, cause: { rule: 'idc/stack/rearrange' } })
}
