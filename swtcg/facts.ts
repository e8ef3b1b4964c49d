/**
 * What the words of card text ask of rules that are made of such words themselves. They ask through the ruleset, so
 * that a noun phrase need not know who reads amounts, nor who says what a card has.
 */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Arena } from './cards/definition.ts'
import { amountOf } from './effects/amounts/amounts.ts'
import { holds } from './effects/conditions.ts'
import type { Context } from './effects/context.ts'
import type { Game, Side } from './kinds.ts'
import type { Amount } from './language/tree/amounts.ts'
import type { Condition } from './language/tree/conditions.ts'
import { abilitiesOf } from './rules/abilities/abilities.ts'
import type { ActiveAbility } from './rules/abilities/active-ability.ts'
import { baseAbilities } from './rules/abilities/base-abilities.ts'
import { canAttack } from './rules/attack/targets.ts'
import { canComplete } from './rules/build/what-can-be-completed.ts'
import { controlOf } from './rules/turn/arena-control.ts'

export interface Facts {
  readonly amountOf: (game: Game, context: Context, amount: Amount) => number
  readonly holds: (game: Game, context: Context, condition: Condition) => boolean
  /** What a card has now, and what it has without static effects. */
  readonly abilitiesOf: (game: Game, card: CardId) => readonly ActiveAbility[]
  readonly baseAbilities: (game: Game, card: CardId) => readonly ActiveAbility[]
  readonly canAttack: (game: Game, attacker: CardId, defender: CardId) => boolean
  readonly canComplete: (game: Game, seat: SeatId, card: CardId) => boolean
  readonly controlOf: (game: Game, arena: Arena) => Side | null
}

export const facts: Facts = { amountOf, holds, abilitiesOf, baseAbilities, canAttack, canComplete, controlOf }
