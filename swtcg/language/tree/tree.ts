/** The effect tree: what a card's text does, as plain data. The compiler makes it, the rules run it, the renderer says it. */

import type { Arena, CardSide } from '../../cards/definition.ts'
import {
  type ActivatedKeyword,
  type CumulativeKeyword,
  type IsolatedKeyword,
  keywordsOf,
} from '../../keywords.ts'
import type { Amount } from './amounts.ts'
import type { Condition } from './conditions.ts'
import type { Gain, Instruction } from './instructions.ts'
import type { Filter, Player, Reference, Statistic } from './nouns.ts'
import type { PlayerRule, Rule } from './rules.ts'
import type { Trigger } from './triggers.ts'

export type { ActivatedKeyword, CumulativeKeyword, IsolatedKeyword } from '../../keywords.ts'
export type { EquipPrice, PlayerProhibition, PlayerRule, Rule } from './rules.ts'

/** Keywords that hold a number and add up when a unit has several (duplicate class: cumulative). */
export const CUMULATIVE: readonly CumulativeKeyword[] = keywordsOf('cumulative')
/** Keywords that a unit has or has not, however often they are given (isolated). */
export const ISOLATED: readonly IsolatedKeyword[] = keywordsOf('isolated')
/** Keywords with an activation cost. Deflect, Evade and Retaliate are layered, Intercept is selective. */
export const ACTIVATED: readonly ActivatedKeyword[] = keywordsOf('activated')

/** One part of a cost; every part must be paid. */
export type Cost =
  | { readonly pay: 'force'; readonly amount: number }
  | { readonly pay: 'build'; readonly amount: number }
  | { readonly pay: 'tap' }
  /** Something that the player does, such as discarding a card. What it binds, the effect may speak of. */
  | { readonly pay: 'act'; readonly act: Instruction }

/** A keyword that works by itself. */
export interface KeywordAbility {
  readonly ability: 'keyword'
  readonly keyword: CumulativeKeyword | IsolatedKeyword
  /** 1 for isolated keywords. */
  readonly value: number
}

/** A keyword that is activated by paying; a missing printed cost is an empty list, which means 0 Force. */
export interface ActivatedKeywordAbility {
  readonly ability: 'activated'
  readonly cost: readonly Cost[]
  readonly keyword: ActivatedKeyword
  /** 0 where the keyword has no number. What depends on the game is worked out when it is activated. */
  readonly value: Amount
  /** Another keyword of the same chance that works besides, or that may be used in its place. */
  readonly with?: Companion
  /** What happens besides, once the keyword has taken effect. */
  readonly and?: readonly Instruction[]
  /** It works only if the die that was rolled to pay shows one of these. */
  readonly rolled?: readonly number[]
  /** It may be used only if this holds. */
  readonly only?: Condition
}

export interface Companion {
  readonly how: 'besides' | 'instead'
  readonly keyword: ActivatedKeyword
  readonly value: number
}

export interface HiddenCostAbility {
  readonly ability: 'hidden-cost'
  readonly value: number
}

/** Has to be paid besides the build cost to complete the card. */
export interface CompletionCostAbility {
  readonly ability: 'to-complete'
  readonly cost: readonly Cost[]
}

/** One of the listed costs is due at the start of the controller's build step. */
export interface UpkeepAbility {
  readonly ability: 'upkeep'
  readonly costs: readonly (readonly Cost[])[]
  /** Due only if this holds. */
  readonly only?: Condition
}

export interface EquipAbility {
  readonly ability: 'equip'
  readonly cost: readonly Cost[]
  /** The unit that is paid with is the one (now/general/equip-to-that-unit); or it must fit. */
  readonly to?: 'paid-with' | Filter
  /** It may be used only if this holds. */
  readonly only?: Condition
  /** What happens besides, once it is attached; the unit is `that`. */
  readonly and?: readonly Instruction[]
}

export interface Bonus {
  readonly speed?: number
  readonly power?: number
  readonly health?: number
}

/** May pilot units of the subtypes, or of the types; the piloted unit gets the bonus and the abilities. */
export interface PilotAbility {
  readonly ability: 'pilot'
  readonly subtypes: readonly string[]
  readonly types?: readonly Arena[]
  readonly bonus: Bonus
  readonly gives: readonly Ability[]
}

