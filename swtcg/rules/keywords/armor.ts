/** Armor: dice hit the unit from 5 on. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'

export const armor = isolated('armor')

/** Whether dice of this kind hit the unit from 5 on (idc/keyword/armor-hit-on-five). */
export const isArmored = (game: Game, unit: CardId, kind: 'attack' | 'damage'): boolean =>
  has(game, unit, 'armor') && (kind === 'attack' || game.policies.armorStopsDiceOfDamage)
