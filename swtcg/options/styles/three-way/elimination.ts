/** Leaving a game of three factions: whoever has units in fewer than two arenas at the end of a turn. */
import { moveCard, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../../cards/definition.ts'
import { definitionOf, type Game } from '../../../kinds.ts'
import { letGo } from '../../../rules/cards/attachment.ts'
import { blankCard } from '../../../rules/cards/blank-card.ts'
import { seatZone, sideOf, tableZone, unitsOf } from '../../../rules/cards/place.ts'
import { winGame } from '../../../rules/turn/arena-control.ts'
import { hasBegun } from '../../../rules/turn/battles-begun.ts'

const LEAST = 2
const RULE = 'opt/three-way-war/after-elimination-ruling'

const arenasOf = (game: Game, seat: SeatId): number =>
  ARENAS.filter((arena) => unitsOf(game, seat, arena).length > 0).length

/** All who fail leave at the same time (opt/three-way-war/elimination). */
export function eliminate(game: Game): void {
  if (!hasBegun(game) || game.state.outcome) return
  const leaving = game.table.order.filter((seat) => arenasOf(game, seat) < LEAST)
  if (leaving.length === 0) return
  const staying = game.table.order.filter((seat) => !leaving.includes(seat))
  for (const seat of leaving) leave(game, seat)
  game.changeTable({ order: staying })
  if (staying.length === 0) winGame(game, { side: null, rule: RULE })
  else if (staying.length === 1) winGame(game, { side: sideOf(game, staying[0]!), rule: RULE })
}

/** What the player owns goes out of the game, what others own goes back to them. */
function leave(game: Game, seat: SeatId): void {
  game.emit({ kind: 'eliminated', seat, cause: { rule: 'opt/three-way-war/elimination' } })
  const inPlay = [
    ...ARENAS.map(tableZone),
    tableZone('attached'),
    seatZone(seat, 'build'),
    seatZone(seat, 'resource'),
  ]
  for (const zone of inPlay)
    for (const card of [...game.state.zones[zone]!.cards]) {
      const { owner, controller } = game.card(card)
      if (owner === seat) takeOut(game, card, seat)
      else if (controller === seat) giveBack(game, card, owner)
    }
}

function takeOut(game: Game, card: number, seat: SeatId): void {
  const { stack, pilots, equipment, host } = game.card(card)
  for (const with_ of [...stack, ...pilots, ...equipment]) {
    const { owner } = game.card(with_)
    if (owner !== seat) giveBack(game, with_, owner)
  }
  if (host !== null) letGo(game, card)
  for (const with_ of [...game.card(card).stack, ...game.card(card).pilots, ...game.card(card).equipment])
    moveCard(game, with_, seatZone(seat, 'aside'), { change: blankCard(seat) })
  moveCard(game, card, seatZone(seat, 'aside'), { change: blankCard(seat) })
}

function giveBack(game: Game, card: number, owner: SeatId): void {
  if (game.card(card).host !== null) letGo(game, card)
  const { kind } = definitionOf(game, card)
  const to = kind === 'unit' || kind === 'equipment' ? 'build' : 'discard'
  moveCard(game, card, seatZone(owner, to), { change: { controller: owner, host: null } })
}
