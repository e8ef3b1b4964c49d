/** Walking and driving along the sites of a system. */
import { because, type CardId, numberOf } from '@dejarik/kernel'
import { matches } from '../../effects/matches.ts'
import { active, allowedBy, barredBy } from '../../effects/statics.ts'
import type { Check, Game } from '../../kinds.ts'
import { aboard } from '../aboard/capacity.ts'
import { couldBoard } from '../aboard/riders.ts'
import { putOn } from '../cards/attach.ts'
import { locationOf } from '../cards/place.ts'
import { isSiteCard, sitesBetween, sitesOf, systemName } from '../locations/locations.ts'
import { kindOf, notBarred, oneForce, payable } from './common.ts'
import { hasRoad, isCrewed } from './vehicles.ts'
import type { MoveAttempt, Mover, Way } from './way.ts'

const WALKERS: ReadonlySet<string> = new Set(['character', 'vehicle', 'creature'])

/** A creature that moves like a starfighter does not walk (ccgx/creature/mynock). */
const fliesInstead = (game: Game, card: CardId): boolean =>
  kindOf(game, card) === 'creature' && allowedBy(game, 'fly-like-a-starfighter', card) !== null

/** At a site, or undercover there. */
const isAfoot = (game: Game, card: CardId): boolean => {
  const { as } = game.card(card)
  return as === 'at' || as === 'undercover'
}

const onFoot: Check<Mover> = (game, { card }) => {
  const kind = kindOf(game, card)
  if (WALKERS.has(kind) && isAfoot(game, card) && !fliesInstead(game, card)) return null
  return because('cannot-walk', 'ccg95/move/limits-by-category', { card })
}

/** What leaving a place takes besides: the sand of a desert (ccgx/jabba/desert-walk). */
const slowedAt = (game: Game, card: CardId, from: CardId): number =>
  active(game, 'slows')
    .filter(({ what, context }) => context.self === from && matches(game, context, what.of, card))
    .filter(() => allowedBy(game, 'walk-unslowed', card, from) === null)
    .reduce((sum, { what }) => sum + what.add, 0)

const withinReach: Check<MoveAttempt> = (game, { card, to }) => {
  const from = game.card(card).on!
  const sites = sitesBetween(game, from, to)
  if (sites === null) return because('no-way-there', 'ccg95/move/landspeed-same-system-only', { card: to })
  const distance = sites + slowedAt(game, card, from)
  const left = numberOf(game, 'landspeed', card) - game.card(card).gone
  if (distance <= left) return null
  const rule =
    kindOf(game, card) === 'vehicle' ? 'ccg95/move/landspeed-vehicle' : 'ccg95/move/landspeed-character'
  return because('too-far', rule, { card: to, detail: { distance, left } })
}

/** A vehicle may stop on its way and go on, where the edition lets it (ccg95/move/landspeed-vehicle-stops). */
export const goesOn = (game: Game, card: CardId): boolean =>
  game.card(card).moved && game.policies.movesInStages && kindOf(game, card) !== 'character'

const onceATurn: Check<Mover> = (game, { card, react }) =>
  game.card(card).moved &&
  !goesOn(game, card) &&
  !(react && game.table.current !== game.card(card).controller)
    ? because('moved-already', 'ccg95/move/once-per-turn', { card })
    : null

/** Something may keep it from walking alone. */
const notHeld: Check<Mover> = (game, { card }) => {
  const by = barredBy(game, 'walk', card)
  return by === null ? null : because('barred', 'ccg95/goal/card-text-wins', { card: by })
}

/** Or from walking to some places. */
const notKeptFrom: Check<MoveAttempt> = (game, { card, to }) => {
  const by = barredBy(game, 'walk', card, to)
  return by === null ? null : because('barred', 'ccg95/goal/card-text-wins', { card: by })
}

/** A vehicle needs somebody aboard (ccg95/vehicle/presence-to-move). */
const crewed: Check<MoveAttempt> = (game, { card, to, react }) => {
  if (isCrewed(game, card, to) || (react && couldBoard(game, card))) return null
  return because('nobody-drives', 'ccg95/vehicle/presence-to-move', { card })
}

/** The Beginner's Rulebook keeps vehicles at exterior sites (ccg/move/landspeed-vehicle-exterior). */
const roadForVehicles: Check<MoveAttempt> = (game, { card, to }) =>
  hasRoad(game, card, to)
    ? null
    : because('exterior-only', 'ccg/move/landspeed-vehicle-exterior', { card: to })

const destinations = (game: Game, card: CardId): readonly { readonly to: CardId }[] => {
  const { on } = game.card(card)
  const kind = kindOf(game, card)
  if (on === null || !isAfoot(game, card) || !WALKERS.has(kind) || !isSiteCard(game, on)) return []
  const found: { readonly to: CardId }[] = []
  for (const to of sitesOf(game, systemName(game, on))) if (to !== on) found.push({ to })
  return found
}

/** The whole movement of a turn costs 1 Force, stops or not (ccg95/move/landspeed-vehicle). */
const cost = (game: Game, attempt: MoveAttempt): number =>
  goesOn(game, attempt.card) ? 0 : oneForce(game, attempt)

export const landspeed: Way = {
  by: 'landspeed',
  from: 'place',
  goes: ['character', 'vehicle', 'creature'],
  destinations,
  moverChecks: [onFoot, onceATurn, notHeld],
  checks: [withinReach, notKeptFrom, crewed, roadForVehicles, notBarred, payable(cost)],
  cost,
  spend: (game, { card, to }) => {
    const distance = sitesBetween(game, game.card(card).on!, to) ?? 0
    game.changeCard(card, { moved: true, gone: game.card(card).gone + distance })
  },
  arrive: (game, { card }) => {
    if (kindOf(game, card) === 'vehicle' && !game.policies.ridersStayAboard) getOff(game, card)
  },
}

/** Whoever rides is off when the vehicle stops (ccg95/move/disembark-when-stopping). */
export function getOff(game: Game, vehicle: CardId): void {
  const { on } = game.card(vehicle)
  if (on === null || locationOf(game, on) !== on) return
  for (const rider of aboard(game, vehicle)) {
    putOn(game, rider, on, 'at')
    const cause = { rule: 'ccg95/move/disembark-when-stopping' }
    game.emit({ kind: 'moved', card: rider, from: on, to: on, by: 'disembark', cause })
  }
}
