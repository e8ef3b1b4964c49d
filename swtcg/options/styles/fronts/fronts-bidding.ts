/** Bidding of two teams of three: each player lowers the own points, Space against Space, then Ground, then Character. */
import type { ActionQuestion, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../../cards/definition.ts'
import { type About, ask, type Game, type SwtcgOffer } from '../../../kinds.ts'
import { assignSides, type Sides } from '../../../rules/preparation/sides.ts'

const RULE = 'opt/fight-on-all-fronts/bidding'
interface Bidding extends Sides {
  /** The last bid of each seat; 0 bids so far at the start. */
  readonly bids?: Readonly<Record<SeatId, number>>
  readonly made?: number
}

const rival = (seat: SeatId): SeatId => (seat + ARENAS.length) % (2 * ARENAS.length)

/** The team that rolled higher opens; the sides alternate within an arena. */
function bidder({ team = 0, made = 0 }: Bidding): SeatId {
  const front = Math.floor(made / 2) % ARENAS.length
  return ((team + made) % 2) * ARENAS.length + front
}

/** Lower than the last bid of whoever faces the player, and than the own. */
function question(game: Game, locals: Bidding): ActionQuestion<SwtcgOffer, About> {
  const seat = bidder(locals)
  const { bids = {} } = locals
  const { startingBuild } = game.constants
  const below = Math.min(bids[seat] ?? startingBuild, bids[rival(seat)] ?? startingBuild)
  const offers = Array.from({ length: below }, (_, less) => below - 1 - less).map(
    (amount): SwtcgOffer => ({ key: `bid ${amount}`, verb: 'bid', amount }),
  )
  return {
    kind: 'action',
    seat,
    about: 'bid-for-side',
    rules: [RULE],
    offers: [{ key: 'give-up', verb: 'give-up' }, ...offers],
  }
}

/** Whoever wins the side starts with what each of them bid (opt/fight-on-all-fronts/bid-result). */
function win(game: Game, locals: Bidding, team: number): void {
  assignSides(game, locals, team)
  for (const [seat, left] of Object.entries(locals.bids ?? {}).map(
    ([key, bid]) => [Number(key), bid] as const,
  ))
    if (Math.floor(seat / ARENAS.length) === team)
      game.changeSeat(seat, { setup: { ...game.seat(seat).setup, left } })
}

export const bidByPlayer = ask<Bidding, ActionQuestion<SwtcgOffer, About>>(
  'bid',
  question,
  (game, locals, offer, seat) => {
    const bid = offer.verb === 'bid' ? offer.amount : null
    game.emit({ kind: 'sideBid', seat, bid, cause: { rule: RULE } })
    if (bid === null) {
      win(game, locals, 1 - Math.floor(seat / ARENAS.length))
      return undefined
    }
    game.goto('bid')
    return { bids: { ...locals.bids, [seat]: bid }, made: (locals.made ?? 0) + 1 }
  },
)
