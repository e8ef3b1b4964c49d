/** Life Force and its piles: using, activating, losing, drawing, retrieving, re-circulating, one card at a time. */
import {
  type CardId,
  type Cause,
  EVERYONE,
  moveCard,
  numberOf,
  type ProcedureName,
  reveal,
  type SeatId,
  seatBit,
  shuffleZone,
} from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsIn, countIn, isIn, OFF_TABLE, type OwnZone, opponentOf, seatZone } from '../cards/place.ts'

export const LIFE_FORCE = ['reserve', 'force', 'used'] as const
export type LifePile = (typeof LIFE_FORCE)[number]

/** Reserve Deck, Force Pile and Used Pile together (ccg95/force/life-force-piles). */
export const lifeForce = (game: Game, seat: SeatId): number =>
  LIFE_FORCE.reduce((sum, pile) => sum + countIn(game, seat, pile), 0) -
  (game.policies.insertsAreLifeForce ? 0 : strangersIn(game, seat))

/** Cards that the opponent has slid into the Reserve Deck (ccgx/effect/insert). */
const strangersIn = (game: Game, seat: SeatId): number =>
  cardsIn(game, seat, 'reserve').filter((card) => game.card(card).controller !== seat).length

/** Ends the game for a player whose three piles are empty; asked after every card that leaves one. */
export function checkLifeForce(game: Game, seat: SeatId): void {
  if (game.state.outcome || lifeForce(game, seat) > 0 || isDrawing(game, seat)) return
  game.emit({ kind: 'lifeForceSpent', seat })
  game.end([opponentOf(seat)], { rule: 'ccg95/goal/lose-when-life-force-empty' })
}

/** Whether a destiny of the player is drawn and not yet put away, where an edition counts it (ccgx/final/life-force-unresolved). */
const isDrawing = (game: Game, seat: SeatId): boolean =>
  game.policies.drawnIsLifeForce &&
  game.table.happenings.some(
    (one) => one.just === 'destiny-drawn' && one.by === seat && isIn(game, one.card, seat, 'playing'),
  )

export const usableForce = (game: Game, seat: SeatId): number =>
  countIn(game, seat, 'force') + lent(game, seat)

export const canUse = (game: Game, seat: SeatId, amount: number): boolean => usableForce(game, seat) >= amount

/** Force of the opponent that a player would use first. */
const lent = (game: Game, seat: SeatId): number => {
  const { borrowing } = game.seat(seat)
  return borrowing === 0 ? 0 : Math.min(borrowing, countIn(game, opponentOf(seat), 'force'))
}

/** From the top of the Force Pile to the top of the Used Pile (ccg95/force/use). */
export function useForce(game: Game, seat: SeatId, amount: number, cause: Cause = {}): void {
  if (amount <= 0) return
  const others = Math.min(amount, lent(game, seat))
  if (others > 0) useLent(game, seat, others, cause)
  if (amount > others) spend(game, seat, amount - others, cause)
}

function spend(game: Game, seat: SeatId, amount: number, cause: Cause): void {
  for (let left = amount; left > 0; left--) topTo(game, seat, 'force', 'used')
  game.emit({ kind: 'used', seat, count: amount, cause })
}

function useLent(game: Game, seat: SeatId, amount: number, cause: Cause): void {
  const { borrowing, borrowed } = game.seat(seat)
  game.changeSeat(seat, { borrowing: borrowing - amount, borrowed: borrowed + amount })
  spend(game, opponentOf(seat), amount, cause)
}

/** From the top of the Reserve Deck to the top of the Force Pile, unseen (ccg95/force/activate-transfer). */
export function activateForce(game: Game, seat: SeatId, amount: number, cause: Cause): number {
  let count = 0
  while (count < amount && game.seat(seat).mayActivate && countIn(game, seat, 'reserve') > 0) {
    topTo(game, seat, 'reserve', 'force')
    count++
  }
  if (count > 0) game.emit({ kind: 'activated', seat, count, cause })
  return count
}

/** Cards come one by one into the hand; only their owner sees them. */
export function drawCards(
  game: Game,
  seat: SeatId,
  count: number,
  from: 'reserve' | 'force' | 'used' | 'lost',
  cause: Cause,
): readonly CardId[] {
  const drawn: CardId[] = []
  for (let left = count; left > 0 && countIn(game, seat, from) > 0; left--)
    drawn.push(topTo(game, seat, from, 'hand'))
  if (drawn.length === 0) return drawn
  const secret = { to: seatBit(seat), facts: { is: drawn.map((card) => game.card(card).is) } }
  game.emit({ kind: 'drew', seat, count: drawn.length, from, cause }, secret)
  checkLifeForce(game, seat)
  return drawn
}

/** Hand and Used Pile are shuffled into the Reserve Deck, and as many cards drawn as there were in hand. */
export function renewHand(game: Game, seat: SeatId, cause: Cause): void {
  const hand = cardsIn(game, seat, 'hand')
  for (const card of [...hand, ...cardsIn(game, seat, 'used')])
    moveCard(game, card, seatZone(seat, 'reserve'), { at: 'top' })
  shuffle(game, seat, 'reserve', cause)
  drawCards(game, seat, hand.length, 'reserve', cause)
}

/** One unit of Force is lost, face up, from a pile or from the hand (ccg95/force/lose-face-up). */
export function loseOne(
  game: Game,
  seat: SeatId,
  from: LifePile | 'hand',
  card: CardId,
  cause: Cause,
): CardId {
  const lost = toLostPile(game, card)
  game.emit({ kind: 'forceLost', seat, from, card: lost, ...shown(game, lost), cause })
  if (from === 'reserve') surface(game, seat)
  if (from !== 'hand') checkLifeForce(game, seat)
  return lost
}

