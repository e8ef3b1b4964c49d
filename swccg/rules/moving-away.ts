/** Moving away because a card says so: one legal move to another location, picked by whoever has the card. */
import type { CardId, ProcedureName, SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, type SwccgOffer, step } from '../kinds.ts'
import { isAllowed } from './check.ts'
import { loseCards } from './losing.ts'
import type { MoveAttempt, Way } from './move/way.ts'
import { waysOf } from './move/ways.ts'
import { exists, isOnTable, locationOf } from './place.ts'

type MoveOffer = Extract<SwccgOffer, { verb: 'move' }>
export interface MovingAway {
  readonly cards: readonly CardId[]
  /** Whether nothing is paid for it. */
  readonly free: boolean
  /** Whether a card is lost that has nowhere to go. */
  readonly orLost: boolean
  readonly stuck?: CardId | null
}
const moving: ProcedureName<{ seat: SeatId; offer: MoveOffer; cards: readonly CardId[] }> = {
  name: 'swccg/move',
}

export const moveAway = procedure<MovingAway>('swccg/move-away', [
  ask(
    'where',
    (game, { cards: [card], free }) => {
      if (card === undefined || !exists(game, card) || !isOnTable(game, card)) return
      const offers = waysOut(game, card, free)
      if (offers.length === 0) return
      return { kind: 'action', seat: game.card(card).controller, about: 'move-away', card, offers } as const
    },
    (game, { cards: [card, ...rest] }, offer, seat) => {
      game.call(moving, { seat, offer, cards: [card!] })
      return { cards: rest, stuck: null }
    },
  ),
  step('stuck', (game, { cards: [card], free, orLost }) => {
    if (card === undefined || !orLost || !exists(game, card) || !isOnTable(game, card)) return
    if (waysOut(game, card, free).length === 0) game.call(loseCards, { cards: [card], by: 'lost' })
  }),
])

/** Every move of the card that leads to another location; from a docking bay it goes alone. */
export const waysOut = (game: Game, card: CardId, free: boolean): readonly MoveOffer[] =>
  waysOf(game).flatMap((way) => leading(game, card, way, free))

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
    if (
      locationOf(game, to) === locationOf(game, card) ||
      !isAllowed(game, [...way.moverChecks, ...way.checks], attempt)
    )
      return []
    if (alone && !way.group!(game, attempt).includes(card)) return []
    const key = `away ${way.by} ${card} ${to}${role ? ` ${role}` : ''}`
    const cost = way.cost(game, attempt)
    return [{ verb: 'move', key, card: who, to, by: way.by, cost, ...(role ? { as: role } : {}) }]
  })
}
