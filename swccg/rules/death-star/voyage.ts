/** Systems that move: to a parsec within their hyperspeed, and there into orbit or into deep space (ccgx/deathstar/moves). */
import { because, type CardId, isAllowed, numberOf, type SeatId } from '@dejarik/kernel'
import { barredBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game, type SwccgOffer } from '../../kinds.ts'
import { locationsInPlay, seatOf } from '../cards/place.ts'
import { isBlownAway } from '../cards/skills.ts'
import { whyNotPaid } from '../force/paying.ts'
import { useForce } from '../force/piles.ts'
import { isSystemCard, PARSEC, parsecOf, systemName } from '../locations/locations.ts'
import { moreForce } from '../move/common.ts'

const RULE = 'ccgx/deathstar/moves'
const costOf = (game: Game, system: CardId): number => 1 + moreForce(game, system)

interface Voyage {
  readonly seat: SeatId
  readonly card: CardId
  readonly parsec: number
  readonly around: CardId | null
}

const moves = (game: Game, system: CardId): boolean =>
  isSystemCard(game, system) &&
  definitionOf(game, system).hyperspeed !== undefined &&
  !isBlownAway(game, system)

/** Who moves it, and when. */
const MOVER_CHECKS: readonly Check<Voyage>[] = [
  (game, { seat, card }) =>
    moves(game, card) && seat === seatOf(game, 'dark') ? null : because('not-yours', RULE, { card }),
  (game, { seat }) =>
    game.table.phase === 'move' && game.table.current === seat
      ? null
      : because('not-your-move-phase', 'ccg95/move/phase'),
  (game, { card }) => (game.card(card).moved ? because('moved-already', RULE, { card }) : null),
  (game, { card }) => {
    const bar = barredBy(game, 'move', card)
    return bar === null ? null : because('barred', 'ccg95/goal/card-text-wins', { card: bar })
  },
  (game, { seat, card }) => whyNotPaid(game, seat, costOf(game, card), RULE),
]

/** Where it goes: somewhere else, within its hyperspeed, and around another system of that parsec. */
const GOAL_CHECKS: readonly Check<Voyage>[] = [
  (game, { card, parsec }) => {
    const distance = Math.abs(parsec - parsecOf(game, card)!)
    const speed = numberOf(game, 'hyperspeed', card)
    return parsec >= 0 && distance <= speed
      ? null
      : because('too-far', RULE, { card, detail: { distance, speed } })
  },
  (game, { card, parsec, around }) => {
    if (around === null) return null
    const isThere = isSystemCard(game, around) && around !== card && parsecOf(game, around) === parsec
    return isThere ? null : because('not-there', RULE, { card: around })
  },
  (game, { card, parsec, around }) => {
    const name = around === null ? null : systemName(game, around)
    return parsec === parsecOf(game, card) && name === game.card(card).orbits
      ? because('there-already', RULE, { card })
      : null
  },
]
export const VOYAGE_CHECKS: readonly Check<Voyage>[] = [...MOVER_CHECKS, ...GOAL_CHECKS]

export function voyageOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  for (const card of locationsInPlay(game))
    if (moves(game, card) && isAllowed(game, MOVER_CHECKS, { seat, card, parsec: 0, around: null }))
      offers.push(...goalsOf(game, seat, card))
  return offers
}

function goalsOf(game: Game, seat: SeatId, card: CardId): readonly SwccgOffer[] {
  const speed = numberOf(game, 'hyperspeed', card)
  const first = parsecOf(game, card)! - speed
  return Array.from({ length: 2 * speed + 1 }, (_, index) => first + index)
    .flatMap((parsec) => [null, ...locationsInPlay(game)].map((around) => ({ seat, card, parsec, around })))
    .filter((voyage) => isAllowed(game, GOAL_CHECKS, voyage))
    .map((goal) => offerOf(game, goal))
}

const offerOf = (game: Game, { card, parsec, around }: Voyage): SwccgOffer => ({
  verb: 'voyage',
  key: `voyage ${card} ${parsec} ${around ?? 'space'}`,
  card,
  parsec,
  ...(around === null ? {} : { around }),
  cost: costOf(game, card),
})

export function voyage(
  game: Game,
  { card, parsec, around }: Extract<SwccgOffer, { verb: 'voyage' }>,
  seat: SeatId,
): void {
  useForce(game, seat, costOf(game, card), { rule: RULE })
  const orbits = around === undefined ? null : systemName(game, around)
  game.changeCard(card, { moved: true, orbits, notes: { ...game.card(card).notes, [PARSEC]: parsec } })
  game.emit({ kind: 'voyaged', card, parsec, around: around ?? null, cause: { rule: RULE } })
}
