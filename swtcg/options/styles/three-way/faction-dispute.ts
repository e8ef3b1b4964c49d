/** A faction that several want: rolled for, or bid for with the points of setup. */
import { type ActionQuestion, rollDice, type SeatId } from '@dejarik/kernel'
import type { About, Game, Side, SwtcgOffer } from '../../../kinds.ts'

export const RULE = 'opt/three-way-war'
export interface Factions {
  readonly wishes?: readonly Side[]
  /** Who has which faction already. */
  readonly given?: Readonly<Record<SeatId, Side>>
  /** The faction that is disputed, who still wants it, the next to bid first, and what was bid. */
  readonly side?: Side
  readonly rivals?: readonly SeatId[]
  readonly bids?: Readonly<Record<SeatId, number>>
}

export const seats = (game: Game): SeatId[] => [...game.state.seats.keys()]
export const left = (game: Game, given: Readonly<Record<SeatId, Side>>): SeatId[] =>
  seats(game).filter((seat) => given[seat] === undefined)

/** The highest die; whoever rolls as high rolls again. */
export function rollOff(game: Game, rivals: readonly SeatId[]): SeatId {
  const dice = rivals.map((seat) => {
    const rolled = rollDice(game, 1)
    game.emit({ kind: 'diceRolled', seat, dice: rolled, for: 'side' })
    return rolled[0]!
  })
  const best = rivals.filter((_, place) => dice[place] === Math.max(...dice))
  return best.length === 1 ? best[0]! : rollOff(game, best)
}

/** Down from the points of setup, each lower than the one before, until one is left. */
export function bidding(
  game: Game,
  { rivals = [], bids: made = {} }: Factions,
): ActionQuestion<SwtcgOffer, About> | undefined {
  const [seat] = rivals
  if (seat === undefined || rivals.length < 2) return undefined
  const below = Math.min(game.constants.startingBuild + 1, ...Object.values(made))
  const bids = Array.from({ length: below }, (_, less) => below - 1 - less)
  return {
    kind: 'action',
    seat,
    about: 'bid-for-side',
    rules: [`${RULE}/choose-sides-dispute`],
    offers: [
      { key: 'give-up', verb: 'give-up' },
      ...bids.map((amount): SwtcgOffer => ({ key: `bid ${amount}`, verb: 'bid', amount })),
    ],
  }
}

export function won(game: Game, { given = {}, side, rivals: [seat] = [], bids = {} }: Factions): Factions {
  const now = { ...given, [seat!]: side! }
  const points = bids[seat!]
  const { setup } = game.seat(seat!)
  if (points !== undefined) game.changeSeat(seat!, { setup: { ...setup, left: points } })
  game.goto(left(game, now).length > 1 ? 'wish' : 'give')
  return { given: now, wishes: [], rivals: [], bids: {} }
}
