/** Shuttling between a site and a starship at the related system. */
import { because, type CardId } from '@dejarik/kernel'
import { isExterior, isFarSite } from '../../cards/definition.ts'
import { type Check, definitionOf, type Game, type Role } from '../../kinds.ts'
import { freeRoles } from '../aboard/capacity.ts'
import { locationOf } from '../cards/place.ts'
import { cloudsOf, isSiteCard, isSystemCard, sitesOf, systemName, systemOf } from '../locations/locations.ts'
import { baysAt, outsideOfBay } from '../ship-sites/crafts.ts'
import {
  hasShipDocking,
  isCapital,
  kindOf,
  mainMoveLeft,
  notBarred,
  oneForce,
  payable,
  spendMainMove,
} from './common.ts'
import type { MoveAttempt, Way } from './way.ts'

/** The site and the starship of a way up or down; null where it is neither. */
function ends(game: Game, { card, to }: MoveAttempt): { site: CardId; ship: CardId } | null {
  const { on } = game.card(card)
  if (on === null) return null
  if (isSiteCard(game, on) && kindOf(game, to) === 'starship') return { site: on, ship: to }
  if (kindOf(game, on) === 'starship' && isSiteCard(game, to)) return { site: to, ship: on }
  return null
}

const upOrDown: Check<MoveAttempt> = (game, attempt) => {
  const way = ends(game, attempt)
  const place = way && locationOf(game, way.ship)
  const related =
    way &&
    place !== null &&
    ((isSystemCard(game, place) &&
      systemName(game, way.site) === systemName(game, place) &&
      !isFarSite(definitionOf(game, way.site))) ||
      outsideOfBay(game, way.site) === place)
  return related ? null : because('not-related', 'ccg95/move/shuttle-characters', { card: attempt.to })
}

/** Which ships and sites take part is the edition's to say. */
const mayShuttle: Check<MoveAttempt> = (game, attempt) => {
  const way = ends(game, attempt)
  if (!way) return null
  const vehicle = kindOf(game, attempt.card) === 'vehicle'
  if (game.policies.shuttlesToCapitalsOnly ? !isCapital(game, way.ship) : !docks(game, way.ship, vehicle))
    return because(
      'no-shuttle',
      game.policies.shuttlesToCapitalsOnly
        ? 'ccg/move/shuttle-no-starfighter'
        : 'ccg95/move/shuttle-characters',
      { card: way.ship },
    )
  if (game.policies.shuttlesToCapitalsOnly && !isExterior(definitionOf(game, way.site)))
    return because('exterior-sites-only', 'ccg/move/shuttle', { card: way.site })
  return null
}
/** Vehicles go to capital starships only (ccg95/move/shuttle-vehicles). */
const docks = (game: Game, ship: CardId, vehicle: boolean): boolean =>
  vehicle ? isCapital(game, ship) : hasShipDocking(game, ship)

/** Own starships at the system that are related to the site, or the sites below the ship. */
function destinations(game: Game, card: CardId): readonly { readonly to: CardId; readonly as?: Role }[] {
  const { on, controller } = game.card(card)
  const kind = kindOf(game, card)
  if (on === null || (kind !== 'character' && kind !== 'vehicle')) return []
  if (kindOf(game, on) === 'starship') {
    const place = locationOf(game, on)
    if (place === null) return []
    return [...sitesOf(game, systemName(game, place)), ...baysAt(game, place)].map((to) => ({ to }))
  }
  const system = isSiteCard(game, on) ? (outsideOfBay(game, on) ?? systemOf(game, on)) : null
  if (system === null) return []
  const found: { readonly to: CardId; readonly as: Role }[] = []
  for (const to of game.card(system).holds)
    if (kindOf(game, to) === 'starship' && game.card(to).controller === controller)
      for (const as of freeRoles(game, card, to)) found.push({ to, as })
  return found
}

/** A ship takes only what it has room for (ccg95/move/shuttle-capacity). */
const hasRoom: Check<MoveAttempt> = (game, { card, to, as }) => {
  if (kindOf(game, to) !== 'starship') return null
  const roles = freeRoles(game, card, to)
  if (as ? roles.includes(as) : roles.length > 0) return null
  return because('no-room', 'ccg95/move/shuttle-capacity', { card: to })
}

/** 1 Force, and 1 for each cloud sector between (ccgx/sector/shuttle-clouds). */
function cost(game: Game, attempt: MoveAttempt): number {
  const base = oneForce(game, attempt)
  const way = ends(game, attempt)
  return base === 0 || !way ? base : base + cloudsOf(game, systemName(game, way.site)).length
}

export const shuttle: Way = {
  by: 'shuttle',
  goes: ['character', 'vehicle'],
  destinations,
  moverChecks: [mainMoveLeft],
  checks: [upOrDown, mayShuttle, hasRoom, notBarred, payable(cost)],
  open: [upOrDown, mayShuttle, notBarred, payable(cost)],
  cost,
  spend: spendMainMove,
}
