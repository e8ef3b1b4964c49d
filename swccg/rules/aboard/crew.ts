/** Who flies, drives and rides: pilots, drivers and passengers, and what a ship is without them. */

import { type CardId, numberOf } from '@dejarik/kernel'
import { isExterior, isSite, isTrenchSite } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { isInside, locationOf } from '../cards/place.ts'
import { hasSkill } from '../cards/skills.ts'

/** The note of a card that has removed the permanent pilots of the one it lies on (ccgx/permanent/pilot-removed). */
export const PILOTS_REMOVED = 'pilots removed'

export const hasLostPilots = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).permanentPilot !== undefined &&
  game.card(card).holds.some((other) => game.card(other).notes[PILOTS_REMOVED] === 1)

/** Ability of the permanent pilot that is aboard. */
export function permanentPilot(game: Game, card: CardId): number | undefined {
  const { permanentPilot: ability } = definitionOf(game, card)
  return ability === undefined || hasLostPilots(game, card) ? undefined : ability
}

/** Whether nobody flies what has lost its own pilots: its text is silent until somebody does. */
export const isAbandoned = (game: Game, card: CardId): boolean =>
  hasLostPilots(game, card) && !isPiloted(game, card)

/** A character in a pilot's seat, or a permanent pilot. */
export const isPiloted = (game: Game, card: CardId): boolean =>
  !game.card(card).crashed &&
  (permanentPilot(game, card) !== undefined ||
    definitionOf(game, card).kind === 'creature' || // ccgx/creature/mynock
    game.card(card).holds.some((other) => game.card(other).as === 'pilot'))

/** An astromech or nav computer, built in or aboard (ccg95/move/hyperspeed-requirements). */
export const isNavigated = (game: Game, card: CardId): boolean =>
  hasSkill(game, card, 'nav-computer') ||
  game.card(card).holds.some((other) => hasSkill(game, other, 'nav-computer'))

/** Ability of everybody aboard (ccg95/vehicle/presence-to-move). */
export const abilityAboard = (game: Game, card: CardId): number =>
  game
    .card(card)
    .holds.reduce((sum, other) => sum + numberOf(game, 'ability', other), numberOf(game, 'ability', card))

/** Somebody in the driver's seat; on a creature a rider with ability serves (ccg/vehicle/kinds). */
export const isDriven = (game: Game, card: CardId): boolean =>
  !game.card(card).crashed &&
  game.card(card).holds.some((other) => {
    const { as } = game.card(other)
    return (
      as === 'driver' ||
      (as === 'passenger' && isCreature(game, card) && numberOf(game, 'ability', other) > 0)
    )
  })
/** A creature that is ridden goes by itself (ccgx/vehicle/creature-vehicle). */
export const isCreature = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).kind === 'vehicle' && definitionOf(game, card).type === 'creature'

/** Whether its ability cannot be used: a crashed vehicle, or who is inside one (ccgx/vehicle/crash-in-battle). */
export function isInCrash(game: Game, card: CardId): boolean {
  const { on, crashed } = game.card(card)
  if (crashed) return true
  return on !== null && game.card(on).crashed && isInside(game, card)
}

/** A starfighter at a site (ccg/starship/landed-no-stats). */
export function isLanded(game: Game, card: CardId): boolean {
  const place = locationOf(game, card)
  return (
    place !== null &&
    definitionOf(game, card).kind === 'starship' &&
    isSite(definitionOf(game, place)) &&
    !isTrenchSite(definitionOf(game, place)) // ccgx/deathstar/trench-rules
  )
}

/** A vehicle at an interior site stands outside it (ccg95/vehicle/parked-at-interior). */
export function isParked(game: Game, card: CardId): boolean {
  const place = locationOf(game, card)
  if (place === null || definitionOf(game, card).kind !== 'vehicle') return false
  const site = definitionOf(game, place)
  return isSite(site) && !isExterior(site)
}

/** Aboard a starship or enclosed vehicle without flying or driving it: its power and ability stay out of battle. */
export function isPassengerInside(game: Game, card: CardId): boolean {
  const { as } = game.card(card)
  return as !== 'at' && as !== 'attached' && as !== 'pilot' && as !== 'driver' && isInside(game, card)
}
