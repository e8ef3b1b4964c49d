/** Fortitude: the unit may prevent damage to itself that nothing prevents. */
import type { CardId } from '@dejarik/kernel'
import type { Game, Packet } from '../../kinds.ts'
import { isolated } from './counting.ts'
import { has } from './has-keyword.ts'

export const fortitude = isolated('fortitude')

/** It helps itself alone, and nobody helps it so (now/keywords/fortitude). */
export const endures = (game: Game, { unit }: Packet, preventer: CardId): boolean =>
  preventer === unit && has(game, unit, 'fortitude')
