/** Control of cards: whoever gains it commands the unit and its whole stack until it goes back. */
import {
  type CardId,
  type Cause,
  type Listener,
  lastingOf,
  moveCard,
  removeLasting,
  type SeatId,
} from '@dejarik/kernel'
import type { Game, Swtcg } from '../../kinds.ts'
import type { Condition } from '../../language/tree/conditions.ts'
import type { Filter } from '../../language/tree/nouns.ts'
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
  const effects = takeovers(game)
  for (const [place, { card, back, duration }] of effects.entries()) {
    const stays = effects
      .slice(place + 1)
      .some((later) => later.card === card && later.duration.until !== until)
    if (duration.until === until && !stays && game.card(card).controller !== back)
      changeController(game, card, back, { rule: 'idc/term/control-may-change' })
  }
}

/** Control that is held as long as something is so ends the moment it is not (now/counters/control-by-counters). */
export function endLostControl(game: Game): void {
  for (const { id, card, back, held } of takeovers(game)) {
    if (!held || game.constants.facts.holds(game, held.context, isSuch(card, held.of))) continue
    const stays = takeovers(game).some((later) => later.card === card && later.id > id)
    removeLasting(game, id)
    if (!stays && game.card(card).controller !== back)
      changeController(game, card, back, { rule: 'now/counters/control-by-counters' })
  }
}
const isSuch = (card: CardId, of: Filter): Condition => ({
  if: 'matches',
  card: { the: 'cards', cards: [card] },
  of,
})
export const controlListeners: Readonly<Record<string, Listener<Swtcg>>> = { countersChanged: endLostControl }

/** Whoever had the card before any effect took it; to that player it goes back (idc/term/control-covers-everything). */
export const firstController = (game: Game, card: CardId): SeatId =>
  takeovers(game).find((effect) => effect.card === card)?.back ?? game.card(card).controller

const takeovers = (game: Game) => lastingOf(game, 'control')
