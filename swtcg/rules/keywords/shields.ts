/** Shields X: whoever attacks the unit rolls X dice less. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { cumulative } from '../abilities/keyword-values.ts'

export const shields = cumulative('shields')

/** The dice that an attack on the unit loses (idc/keyword/shields-reduce-power). */
export const shieldsOf = (game: Game, defender: CardId): number => numberOf(game, 'shields', defender)
