/** Noun phrases of card text: who, which cards, how many. */
import type { Arena, CardKind, CardSide } from '../../cards/definition.ts'
import type { Amount } from './amounts.ts'
import type { Condition } from './conditions.ts'
import type { Deed } from './deeds.ts'
import type { ActivatedKeyword, CumulativeKeyword, IsolatedKeyword } from './tree.ts'

export type Keyword = CumulativeKeyword | IsolatedKeyword | ActivatedKeyword
export type Statistic = 'speed' | 'power' | 'health'
/** What a card has as a number; `cost` is the printed build cost. */
export type Measure =
  | Statistic
  | `printed-${Statistic}`
  | 'cost'
  | 'total-cost'
  | 'remaining-cost'
  | 'remaining-health'

/** A player, seen from whoever has the effect. */
export type Player =
  | 'you'
  | 'opponent'
  | 'each-player'
  | 'chosen-player'
  | { readonly controllerOf: Reference }
  /** Every player of a side that the text names (idc/thw/side-named-means-both). */
  | { readonly side: 'dark' | 'light' }

/** A card that needs no choosing: the card itself, a part of the running attack, or one chosen before. */
export type Reference =
  /** `top` is the top card of the stack that the card lies in, be it that card itself. */
  | { readonly the: 'self' | 'bearer' | 'top' | 'attacker' | 'defender' }
  /** The unit that the card itself attacked last. */
  | { readonly the: 'last-attacked'; readonly within?: 'this-turn' }
  /** A variable that an earlier choice, cost or trigger of the same effect has bound. */
  | { readonly the: 'chosen'; readonly name: string }
  /** These very cards; only in what an effect has given, never in the text of a card. */
  | { readonly the: 'cards'; readonly cards: readonly number[] }

/** Where a noun phrase looks for cards. */
export type Place =
  | { readonly in: 'arena'; readonly arenas: readonly Arena[] }
  | { readonly in: 'same-arena'; readonly as: Reference }
  /** The arena that the effect has let somebody choose. */
  | { readonly in: 'chosen-arena' }
  /** The arena whose battle step it is. */
  | { readonly in: 'battle' }
  /** Out of the game: by any card, or only by this one. */
  | { readonly in: 'set-aside' | 'out-of-game'; readonly by?: Reference }
  /** Face-down under a unit. */
  | { readonly in: 'under'; readonly unit: Reference }
  /** The top cards of a deck. */
  | { readonly in: 'top'; readonly of: Player; readonly count: Amount }
  /** Among the cards that the effect has let somebody look at. */
  | { readonly in: 'those' }
  /** Attached to a card, or to any card that fits. */
  | { readonly in: 'on'; readonly card: Reference | Filter }
  /** Beneath the top card of a stack; where its Pilots are named too, everything on it. */
  | { readonly in: 'stack'; readonly of: Reference; readonly pilots?: true }
  /** Any arena or a build zone; where one player's is named, only that one. */
  | { readonly in: 'play'; readonly buildZone?: 'you' | 'opponent' }
  /** `outside`: cards of one's own that are not in this game. */
  | { readonly in: 'build-zone' | 'hand' | 'deck' | 'discard-pile' | 'outside' }

export type CardState =
  | 'tapped'
  | 'untapped'
  | 'damaged'
  | 'undamaged'
  | 'attacking'
  | 'defending'
  | 'not-defending'
  | 'face-down'
export type Holding = Keyword | 'pilot' | 'equipment' | 'stack' | 'hidden-cost' | 'upkeep' | 'bounty'

/** The noun that the text uses where it is not `unit`; it decides whether a Pilot on a unit is meant too. */
export type Word = 'subtype' | 'character' | 'card' | 'pilot'

/** Pilots or Equipment on a unit: such as fit, and how many of them at least or at most. */
export interface Carried {
  readonly what: 'pilots' | 'equipment'
  readonly of?: Filter
  readonly atLeast?: number
  readonly atMost?: number
}

