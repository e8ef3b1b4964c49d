/** Walking and driving along the sites of a system. */
import { type CardId, numberOf } from '@dejarik/kernel'
import { isExterior } from '../../cards/definition.ts'
import { allowedBy } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { because, type Check } from '../check.ts'
import { isSiteCard, sitesBetween, sitesOf, systemName } from '../locations.ts'
import type { MoveAttempt, Way } from '../move.ts'
import { inMovePhase, notBarred, oneForce, ownCard, payable } from './common.ts'

const onFoot: Check<MoveAttempt> = (game, { card }) => {
  const { kind } = definitionOf(game, card)
  if ((kind === 'character' || kind === 'vehicle') && game.card(card).as === 'at') return null
  return because(game, 'cannot-walk', 'ccg95/move/limits-by-category', { card })
}

const withinReach: Check<MoveAttempt> = (game, { card, to }) => {
  const distance = sitesBetween(game, game.card(card).on!, to)
  if (distance === null)
    return because(game, 'no-way-there', 'ccg95/move/landspeed-same-system-only', { card: to })
  const left = numberOf(game, 'landspeed', card) - game.card(card).gone
  return distance <= left
    ? null
    : because(game, 'too-far', 'ccg95/move/landspeed-character', { card: to, detail: { distance, left } })
}

const onceATurn: Check<MoveAttempt> = (game, { card }) =>
  game.card(card).moved ? because(game, 'moved-already', 'ccg95/move/once-per-turn', { card }) : null

/** A vehicle needs somebody aboard (ccg95/vehicle/presence-to-move). */
const crewed: Check<MoveAttempt> = (game, { card, to }) => {
  if (definitionOf(game, card).kind !== 'vehicle' || game.policies.mayDriveOff(game, card)) return null
  if (allowedBy(game, 'move-without-presence', card, to) !== null) return null
  return because(game, 'nobody-drives', 'ccg95/vehicle/presence-to-move', { card })
}

/** The Beginner's Rulebook keeps vehicles at exterior sites (ccg/move/landspeed-vehicle-exterior). */
const roadForVehicles: Check<MoveAttempt> = (game, { card, to }) => {
  if (definitionOf(game, card).kind !== 'vehicle' || game.policies.vehiclesPark) return null
  if (isExterior(definitionOf(game, to)) || allowedBy(game, 'go-to-interior', card, to) !== null) return null
  return because(game, 'exterior-only', 'ccg/move/landspeed-vehicle-exterior', { card: to })
}

const destinations = (game: Game, card: CardId): readonly { readonly to: CardId }[] => {
  const { on, as } = game.card(card)
  if (on === null || as !== 'at' || !isSiteCard(game, on)) return []
  return sitesOf(game, systemName(game, on))
    .filter((site) => site !== on)
    .map((to) => ({ to }))
}

export const landspeed: Way = {
  by: 'landspeed',
  destinations,
  checks: [
    inMovePhase,
    ownCard,
    onFoot,
    withinReach,
    onceATurn,
    crewed,
    roadForVehicles,
    notBarred,
    payable(oneForce),
  ],
  cost: oneForce,
  spend: (game, { card, to }) => {
    const distance = sitesBetween(game, game.card(card).on!, to) ?? 0
    game.changeCard(card, { moved: true, gone: game.card(card).gone + distance })
  },
}
