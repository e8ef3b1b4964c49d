/** What is done with captives in the move phase of the Dark Side, free of charge: delivered, taken along, left behind. */
import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { type Check, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { cardsOnTable, exists, isInside, locationOf } from '../cards/place.ts'
import { DELIVERED } from '../cards/skills.ts'
import { isSiteCard } from '../locations/locations.ts'
import { controls } from '../locations/presence.ts'
import { CUSTODY_CHECKS, type Custody, captor, isCaptive, isPrison, possibleEscorts } from './captives.ts'
import { imprison, seize } from './capture.ts'
import { leaveUnattended } from './freeze.ts'
import { release } from './release.ts'

interface Attempt {
  readonly seat: SeatId
  readonly card: CardId
}

const inMovePhase =
  (rule: string): Check<Attempt> =>
  (game, { seat }) =>
    seat === captor(game) && game.table.phase === 'move' && game.table.current === seat
      ? null
      : because('not-your-move-phase', rule)

const DELIVER = 'ccgx/capture/deliver'
export const DELIVER_CHECKS: readonly Check<Attempt>[] = [
  inMovePhase(DELIVER),
  (game, { card }) => (game.card(card).as === 'escorted' ? null : because('not-escorted', DELIVER, { card })),
  (game, { card }) => {
    const escort = game.card(card).on
    const at = locationOf(game, card)
    return escort !== null && at !== null && isPrison(game, at) && !isInside(game, escort)
      ? null
      : because('no-prison', 'ccgx/capture/prison', { card: at ?? card })
  },
]

const LEAVE = 'ccgx/freeze/unattended'
export const LEAVE_CHECKS: readonly Check<Attempt>[] = [
  inMovePhase(LEAVE),
  (game, { card }) => (game.card(card).as === 'escorted' ? null : because('not-escorted', LEAVE, { card })),
  (game, { card }) => (game.card(card).frozen ? null : because('not-frozen', LEAVE, { card })),
  (game, { card }) => {
    const at = locationOf(game, card)
    return at !== null && isSiteCard(game, at) && !isInside(game, game.card(card).on!)
      ? null
      : because('not-a-site', LEAVE, { card: at ?? card })
  },
]

const TAKE = 'ccgx/capture/take-from-prison'
export const TAKE_CHECKS: readonly Check<Attempt & Custody>[] = [
  inMovePhase(TAKE),
  (game, { card }) => {
    const { as } = game.card(card)
    return as === 'imprisoned' || as === 'unattended' ? null : because('not-held-there', TAKE, { card })
  },
  (game, { escort }) => (isInside(game, escort) ? because('not-there', TAKE, { card: escort }) : null),
  ...CUSTODY_CHECKS,
]

const FREE = 'ccgx/freeze/unattended-release'
export const FREE_CHECKS: readonly Check<Attempt>[] = [
  (game, { seat, card }) =>
    game.card(card).controller === seat ? null : because('not-yours', FREE, { card }),
  (game, { seat }) => (game.table.current === seat ? null : because('not-your-turn', FREE)),
  (game, { card }) =>
    game.card(card).as === 'unattended' ? null : because('not-held-there', FREE, { card }),
  (game, { seat, card }) => {
    const at = locationOf(game, card)
    return at !== null && controls(game, seat, at)
      ? null
      : because('not-controlled', FREE, { card: at ?? card })
  },
]

/** What the Dark Side may do with the captives on table. */
export function custodyOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  if (seat !== captor(game)) return offers
  for (const card of captivesOnTable(game)) {
    if (isAllowed(game, DELIVER_CHECKS, { seat, card }))
      offers.push({ verb: 'imprison', key: `imprison ${card}`, card })
    if (isAllowed(game, LEAVE_CHECKS, { seat, card }))
      offers.push({ verb: 'leave-unattended', key: `leave ${card}`, card })
    if (game.card(card).as === 'escorted') continue
    for (const escort of possibleEscorts(game, card))
      if (isAllowed(game, TAKE_CHECKS, { seat, card, captive: card, escort }))
        offers.push({ verb: 'seize', key: `seize ${card} ${escort}`, card, escort })
  }
  return offers
}

/** Unattended captives that their player may release in the own turn. */
export const freeingOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  game.policies.cardsGoInactive
    ? captivesOnTable(game)
        .filter((card) => isAllowed(game, FREE_CHECKS, { seat, card }))
        .map((card) => ({ verb: 'release', key: `release ${card}`, card }))
    : []

const captivesOnTable = (game: Game): readonly CardId[] =>
  game.policies.cardsGoInactive ? cardsOnTable(game).filter((card) => isCaptive(game, card)) : []

/** The delivery is answered while the captive is still with its escort (ccgx/bounty/amount). */
export const deliver = procedure<{ readonly seat: SeatId; readonly card: CardId }>('swccg/deliver', [
  step('answer', (game, { seat, card }) => {
    const at = locationOf(game, card)!
    answer(game, { just: 'delivered', by: seat, card, source: game.card(card).on!, at })
  }),
  step('imprison', (game, { card }) => {
    if (!exists(game, card) || game.card(card).as !== 'escorted') return
    imprison(game, card)
    game.changeCard(card, { notes: { ...game.card(card).notes, [DELIVERED]: 1 } })
  }),
])

/** Carries out what was offered here. */
export function handle(game: Game, offer: SwccgOffer, seat: SeatId): void {
  if (offer.verb === 'imprison') game.call(deliver, { seat, card: offer.card })
  else if (offer.verb === 'leave-unattended') leaveUnattended(game, offer.card)
  else if (offer.verb === 'seize') seize(game, offer.card, offer.escort)
  else if (offer.verb === 'release') game.call(release, { cards: [offer.card], by: seat })
}
