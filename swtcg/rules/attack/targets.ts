/** Whom a unit may attack, and with what. */

import { type CardId, gather } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import type { AttackWith, Game } from '../../kinds.ts'
import type { Rule } from '../../language/tree.ts'
import type { Reason } from '../../reasons.ts'
import { constraintsOn, mayAttack, mustAttack, whyForbidden } from '../abilities/constraints.ts'
import { arenaOf, areOpponents } from '../cards/place.ts'
import { unitsInPlay } from '../cards/unit.ts'
import { whyUnseen } from '../keywords/stealth.ts'

/** What a unit would attack the other with; null if it cannot reach it. */
export function reach(game: Game, attacker: CardId, defender: CardId): AttackWith | null {
  const [from, to] = [arenaOf(game, attacker), arenaOf(game, defender)]
  if (from !== null && from === to) return 'power'
  const across = game.policies.across(game, attacker, defender)
  if (across || !fights(game, attacker)) return across
  return mayAttack(game, attacker, defender) || game.policies.reaches(game, attacker, defender)
    ? 'power'
    : null
}

/** In an arena, or wherever an option lets it attack from. */
const fights = (game: Game, unit: CardId): boolean =>
  arenaOf(game, unit) !== null || ARENAS.some((arena) => game.policies.alsoFight(game, arena).includes(unit))

/** Why a unit cannot attack another, whoever owns it; empty if it can. */
export function whyNotAttack(game: Game, attacker: CardId, defender: CardId): Reason[] {
  const using = reach(game, attacker, defender)
  const reasons = [
    ...whyForbidden(game, attacker, 'attack', defender, using),
    ...whyForbidden(game, defender, 'be-attacked', attacker),
  ]
  if (using === null) reasons.push(outOfReach(game, defender))
  const price = attackPrice(game, attacker, defender)
  if (price > game.seat(game.card(attacker).controller).force)
    reasons.push({ code: 'not-enough-force', rule: 'idc/primary/cant-overrides', card: attacker })
  return [...reasons, ...whyUnseen(game, defender)]
}

/** The Force that effects ask for an attack. */
export function attackPrice(game: Game, attacker: CardId, defender: CardId): number {
  if (constraintsOn(game, attacker).some(({ rule }) => 'extraCosts' in rule)) return 0
  const asked = (rule: Rule, name: 'attackCost' | 'attackedCost'): number =>
    name in rule ? Number((rule as Readonly<Record<string, unknown>>)[name]) : 0
  const own = constraintsOn(game, attacker).reduce((sum, { rule }) => sum + asked(rule, 'attackCost'), 0)
  return constraintsOn(game, defender).reduce((sum, { rule }) => sum + asked(rule, 'attackedCost'), own)
}

const outOfReach = (game: Game, defender: CardId): Reason =>
  arenaOf(game, defender) === null
    ? { code: 'not-in-an-arena', rule: 'idc/zones/build-zone-units-cannot-be-attacked', card: defender }
    : { code: 'other-arena', rule: 'idc/turn/same-arena-only', card: defender }

/** Why a unit cannot attack one where that is, whenever it would. */
export const whyOutOfReach = (game: Game, attacker: CardId, defender: CardId): Reason[] =>
  reach(game, attacker, defender) === null ? [outOfReach(game, defender)] : []

/** Why a unit cannot be chosen as the defending unit of a declared attack. */
export function whyNotDefender(game: Game, attacker: CardId, defender: CardId): Reason[] {
  const foes = areOpponents(game, game.card(attacker).controller, game.card(defender).controller)
  if (!foes && !mayAttack(game, attacker, defender))
    return [{ code: 'own-unit', rule: 'idc/attack/choose-defender', card: defender }]
  const reasons = whyNotAttack(game, attacker, defender)
  if (reasons.length > 0) return reasons
  const must = mustAttack(game, attacker, ableToAttack(game, attacker))
  if (must.length === 0 || must.includes(defender)) return []
  return [{ code: 'must-attack', rule: 'idc/phrase/must-attack', card: must[0]! }]
}

/** Whether a unit is able to attack another: one of an opponent, or one that text lets it attack. */
export const canAttack = (game: Game, attacker: CardId, defender: CardId): boolean =>
  (areOpponents(game, game.card(attacker).controller, game.card(defender).controller) ||
    mayAttack(game, attacker, defender)) &&
  whyNotAttack(game, attacker, defender).length === 0

/** Every unit that a unit is able to attack, whatever it must. */
function ableToAttack(game: Game, attacker: CardId): CardId[] {
  if (!fights(game, attacker)) return []
  const { controller } = game.card(attacker)
  return everyUnit(game).filter((unit) => {
    const foes = areOpponents(game, controller, game.card(unit).controller)
    if (reach(game, attacker, unit) === null || (!foes && !mayAttack(game, attacker, unit))) return false
    return whyNotAttack(game, attacker, unit).length === 0
  })
}

const everyUnit = (game: Game): CardId[] => gather(game.table.order, (seat) => unitsInPlay(game, seat))

/** Every unit that a unit may choose as the defending unit. */
export function defendersFor(game: Game, attacker: CardId): CardId[] {
  const able = ableToAttack(game, attacker)
  const must = mustAttack(game, attacker, able)
  return must.length > 0 ? must : able
}

/** Whether a unit is bound to attack now, so that it can neither skip nor do something else. */
export const isBound = (game: Game, attacker: CardId): boolean =>
  mustAttack(game, attacker, ableToAttack(game, attacker)).length > 0
