/** Whether a weapon may be fired now, and at whom; each point a check. */
import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { isArtillery } from '../../cards/definition.ts'
import { builtIn } from '../../effects/built-in.ts'
import { holds } from '../../effects/conditions.ts'
import { matches } from '../../effects/matches.ts'
import { allowedBy, barredBy, isBlank, isSafeFrom } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { isLanded, isPiloted } from '../aboard/crew.ts'
import { isInactive, isInside, isOnTable, locationOf, opponentOf } from '../cards/place.ts'
import { hasTraitNow } from '../cards/skills.ts'
import { isCreatureCard } from '../creatures/creatures.ts'
import { exposed, pursuers } from '../epic/fighters.ts'
import { whyNotPaid } from '../force/paying.ts'
import { isPowered } from './artillery.ts'
import { fighters } from './participants.ts'
import {
  contextOf,
  fireCost,
  firesFromAfar,
  firesOf,
  isSeekerShot,
  reaches,
  reachesFrom,
  type Shot,
  shooterIn,
  shotsIn,
  shotsLeft,
  standsAlone,
  userOf,
} from './shots.ts'

const isVehicleWeapon = (game: Game, weapon: CardId): boolean => {
  const { kind, type } = definitionOf(game, weapon)
  return kind === 'weapon' && type === 'vehicle'
}

/** Fired by somebody aboard its vehicle, as its text says (ccgx/vehicle/warrior-aboard-weapon). */
const isMounted = (game: Game, weapon: CardId): boolean =>
  isVehicleWeapon(game, weapon) && firesOf(game, weapon)?.user !== undefined

/** What stands on a vehicle, and by the rules of tournaments what a starship fires (ccgx/final/weapon-one-per-turn). */
const needsPilot = (game: Game, weapon: CardId): boolean =>
  (isVehicleWeapon(game, weapon) && !isMounted(game, weapon)) ||
  (!game.policies.firesUnpiloted && definitionOf(game, userOf(game, weapon)).kind === 'starship')

/** May this weapon be fired at all? */
export const WEAPON_CHECKS: readonly Check<Shot>[] = [
  (game, { apart }) =>
    apart || (game.table.battle ?? game.table.attack)?.segment === 'weapons' || game.table.run !== null
      ? null
      : because('not-in-weapons-segment', 'ccg95/battle/sequence'),
  (game, { seat, weapon }) =>
    game.card(weapon).controller === seat && firesOf(game, weapon)
      ? null
      : because('no-weapon-of-yours', 'ccg95/weapon/card-says-how', { card: weapon }),
  (game, shot) =>
    firesOf(game, shot.weapon)?.user && shooterIn(game, shot) === shot.weapon
      ? because('nobody-to-fire', 'ccgx/artillery/who-fires', { card: shot.weapon })
      : null,
  (game, { weapon }) =>
    isArtillery(definitionOf(game, weapon)) && !isPowered(game, weapon)
      ? because('no-power', 'ccgx/artillery/power-source', { card: weapon })
      : null,
  (game, shot) => {
    const { seat, weapon } = shot
    const user = shooterIn(game, shot)
    if (shot.apart) return null
    if (game.table.run) return whyNotInRun(game, seat, weapon)
    const there =
      firesFromNextDoor(game, weapon) ||
      (standsAlone(game, weapon) || firesFromAfar(game, user, weapon)
        ? locationOf(game, weapon) === (game.table.battle ?? game.table.attack)?.at
        : fighters(game, seat).includes(user))
    return there ? null : because('not-in-battle', 'ccg95/battle/everyone-there', { card: user })
  },
  (game, { weapon }) =>
    isInside(game, userOf(game, weapon)) && !isMounted(game, weapon)
      ? because('fires-from-inside', 'ccg95/capacity/carried-gear-no-battle', { card: weapon })
      : null,
  (game, { weapon }) =>
    isLanded(game, userOf(game, weapon))
      ? because('landed', 'ccg/starship/landed-no-weapons', { card: userOf(game, weapon) })
      : null,
  (game, { weapon }) =>
    needsPilot(game, weapon) && !isPiloted(game, userOf(game, weapon))
      ? because('no-pilot', 'ccgx/vehicle/weapons-on-vehicles', { card: userOf(game, weapon) })
      : null,
  (game, shot) =>
    !shot.apart && shotsLeft(game, shot.weapon) < shotsIn(shot)
      ? because('fired-already', 'ccg95/weapon/once-per-battle', { card: shot.weapon })
      : null,
  (game, shot) =>
    game.policies.mayFireAnother(game, shooterIn(game, shot), shot.weapon)
      ? null
      : userHasFired(shooterIn(game, shot)),
  (game, { weapon }) =>
    builtIn(game, weapon) && isBlank(game, weapon)
      ? because('text-silent', 'ccgx/permanent/weapon-text-canceled', { card: weapon })
      : null,
  (game, { weapon }) => {
    const by = barredBy(game, 'fire', weapon)
    return by === null ? null : because('barred', 'ccg95/weapon/card-says-how', { card: by })
  },
  (game, shot) => {
    const { if: condition } = firesOf(game, shot.weapon) ?? {}
    return !condition || holds(game, contextOf(shot), condition)
      ? null
      : because('text-condition', 'ccg95/weapon/card-says-how', { card: shot.weapon })
  },
  (game, { seat, apart }) =>
    apart || game.policies.mayFireNow(game, seat)
      ? null
      : because('not-your-shot', 'ccg95/weapon/initiator-first'),
]

