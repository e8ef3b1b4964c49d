/** Whom a unit may attack, and with what. */

import { because, type CardId, gather, isAllowed } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import type { AttackWith, Check, Game } from '../../kinds.ts'
import type { Rule } from '../../language/tree/tree.ts'
import { constraintsOn, mayAttack, mustAttack, whyForbidden } from '../abilities/constraints.ts'
import { forceOf } from '../cards/force.ts'
import { arenaOf, areOpponents } from '../cards/place.ts'
import { unitsInPlay } from '../cards/unit.ts'
import { inTheOpen } from '../keywords/stealth.ts'

/** What a unit would attack the other with; null if it cannot reach it. */
export function reach(game: Game, attacker: CardId, defender: CardId): AttackWith | null {
  const { mayFight } = game.policies
  if (mayFight !== null && !mayFight(game, attacker, defender)) return null
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

/** Who attacks whom. */
interface Assault {
  readonly attacker: CardId
  readonly defender: CardId
}

export const inReach: Check<Assault> = (game, { attacker, defender }) => {
  if (reach(game, attacker, defender) !== null) return null
  return arenaOf(game, defender) === null
    ? because('not-in-an-arena', 'idc/zones/build-zone-units-cannot-be-attacked', { card: defender })
    : because('other-arena', 'idc/turn/same-arena-only', { card: defender })
}
const mayAttackIt: Check<Assault> = (game, { attacker, defender }) =>
  whyForbidden(game, attacker, 'attack', defender, reach(game, attacker, defender))
const mayBeAttacked: Check<Assault> = (game, { attacker, defender }) =>
  whyForbidden(game, defender, 'be-attacked', attacker)
const priceAtHand: Check<Assault> = (game, { attacker, defender }) =>
  attackPrice(game, attacker, defender) > forceOf(game, game.card(attacker).controller)
    ? because('not-enough-force', 'idc/primary/cant-overrides', { card: attacker })
    : null

const WITHIN_REACH: readonly Check<Assault>[] = [mayAttackIt, mayBeAttacked, priceAtHand, inTheOpen]
/** What an attack needs, whoever owns the units. */
const ATTACK_CHECKS: readonly Check<Assault>[] = [inReach, ...WITHIN_REACH]

/** Whether a unit can attack another, whoever owns it. */
export const isAttackable = (game: Game, attacker: CardId, defender: CardId): boolean =>
  isAllowed(game, ATTACK_CHECKS, { attacker, defender })

/** The Force that effects ask for an attack. */
export function attackPrice(game: Game, attacker: CardId, defender: CardId): number {
  if (constraintsOn(game, attacker).some(({ rule }) => 'extraCosts' in rule)) return 0
  const asked = (rule: Rule, name: 'attackCost' | 'attackedCost'): number =>
    name in rule ? Number((rule as Readonly<Record<string, unknown>>)[name]) : 0
  const own = constraintsOn(game, attacker).reduce((sum, { rule }) => sum + asked(rule, 'attackCost'), 0)
  return constraintsOn(game, defender).reduce((sum, { rule }) => sum + asked(rule, 'attackedCost'), own)
}

const noOwnUnit: Check<Assault> = (game, { attacker, defender }) => {
  const foes = areOpponents(game, game.card(attacker).controller, game.card(defender).controller)
  return foes || mayAttack(game, attacker, defender)
    ? null
    : because('own-unit', 'idc/attack/choose-defender', { card: defender })
}
const asItMust: Check<Assault> = (game, { attacker, defender }) => {
  const must = mustAttack(game, attacker, ableToAttack(game, attacker))
  if (must.length === 0 || must.includes(defender)) return null
  return because('must-attack', 'idc/phrase/must-attack', { card: must[0]! })
}

/** What the defending unit of a declared attack needs. */
export const DEFENDER_CHECKS: readonly Check<Assault>[] = [noOwnUnit, ...ATTACK_CHECKS, asItMust]

/** Whether a unit is able to attack another: one of an opponent, or one that text lets it attack. */
export const canAttack = (game: Game, attacker: CardId, defender: CardId): boolean =>
  (areOpponents(game, game.card(attacker).controller, game.card(defender).controller) ||
    mayAttack(game, attacker, defender)) &&
  isAttackable(game, attacker, defender)

/** Every unit that a unit is able to attack, whatever it must. */
function ableToAttack(game: Game, attacker: CardId): CardId[] {
  if (!fights(game, attacker)) return []
  const { controller } = game.card(attacker)
  return everyUnit(game).filter((unit) => {
    const foes = areOpponents(game, controller, game.card(unit).controller)
    if (reach(game, attacker, unit) === null || (!foes && !mayAttack(game, attacker, unit))) return false
    return isAllowed(game, WITHIN_REACH, { attacker, defender: unit })
  })
}

/** Units, and who else fights. */
function everyUnit(game: Game): readonly CardId[] {
  const units = gather(game.table.order, (seat) => unitsInPlay(game, seat))
  const others = gather(ARENAS, (arena) => game.policies.alsoFight(game, arena))
  return others.length === 0 ? units : [...new Set([...units, ...others])]
}

/** Every unit that a unit may choose as the defending unit. */
export function defendersFor(game: Game, attacker: CardId): CardId[] {
  const able = ableToAttack(game, attacker)
  const must = mustAttack(game, attacker, able)
  return must.length > 0 ? must : able
}

/** Whether a unit is bound to attack now, so that it can neither skip nor do something else. */
export const isBound = (game: Game, attacker: CardId): boolean =>
  mustAttack(game, attacker, ableToAttack(game, attacker)).length > 0
