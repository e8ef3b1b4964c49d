/** Every move that a player may make now. */
import { type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import type { CardKind } from '../../cards/definition.ts'
import { active } from '../../effects/statics.ts'
import { definitionOf, type Game, type Role, type SwccgOffer } from '../../kinds.ts'
import { CAPTIVE, cardsOnTable, locationsInPlay, opponentOf } from '../cards/place.ts'
import { moverOf } from '../ship-sites/steering.ts'
import { landspeed } from './landspeed.ts'
import type { MoveAttempt, Way } from './way.ts'
import { waysOf } from './ways.ts'

export function moveOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  const own = moversOf(game, seat)
  for (const way of waysOf(game))
    if (way.by === 'transit')
      for (const place of locationsInPlay(game)) addMoves(game, seat, place, way, offers)
    else
      for (const { card, kind, from } of own)
        if (
          (way.from === undefined || way.from === from) &&
          way.goes.includes(kind) &&
          (kind === 'character' || moverOf(game, card) === seat)
        )
          addMoves(game, seat, card, way, offers)
  return offers
}

/** Undercover spies walk in the opponent's move phase (ccgx/undercover/moves). */
export function spyMoves(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  for (const card of cardsOnTable(game))
    if (game.card(card).controller === seat && game.card(card).as === 'undercover')
      addMoves(game, seat, card, landspeed, offers)
  return offers
}

/** Craft of the opponent that only this player moves, in the opponent's move phase (ccgx/shipsite/opponent-moves). */
export function steeredMoves(game: Game, seat: SeatId): readonly SwccgOffer[] {
  if (active(game, 'steers').length === 0) return NOTHING
  const offers: SwccgOffer[] = []
  for (const { card, kind, from } of moversOf(game, opponentOf(seat)))
    if (from === 'place' && moverOf(game, card) === seat)
      for (const way of waysOf(game))
        if (way.from === 'place' && way.goes.includes(kind)) addMoves(game, seat, card, way, offers)
  return offers
}
const NOTHING: readonly SwccgOffer[] = []

/** Those who do not move by themselves; spies have moves of their own. */
const STILL: ReadonlySet<Role | null> = new Set([
  'attached',
  'beneath',
  'undercover',
  'missing',
  'captured',
  'stranded',
  ...CAPTIVE,
])

interface Candidate {
  readonly card: CardId
  readonly kind: CardKind
  readonly from: 'place' | 'hull'
}

/** Own cards that are no weapons, devices or Effects, and whether they stand at a place or are aboard something. */
function moversOf(game: Game, seat: SeatId): readonly Candidate[] {
  const found: Candidate[] = []
  for (const card of cardsOnTable(game)) {
    const { controller, as } = game.card(card)
    if (controller !== seat || as === null || STILL.has(as)) continue
    found.push({ card, kind: definitionOf(game, card).kind, from: as === 'at' ? 'place' : 'hull' })
  }
  return found
}

function addMoves(game: Game, seat: SeatId, card: CardId, way: Way, offers: SwccgOffer[]): void {
  const { by } = way
  if (!isAllowed(game, way.moverChecks, { seat, card, by })) return
  for (const { to, as } of way.destinations(game, card)) {
    const attempt: MoveAttempt = as ? { seat, card, by, to, as } : { seat, card, by, to }
    if (isAllowed(game, way.open ?? way.checks, attempt)) offers.push(offerOf(game, way, attempt))
  }
}

function offerOf(game: Game, way: Way, attempt: MoveAttempt): SwccgOffer {
  const { card, to, by, as } = attempt
  const cost = way.cost(game, attempt)
  return as
    ? { verb: 'move', key: `${by} ${card} ${to} ${as}`, card, to, by, cost, as }
    : { verb: 'move', key: `${by} ${card} ${to}`, card, to, by, cost }
}

/** Wherever a card of its kind goes, whether it may now or not. */
export const imaginedMoves = (game: Game, seat: SeatId, card: CardId): readonly SwccgOffer[] =>
  waysOf(game)
    .filter((way) => way.goes.includes(definitionOf(game, card).kind))
    .flatMap((way) =>
      way
        .destinations(game, card)
        .map(({ to, as }) => offerOf(game, way, { seat, card, to, by: way.by, ...(as ? { as } : {}) })),
    )