/** Nobody sees what goes from Life Force to a Lost Pile that is face down. */
const shown = (game: Game, card: CardId): { readonly is?: string } =>
  game.card(card).knownTo === EVERYONE ? { is: game.card(card).is } : {}

/** Every card goes to the pile of its owner, whoever had it (ccg95/term/steal). */
function toLostPile(game: Game, card: CardId): CardId {
  const { owner, zone } = game.card(card)
  const change = { ...OFF_TABLE, controller: owner }
  const lost = moveCard(game, card, seatZone(owner, 'lost'), { at: 'top', change })
  if (game.state.zones[zone]!.sight === 'owner') reveal(game, lost, EVERYONE)
  return lost
}

/** A card anywhere in a pile or a hand is lost by an effect, not as Force. */
export function loseFromPile(game: Game, card: CardId, from: LifePile | 'hand', cause: Cause): void {
  const { owner } = game.card(card)
  const lost = toLostPile(game, card)
  game.emit({ kind: 'forceLost', seat: owner, from, card: lost, ...shown(game, lost), cause })
  if (from !== 'hand') checkLifeForce(game, owner)
}

/** Cards of a hand go to the top of their owner's Used Pile; only who knows them knows which. */
export const putOnUsed = (game: Game, cards: readonly CardId[], cause: Cause): void =>
  putAway(game, cards, 'used', cause)

/** The same with the Force Pile. */
export function putAway(game: Game, cards: readonly CardId[], pile: 'used' | 'force', cause: Cause): void {
  for (const card of cards) {
    const { owner } = game.card(card)
    moveCard(game, card, seatZone(owner, pile), { at: 'top', change: { ...OFF_TABLE, controller: owner } })
    game.emit({ kind: 'stacked', seat: owner, pile, cause })
  }
}

/** From the top of the Lost Pile to the top of the Used Pile, as many as there are (ccg95/force/retrieve). */
export function retrieveTop(game: Game, seat: SeatId, amount: number, cause: Cause): number {
  const count = Math.min(amount, countIn(game, seat, 'lost'))
  for (let left = count; left > 0; left--) topTo(game, seat, 'lost', 'used')
  if (count > 0) game.emit({ kind: 'retrieved', seat, count, cause })
  return count
}

/** The Used Pile goes beneath the Reserve Deck as it lies (ccg95/force/recirculate). */
export function recirculate(game: Game, seat: SeatId): void {
  const used = cardsIn(game, seat, 'used')
  for (const card of used) moveCard(game, card, seatZone(seat, 'reserve'), { at: 'bottom' })
  if (used.length === 0) return
  const cause = { rule: 'ccg95/force/recirculate' }
  game.emit({ kind: 'recirculated', seat, count: used.length, cause })
}

export function shuffle(
  game: Game,
  seat: SeatId,
  pile: 'reserve' | 'force' | 'used' | 'lost',
  cause: Cause = {},
): void {
  shuffleZone(game, seatZone(seat, pile))
  game.emit({ kind: 'shuffled', seat, pile, cause })
  if (pile === 'reserve') surface(game, seat)
}

/** Slides a card into the opponent's Reserve Deck, which is shuffled (ccg95/term/insert). */
export function insert(game: Game, seat: SeatId, card: CardId): void {
  const { is } = game.card(card)
  const opponent = opponentOf(seat)
  moveCard(game, card, seatZone(opponent, 'reserve'), { change: { ...OFF_TABLE, controller: seat } })
  game.emit({ kind: 'inserted', seat, is, cause: { rule: 'ccg95/term/insert' } })
  shuffle(game, opponent, 'reserve')
}

/** A card of the opponent that comes to the top is lost, and does what its text says. */
function surface(game: Game, seat: SeatId): void {
  const top = topOf(game, seat, 'reserve')
  if (top === null || game.card(top).controller === seat) return
  const { is } = game.card(top)
  const card = toLostPile(game, top)
  game.emit({ kind: 'surfaced', seat, card, is })
  takeEffect(game, seat, card)
  surface(game, seat)
}

/** Where its text says nothing else, no more Force is activated in this turn. */
function takeEffect(game: Game, seat: SeatId, card: CardId): void {
  const todo = definitionOf(game, card).text.deploys?.surfaces
  if (todo) game.call(surfacing, { seat: game.card(card).controller, card })
  else game.changeSeat(seat, { mayActivate: false })
}
const surfacing: ProcedureName<{ seat: SeatId; card: CardId }> = { name: 'swccg/surface' }

export const topOf = (game: Game, seat: SeatId, pile: OwnZone): CardId | null =>
  cardsIn(game, seat, pile)[0] ?? null

/** Moves the top card of one pile to the top of another. */
export function topTo(game: Game, seat: SeatId, from: OwnZone, to: OwnZone): CardId {
  const moved = moveCard(game, cardsIn(game, seat, from)[0]!, seatZone(seat, to), { at: 'top' })
  if (from === 'reserve') surface(game, seat)
  return moved
}

/** As it is printed, or as its owner has chosen; without a number it counts as 0 (ccg95/destiny/no-number-is-zero). */
export const destinyOf = (game: Game, card: CardId): number => numberOf(game, 'destiny', card)
export const CHOSEN_DESTINY = 'chosen destiny'
