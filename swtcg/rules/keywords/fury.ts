/** Fury X: a natural 4 in the first attack roll adds X dice. */
import { numberOf } from '@dejarik/kernel'
import type { Game, Roll } from '../../kinds.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { showsNatural } from '../attack/dice.ts'

export const fury = cumulative('fury')

/** The dice that come to the initial roll (idc/keyword/fury-extra-dice). */
export function diceOfFury(game: Game, { for: reason, unit, dice }: Roll): number {
  if (reason !== 'attack' || unit === null || !showsNatural(dice, 4)) return 0
  return numberOf(game, 'fury', unit)
}
