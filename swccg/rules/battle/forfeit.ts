/** What a player who owes something in a battle may give: cards that fought, for their forfeit value, and Force for damage. */
import { because, type CardId, isAllowed, numberOf, type SeatId } from '@dejarik/kernel'
import { active, allowedBy, barredBy } from '../../effects/statics.ts'
import type { Check, Game, SwccgOffer } from '../../kinds.ts'
import { cardsIn, countIn, opponentOf } from '../cards/place.ts'
import { lossOffers } from '../force/losing.ts'
import { mustBeForfeited } from './hit.ts'
import { fighters } from './participants.ts'
import { sideIn, winnerOf } from './totals.ts'

export interface Forfeit {
  readonly seat: SeatId
  readonly card: CardId
}

const forfeitable = (game: Game, seat: SeatId): readonly CardId[] =>
  fighters(game, seat).filter(
    (card) => game.policies.mayForfeit(game, card) && barredBy(game, 'be-forfeited', card) === null,
  )

/** Cards that attrition can take. */
const vulnerable = (game: Game, seat: SeatId): readonly CardId[] =>
  forfeitable(game, seat).filter(
    (card) => !sideIn(game, seat).immune.includes(card) && meetsAttrition(game, card),
  )

/** Some texts say of cards that no attrition is met by them. */
export const meetsAttrition = (game: Game, card: CardId): boolean =>
  barredBy(game, 'satisfy-attrition', card) === null

const dueCards = (game: Game, seat: SeatId): readonly CardId[] =>
  forfeitable(game, seat).filter((card) => mustBeForfeited(game, card))

/** What is left when no card can meet it is ignored (ccg95/attrition/nothing-left). */
const owesAttrition = (game: Game, seat: SeatId): boolean =>
  sideIn(game, seat).attrition > 0 && vulnerable(game, seat).length > 0

/** Whether damage is all that is owed, and no card is left that could be forfeited for it. */
export const owesForceOnly = (game: Game, seat: SeatId): boolean =>
  sideIn(game, seat).damage > 0 && forfeitable(game, seat).length === 0

export const owesAnything = (game: Game, seat: SeatId): boolean =>
  sideIn(game, seat).damage > 0 || owesAttrition(game, seat) || dueCards(game, seat).length > 0

export const FORFEIT_CHECKS: readonly Check<Forfeit>[] = [
  (game, { seat, card }) =>
    fighters(game, seat).includes(card)
      ? null
      : because('not-in-battle', 'ccg95/forfeit/only-participants', { card }),
  (game, { card }) =>
    game.policies.mayForfeit(game, card)
      ? null
      : because('not-forfeitable', 'ccg95/forfeit/starship-and-pilots', { card }),
  (game, { card }) => {
    const by = barredBy(game, 'be-forfeited', card)
    return by === null ? null : because('barred', 'ccgx/number/may-not-forfeit', { card: by })
  },
  (game, { seat, card }) => {
    if (mustBeForfeited(game, card) || paysDamage(game, seat)) return null
    if (!owesAttrition(game, seat)) return because('owes-nothing', 'ccg95/forfeit/only-when-owed')
    if (!meetsAttrition(game, card)) return because('barred', 'ccg95/goal/card-text-wins', { card })
    return sideIn(game, seat).immune.includes(card) && !game.policies.forfeitsImmune
      ? because('immune', 'ccg95/immunity/not-battle-damage', { card })
      : null
  },
]

/** Battle damage is paid after attrition where an edition says so (ccg95/attrition/loser-order). */
const paysDamage = (game: Game, seat: SeatId): boolean =>
  sideIn(game, seat).damage > 0 && !(game.policies.attritionFirst && owesAttrition(game, seat))

/** Cards of the hand of a player who lost the battle, where a text lets them be given. */
function forfeitableInHand(game: Game, seat: SeatId): readonly CardId[] {
  if (winnerOf(game) !== opponentOf(seat)) return []
  return cardsIn(game, seat, 'hand').filter((card) => allowedBy(game, 'forfeit-from-hand', card) !== null)
}

const owesForfeits = (game: Game, seat: SeatId): boolean =>
  sideIn(game, seat).damage > 0 || owesAttrition(game, seat)

export function settlingOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const inHand = owesForfeits(game, seat) ? forfeitableInHand(game, seat) : []
  const forfeits = [
    ...fighters(game, seat).filter((card) => isAllowed(game, FORFEIT_CHECKS, { seat, card })),
    ...inHand,
  ].map(
    (card): SwccgOffer => ({
      verb: 'forfeit',
      key: `forfeit ${card}`,
      card,
      value: numberOf(game, 'forfeit', card),
    }),
  )
  return [...forfeits, ...standIns(game, seat), ...(paysDamage(game, seat) ? damageOffers(game, seat) : [])]
}

/** A text can have the hand pay before Life Force does. */
const damageOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  active(game, 'damage-from-hand').length > 0 && countIn(game, seat, 'hand') > 0
    ? lossOffers(game, seat, 'hand')
    : lossOffers(game, seat)

/** Cards whose text has them forfeited for another character at the same site that was hit, of which that text speaks. */
const standIns = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  forfeitable(game, seat).flatMap((card) =>
    fighters(game, seat)
      .filter((hit) => hit !== card && game.card(hit).hit && allowedBy(game, 'stand-in', card, hit) !== null)
      .map(
        (hit): SwccgOffer => ({
          verb: 'forfeit',
          key: `forfeit ${card} for ${hit}`,
          card,
          value: numberOf(game, 'forfeit', card),
          insteadOf: hit,
        }),
      ),
  )
