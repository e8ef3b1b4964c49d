/** Triggers of card text: when a triggered effect happens. */
import type { Arena, CardKind } from '../../cards/definition.ts'
import type { Filter, Keyword, Noun, Player, Reference } from './nouns.ts'
import type { ActivatedKeyword } from './tree.ts'

/** The price that a unit was deployed for, where that was not its build cost. */
export type PaidBy = 'hidden-cost' | 'alternative-cost' | 'hidden-or-alternative-cost'

/** `as` in a filter's place means that the trigger binds the card that set it off, by the name `it`. */
export type Trigger =
  | {
      readonly when: 'attacks' | 'is-attacked' | 'would-attack'
      readonly who: Noun
      readonly against?: Filter
    }
  /** `damage` tells apart attacks that did some and attacks that did none. */
  | {
      readonly when: 'attack-ends'
      readonly attacker?: Noun
      readonly defender?: Noun
      readonly damage?: 'none' | 'some'
    }
  /** The dice of an attack were rolled, and may still be changed. */
  | { readonly when: 'attack-roll'; readonly attacker?: Noun; readonly defender?: Noun }
  | {
      readonly when: 'is-discarded' | 'would-be-discarded'
      readonly who: Noun
      readonly from?: Arena | 'hand' | 'chosen-arena' | readonly Arena[]
      /** By damage from this unit. */
      readonly by?: Noun
    }
  /** It would be damaged and discarded for that, once nothing more is prevented. */
  | { readonly when: 'would-die'; readonly who: Noun }
  | { readonly when: 'is-damaged'; readonly who: Noun }
  /** `by` is whose card or effect does it; without one it is its own player. */
  | { readonly when: 'taps' | 'untaps'; readonly who: Noun; readonly by?: 'you' | 'opponent' }
  /** The unit would be discarded, and with it a Pilot, or only such a Pilot. */
  | {
      readonly when: 'would-lose-pilot'
      readonly who: Noun
      readonly pilot?: Filter
      readonly from?: Arena | readonly Arena[]
    }
  /** `against` is the unit that damages, or the one that is damaged. */
  | {
      readonly when: 'would-be-damaged' | 'would-damage' | 'damages' | 'discards-by-damage'
      readonly who: Noun
      readonly against?: Filter
      /** So much damage or more. */
      readonly atLeast?: number
      /** Only damage of this kind. */
      readonly by?: 'overkill' | 'attack'
    }
  /** By its damage or by an effect of its own (now/general/caused-to-be-discarded). */
  | { readonly when: 'causes-discard'; readonly who: Noun; readonly against?: Filter }
  | {
      readonly when: 'is-deployed'
      readonly who: Noun
      readonly to?: Arena
      readonly by?: PaidBy
    }
  /** Completed is what an edition calls so; finished is every card whose building ends. */
  | {
      readonly when: 'is-completed' | 'is-finished' | 'enters-build-zone'
      readonly who: Noun
    }
  /** `by` is who retreats it: in the retreat step its own player, otherwise whose effect it is. */
  | { readonly when: 'is-retreated'; readonly who: Noun; readonly by?: Player }
  /** `what` is one Equipment in particular, or one of a kind. */
  | { readonly when: 'equips'; readonly who: Player; readonly unit: Noun; readonly what?: Reference | Filter }
  /** Gains Force; or has cards go from the deck to the discard pile without being discarded. */
  | { readonly when: 'mills'; readonly who: Player }
  /** Any Force, or at least so much at once. */
  | {
      readonly when: 'gains-force'
      readonly who: Player
      readonly atLeast?: number
      /** Only by an ability of such a card. */
      readonly through?: Filter
    }
  /** Comes to control an arena that it did not control. */
  | { readonly when: 'gains-arena'; readonly who: Player }
  /** A keyword of this unit that works by itself does so. */
  | { readonly when: 'is-triggered'; readonly who: Noun; readonly keyword: Keyword }
  /** Discards a card of his or her own hand. */
  | { readonly when: 'throws-away'; readonly who: Player; readonly of?: Filter }
  /** All cards that fit have such counters on them, and there are some. */
  | { readonly when: 'all-marked'; readonly of: Filter; readonly counter: string }
  /** Shows a card of the hand to everybody. */
  | { readonly when: 'reveals'; readonly who: Player }
  /** `who` is whose effect it is, `to` the unit that is spared. */
  | {
      readonly when: 'prevents'
      readonly who: Player
      readonly to?: Noun
      readonly from?: Noun
      /** Only by this keyword. */
      readonly by?: Keyword
      /** Only what leaves no damage pending on the unit. */
      readonly all?: true
    }
  | {
      readonly when: 'step-starts' | 'step-ends'
      readonly step: Arena | 'its-arena' | 'battle' | 'turn' | 'retreat' | 'setup'
    }
  /** Uses an activated ability, or only this keyword, whether or not it is disrupted. */
  | {
      readonly when: 'uses'
      readonly who: Noun
      readonly keyword?: ActivatedKeyword
      /** Only what Force is paid for: at least so much, or at most. */
      readonly force?: { readonly is: 'at-least' | 'at-most'; readonly than: number }
    }
  /** Is deployed to, moved to or put into an arena; or only deployed or put there. */
  | {
      readonly when: 'enters-arena'
      readonly who: Noun
      readonly to?: readonly Arena[]
      readonly by?: 'deploying-or-putting' | 'deploying-or-moving' | 'moving'
    }
  /** Counters of this kind were put on it, by this player if it says so. */
  | { readonly when: 'is-marked'; readonly on: Noun; readonly counter: string; readonly who?: Player }
  /** Counters of this kind were taken from it, by this player if it says so. */
  | { readonly when: 'is-unmarked'; readonly on: Noun; readonly counter: string; readonly who?: Player }
  /** Adds a card to a stack, or only beneath its top card. */
  | { readonly when: 'stacks'; readonly who: Player; readonly unit: Noun; readonly place?: 'beneath' }
  | { readonly when: 'build-step-ends'; readonly whose: Player }
  | { readonly when: 'build-step-starts'; readonly whose: Player }
  | { readonly when: 'build-roll' }
  /** Binds the card that was drawn; in the draw step, or at any time. */
  | { readonly when: 'draws'; readonly who: Player; readonly by?: 'draw-step' }
  | { readonly when: 'disrupts'; readonly who: Player }
  /** It is tapped to pay for an ability of its own. */
  | { readonly when: 'taps-for-ability'; readonly who: Noun }
  /** Tapped by a cost, an effect or by skipping its attack. */
  | { readonly when: 'taps-without-attacking'; readonly who: Noun }
  | { readonly when: 'plays'; readonly who: Player; readonly kind: CardKind }
