/** A character gives way to a better version of the same persona from hand (ccgx/persona/replace). */
import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { allowedBy, barredBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game, type SwccgOffer } from '../../kinds.ts'
import { rolesIn } from '../aboard/capacity.ts'
import { enter, leave, putOn } from '../cards/attach.ts'
import { hasCrossed } from '../cards/crossing.ts'
import { cardsIn, cardsOnTable, isIn, isInactive, isInside, locationOf } from '../cards/place.ts'
import { turnTo } from '../cards/stealing.ts'
import { retarget } from '../dagobah/training.ts'
import { loseCards } from '../force/losing.ts'
import { isSiteCard } from '../locations/locations.ts'

interface ReplaceAttempt {
  readonly seat: SeatId
  /** In hand. */
  readonly card: CardId
  /** On table. */
  readonly over: CardId
}
const RULE = 'ccgx/persona/replace'

const sameWho: Check<ReplaceAttempt> = (game, { seat, card, over }) => {
  const [one, other] = [definitionOf(game, card), definitionOf(game, over)]
  const isOwn = game.card(over).controller === seat
  const isVersion =
    one.kind === 'character' &&
    other.kind === 'character' &&
    one.dots === 1 &&
    other.dots === 1 &&
    one.persona !== undefined &&
    one.persona === other.persona &&
    (one.title !== other.title || !isOwn)
  return isVersion && (isOwn || givesWay(game, over)) && !isInactive(game, over)
    ? null
    : because('not-the-same-persona', RULE, { card: over })
}

/** Whether the opponent's card of its persona may take its place: present at a site (ccgx/persona/replaced-by-opponent). */
function givesWay(game: Game, over: CardId): boolean {
  const at = locationOf(game, over)
  const isPresent = at !== null && isSiteCard(game, at) && !isInside(game, over)
  return (
    isPresent &&
    allowedBy(game, 'be-replaced-by-opponent', over) !== null &&
    barredBy(game, 'be-replaced', over) === null
  )
}

const asStrong: Check<ReplaceAttempt> = (game, { seat, card, over }) => {
  if (game.card(over).controller !== seat) return null
  const [one, other] = [definitionOf(game, card), definitionOf(game, over)]
  const isWeaker = (['power', 'ability'] as const).some((name) => (one[name] ?? 0) < (other[name] ?? 0))
  return isWeaker ? because('weaker-version', RULE, { card }) : null
}

/** Whoever is part of a weapon comes not while that weapon is on table (ccgx/final/persona-replace-weapon). */
const notArmedTwice: Check<ReplaceAttempt> = (game, { card, over }) => {
  const { permanentWeapon } = definitionOf(game, card)
  const rival = permanentWeapon
    ? cardsOnTable(game).find((other) => other !== over && isWeapon(game, other, permanentWeapon.title))
    : undefined
  return rival === undefined ? null : because('unique', 'ccgx/final/persona-replace-weapon', { card: rival })
}
const isWeapon = (game: Game, card: CardId, name: string): boolean => {
  const { kind, title, persona, permanentWeapon } = definitionOf(game, card)
  return (kind === 'weapon' && (title === name || persona === name)) || permanentWeapon?.title === name
}

/** Its own text must let it be there, and the craft's text in its seat (ccgx/persona/replace-place). */
const fitsThere: Check<ReplaceAttempt> = (game, { seat, card, over }) => {
  const { only } = definitionOf(game, card).text.deploys ?? {}
  const at = locationOf(game, over)
  const { on, as } = game.card(over)
  const rule = 'ccgx/persona/replace-place'
  if (only && (at === null || !matches(game, speaking(seat, card), only, at)))
    return because('text-forbids-place', rule, { card })
  if (on !== null && on !== at && as !== null && !rolesIn(game, card, on).includes(as))
    return because('no-skill-for-seat', rule, { card })
  return null
}

export const REPLACE_CHECKS: readonly Check<ReplaceAttempt>[] = [
  (game, { seat }) =>
    game.table.phase === 'deploy' && game.table.current === seat && game.policies.personasAreReplaced
      ? null
      : because('not-your-deploy-phase', RULE),
  (game, { seat, card }) => (isIn(game, card, seat, 'hand') ? null : because('not-in-hand', RULE)),
  (game, { seat, card }) =>
    hasCrossed(game, seat, definitionOf(game, card))
      ? because('crossed-over', 'ccgx/duel/cross-over-persona')
      : null,
  sameWho,
  asStrong,
  notArmedTwice,
  fitsThere,
]

export function replaceOffers(game: Game, seat: SeatId): readonly SwccgOffer[] {
  if (!game.policies.personasAreReplaced) return []
  const offers: SwccgOffer[] = []
  for (const card of cardsIn(game, seat, 'hand')) {
    if (definitionOf(game, card).persona === undefined) continue
    for (const over of cardsOnTable(game))
      if (isAllowed(game, REPLACE_CHECKS, { seat, card, over }))
        offers.push({ verb: 'replace', key: `replace ${over} ${card}`, card, over })
  }
  return offers
}

/** In the same place and state, with what may be on it; it is not deployed, so nobody answers (ccgx/persona/replace-keeps). */
export function replace(game: Game, seat: SeatId, card: CardId, over: CardId): void {
  const { on, as, holds, gone, moved, battled, reacted, hit } = game.card(over)
  const was = game.card(over).is
  const isOwn = game.card(over).controller === seat
  const at = locationOf(game, over)!
  const entered = isOwn ? enter(game, card, on!, as!, seat) : enter(game, card, at, 'at', seat)
  if (isOwn) game.changeCard(entered, { gone, moved, battled, reacted, hit })
  for (const held of holds) putOn(game, held, entered, game.card(held).as!)
  retarget(game, over, entered)
  leave(game, over, 'lost')
  const { is } = game.card(entered)
  if (!isOwn) for (const held of holds) turnTo(game, held, seat)
  game.emit({ kind: 'replaced', seat, card: entered, is, was, cause: { rule: RULE } })
  const unfit = holds.filter((held) => !mayStayOn(game, held, entered))
  if (unfit.length > 0) game.call(loseCards, { cards: unfit, by: 'lost' })
}

/** Weapons and devices must be such as could be deployed on the new version; what else lies there stays. */
function mayStayOn(game: Game, held: CardId, host: CardId): boolean {
  const { kind, text } = definitionOf(game, held)
  if (kind !== 'weapon' && kind !== 'device') return true
  const context = speaking(game.card(held).controller, held)
  return (text.deploys?.on ?? []).some(({ on }) => typeof on === 'object' && matches(game, context, on, host))
}
