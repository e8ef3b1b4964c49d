/** Life Force and its piles: using, activating, losing, drawing, retrieving, re-circulating, one card at a time. */
import { type CardId, type Cause, moveCard, type SeatId, seatBit, shuffleZone } from '@dejarik/kernel'
import { definitionOf, type Game } from '../kinds.ts'
import { cardsIn, countIn, OFF_TABLE, type OwnZone, opponentOf, seatZone } from './place.ts'

export const LIFE_FORCE = ['reserve', 'force', 'used'] as const
export type LifePile = (typeof LIFE_FORCE)[number]

/** Reserve Deck, Force Pile and Used Pile together (ccg95/force/life-force-piles). */
export const lifeForce = (game: Game, seat: SeatId): number =>
  LIFE_FORCE.reduce((sum, pile) => sum + countIn(game, seat, pile), 0)

/** Ends the game for a player whose three piles are empty; asked after every card that leaves one. */
export function checkLifeForce(game: Game, seat: SeatId): void {
  if (game.state.outcome || lifeForce(game, seat) > 0) return
  game.emit({ kind: 'lifeForceSpent', seat })
  game.end([opponentOf(seat)], { rule: game.policies.cite('ccg95/goal/lose-when-life-force-empty') })
}

export const canUse = (game: Game, seat: SeatId, amount: number): boolean =>
  countIn(game, seat, 'force') >= amount

/** From the top of the Force Pile to the top of the Used Pile (ccg95/force/use). */
export function useForce(game: Game, seat: SeatId, amount: number, cause: Cause = {}): void {
  if (amount <= 0) return
  for (let left = amount; left > 0; left--) topTo(game, seat, 'force', 'used')
  game.emit({ kind: 'used', seat, count: amount, cause })
}

/** From the top of the Reserve Deck to the top of the Force Pile, unseen (ccg95/force/activate-transfer). */
export function activateForce(game: Game, seat: SeatId, amount: number, cause: Cause): number {
  const count = Math.min(amount, countIn(game, seat, 'reserve'))
  for (let left = count; left > 0; left--) topTo(game, seat, 'reserve', 'force')
  if (count > 0) game.emit({ kind: 'activated', seat, count, cause })
  return count
}

/** Cards come one by one into the hand; only their owner sees them. */
export function drawCards(
  game: Game,
  seat: SeatId,
  count: number,
  from: 'reserve' | 'force',
  cause: Cause,
): void {
  const drawn: string[] = []
  for (let left = Math.min(count, countIn(game, seat, from)); left > 0; left--)
    drawn.push(game.card(topTo(game, seat, from, 'hand')).is)
  if (drawn.length === 0) return
  const secret = { to: seatBit(seat), facts: { is: drawn } }
  game.emit({ kind: 'drew', seat, count: drawn.length, from, cause }, secret)
  checkLifeForce(game, seat)
}

/** One unit of Force is lost, face up, from a pile or from the hand (ccg95/force/lose-face-up). */
export function loseOne(
  game: Game,
  seat: SeatId,
  from: LifePile | 'hand',
  card: CardId,
  cause: Cause,
): CardId {
  const lost = moveCard(game, card, seatZone(seat, 'lost'), { at: 'top', change: OFF_TABLE })
  game.changeCard(lost, { controller: seat })
  game.emit({ kind: 'forceLost', seat, from, card: lost, is: game.card(lost).is, cause })
  if (from !== 'hand') checkLifeForce(game, seat)
  return lost
}

/** From the top of the Lost Pile to the top of the Used Pile, as many as there are (ccg95/force/retrieve). */
export function retrieveTop(game: Game, seat: SeatId, amount: number, cause: Cause): void {
  const count = Math.min(amount, countIn(game, seat, 'lost'))
  for (let left = count; left > 0; left--) topTo(game, seat, 'lost', 'used')
  if (count > 0) game.emit({ kind: 'retrieved', seat, count, cause })
}

/** The Used Pile goes beneath the Reserve Deck as it lies (ccg95/force/recirculate). */
export function recirculate(game: Game, seat: SeatId): void {
  const used = cardsIn(game, seat, 'used')
  for (const card of used) moveCard(game, card, seatZone(seat, 'reserve'), { at: 'bottom' })
  if (used.length === 0) return
  const cause = { rule: game.policies.cite('ccg95/force/recirculate') }
  game.emit({ kind: 'recirculated', seat, count: used.length, cause })
}

export function shuffle(
  game: Game,
  seat: SeatId,
  pile: 'reserve' | 'used' | 'lost',
  cause: Cause = {},
): void {
  shuffleZone(game, seatZone(seat, pile))
  game.emit({ kind: 'shuffled', seat, pile, cause })
}

export const topOf = (game: Game, seat: SeatId, pile: OwnZone): CardId | null =>
  cardsIn(game, seat, pile)[0] ?? null

/** Moves the top card of one pile to the top of another. */
export const topTo = (game: Game, seat: SeatId, from: OwnZone, to: OwnZone): CardId =>
  moveCard(game, cardsIn(game, seat, from)[0]!, seatZone(seat, to), { at: 'top' })

/** A card without a number counts as 0 (ccg95/destiny/no-number-is-zero). */
export const destinyOf = (game: Game, card: CardId): number => definitionOf(game, card).destiny
