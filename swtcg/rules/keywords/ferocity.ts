/** Ferocity: nothing prevents the unit's damage. */
import type { CardId } from '@dejarik/kernel'
import type { Game, Packet } from '../../kinds.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'

export const ferocity = isolated('ferocity')

/** What marks the damage of such a unit. */
export const ferocityOf = (game: Game, source: CardId): Packet['unpreventable'] =>
  has(game, source, 'ferocity')
    ? { context: { you: game.card(source).controller, self: source, bound: {} } }
    : undefined
