/** Shots: who fires a weapon, at what price, how often, how far, and against what defense. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { type CardFacts, isExterior } from '../../cards/definition.ts'
import { amountOf } from '../../effects/conditions.ts'
import { type Context, speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { active, allowedBy } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Amount } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Fires } from '../../text/text.ts'
import { cardsOnTable, isInactive, locationOf } from '../cards/place.ts'
import {
  areAdjacent,
  areInOrbit,
  areRelated,
  isSystemCard,
  sitesBetween,
  sitesOf,
  systemName,
} from '../locations/locations.ts'

export interface Shot {
  readonly seat: SeatId
  readonly weapon: CardId
  readonly target: CardId
  /** Another target, where the weapon is fired at two at once. */
  readonly second?: CardId
  /** Both shots of a weapon that is fired twice, as one. */
  readonly twice?: boolean
  /** Force that its player has settled on, where the text leaves it to him. */
  readonly paid?: number
  /** Fired outside a battle, as a text lets it; at seekers too, as if they were characters. */
  readonly apart?: Apart
  /** Who fires it, where the text that lets it names somebody. */
  readonly user?: CardId
}
export type Apart = 'plain' | 'seekers' | 'free' | 'double'

/** What was used up: a weapon in this battle, whoever fired it in this turn. */
export const FIRED = 'battle:fired'
export const USER_FIRED = 'turn:fired'
/** Of a weapon that was fired outside a battle: its user may fire it again in one (ccgx/weapon/fire-outside-battle). */
export const FIRED_APART = 'turn:fired-apart'

export const firesOf = (game: Game, weapon: CardId): Fires | undefined =>
  definitionOf(game, weapon).text.fires

/** Whoever fires: the card that carries the weapon, whom its text names, or the weapon itself where it stands alone. */
export function userOf(game: Game, weapon: CardId): CardId {
  const { on, as } = game.card(weapon)
  const { user } = firesOf(game, weapon) ?? {}
  if (user) return shooterOf(game, weapon, user) ?? weapon
  return as === 'attached' && on !== null && definitionOf(game, on).kind !== 'location' ? on : weapon
}

/** Whoever fires this shot. */
export const shooterIn = (game: Game, { weapon, user }: Shot): CardId => user ?? userOf(game, weapon)

/** Whether somebody fires a weapon that stands elsewhere (ccgx/artillery/remote). */
export const firesFromAfar = (game: Game, user: CardId, weapon: CardId): boolean =>
  allowedBy(game, 'fire-from-afar', user, weapon) !== null

/** Whether it has nobody to fire it, nor is part of somebody (ccgx/permanent/weapon). */
export const standsAlone = (game: Game, weapon: CardId): boolean =>
  isNobodys(game, userOf(game, weapon), weapon)
const isNobodys = (game: Game, user: CardId, weapon: CardId): boolean =>
  user === weapon && definitionOf(game, weapon).kind !== 'character'

/** Who there fires it: the first who may, of those that fit (ccgx/artillery/who-fires). */
function shooterOf(game: Game, weapon: CardId, user: Filter): CardId | undefined {
  const seat = game.card(weapon).controller
  const fitting = cardsOnTable(game).filter(
    (card) =>
      game.card(card).controller === seat &&
      !isInactive(game, card) &&
      (matches(game, speaking(seat, weapon), user, card) || firesFromAfar(game, card, weapon)),
  )
  return fitting.find((card) => game.policies.mayFireAnother(game, card, weapon)) ?? fitting[0]
}

export const contextOf = ({ seat, weapon, target, second, paid }: Shot): Context => ({
  ...speaking(seat, weapon),
  chosen: { target: second === undefined ? [target] : [target, second] },
  values: paid === undefined ? {} : { paid },
})

const isFree = (game: Game, { weapon, apart }: Shot): boolean =>
  apart === 'free' || allowedBy(game, 'fire-free', weapon) !== null

export const fireCost = (game: Game, shot: Shot): number =>
  isFree(game, shot)
    ? 0
    : (shot.paid ?? amountOf(game, contextOf(shot), priceOf(game, shot))) *
      shotsIn(shot) *
      (shot.apart === 'double' ? 2 : 1)

/** The same shot for each amount of Force that its text lets the player pay; for none, where it is free. */
export function pricesOf(game: Game, shot: Shot): readonly Shot[] {
  const { costUpTo } = firesOf(game, shot.weapon) ?? {}
  if (costUpTo === undefined) return [shot]
  const most = isFree(game, shot) ? 0 : costUpTo
  return Array.from({ length: most + 1 }, (_, paid) => ({ ...shot, paid }))
}

/** Later shots of a weapon that fires repeatedly have a price of their own (ccgx/weapon/fire-repeatedly). */
function priceOf(game: Game, { weapon, second }: Shot): Amount {
  const { cost = 0, again, two } = firesOf(game, weapon) ?? {}
  if (two && second !== undefined) return two.cost
  const given = active(game, 'fire-cost').find(({ what, context }) => matches(game, context, what.of, weapon))
  if (given) return given.what.fix
  return typeof again === 'number' && game.card(weapon).uses.includes(FIRED) ? again : cost
}

export const shotsIn = ({ twice }: Shot): number => (twice ? 2 : 1)

/** Shots that a weapon has left in this battle (ccg95/weapon/once-per-battle). */
export function shotsLeft(game: Game, weapon: CardId): number {
  if (firesOf(game, weapon)?.again) return 1
  const most = allowedBy(game, 'fire-twice', weapon) === null ? 1 : 2
  return most - game.card(weapon).uses.filter((use) => use === FIRED).length
}

