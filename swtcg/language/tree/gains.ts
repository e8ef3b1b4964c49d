/** What units get by card text, and for how long. */
import type { Arena } from '../../cards/definition.ts'
import type { Amount } from './amounts.ts'
import type { Keyword, Place, Reference, Statistic } from './nouns.ts'
import type { Prohibition } from './prohibitions.ts'
import type { Ability, ActivatedKeyword, Bonus } from './tree.ts'

/** `this-battle` is until end of battle: the end of the battle phase. */
export type Duration =
  | 'this-attack'
  /** Until an attack has ended that the unit makes after the present one. */
  | 'next-attack'
  | 'this-battle'
  | 'this-turn'
  | 'next-turn'
  /** Until the next turn starts. */
  | 'turn-start'
  /** As long as the card that says so remains tapped. */
  | 'while-tapped'
  | 'this-game'
  /** Until the present battle step ends. */
  | 'this-step'
  /** Until that arena's battle step ends. */
  | `${Arena}-step`

/** What a unit gets. */
export interface Gain {
  readonly speed?: Amount
  readonly power?: Amount
  readonly health?: Amount
  readonly keywords?: readonly {
    readonly keyword: Exclude<Keyword, ActivatedKeyword>
    readonly value: Amount
  }[]
  /** It is so much, before anything is added. */
  readonly is?: Bonus
  /** Nothing but its stack changes these. */
  readonly fixed?: readonly Statistic[]
  /** Nothing lowers these numbers, or takes these keywords from it. */
  readonly keeps?: readonly (Statistic | Keyword)[]
  readonly abilities?: readonly Ability[]
  readonly subtypes?: readonly string[]
  /** All subtypes that this card has. */
  readonly subtypesOf?: Reference
  /** What completing the card costs more, or less. */
  readonly cost?: Amount
  /** However cheap it gets, it costs no less than this. */
  readonly leastCost?: number
  /** The cost changes only where the card is deployed to such an arena. */
  readonly deployedTo?: Place
  /** What adding the card to a stack costs more, or less. */
  readonly stacking?: number
  readonly cant?: readonly Prohibition[]
  /** Keywords that it has not as long as this applies. */
  readonly loses?: readonly Keyword[]
}
