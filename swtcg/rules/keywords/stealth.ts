/** Stealth: the unit cannot be attacked while it is untapped. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { isolated } from './counting.ts'
import { has } from './has-keyword.ts'

export const stealth = isolated('stealth')

/** Damage brings a unit into the open by the rules of today. */
export const isMarked = (game: Game, unit: CardId): boolean =>
  game.policies.damageExposes && game.card(unit).damage > 0

/** Why Stealth keeps a unit from being attacked; empty if it is in the open. */
export const whyUnseen = (game: Game, defender: CardId): Reason[] =>
  has(game, defender, 'stealth') && !game.policies.isExposed(game, defender)
    ? [{ code: 'stealth', rule: 'idc/keyword/stealth-cant-be-attacked-untapped', card: defender }]
    : []
