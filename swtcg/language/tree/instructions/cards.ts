/** Instructions about cards: choosing, putting, searching, showing, discarding, completing. */
import type { Arena, CardKind } from '../../../cards/definition.ts'
import type { Amount } from '../amounts.ts'
import type { Filter, Noun, Player, Reference, Selector } from '../nouns.ts'
import type { NamedZone, Zone } from '../prohibitions.ts'
import type { Taken } from '../subordinates.ts'
export type CardInstruction =
  /** `also`: what was chosen before is still meant, and where each of them is. */
  | { readonly do: 'choose'; readonly what: Selector; readonly also?: true }
  /** A player's Event goes to the supply, and another from there into play. */
  | { readonly do: 'replace-event'; readonly who: Player }
  /** So many Subordinates are taken from the supply, which never runs out; what follows puts them somewhere. */
  | { readonly do: 'take'; readonly count: Amount; readonly of: Taken }
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
  /** One of the types of cards, which filters may ask for. */
  | { readonly do: 'choose-type' }
  /** A name that cards have, or that cards of a kind have, which filters may ask for. */
  | { readonly do: 'name-card'; readonly kind?: CardKind }
  /** Everybody sees the cards. */
  | { readonly do: 'show'; readonly what: Noun }
  | {
      readonly do: 'put'
      readonly what: Noun
      readonly to: Zone
      /** Build counters that a card comes with, face-down in the build zone. */
      readonly counters?: Amount
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
      readonly counters?: Amount
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
  /** The effect of a Battle card is used for its price, without playing the card. */
  | { readonly do: 'use-effect'; readonly what: Noun }
