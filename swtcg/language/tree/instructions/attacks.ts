/** Instructions about attacks, battles and dice. */
import type { Arena } from '../../../cards/definition.ts'
import type { Amount } from '../amounts.ts'
import type { Duration } from '../gains.ts'
import type { Filter, Noun, Player, Reference } from '../nouns.ts'
import type { Disruptable, Nature } from '../prohibitions.ts'
export type AttackInstruction =
  | { readonly do: 'attack'; readonly unit: Reference; readonly target: Noun }
  | { readonly do: 'redirect-attack'; readonly to: Noun }
  /** A disrupted attack has no end that anything could happen at. */
  | { readonly do: 'end-attack'; readonly how?: 'disrupted' }
  /** Any thing that is about to happen, or only such. */
  | {
      readonly do: 'disrupt'
      readonly what?: readonly Disruptable[]
      /** Of cards and abilities: only such cards, or only abilities of such cards. */
      readonly of?: Filter
      /** Of attacks: only from such units, and only against this one or such a one. */
      readonly attacker?: Filter
      readonly against?: Reference | Filter
      /** Of abilities and Battle cards: only of this nature. */
      readonly nature?: Nature
      /** Of Battle cards: only those with a printed Force cost of no more than this. */
      readonly forceAtMost?: number
      /** The disrupted ability cannot be played again in this turn. */
      readonly barred?: true
    }
  | {
      readonly do: 'must-attack' | 'may-attack'
      readonly who: Noun
      readonly target: Reference | Filter
      readonly for: Duration
    }
  /** The next time that it would attack, you may have it attack one of these instead. */
  | {
      readonly do: 'have-attack'
      readonly who: Noun
      readonly target: Filter
      readonly for: Duration
      /** Whenever it would attack, and its own player has no say whether it does. */
      readonly whether?: true
    }
  /** Dice of the present roll: rolled again, changed, or added. */
  | {
      readonly do: 'reroll'
      readonly dice: Amount | 'any' | 'all'
      readonly upTo?: true
      readonly by?: Player
      /** Only attack dice of this player. */
      readonly whose?: 'you' | 'opponent'
      /** Only dice of an ability of such a unit. */
      readonly ofAbility?: Reference | Filter
    }
  /** How many dice the running attack has, whatever the unit's power. */
  | { readonly do: 'set-attack-dice'; readonly dice: Amount }
  | {
      readonly do: 'alter-dice'
      readonly dice: Amount | 'any'
      /** What each die is changed to, or by how much. */
      readonly to?: Amount
      readonly add?: Amount
      readonly by?: Player
    }
  | { readonly do: 'add-dice'; readonly dice: Amount }
  /** The attacking player keeps this attack's dice hidden until prevention is over. */
  | { readonly do: 'roll-secretly' }
  /** An arena's battle step does not happen this turn. */
  | { readonly do: 'skip-battle'; readonly arena: Arena | 'chosen' }
  /** Another battle in an arena, when the present battle step is over. */
  | { readonly do: 'extra-battle'; readonly arena: Arena | 'chosen' }
  | { readonly do: 'roll'; readonly dice: Amount; readonly as: string }
