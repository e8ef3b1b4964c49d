/** What cannot be done, what can be disrupted, the moments that instructions wait for, and where cards are put. */
import type { Arena, CardKind } from '../../cards/definition.ts'
import type { Filter, Keyword } from './nouns.ts'

/** The named arenas; a card goes to those of them that are its own. */
export interface NamedArenas {
  readonly arenas: readonly Arena[]
}

export type Zone = NamedZone | NamedArenas
export type NamedZone =
  | 'hand'
  | 'deck-top'
  | 'deck-bottom'
  /** On top or on the bottom, as the player likes. */
  | 'deck-end'
  | 'discard-pile'
  /** Discarded there, not only put. */
  | 'discarded'
  | 'build-zone'
  | 'out-of-game'
  | 'set-aside'
  | 'under'
  | 'its-arena'
  /** The arena where the card itself is. */
  | 'this-arena'
  /** Of its owner, outside the deck. */
  | 'supply'
  /** On one of your units that can bear it. */
  | 'attached'

/** Nothing prevents it, or these keywords do not; except where a unit that fits does the preventing. */
export interface Unpreventable {
  readonly except?: Filter
  readonly by?: readonly Keyword[]
  /** Opponents cannot use them; otherwise they may, in vain (idc/phrase/has-no-effect-specific). */
  readonly cantUse?: true
}

export type Moment =
  | 'roll'
  | 'pending-damage'
  | 'attack-end'
  | 'end-of-turn'
  | 'next-build-step'
  | 'retreat-start'
  | 'battle-start'
  | 'battle-end'
  /** Of the present battle step, or else the next. */
  | 'step-start'
  | 'step-end'
  /** Of the battle step in the arena of that unit. */
  | 'its-step-end'
  | `${Arena}-start`
  | `${Arena}-end`

export type EffectType = 'triggered' | 'static' | 'activated'

/** A declared attack, an activated ability, or a card that is played or completed. */
export type Disruptable = 'attack' | 'ability' | Exclude<CardKind, 'event'>

/** What tells abilities and Battle cards apart: what they would do, what they cost, and where they work. */
export type Nature = 'disrupts' | 'prevents' | 'force-activated' | 'not-force-activated' | 'reserves'

export type Prohibition =
  | 'attack'
  | 'be-attacked'
  | 'retreat'
  | 'untap'
  /** Not in the untap step; effects may untap it. */
  | 'untap-step'
  | 'use-abilities'
  | 'prevent-damage'
  | 'deploy'
  | 'move'
  | 'pilot'
  | 'be-discarded'
  /** By an effect. */
  | 'be-retreated'