/** What an Equipment gives to the unit that carries it, or only to a bearer that fits. */
export interface EquippedAbility {
  readonly ability: 'equipped'
  readonly who?: Filter
  readonly bonus: Bonus
  readonly gives: readonly Ability[]
}

/** Works in the build zone and only there. */
export interface ReservesAbility {
  readonly ability: 'reserves'
  readonly gives: readonly Ability[]
}

/** What the controller gets at the start of the next build step when damage from this unit discards another. */
export interface BountyAbility {
  readonly ability: 'bounty'
  readonly do: readonly Instruction[]
}

/** What the top card of the stack gets, from wherever in it the card lies. */
export interface InsertAbility {
  readonly ability: 'insert'
  readonly bonus: Bonus
  readonly gives: readonly Ability[]
}

/** What the unit has in each of its arenas, in the order of its type line; an empty part is None. */
export interface SwitchAbility {
  readonly ability: 'switch'
  readonly parts: readonly { readonly bonus: Bonus; readonly gives: readonly Ability[] }[]
}

/** May join the stacks of such units though it has another name: beneath, one copy of it, and never on top. */
export interface JoinsStackAbility {
  readonly ability: 'joins-stack'
  readonly of: Filter
  /** The stack may hold so many cards more with it. */
  readonly room?: number
}

/** Cards that fit one of these may lie beneath it as part of its stack, and never come to the top. */
export interface StackAbility {
  readonly ability: 'stack'
  readonly of: readonly Filter[]
}

/** The card may be completed for this in place of its build cost. */
export interface AlternativeCostAbility {
  readonly ability: 'alternative-cost'
  readonly cost: readonly Cost[]
}

/** What the card costs while the condition holds. */
export interface ReducedCostAbility {
  readonly ability: 'reduced-cost'
  readonly value: number
  readonly only: Condition
}

/** The card may be played from the discard pile for this. */
export interface MeditateAbility {
  readonly ability: 'meditate'
  readonly cost: readonly Cost[]
  /** What happens besides when the card is played so. */
  readonly and?: readonly Instruction[]
  /** Nothing disrupts the card then. */
  readonly undisruptable?: true
}

/** May be in a deck of the Yuuzhan Vong though it is of another side (now/vong/guests). */
export interface VongGuestAbility {
  readonly ability: 'vong-guest'
}

/** What a printed * stands for. */
export interface ValueAbility {
  readonly ability: 'value'
  readonly of: Statistic
  readonly is: Amount
}

/** What cards cannot, may or must do while it works. */
export interface RuleAbility {
  readonly ability: 'rule'
  readonly while?: Condition
  readonly who: Reference | Filter
  readonly rule: Rule
}

/** You control an arena, whoever has units there. */
export interface ArenaControlAbility {
  readonly ability: 'controls-arena'
  readonly while?: Condition
  readonly arena: Arena
}

/** What applies to a player all the time, or as long as a condition holds. */
export interface PlayerRuleAbility {
  readonly ability: 'player-rule'
  readonly while?: Condition
  readonly who: Player
  readonly rule: PlayerRule
}

/** Which units an Equipment may be attached to, besides what its type line says. */
export interface AttachmentAbility {
  readonly ability: 'attachment'
  readonly rule: /** Its bearer may have only one such Equipment. */
    | { readonly one: Filter }
    /** Only units that fit may bear it. */
    | { readonly only: Filter }
    /** Units that fit may bear it too: an opponent's. */
    | { readonly also: Filter }
    /** It cannot be detached from units that fit, and goes with them. */
    | { readonly fixed: Filter }
}

/** When an activated effect may be played, where its text says so; otherwise its meaning tells. */
export type Timing =
  /** At the start or the end of a battle step. */
  | 'step-start'
  | 'step-end'
  | 'battle-end'
  /** At any general time of the battle phase. */
  | 'battle-phase'
  | 'build-step'
  /** Between two things that the opponent does there. */
  | 'opponent-build-step'
  | 'opponent-build-step-start'
  | 'build-roll'
  | 'attack'
  | 'no-attack'
  | 'would-attack'
  | 'battle-start'
  | 'retreat-step'
  /** At every chance but the special ones (idc/phrase/anytime). */
  | 'any-time'

