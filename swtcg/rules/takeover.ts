/** Control of cards: whoever gains it commands the unit and its whole stack until it goes back. */
import { type CardId, type Cause, moveCard, type SeatId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { isIn, seatZone } from './place.ts'

/** Pilots and Equipment keep their controllers (idc/pilot/control-unaffected-by-unit-control). */
export function changeController(game: Game, card: CardId, seat: SeatId, cause: Cause): void {
  const inBuildZone = isIn(game, card, 'build')
  for (const each of [card, ...game.card(card).stack]) game.changeCard(each, { controller: seat })
  if (inBuildZone) moveCard(game, card, seatZone(seat, 'build'))
  game.emit({ kind: 'controlChanged', card, seat, cause })
}

/** Gives back what was taken until a moment (idc/term/control-may-change). */
export function returnControl(game: Game, until: string): void {
  for (const effect of game.state.lasting)
    if (effect.kind === 'control' && effect.duration.until === until)
      changeController(game, effect.card, effect.back, { rule: 'idc/term/control-may-change' })
}
