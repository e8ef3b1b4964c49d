/** Preparation and setup of six players, each of whom faces another. */
import { type SeatId, shuffleZone } from '@dejarik/kernel'
import { type Game, step } from '../../../kinds.ts'
import { seatsOf, seatZone, sideOf } from '../../../rules/cards/place.ts'
import type { Setup } from '../../../rules/preparation/setup.ts'

export const RULE = 'opt/fight-on-all-fronts'

/** The player of the same arena on the other side. */
const facing = (game: Game, seat: SeatId): SeatId => {
  const own = seatsOf(game, sideOf(game, seat))
  const others = game.table.order.filter((each) => sideOf(game, each) !== sideOf(game, seat))
  return others[own.indexOf(seat)]!
}

/** Dark Space, Light Space, Dark Ground, and so on; each is compared with whoever faces it. */
function rotation(game: Game): readonly SeatId[] {
  const [first, second] = game.constants.sides.map((side) => seatsOf(game, side))
  return (first ?? []).flatMap((seat, index) => [seat, second![index]!])
}

export const next = step<Setup>('next', (game, { seat, passes = false }) => {
  const order = rotation(game)
  const done = (each: SeatId): boolean => game.seat(each).setup.done
  if (order.every(done)) {
    game.finish()
    return undefined
  }
  if (seat !== undefined && !done(seat)) {
    const { total } = game.seat(seat).setup
    const rival = game.seat(facing(game, seat)).setup
    const opens = passes || total > rival.total
    if (!opens) return undefined
  }
  const from = seat === undefined ? 0 : order.indexOf(seat) + 1
  const turn = [...order.slice(from), ...order.slice(0, from)].find((each) => !done(each))!
  return {
    side: sideOf(game, turn),
    seat: turn,
    passes: false,
    opened: game.seat(facing(game, turn)).setup.total > 0,
  }
})

/** Teammates shuffle when one of them does (opt/fight-on-all-fronts/shuffle-together). */
export function shuffleTeam(game: Game, seat: SeatId): void {
  for (const mate of seatsOf(game, sideOf(game, seat)))
    if (mate !== seat) shuffleZone(game, seatZone(mate, 'deck'))
}