/** More for a higher price, declared when the card is played. */
export interface Enhancement {
  /** On top of the normal cost; or the whole price, as older cards word it. */
  readonly cost: readonly Cost[]
  readonly whole?: true
  /** In place of the normal effect, or besides. */
  readonly how: 'instead' | 'also'
  readonly do: readonly Instruction[]
  /** Nothing disrupts the card then. */
  readonly undisruptable?: true
}

/** A zone outside play in which a card may speak of itself. */
export type OwnZone = 'hand' | 'discard-pile'

/** An effect that is played by paying, or the text of a Battle or Mission card, which costs nothing more. */
export interface EffectAbility {
  readonly ability: 'effect'
  readonly cost: readonly Cost[]
  readonly timing?: Timing
  /** Other times at which it may be played as well. */
  readonly also?: readonly Timing[]
  readonly only?: Condition
  readonly do: readonly Instruction[]
  /** Where it works, if the text speaks of "this card": anywhere, or only in the zone that it names. */
  readonly zones?: 'any' | readonly OwnZone[]
  /** Not more than once in a turn, even where its time comes more often. */
  readonly oncePerTurn?: true
  /** Once in each attack, even where it would be once in a turn. */
  readonly oncePerAttack?: true
  /** Once in each battle step. */
  readonly oncePerStep?: true
  /** One use for all cards that have it from the same source. */
  readonly shared?: true
  /** It may be played as often as it is paid for. */
  readonly anyNumber?: true
  /** So many times in a turn (now/general/times-per-turn). */
  readonly times?: number
  /** Once in a game, whichever copy of the card has it (now/general/once-per-game). */
  readonly oncePerGame?: true
  /** Nothing disrupts it. */
  readonly undisruptable?: true
  readonly enhance?: readonly Enhancement[]
}

/** Happens by itself when its time comes. */
export interface TriggeredAbility {
  readonly ability: 'triggered'
  /** The keyword that opens it, where one does. */
  readonly opened?: 'deploy' | 'last-stand' | 'foresight' | 'forewarning' | 'adapt'
  readonly when: Trigger
  readonly only?: Condition
  readonly do: readonly Instruction[]
  /** Not more than once in a turn. */
  readonly oncePerTurn?: true
}

/** Applies all the time, or as long as a condition holds, to the card itself or to all that fit. */
export interface StaticAbility {
  readonly ability: 'static'
  readonly while?: Condition
  readonly who: Reference | Filter
  readonly gain: Gain
  /** Works in the build zone too: "while … is in play" (idc/phrase/while-in-play-works-in-build-zone). */
  readonly inPlay?: true
}

/** Has these subtypes too, wherever it is (idc/phrase/treat-as-standalone-everywhere). */
export interface TreatAsAbility {
  readonly ability: 'treat-as'
  readonly subtypes: readonly string[]
  /** Counts as a unit of these types too (idc/term/type-may-be-granted). */
  readonly types?: readonly Arena[]
  /** The rules for unique cards do not apply to it. */
  readonly nonUnique?: true
  /** It is of this side, and of no other. */
  readonly side?: CardSide
  /** And nothing else: it has lost all other subtypes. */
  readonly alone?: true
  /** "As if it were", for this purpose and no other (idc/phrase/as-if-it-were). */
  readonly only?: 'piloting'
}

/** A player has no more than so many cards of its name in play. */
export interface CopiesAbility {
  readonly ability: 'copies'
  readonly most: number
}

/** May be completed only if a condition holds. */
export interface CompletionConditionAbility {
  readonly ability: 'complete-only-if'
  readonly only: Condition
}

export type Ability =
  | TreatAsAbility
  | CompletionConditionAbility
  | CopiesAbility
  | EffectAbility
  | TriggeredAbility
  | StaticAbility
  | KeywordAbility
  | ActivatedKeywordAbility
  | HiddenCostAbility
  | CompletionCostAbility
  | UpkeepAbility
  | EquipAbility
  | PilotAbility
  | EquippedAbility
  | ReservesAbility
  | BountyAbility
  | InsertAbility
  | SwitchAbility
  | JoinsStackAbility
  | StackAbility
  | VongGuestAbility
  | AlternativeCostAbility
  | ReducedCostAbility
  | MeditateAbility
  | ValueAbility
  | RuleAbility
  | PlayerRuleAbility
  | AttachmentAbility
  | ArenaControlAbility
