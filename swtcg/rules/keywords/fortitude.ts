/** Fortitude: the unit may prevent damage to itself that nothing prevents. */
import type { CardId } from '@dejarik/kernel'
import type { Game, Packet } from '../../kinds.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'

export const fortitude = isolated('fortitude')

/** It helps itself alone, and nobody helps it so (now/keywords/fortitude). */
export const endures = (game: Game, { unit }: Packet, preventer: CardId): boolean =>
  preventer === unit && has(game, unit, 'fortitude')
