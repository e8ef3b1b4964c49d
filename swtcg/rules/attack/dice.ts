/** Dice: what counts as a hit. */

import type { CardId } from '@dejarik/kernel'
import { isHit, type ToHit } from '../../hits.ts'
import type { Die, Game } from '../../kinds.ts'
import { constraintsOn } from '../abilities/constraints.ts'
import { isArmored } from '../keywords/armor.ts'

/** 4 or more hits, 5 or more against Armor (idc/attack/hit-on-four, idc/keyword/armor-hit-on-five). */
export function toHit(game: Game, unit: CardId, kind: 'attack' | 'damage'): ToHit {
  const natural = naturalNeeded(game, unit)
  if (natural !== undefined) return { natural }
  const usual = isArmored(game, unit, kind) ? game.constants.armorHitOn : game.constants.hitOn
  return { atLeast: Math.max(usual, ...raised(game, unit)) }
}

/** What dice must count at least, where effects say so. */
const raised = (game: Game, unit: CardId): readonly number[] =>
  constraintsOn(game, unit).flatMap(({ rule }) => ('hitOn' in rule ? [rule.hitOn] : []))

export function hitsOn(game: Game, unit: CardId, dice: readonly Die[], kind: 'attack' | 'damage'): number {
  const needed = toHit(game, unit, kind)
  return dice.filter((die) => isHit(die, needed)).length
}

/** The one face that hits a unit, where an effect says so. */
function naturalNeeded(game: Game, unit: CardId): number | undefined {
  for (const { rule } of constraintsOn(game, unit)) if ('hitOnNatural' in rule) return rule.hitOnNatural
  return undefined
}

export const showsNatural = (dice: readonly Die[], face: number): boolean =>
  dice.some((die) => die.natural === face)
