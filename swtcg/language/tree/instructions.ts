/** Instructions of card text: what happens, one after another. */
import type { Arena, CardKind } from '../../cards/definition.ts'
import type { Amount } from './amounts.ts'
import type { Condition } from './conditions.ts'
import type { Duration, Gain } from './gains.ts'
import type { Filter, Keyword, Noun, Player, Reference, Selector, Statistic } from './nouns.ts'
import type {
  Disruptable,
  Moment,
  NamedZone,
  Nature,
  Prohibition,
  Unpreventable,
  Zone,
} from './prohibitions.ts'
import type { Taken } from './subordinates.ts'
import type { Cost, PlayerProhibition, PlayerRuleAbility, RuleAbility, StaticAbility } from './tree.ts'
import type { Trigger } from './triggers.ts'

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
  /** `also`: what was chosen before is still meant, and where each of them is. */
  | { readonly do: 'choose'; readonly what: Selector; readonly also?: true }
  /** A player's Event goes to the supply, and another from there into play. */
  | { readonly do: 'replace-event'; readonly who: Player }
  /** So many Subordinates are taken from the supply, which never runs out; what follows puts them somewhere. */
  | { readonly do: 'take'; readonly count: Amount; readonly of: Taken }
  /** `so` must be true of the arena, where it is the chosen one. */
  | { readonly do: 'choose-arena'; readonly of: readonly Arena[]; readonly so?: Condition }
  | { readonly do: 'get'; readonly who: Noun; readonly gain: Gain; readonly for: Duration }
  /** What a unit gets in its next attack, whenever that is. */
  | { readonly do: 'get-next-attack'; readonly who: Noun; readonly gain: Gain }
  | {
      readonly do: 'lose'
      readonly who: Noun
      /** `unpreventable` is the text that its damage cannot be prevented. */
      readonly what: readonly Keyword[] | 'all-text' | 'unpreventable'
      readonly for: Duration
    }
  | {
      readonly do: 'damage'
      readonly who: Noun
      readonly amount: Amount
      readonly from?: Reference
      readonly unpreventable?: Unpreventable
    }
  | {
      readonly do: 'dice-of-damage'
      readonly who: Noun
      readonly dice: Amount
      readonly from?: Reference
      readonly unpreventable?: Unpreventable
    }
  /** `any` is for the player to say. */
  | { readonly do: 'put-damage-counters'; readonly who: Noun; readonly amount: Amount | 'all' | 'any' }
  | {
      readonly do: 'remove-damage-counters'
      readonly who: Noun
      readonly amount: Amount | 'all' | 'any'
      readonly upTo?: true
      /** From all of them together, as the player divides them. */
      readonly divided?: true
      /** With `all`: so many are left. */
      readonly but?: number
      /** With `all`: only until the unit has so much health left. */
      readonly health?: number
    }
  | { readonly do: 'put-build-counters'; readonly who: Noun; readonly amount: Amount | 'all' }
  | {
      readonly do: 'remove-build-counters'
      readonly who: Noun
      readonly amount: Amount | 'all'
      readonly upTo?: true
      /** With `all`: so many are left. */
      readonly but?: number
    }
  /** Counters of a name, of one of several, or of any type, as the player says for each. */
  | { readonly do: 'put-counters'; readonly counter: string; readonly who: Noun; readonly amount: Amount }
  | {
      readonly do: 'remove-counters'
      readonly counter: string
      readonly who: Noun
      /** `any` is for the player to say, and is X from then on. */
      readonly amount: Amount | 'all' | 'any'
      readonly upTo?: true
    }
  | {
      readonly do: 'prevent'
      readonly who: Noun
      readonly amount: Amount | 'all'
      readonly upTo?: true
      /** With `all`: so much is left. */
      readonly but?: number
      readonly as?: string
    }
  /** Pending damage that these units would do, to whomever. */
  | {
      readonly do: 'prevent-from'
      readonly who: Noun
      readonly amount: Amount | 'all'
      readonly upTo?: true
      /** Only damage to this unit. */
      readonly to?: Reference
    }
  | { readonly do: 'gain-force' | 'lose-force' | 'gain-build'; readonly who: Player; readonly amount: Amount }
  /** So many in all, as many of them build points as the player likes. */
  | { readonly do: 'gain-either'; readonly amount: Amount }
  | { readonly do: 'draw'; readonly who: Player; readonly count: Amount; readonly upTo?: true }
  | {
      readonly do: 'discard'
      readonly what: Noun
      readonly as?: string
      /** Only from these arenas, where a card that is spoken of may be elsewhere. */
      readonly fromArenas?: readonly Arena[]
    }
  /** From the top of a deck into the discard pile without being discarded. */
  | { readonly do: 'mill'; readonly who: Player; readonly count: Amount; readonly upTo?: true }
  | { readonly do: 'discard-top'; readonly who: Player; readonly count: Amount }
  /** You may play Battle cards that this card has set aside as if from hand: any of them, or only one. */
  | { readonly do: 'let-play'; readonly which: 'any' | 'one' }
  /** A card whose counters meet its cost is turned up and goes where it belongs, or to this arena. */
  | { readonly do: 'complete'; readonly what: Noun; readonly to?: Arena }
  /** Again and again, until this is true. */
  | { readonly do: 'repeat-until'; readonly until: Condition; readonly what: readonly Instruction[] }
  /** Pay any number, or as much as something is worth; that is X from then on. */
  | {
      readonly do: 'pay-x'
      readonly of: 'force' | 'build' | 'their-discard-pile'
      readonly is?: Amount
      /** No more than so much. */
      readonly most?: Amount
    }
  /** A number is kept as the total for what follows. */
  | { readonly do: 'note'; readonly amount: Amount }
  /** One of the types of cards, which filters may ask for. */
  | { readonly do: 'choose-type' }
  /** A name that cards have, or that cards of a kind have, which filters may ask for. */
  | { readonly do: 'name-card'; readonly kind?: CardKind }
  /** The next Battle card that you play costs so much more Force, or less. */
  | { readonly do: 'discount'; readonly by: number }
  /** Everybody sees the cards. */
  | { readonly do: 'show'; readonly what: Noun }
  | { readonly do: 'tap' | 'untap' | 'retreat'; readonly who: Noun }
  | {
      readonly do: 'put'
      readonly what: Noun
      readonly to: Zone
      /** Build counters that a card comes with, face-down in the build zone. */
      readonly counters?: number
      /** No more than that, as the player says. */
      readonly countersUpTo?: true
      /** The unit that it is put under, face-down. */
      readonly under?: Reference
      /** Where it goes when that unit is discarded; otherwise it stays out of the game. */
      readonly afterwards?: 'hand' | 'discard-pile'
      /** Set aside without being shown. */
      readonly faceDown?: true
      /** A unit in a discard pile comes back with the cards that went there with it. */
      readonly withStack?: true
      /** One upon another, as the player likes or as chance has it. */
      readonly order?: 'any' | 'random'
      /** How it arrives in an arena. */
      readonly as?: 'tapped' | 'untapped'
      /** Shown to the opponent before it goes face-down into the build zone. */
      readonly show?: 'shown'
    }
  | {
      readonly do: 'search'
      readonly who: Player
      /** Whose cards are searched, if not one's own. */
      readonly in?: Player
      readonly zone: 'deck' | 'discard-pile'
      /** Where else one may look. */
      readonly also?: readonly ('hand' | 'discard-pile')[]
      readonly of: Filter
      readonly count: Amount
      /** All of one name, or no two of one. */
      readonly names?: 'same' | 'different'
      /** Where they go; otherwise they stay, and are `those` from then on. */
      readonly to?: Zone
      /** The unit whose stack they join, as the stacking rules allow. */
      readonly beneath?: Reference | Filter
      readonly show: 'shown' | 'hidden'
      readonly counters?: number
    }
  | { readonly do: 'shuffle'; readonly who: Player }
  | { readonly do: 'look-at-hand' | 'reveal-hand'; readonly who: Player }
  /** You alone see the cards, which are `those` from then on. */
  | { readonly do: 'look-at'; readonly what: Noun }
  /** The top cards of a deck, which stay there and are `those` from then on. */
  | {
      readonly do: 'look-at-top'
      readonly who: Player
      readonly count: Amount
      readonly show: 'shown' | 'hidden'
    }
  /** Cards from the top of a deck until so many fit: these are `that`, all of them are `those`. */
  | {
      readonly do: 'reveal-until'
      readonly who: Player
      readonly of: Filter
      readonly count: Amount
      readonly names?: 'different'
    }
  /** Somebody makes two piles of the cards; you choose one, and each goes its way. */
  | {
      readonly do: 'two-piles'
      readonly what: Noun
      readonly by: Player
      readonly one: NamedZone
      readonly other: NamedZone
      /** The chosen pile as the player likes. */
      readonly order?: 'any'
    }
  | { readonly do: 'choose-player' }
  /** Without its Equip cost, unless that is to be paid. */
  | { readonly do: 'attach'; readonly what: Noun; readonly to: Reference; readonly paying?: true }
  | { readonly do: 'detach'; readonly what: Noun }
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
      readonly do: 'cant'
      readonly who: Noun
      readonly what: Prohibition
      readonly against?: Filter
      readonly for: Duration
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
  /** Each of them gets as much of a number as the one that has most. */
  | { readonly do: 'level'; readonly who: Noun; readonly of: Statistic; readonly for: Duration }
  /** The player says what one of its numbers is. */
  | { readonly do: 'set-number'; readonly who: Noun; readonly of: Statistic; readonly for: Duration }
  /** A player wins ties for speed. */
  | { readonly do: 'win-speed-ties'; readonly who: Player; readonly for: Duration }
  /** A player cannot use effects of a type, or these keywords. */
  | {
      readonly do: 'cant-use'
      readonly who: Player
      readonly what: PlayerProhibition
      readonly for: Duration
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
  /** Each player rolls a die; what follows depends on who rolls higher. */
  | {
      readonly do: 'roll-off'
      readonly higher: readonly Instruction[]
      readonly lower: readonly Instruction[]
      readonly tie: readonly Instruction[]
    }
  /** Each player secretly bids Force; the higher bidder pays and wins, and ties are yours. */
  | { readonly do: 'bid'; readonly win: readonly Instruction[]; readonly lose: readonly Instruction[] }
  /** A number of hits is said before the dice of the attack are rolled, or how much damage will be done after prevention. */
  | {
      readonly do: 'predict'
      readonly of?: 'damage'
      /** Compared when the hits are counted; else when the attack ends. */
      readonly at?: 'count'
      readonly so: readonly Instruction[]
    }
  /** So much damage in all, as the player divides it. */
  | {
      readonly do: 'share-damage'
      readonly who: Noun
      readonly amount: Amount
      readonly from?: Reference
      /** So many dice, which are rolled before their damage is divided. */
      readonly dice?: true
    }
  /** The attacking player keeps this attack's dice hidden until prevention is over. */
  | { readonly do: 'roll-secretly' }
  /** Damage that is pending on a unit becomes more or less, or goes to another; `any` is for its player to say. */
  | { readonly do: 'change-damage'; readonly who: Noun; readonly add?: Amount; readonly to?: Amount }
  | {
      readonly do: 'move-damage'
      readonly who: Noun
      readonly from: Reference
      readonly amount: Amount | 'all' | 'any'
    }
  /** Damage counters from one unit to another; `any` is for the player to say, and leaves the unit at 1 health if it must. */
  | {
      readonly do: 'move-counters'
      readonly from: Reference
      readonly who: Noun
      readonly amount: Amount | 'all' | 'any'
      /** Of another kind than damage counters. */
      readonly counter?: string
    }
  /** The attack's damage is divided between the defending unit and another, as the player says when it is pending. */
  | { readonly do: 'divide-hits'; readonly who: Noun }
  /** An arena's battle step does not happen this turn. */
  | { readonly do: 'skip-battle'; readonly arena: Arena | 'chosen' }
  /** Another battle in an arena, when the present battle step is over. */
  | { readonly do: 'extra-battle'; readonly arena: Arena | 'chosen' }
  | {
      readonly do: 'move'
      readonly who: Noun
      readonly to: Arena | 'build-zone'
      readonly as?: 'tapped' | 'untapped'
      /** It is a unit of that arena for so long, or as long as it is there. */
      readonly treated?: Duration | 'there'
    }
  /** A Pilot goes onto a unit that it can pilot. */
  | { readonly do: 'board'; readonly who: Noun; readonly unit: Reference | Filter }
  /** Joins the stack of a unit, as the stacking rules allow. */
  | { readonly do: 'stack'; readonly what: Noun; readonly on: Reference; readonly place: 'top' | 'beneath' }
  /** The effect of a Battle card is used for its price, without playing the card. */
  | { readonly do: 'use-effect'; readonly what: Noun }
  /** One ability of each of these cards, as the player chooses it, or all of them: the unit gets it for a while. */
  | {
      readonly do: 'take-ability'
      readonly what: Noun
      /** Only such as are played by paying, or by paying Force; or its Bounties, or Pilot abilities. */
      readonly of?: 'activated' | 'force-activated' | 'bounty' | 'pilot'
      readonly all?: true
      readonly who: Reference
      readonly for: Duration
    }
  /** A lower card of a stack comes to the top; `moves` takes the unit to that card's arena, if it is another. */
  | { readonly do: 'rearrange'; readonly who: Noun; readonly moves?: true }
  /** The top card of a stack goes to its bottom, and the next comes to the top. */
  | { readonly do: 'sink'; readonly who: Noun }
  | {
      readonly do: 'gain-control'
      readonly who: Noun
      readonly by?: Player
      readonly for: Duration
      /** Only as long as it fits (now/counters/control-by-counters). */
      readonly while?: Filter
    }
  | { readonly do: 'roll'; readonly dice: Amount; readonly as: string }
  | { readonly do: 'win'; readonly who: Player }
  /** Someone may do it; `as` remembers whether it was done. */
  | { readonly do: 'may'; readonly who: Player; readonly what: readonly Instruction[]; readonly as?: string }
  /** Someone may pay; then or otherwise things follow. */
  | {
      readonly do: 'may-pay'
      readonly who: Player
      readonly cost: readonly Cost[]
      readonly so: readonly Instruction[]
      readonly otherwise: readonly Instruction[]
      readonly as?: string
    }
  | {
      readonly do: 'if'
      readonly condition: Condition
      readonly so: readonly Instruction[]
      readonly otherwise?: readonly Instruction[]
    }
  /** Each player does it, and is `you` in it. */
  | {
      readonly do: 'each-player'
      readonly what: readonly Instruction[]
      /** The text names the sides: one after another, a team as one. */
      readonly sides?: readonly ('dark' | 'light')[]
    }
  | { readonly do: 'that-player' | 'opponent-does'; readonly what: readonly Instruction[] }
  | {
      readonly do: 'choose-one'
      readonly who: Player
      readonly of: readonly (readonly Instruction[])[]
      /** So many of them, each once. */
      readonly count?: number
    }
  | {
      readonly do: 'for-each'
      readonly of: Filter
      readonly as: string
      readonly what: readonly Instruction[]
    }
  /** Unless every player would rather not. */
  | { readonly do: 'unless-agreed'; readonly what: readonly Instruction[] }
  /** So many times, one after another. */
  | { readonly do: 'repeat'; readonly times: Amount; readonly what: readonly Instruction[] }
  /** For a while, whenever that happens; or only the next time. */
  | {
      readonly do: 'watch'
      readonly when: Trigger
      readonly what: readonly Instruction[]
      readonly for: Duration
      readonly once?: true
    }
  /** For a while this applies to all that fit, whether they are in play already or not. */
  | { readonly do: 'decree'; readonly ability: Standing; readonly for: Duration }
  /** At a later moment. */
  | {
      readonly do: 'later'
      readonly at: Moment
      readonly what: readonly Instruction[]
    }
