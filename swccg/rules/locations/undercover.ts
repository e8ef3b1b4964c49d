/** Undercover spies: on the opponent's side of a site, inactive, until their cover is broken (ccgx/undercover/goes-under). */
import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { type Check, definitionOf, type Game, type SwccgOffer } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { putOn } from '../cards/attach.ts'
import { cardsOnTable, locationOf } from '../cards/place.ts'
import { hasTraitNow } from '../cards/skills.ts'
import { loseCards } from '../force/losing.ts'
import { isSiteCard } from './locations.ts'

export const isUndercover = (game: Game, card: CardId): boolean => game.card(card).as === 'undercover'

/** A player's undercover spy at a location, if there is one. */
export const spyAt = (game: Game, seat: SeatId, at: CardId): CardId | null =>
  game.card(at).holds.find((card) => isUndercover(game, card) && game.card(card).controller === seat) ?? null

/** A character at a site crosses over, out of a vehicle too (ccgx/undercover/only-sites). */
export function goUnder(game: Game, card: CardId): void {
  const at = locationOf(game, card)
  if (at === null || !isSiteCard(game, at) || definitionOf(game, card).kind !== 'character') return
  putOn(game, card, at, 'undercover')
  game.emit({ kind: 'wentUndercover', card, cause: { rule: 'ccgx/undercover/goes-under' } })
}

/** The spy is on its own side again, and what hid it is lost (ccgx/undercover/break-result). */
export function breakCover(game: Game, card: CardId, by: SeatId): void {
  const at = game.card(card).on
  if (at === null || !isUndercover(game, card)) return
  putOn(game, card, at, 'at')
  game.emit({ kind: 'coverBroken', card, cause: { rule: 'ccgx/undercover/break-result' } })
  answer(game, { just: 'cover-broken', by, card, at })
  const hiding = game.card(card).holds.filter((on) => hides(game, on))
  if (hiding.length > 0) game.call(loseCards, { cards: hiding, by: 'lost' })
}
/** Effects that put the card under that they lie on. */
const hides = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).text.deploys?.after?.some((step) => step.do === 'go-undercover') === true

interface BreakAttempt {
  readonly seat: SeatId
  readonly card: CardId
}

export const BREAK_CHECKS: readonly Check<BreakAttempt>[] = [
  (game, { seat }) =>
    game.table.phase === 'deploy' && game.table.current === seat
      ? null
      : because('not-your-deploy-phase', 'ccgx/undercover/break-own'),
  (game, { seat, card }) =>
    game.card(card).controller === seat ? null : because('not-yours', 'ccgx/undercover/break-own', { card }),
  (game, { card }) =>
    isUndercover(game, card) ? null : because('not-undercover', 'ccgx/undercover/break-own', { card }),
]

export const breakCoverOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  cardsOnTable(game)
    .filter((card) => isUndercover(game, card) && isAllowed(game, BREAK_CHECKS, { seat, card }))
    .map((card) => ({ verb: 'break-cover', key: `uncover ${card}`, card }))

/** Who is no spy any more is found out (ccgx/undercover/break-not-spy). */
export const foundOut = (game: Game): CardId | undefined =>
  game.policies.cardsGoInactive
    ? cardsOnTable(game).find((card) => isUndercover(game, card) && !hasTraitNow(game, card, 'spy'))
    : undefined
