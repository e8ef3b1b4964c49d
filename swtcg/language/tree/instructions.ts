/** Instructions of card text: what happens, one after another. */
import type { AttackInstruction } from './instructions/attacks.ts'
import type { CardInstruction } from './instructions/cards.ts'
import type { DamageInstruction } from './instructions/damage.ts'
import type { NestedInstruction } from './instructions/nested.ts'
import type { PlayerInstruction } from './instructions/players.ts'
import type { UnitInstruction } from './instructions/units.ts'
import type { PlayerRuleAbility, RuleAbility, StaticAbility } from './tree.ts'

export type { Duration, Gain } from './gains.ts'
export type {
  Disruptable,
  EffectType,
  Moment,
  NamedArenas,
  NamedZone,
  Prohibition,
  Unpreventable,
  Zone,
} from './prohibitions.ts'

/** What applies by itself as long as it stands. */
export type Standing = StaticAbility | RuleAbility | PlayerRuleAbility

export type Instruction =
  | UnitInstruction
  | DamageInstruction
  | CardInstruction
  | AttackInstruction
  | PlayerInstruction
  | NestedInstruction
