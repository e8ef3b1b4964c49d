/** Moving away because a card says so: one legal move to another location, picked by whoever has the card. */
import { type CardId, isAllowed, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { barredBy } from '../../effects/statics.ts'
import { ask, type Game, type MoveKind, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { exists, isOnTable, locationOf } from '../cards/place.ts'
import { loseCards } from '../force/losing.ts'
import type { MoveAttempt, Way } from './way.ts'
import { checksOf, waysOf } from './ways.ts'

type MoveOffer = Extract<SwccgOffer, { verb: 'move' }>
export interface MovingAway {
  readonly cards: readonly CardId[]
  /** The locations where they may go, and the ways that they may take; all, if null. */
  readonly places: readonly CardId[] | null
  readonly by: readonly MoveKind[] | null
  /** Whether nothing is paid for it. */
  readonly free: boolean
  /** Whether a card is lost that has nowhere to go. */
  readonly orLost: boolean
  /** Whether it is a react: it can be barred and answered as one (ccgx/react/react-away). */
  readonly react: boolean
  /** Whether the first has gone. */
  readonly went?: boolean
}
const moving: ProcedureName<{ seat: SeatId; offer: MoveOffer; cards: readonly CardId[] }> = {
  name: 'swccg/move',
}
const reacting: ProcedureName<{ seat: SeatId; offer: MoveOffer; free: boolean }> = { name: 'swccg/react' }

export const moveAway = procedure<MovingAway>('swccg/move-away', [
  step('next', (game, { cards }) => {
    const left = cards.filter((card) => exists(game, card) && isOnTable(game, card))
    if (left.length === 0) game.finish()
    return { cards: left, went: false }
  }),
  ask(
    'where',
    (game, { cards: [card], ...how }) => {
      const ways = card === undefined ? [] : waysOut(game, card, how)
      if (card === undefined || ways.length === 0) return
      const offers = how.orLost ? [...ways, loseIt(card)] : ways // ccgx/react/move-or-lost
      return { kind: 'action', seat: game.card(card).controller, about: 'move-away', card, offers } as const
    },
    (game, { cards: [card, ...rest], react, free }, offer, seat) => {
      if (offer.verb !== 'move') return
      if (react) game.call(reacting, { seat, offer, free })
      else game.call(moving, { seat, offer, cards: [card!] })
      return { cards: rest, went: true }
    },
  ),
  step('stuck', (game, { cards: [card, ...rest], orLost, went = false }) => {
    game.goto('next')
    if (went || card === undefined) return
    if (orLost) game.call(loseCards, { cards: [card], by: 'lost' })
    return { cards: rest }
  }),
])

const loseIt = (card: CardId): SwccgOffer => ({ verb: 'give-up', key: `give-up ${card}`, card })

type How = Pick<MovingAway, 'places' | 'by' | 'free' | 'react'>

/** Every move of the card that leads to another location; from a docking bay it goes alone. */
const waysOut = (game: Game, card: CardId, { places, by, free, react }: How): readonly MoveOffer[] =>
  react && !mayReactAway(game, card)
    ? []
    : waysOf(game)
        .filter((way) => (by === null ? game.policies.awayMoves.has(way.by) : by.includes(way.by)))
        .filter((way) => !react || game.policies.reactMoves.has(way.by))
        .flatMap((way) => leading(game, card, way, free))
        .filter(({ to }) => places === null || places.includes(locationOf(game, to)!))

/** Whether a regular move would lead a card to one of these locations now. */
export const couldMoveTo = (game: Game, card: CardId, places: readonly CardId[]): boolean =>
  waysOut(game, card, { places, by: [...game.policies.moveKinds], free: false, react: false }).length > 0

/** A bar on reacts from a location keeps it there (ccgx/react/react-prevented). */
function mayReactAway(game: Game, card: CardId): boolean {
  const isSpent = game.policies.reactsOncePerCard && game.card(card).reacted
  return !isSpent && barredBy(game, 'react', card, locationOf(game, card) ?? undefined) === null
}

function leading(game: Game, card: CardId, way: Way, free: boolean): readonly MoveOffer[] {
  const { controller: seat, on, as } = game.card(card)
  const alone = way.by === 'transit'
  if (alone && (on === null || as !== 'at')) return []
  const who = alone ? on! : card
  return way.destinations(game, who).flatMap(({ to, as: role }): MoveOffer[] => {
    const attempt: MoveAttempt = {
      seat,
      card: who,
      to,
      by: way.by,
      react: true,
      ...(free ? { free } : {}),
      ...(role ? { as: role } : {}),
    }
    if (locationOf(game, to) === locationOf(game, card) || !isAllowed(game, checksOf(way), attempt)) return []
    if (alone && !way.group!(game, attempt).includes(card)) return []
    const key = `away ${way.by} ${card} ${to}${role ? ` ${role}` : ''}`
    const cost = way.cost(game, attempt)
    return [{ verb: 'move', key, card: who, to, by: way.by, cost, ...(role ? { as: role } : {}) }]
  })
}
