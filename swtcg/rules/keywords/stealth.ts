/** Stealth: the unit cannot be attacked while it is untapped. */
import { because, type CardId } from '@dejarik/kernel'
import type { Check, Game } from '../../kinds.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'

export const stealth = isolated('stealth')

/** Damage brings a unit into the open by the rules of today. */
export const isMarked = (game: Game, unit: CardId): boolean =>
  game.policies.damageExposes && game.card(unit).damage > 0

/** Stealth keeps a unit from being attacked unless it is in the open. */
export const inTheOpen: Check<{ readonly defender: CardId }> = (game, { defender }) =>
  has(game, defender, 'stealth') && !game.policies.isExposed(game, defender)
    ? because('stealth', 'idc/keyword/stealth-cant-be-attacked-untapped', { card: defender })
    : null