/** What the texts that let a weapon be fired at seekers give them. */
const SEEKER_DEFENSE = 4

/** A seeker that a character weapon is fired at as if it were a character. */
export const isSeekerShot = (game: Game, { apart, weapon, target }: Shot): boolean =>
  apart === 'seekers' &&
  definitionOf(game, weapon).type === 'character' &&
  isSeeker(definitionOf(game, target)) &&
  [firesOf(game, weapon)?.at, ...(firesOf(game, weapon)?.at.any ?? [])].some((at) =>
    [at?.kind ?? []].flat().includes('character'),
  )
const isSeeker = ({ kind, title }: CardFacts): boolean => kind === 'weapon' && / Seeker$/.test(title)

/** What the weapon's text counts as the defense value, or the card's own (ccgx/weapon/defense-value-given). */
export function defenseAgainst(game: Game, shot: Shot): number {
  if (isSeekerShot(game, shot)) return SEEKER_DEFENSE
  const given = firesOf(game, shot.weapon)?.defense?.find(({ of }) =>
    matches(game, contextOf(shot), of, shot.target),
  )
  return given?.is ?? defenseOf(game, shot.target)
}

/** What defends all that it is fired at, together. */
export const wholeDefense = (game: Game, shot: Shot): number =>
  defenseAgainst(game, shot) +
  (shot.second === undefined ? 0 : defenseAgainst(game, { ...shot, target: shot.second }))

/** Ability of a character, armor or maneuver of ships and vehicles; the highest that it has (ccg95/weapon/hit-test). */
export function defenseOf(game: Game, card: CardId): number {
  const { kind, defense } = definitionOf(game, card)
  if (kind === 'creature' || kind === 'effect') return defense ?? 0 // ccgx/creature/type, ccgx/effect/mobile-as-craft
  const ability = kind === 'character' ? numberOf(game, 'ability', card) : 0
  return Math.max(ability, numberOf(game, 'armor', card), numberOf(game, 'maneuver', card))
}

export function reaches(game: Game, weapon: CardId, target: CardId): boolean {
  const [here, there] = [locationOf(game, weapon), locationOf(game, target)]
  if (here === null || there === null) return false
  if (here === there) return true
  return reachesFrom(game, weapon, here, there)
}
/** To a site next door, or out of an orbit. */
export const reachesFrom = (game: Game, weapon: CardId, here: CardId, there: CardId): boolean =>
  (reachesNextDoor(game, weapon) && areAdjacent(game, here, there)) ||
  (firesOf(game, weapon)?.reach === 'two-exterior-sites' && isExteriorNear(game, here, there)) ||
  (allowedBy(game, 'reach-two-sites', weapon) !== null && (sitesBetween(game, here, there) ?? 3) <= 2) ||
  (allowedBy(game, 'reach-nearest-exterior', weapon) !== null && isNearestExterior(game, here, there)) ||
  (firesOf(game, weapon)?.reach === 'orbit' && areInOrbit(game, here, there)) ||
  (firesOf(game, weapon)?.reach === 'related-system' &&
    isSystemCard(game, there) &&
    areRelated(game, here, there))
/** From wherever it is to an exterior site, no more than two sites on. */
const isExteriorNear = (game: Game, here: CardId, there: CardId): boolean =>
  isExterior(definitionOf(game, there)) && (sitesBetween(game, here, there) ?? FAR) <= 2
const FAR = 99

/** Whether no exterior site of the system is nearer. */
function isNearestExterior(game: Game, here: CardId, there: CardId): boolean {
  const system = systemName(game, here)
  const isOutside = (site: CardId): boolean => site !== here && isExterior(definitionOf(game, site))
  const distances = sitesOf(game, system)
    .filter(isOutside)
    .map((site) => sitesBetween(game, here, site) ?? FAR)
  return isOutside(there) && (sitesBetween(game, here, there) ?? FAR + 1) <= Math.min(FAR, ...distances)
}
const reachesNextDoor = (game: Game, weapon: CardId): boolean =>
  firesOf(game, weapon)?.reach === 'adjacent-site' || allowedBy(game, 'reach-adjacent', weapon) !== null

/** The initiator fires everything, then the opponent returns fire (ccg95/weapon/initiator-first). */
export const firesFirst = (game: Game, seat: SeatId): boolean =>
  (game.table.battle?.initiator === seat) !== (game.table.battle?.returned ?? false)

/** A weapon a turn for each user, but capital starships fire all they have (ccg/weapon/one-per-user-per-turn). */
export function firesOneWeapon(game: Game, user: CardId, weapon: CardId): boolean {
  const { uses } = game.card(user)
  if (
    isNobodys(game, user, weapon) ||
    !uses.includes(USER_FIRED) ||
    definitionOf(game, user).type === 'capital'
  )
    return true
  if (allowedBy(game, 'carry-any-number', user) !== null) return true
  if (allowedBy(game, 'fire-all-weapons', user) !== null) return true
  if (uses.filter((use) => use === USER_FIRED).length < weaponsOf(game, user)) return true
  return (
    shotsLeft(game, weapon) > 0 && game.card(weapon).uses.some((use) => use === FIRED || use === FIRED_APART)
  )
}

/** Three for a squadron, one for each icon of a warrior (ccgx/final/weapon-one-per-turn); one more where a text says so. */
function weaponsOf(game: Game, user: CardId): number {
  const { type, icons = [] } = definitionOf(game, user)
  const own = type === 'squadron' ? 3 : icons.filter((icon) => icon === 'warrior').length
  return Math.max(own, allowedBy(game, 'fire-two-weapons', user) === null ? 1 : 2)
}
