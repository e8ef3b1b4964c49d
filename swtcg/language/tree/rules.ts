/** Rules in card text: what cards and players cannot, may or must do while it works. */
import type { Arena } from '../../cards/definition.ts'
import type { EffectType, Prohibition } from './instructions.ts'
import type { Filter, Keyword, Reference } from './nouns.ts'
import type { Nature } from './prohibitions.ts'
import type { ActivatedKeyword } from './tree.ts'

/** For cards. */
export type Rule =
  /** `against` narrows it: can't attack Jedi, can't be attacked by Droids. */
  | {
      readonly cant: Prohibition
      readonly against?: Filter
      /** Only an attack across arenas, by this keyword. */
      readonly with?: 'bombard' | 'ion-cannon'
    }
  /** Attack what it normally could not: in another arena, in the build zone, of its own side. */
  | { readonly may: 'attack'; readonly target: Reference | Filter }
  | { readonly must: 'attack'; readonly target: Reference | Filter }
  /** Its damage cannot be prevented, except by such units. */
  | {
      readonly damage: 'unpreventable'
      /** Only that of its attacks. */
      readonly of?: 'attack'
      readonly except?: Filter
      /** Only these keywords do nothing against it. */
      readonly by?: readonly ActivatedKeyword[]
      /** Opponents cannot use them against it at all. */
      readonly cantUse?: true
    }
  /** Only dice that show this number by themselves hit it. */
  | { readonly hitOnNatural: number }
  /** Only dice that count so much hit it. */
  | { readonly hitOn: number }
  /** Attacking with it, or attacking it, costs so much Force. */
  | { readonly attackCost: number }
  | { readonly attackedCost: number }
  /** Its player may leave it tapped in the untap step. */
  | { readonly untap: 'optional' }
  /** It earns no Bounty; or nobody earns one for it. */
  | { readonly bounty: 'none' | 'none-for-it' }
  /** All its damage is so many times as much, before prevention. */
  | { readonly damageTimes: number }
  /** Its attacks cannot be disrupted; or its activated abilities, or playing, completing or deploying the card. */
  | {
      readonly disrupted: 'never'
      readonly what?: 'abilities' | 'card'
      /** Only abilities of this nature. */
      readonly nature?: Nature
    }
  /** No damage to it can be prevented. */
  | { readonly taken: 'unpreventable' }
  /** Playing its activated effects, or the Battle card itself, costs so much more Force, or less. */
  | {
      readonly playing: number
      /** Build points, besides the Force. */
      readonly build?: number
      /** What costs so much or more never comes to cost less than that. */
      readonly least?: number
      /** Only what has a Force cost. */
      readonly priced?: true
      /** Only abilities that are one of these keywords. */
      readonly keywords?: readonly ActivatedKeyword[]
      /** Only abilities that take a Subordinate that fits. */
      readonly taking?: Filter
    }
  /** May have so many Pilots more, or so many that fit. */
  | { readonly pilots: number; readonly of?: Filter }
  /** Can't have more Pilots than so many, or than so many that fit. */
  | { readonly pilotsAtMost: number; readonly of?: Filter }
  /** Can be piloted only by Pilots that fit. */
  | { readonly pilotedBy: Filter }
  /** May pilot only units that fit. */
  | { readonly pilotsOnly: Filter }
  /** Its attacks and its damage cost nothing besides. */
  | { readonly extraCosts: 'none' }
  /** May be piloted although it is a Droid. */
  | { readonly piloted: 'allowed' }
  /** May pilot units that fit too: an opponent's. */
  | { readonly pilotsAlso: Filter }
  /** Its Upkeep need not be paid; or nothing takes it away. */
  | { readonly upkeep: 'free' | 'kept' }
  /** Attaching Equipment that fits to it costs so much more or less, or nothing. */
  | { readonly equipping: EquipPrice; readonly equipment?: Filter }
  /** Its stack may hold so many cards more, or as many as one likes. */
  | { readonly stackMore: number | 'any' }
  /** Effects of this player's cards cannot choose it. */
  | { readonly chosenBy: 'not-you' | 'not-opponent' }
  /** May retreat although it is tapped. */
  | { readonly retreats: 'tapped' }
  /** Its Deflect may do the damage to such a unit too. */
  | { readonly deflectsTo: Filter }
  /** Each damage counter that is put on it brings so many more. */
  | { readonly countersMore: number }
  /** Its damage puts counters of this name on other units, and no damage counters (now/counters/instead-of-damage). */
  | { readonly damageAs: string }
  /** Nothing takes its printed text from it. */
  | { readonly text: 'kept' }
  /** Neither gives nor denies control of its arena. */
  | { readonly control: 'none' }

/** What attaching Equipment costs: more or less Force and build points, or nothing. */
export type EquipPrice = 'free' | { readonly force?: number; readonly build?: number }

/** For players. */
export type PlayerRule =
  | { readonly cant: PlayerProhibition }
  /** Draws so many cards more in the draw step. */
  | {
      readonly draws: number
      /** And then puts so many cards from hand on the bottom of the deck. */
      readonly returns?: number
    }
  /** Removes so many times as many damage counters from its units. */
  | { readonly heals: number }
  /** Everybody sees what it builds, though it lies face-down. */
  | { readonly builds: 'open' }
  /** Plays with an open hand. */
  | { readonly hand: 'open' }
  /** Neither gains nor loses Force. */
  | { readonly force: 'frozen' }
  /** Force that is gained, or that is lost or paid, is counters of this Resource instead. */
  | { readonly forceAsCounters: readonly ('gained' | 'paid')[] }
  /** Nothing of theirs can be disrupted. */
  | { readonly disrupted: 'never' }
  /** Deploying units that fit cannot be disrupted. */
  | { readonly deploys: 'undisrupted'; readonly of: Filter }
  /** Playing, completing or deploying cards that fit cannot be disrupted. */
  | { readonly cards: 'undisrupted'; readonly of: Filter }
  /** Its units attack first where speeds tie. */
  | { readonly speedTies: 'won' }
  /** Can't use Hidden Cost to deploy such units to these arenas. */
  | { readonly hidden: readonly Arena[]; readonly of: Filter }
  /** Cannot put such units from hand or build zone into these arenas. */
  | { readonly keepsOut: readonly Arena[]; readonly of: Filter }
  /** The battle in one arena is fought before that in another. */
  | { readonly fightsFirst: Arena; readonly before: Arena }
  /** Can deploy only such units. */
  | { readonly deploysOnly: Filter }
  /** Its Locations lie beside those of other players, and replace only its own. */
  | { readonly locations: 'apart' }

/** Play Battle cards, effects of a type or these keywords; gain extra build points; look at a hand. */
export type PlayerProhibition =
  | EffectType
  | 'battle-cards'
  | 'extra-build'
  | 'look-at-hand'
  | 'spend-build'
  | 'spend-force'
  | 'lose-game'
  | readonly Keyword[]