/** A weapon that reaches the sites next door, or out of its orbit, may be fired into the battle there (the ruling at ccgx/weapon/fire-adjacent). */
function firesFromNextDoor(game: Game, weapon: CardId): boolean {
  const [here, there] = [locationOf(game, weapon), game.table.battle?.at]
  if (here === null || there === undefined || here === there || !game.policies.firesIntoBattles) return false
  return reachesFrom(game, weapon, here, there)
}

/** In an Attack Run TIEs in the Trench fire, and the batteries there (ccgx/epic/attack-run-cover). */
function whyNotInRun(game: Game, seat: SeatId, weapon: CardId) {
  const { run } = game.table
  const isBattery = game.card(weapon).on === run?.trench && hasTraitNow(game, weapon, 'turbolaser battery')
  const fires = seat !== run?.seat && (isBattery || pursuers(game).includes(userOf(game, weapon)))
  return fires ? null : because('not-in-battle', 'ccgx/epic/attack-run-cover', { card: weapon })
}

const userHasFired = (user: CardId) =>
  because('user-has-fired', 'ccg/weapon/one-per-user-per-turn', { card: user })

/** May it be aimed at this target? */
export const AIM_CHECKS: readonly Check<Shot>[] = [
  (game, { seat, target }) =>
    game.table.attack !== null ||
    game.card(target).controller === opponentOf(seat) ||
    definitionOf(game, target).kind === 'location'
      ? null
      : because('not-opponents', 'ccg95/weapon/targets-opponent', { card: target }),
  /** In an attack the creature is the target, and nowhere else (ccgx/creature/no-battle). */
  (game, { target }) =>
    (game.table.attack === null && !isCreatureCard(game, target)) || game.table.attack?.creature === target
      ? null
      : because('no-target-for-it', 'ccgx/creature/no-battle', { card: target }),
  (game, { weapon, target }) =>
    isOnTable(game, target) && reaches(game, weapon, target)
      ? null
      : because('out-of-reach', 'ccg95/weapon/one-target-same-location', { card: target }),
  (game, { weapon, target, apart }) =>
    !apart && firesFromNextDoor(game, weapon) && locationOf(game, target) !== game.table.battle?.at
      ? because('out-of-reach', 'ccgx/weapon/fire-adjacent', { card: target })
      : null,
  (game, { target }) =>
    game.table.run === null || exposed(game).includes(target)
      ? null
      : because('wingmen-first', 'ccgx/epic/attack-run-cover', { card: target }),
  (game, { target }) =>
    isInside(game, target)
      ? because('target-inside', 'ccg95/capacity/carried-gear-no-battle', { card: target })
      : null,
  (game, { target }) =>
    isInactive(game, target) ? because('not-in-battle', 'ccgx/state/excluded', { card: target }) : null,
  (game, shot) => {
    const fires = firesOf(game, shot.weapon)
    const fits = fires && matches(game, contextOf(shot), fires.at, shot.target)
    return fits ||
      isSeekerShot(game, shot) ||
      allowedBy(game, 'be-any-target', shot.target, shot.weapon) !== null ||
      isLikeStarfighterTo(game, shot)
      ? null
      : because('no-target-for-it', 'ccg95/weapon/card-says-how', { card: shot.target })
  },
  (game, { target }) => {
    const by = barredBy(game, 'be-targeted', target)
    return by === null ? null : because('barred', 'ccg95/weapon/card-says-how', { card: by })
  },
  (game, { weapon, target }) =>
    isSafeFrom(game, weapon, target)
      ? because('barred', 'ccg95/weapon/card-says-how', { card: target })
      : null,
]

/** And may it be fired at it? */
export const TARGET_CHECKS: readonly Check<Shot>[] = [
  ...AIM_CHECKS,
  (game, shot) => whyNotPaid(game, shot.seat, fireCost(game, shot), 'ccg95/weapon/fire-cost'),
]

/** A vehicle that weapons target like a starfighter, where the weapon is fired at such (ccgx/vehicle/cloud-vehicle). */
function isLikeStarfighterTo(game: Game, shot: Shot): boolean {
  const fires = firesOf(game, shot.weapon)
  if (!fires || allowedBy(game, 'be-targeted-like-a-starfighter', shot.target) === null) return false
  return [fires.at, ...(fires.at.any ?? [])].some(({ type, kind, any: _, ...rest }) => {
    const atStarfighters = [type].flat().includes('starfighter') || [kind].flat().includes('starship')
    return atStarfighters && matches(game, contextOf(shot), rest, shot.target)
  })
}

/** Whether a weapon that is fired could be aimed at this card instead. */
export const isInRange = (game: Game, weapon: CardId, target: CardId): boolean =>
  isAllowed(game, AIM_CHECKS, { seat: game.card(weapon).controller, weapon, target })

export const FIRE_CHECKS: readonly Check<Shot>[] = [...WEAPON_CHECKS, ...TARGET_CHECKS]