export interface Filter {
  readonly kind?: readonly CardKind[]
  readonly word?: Word
  readonly whose?: 'you' | 'opponent'
  /** Whose card it is, whoever controls it. */
  readonly owned?: 'you' | 'opponent'
  readonly place?: Place
  readonly types?: readonly Arena[]
  /** One of these subtypes is enough. */
  readonly subtypes?: readonly string[]
  readonly notSubtypes?: readonly string[]
  readonly names?: readonly string[]
  /** Of the same types and subtypes, word for word (idc/term/type-line-whole). */
  readonly sameTypeLine?: Reference
  readonly side?: CardSide
  readonly unique?: 'unique' | 'non-unique'
  /** Has several types on its type line. */
  readonly multiArena?: true
  readonly state?: readonly CardState[]
  readonly has?: readonly Holding[]
  readonly lacks?: readonly Holding[]
  /** One of these is enough. */
  readonly hasAny?: readonly Holding[]
  /** What is on it or beneath it, and how much of that. */
  readonly carries?: Carried
  readonly number?: {
    readonly of: Measure
    readonly is: 'at-most' | 'at-least' | 'exactly' | 'more' | 'less'
    readonly than: Amount
  }
  /** So many counters of a name lie on it. */
  readonly counters?: {
    readonly of: string
    readonly is: 'at-most' | 'at-least' | 'exactly'
    readonly than: number
  }
  /** Its counters of a name, beside one of its own numbers. */
  readonly countersBeside?: {
    readonly of: string
    readonly is: 'at-least' | 'more'
    readonly than: Measure
  }
  /** One of its numbers beside another of its own. */
  readonly own?: {
    readonly of: Measure
    readonly is: 'exactly' | 'more' | 'less' | 'at-most' | 'at-least'
    readonly than: Measure
  }
  /** Has this word in its name, or one of these. */
  readonly nameHas?: string | readonly string[]
  /** Of this rarity, as its printing says. */
  readonly rarity?: string
  /** Of the same set as this card (now/general/expansion-symbol). */
  readonly sameSet?: Reference
  /** Has the name of another card, or has it not. */
  readonly name?: { readonly is: 'same' | 'other'; readonly as: Reference | Filter }
  /** Has a subtype in common with this card. */
  readonly subtypeOf?: Reference
  /** What it did this turn, or what was done to it: by another card, if one is named. */
  readonly happened?: { readonly did: Deed; readonly by?: Reference; readonly not?: true }
  /** No unit has attacked since it did, and it rolled no hits. */
  readonly missedLast?: true
  /** Not this card. */
  readonly apartFrom?: Reference
  /** Of the same player as this card. */
  readonly controlledWith?: Reference
  /** It can be attacked by this unit. */
  readonly attackableBy?: Reference
  /** Of all that fit otherwise, those with the highest or the lowest number. */
  readonly most?: { readonly of: Measure; readonly is: 'highest' | 'lowest' }
  /** It fits one of these too. */
  readonly anyOf?: readonly Filter[]
  /** What must be true of it, where it is `that` card. */
  readonly so?: Condition
  /** Has the name that the effect has let somebody name. */
  readonly named?: true
  /** Of the type that the effect has let somebody choose. */
  readonly type?: 'chosen'
  /** This card has not chosen it before. */
  readonly fresh?: true
  /** Not the card itself. */
  readonly other?: true
}

export type Count =
  | { readonly take: 'each' }
  | { readonly take: 'exactly' | 'up-to' | 'all-but'; readonly count: Amount }
  | { readonly take: 'any-number' }

/** Cards to be found, and chosen where there are more than wanted. */
export interface Selector {
  readonly take: Count
  readonly of: Filter
  /** Who chooses; the player who has the effect unless it says otherwise. */
  readonly by?: Player
  readonly atRandom?: true
  /** So many in each arena, or in each of which this is true. */
  readonly inEach?: {
    readonly when?: Condition
    /** No more than so many in all. */
    readonly most?: number
  }
  /** No two of them have this in common. */
  readonly differ?: Difference
  /** Together they have so much of a number. */
  readonly total?: Total
  /** The variable that keeps what was found. */
  readonly as?: string
}
/** The sum of a number of cards that are chosen together. */
export interface Total {
  readonly of: Measure
  readonly is: 'at-least' | 'at-most'
  readonly than: Amount
}
/** In what cards that are chosen together must differ. */
export type Difference = 'name' | 'speed'

export type Noun = Reference | Selector
export const isReference = (noun: Noun): noun is Reference => 'the' in noun
