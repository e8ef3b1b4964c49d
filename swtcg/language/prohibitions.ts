/** What cannot be done, what can be disrupted, and the moments that instructions wait for. */
import type { Arena, CardKind } from '../cards/definition.ts'
import type { Filter, Keyword } from './nouns.ts'

/** Nothing prevents it, except units that fit; or only these keywords do nothing against it. */
export interface Unpreventable {
  readonly except?: Filter
  readonly by?: readonly Keyword[]
}

export type Moment =
  | 'roll'
  | 'pending-damage'
  | 'attack-end'
  | 'end-of-turn'
  | 'next-build-step'
  | 'battle-start'
  | 'battle-end'
  /** Of the present battle step, or else the next. */
  | 'step-start'
  | 'step-end'
  | `${Arena}-start`
  | `${Arena}-end`

export type EffectType = 'triggered' | 'static' | 'activated'

/** A declared attack, an activated ability, or a card that is played or completed. */
export type Disruptable = 'attack' | 'ability' | CardKind

export type Prohibition =
  | 'attack'
  | 'be-attacked'
  | 'retreat'
  | 'untap'
  | 'use-abilities'
  | 'prevent-damage'
  | 'deploy'
  | 'move'
  | 'be-discarded'
