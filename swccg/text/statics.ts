/** What a card does as long as it lies there: changed numbers, given skills, bars and permissions. */
import type { CardType, Icon } from '../cards/definition.ts'
import type { MoveKind } from '../events.ts'
import type { Phase } from '../phases.ts'
import type { Amount, Condition } from './condition.ts'
import type { EpicEvent } from './epic.ts'
import type { CardNumber, Filter, SideNumber } from './filter.ts'
import type { LossCause } from './happening.ts'
import type { CardTrigger, When } from './text.ts'

/** First values are set (`become`), then parts are added, then multiplied, then what is fixed counts (`fix`). */
export type Operation =
  | { readonly become: Amount }
  | { readonly add: Amount }
  | { readonly times: number }
  | { readonly fix: Amount }

export type Static =
  /** Changes a number of the cards that fit. */
  | ({
      readonly static: 'number'
      readonly change: Exclude<CardNumber, 'deploy'>
      readonly of: Filter
      readonly when?: Condition
      /** Each copy of the card counts by itself. */
      readonly cumulative?: true
    } & Operation)
  /** Changes a number that a side has at the locations that fit; here, if nothing is said. */
  | ({
      readonly static: 'side-number'
      readonly change: SideNumber
      readonly whose: 'yours' | 'opponents' | 'both'
      readonly at?: Filter
      readonly when?: Condition
      /** Of a Force drain: its player says each time whether it counts. */
      readonly optional?: true
      /** Each copy of the card counts by itself. */
      readonly cumulative?: true
    } & Operation)
  /** Changes what deploying costs, of cards that fit, to places that fit. */
  | ({
      readonly static: 'deploy-cost'
      readonly of: Filter
      /** Fits the location where the card goes. */
      readonly to?: Filter
      /** Fits the card that it goes on. */
      readonly on?: Filter
      readonly when?: Condition
      /** For the first such card of each turn. */
      readonly once?: true
    } & Operation)
  /** Force that a player activates in a turn, beyond the icons. */
  | {
      readonly static: 'generation'
      readonly whose: 'yours' | 'opponents'
      readonly add: Amount
      readonly when?: Condition
    }
  | {
      readonly static: 'gives'
      readonly icon?: Icon
      readonly trait?: string
      readonly type?: CardType
      readonly to: Filter
      /** Of an Interrupt: only if it was played on a card at a location that fits, or in a battle there. */
      readonly at?: Filter
      readonly when?: Condition
    }
  /** A printed icon that cards that fit have lost. */
  | { readonly static: 'takes'; readonly icon: Icon; readonly from: Filter; readonly when?: Condition }
  /** What cards that fit cannot do; to a place or aboard a card that fits, where one is given. */
  | {
      readonly static: 'bars'
      readonly what: Bar
      readonly of: Filter
      readonly to?: Filter
      /** Only if a card that fits would do it to them. */
      readonly by?: Filter
      readonly when?: Condition
    }
  | {
      readonly static: 'allows'
      readonly what: Permission
      readonly of: Filter
      readonly to?: Filter
      readonly when?: Condition
    }
  /** Cards that fit have no game text; of a location only the half that faces one player, if it says so. */
  | {
      readonly static: 'blanks'
      readonly of: Filter
      readonly half?: 'opponents' | 'yours'
      readonly when?: Condition
    }
  /** Cards of these titles do nothing to cards that fit. */
  | {
      readonly static: 'protects'
      readonly of: Filter
      readonly from: string | readonly string[]
      readonly when?: Condition
    }
  /** So many of the first Force that you activate in your activate phase can be drawn into hand instead. */
  | { readonly static: 'activates-into-hand'; readonly first: number; readonly when?: Condition }
  /** You go first if this is your starting location, or your opponent does. */
  | { readonly static: 'goes-first'; readonly who?: 'opponent' }
  /** Force that a player must lose is cut in half. */
  | {
      readonly static: 'halves-losses'
      readonly whose: 'yours' | 'opponents'
      readonly round: 'up' | 'down'
      readonly when?: Condition
    }
  /** Force that a player loses for one cause at a time is no more than this. */
  | {
      readonly static: 'limits-losses'
      readonly whose: 'yours' | 'opponents'
      readonly most: number
      readonly from?: LossCause
      /** Fits the card whose text costs it, and the location of the Force drain. */
      readonly by?: Filter
      readonly at?: Filter
      readonly when?: Condition
    }
  /** Force that a player loses to Force drains at locations that fit comes from this pile, as long as it has cards. */
  | {
      readonly static: 'draws-losses'
      readonly whose: 'yours' | 'opponents'
      readonly pile: 'reserve'
      readonly at: Filter
      readonly when?: Condition
    }
  /** Only one card of its title and player can be at a location. */
  | { readonly static: 'one-per-location' }
  /** Interrupts that fit are unique, whatever their dots say. */
  | { readonly static: 'makes-unique'; readonly of: Filter; readonly when?: Condition }
  /** Interrupts that fit, of either player, go beneath the card as they are played, and cost one Force for each card there then. */
  | { readonly static: 'tolls'; readonly of: Filter }
  /** The location that the card lies on faces the other way, icons and texts. */
  | { readonly static: 'rotates' }
  /** Your half of the location that the card lies on holds at the adjacent sites too. */
  | { readonly static: 'expands' }
  /** The Lost Pile of the player on whose side it lies is face down. */
  | { readonly static: 'hides-lost-pile' }
  /** The Used Piles of both players lie face up. */
  | { readonly static: 'shows-used-piles' }
  /** Ability that a player needs to control locations that fit. */
  | {
      readonly static: 'control-needs'
      readonly whose: 'yours' | 'opponents'
      readonly at: Filter
      readonly ability: number
      readonly when?: Condition
    }
  /** Cards beneath it can be deployed from there. */
  | { readonly static: 'stocks' }
  /** More astromechs have room aboard. */
  | { readonly static: 'astromech-room'; readonly of: Filter; readonly add: number }
  /** A number of cards that fit never gets more than it is on their face, or is not changed at all. */
  | {
      readonly static: 'caps'
      readonly change: Exclude<CardNumber, 'deploy'>
      readonly of: Filter
      readonly both?: true
      readonly when?: Condition
    }
  /** Who cannot drain Force at the locations that fit; here, if nothing is said. */
  | {
      readonly static: 'bars-drains'
      readonly whose: 'yours' | 'opponents' | 'both'
      readonly at?: Filter
      readonly when?: Condition
    }
  /** Artillery weapons that fit have power. */
  | { readonly static: 'powers'; readonly of: Filter; readonly when?: Condition }
  /** Going by landspeed from the location takes so much more landspeed for cards that fit. */
  | { readonly static: 'slows'; readonly of: Filter; readonly add: number }
  /** Rules of their own hold at the location. */
  | { readonly static: 'place-rules'; readonly rules: PlaceRules }
  /** Who cannot begin battles at the locations that fit; here, if nothing is said. */
  | {
      readonly static: 'bars-battles'
      readonly whose: 'yours' | 'opponents' | 'both'
      readonly at?: Filter
      readonly when?: Condition
    }
  /** Who cannot begin attacks at the locations that fit, creatures of that player included; here, if nothing is said. */
  | {
      readonly static: 'bars-attacks'
      readonly whose: 'yours' | 'opponents' | 'both'
      readonly at?: Filter
      readonly when?: Condition
    }
  /** Force that a move of cards that fit takes besides; to locations that fit, or by landspeed, where it is said. */
  | {
      readonly static: 'move-cost'
      readonly of: Filter
      readonly to?: Filter
      readonly by?: 'landspeed'
      readonly add: Amount
      readonly when?: Condition
    }
  /** Force that Interrupts that fit cost besides. */
  | {
      readonly static: 'play-cost'
      readonly of: Filter
      readonly add: number
      readonly when?: Condition
    }
  /** Interrupts that fit are played for nothing. */
  | { readonly static: 'plays-free'; readonly of: Filter; readonly when?: Condition }
  /** Who cannot use wild cards in games of sabacc that Interrupts that fit begin. */
  | {
      readonly static: 'bars-wild-cards'
      readonly whose: 'yours' | 'opponents'
      readonly of: Filter
      readonly when?: Condition
    }
  /** Whoever loses the battle pays battle damage with no Force while cards are in that player's hand. */
  | { readonly static: 'damage-from-hand' }
  /** What cards that fit add to numbers of other cards is twice as much. */
  | { readonly static: 'doubles'; readonly of: Filter; readonly when?: Condition }
  /** Force that the game text of cards that fit activates is twice as much. */
  | { readonly static: 'doubles-activation'; readonly of: Filter; readonly when?: Condition }
  /** Your Force drains at locations that fit are neither cancelled nor changed by your opponent. */
  | { readonly static: 'secures-drains'; readonly at: Filter; readonly when?: Condition }
  /** What your opponent's cards add to the opponent's Force drains does not count, at locations that fit; nor what they take off, where it says so. */
  | {
      readonly static: 'cancels-drain-bonuses'
      readonly at?: Filter
      readonly penaltiesToo?: true
      readonly when?: Condition
    }
  /** Your opponent's cards neither change nor cancel your Force drains at locations that fit; here, if nothing is said. */
  | { readonly static: 'guards-drains'; readonly at?: Filter; readonly when?: Condition }
  /** The card beneath it may be used instead of any destiny that you draw. */
  | { readonly static: 'stands-in-for-destiny'; readonly when?: Condition }
  /** For each Jedi Test that its player completes he may exchange a card of his hand for one out of his Lost Pile. */
  | { readonly static: 'rewards-completion' }
  /** Night falls on the sites of the system that the card lies on. */
  | { readonly static: 'nighttime' }
  /** It is night at the location itself. */
  | { readonly static: 'night-here' }
  /** Only you move cards that fit, in the move phases of their player (ccgx/shipsite/opponent-moves). */
  | { readonly static: 'steers'; readonly of: Filter; readonly when?: Condition }
  /** Changes the total of an Epic Event; its player is asked, where it is optional. */
  | {
      readonly static: 'epic-total'
      readonly event: EpicEvent
      readonly add: Amount
      /** Fits what the event targets, and the weapon that is fired for it. */
      readonly against?: Filter
      readonly firing?: Filter
      readonly when?: Condition
      readonly optional?: true
      /** Each copy of the card counts by itself. */
      readonly cumulative?: true
    }
  /** Of a site: it lies among the interior sites of its planet, as the order of the row has it (ccgx/layout/may-not-be-separated). */
  | { readonly static: 'lies-by-interior' }
  /** Cards that fit go to the Used Pile where the opponent cancels them with cards of these titles. */
  | { readonly static: 'saves-cancelled'; readonly of: Filter; readonly from: readonly string[] }
  /** Who cannot retrieve Force. */
  | {
      readonly static: 'bars-retrieval'
      readonly whose: 'yours' | 'opponents'
      readonly when?: Condition
    }
  /** Who must use as much Force as would be retrieved, or retrieves none. */
  | {
      readonly static: 'taxes-retrieval'
      readonly whose: 'yours' | 'opponents'
      readonly when?: Condition
    }
  /** Force that a card that fits retrieves for somebody who fits is so much more. */
  | { readonly static: 'adds-retrieval'; readonly of: Filter; readonly by: Filter; readonly add: number }
  /** What lies beneath the card goes to Used Piles when it leaves. */
  | { readonly static: 'saves-stacked' }
  /** What firing weapons that fit costs. */
  | { readonly static: 'fire-cost'; readonly of: Filter; readonly fix: number }
  /** Cards that fit are not unique, whatever their dots say. */
  | { readonly static: 'makes-common'; readonly of: Filter; readonly when?: Condition }
  /** What could be declared of cards that fit holds altogether. */
  | { readonly static: 'declares-all'; readonly of: Filter; readonly when?: Condition }
  /** Who comes to be stranded on the card takes the place of who was there, who is lost. */
  | { readonly static: 'holds-one' }
  /** Cards that fit are stranded on such a card instead of being hit. */
  | { readonly static: 'averts-hits'; readonly of: Filter; readonly to: Filter; readonly when?: Condition }
  /** Of a site: Epic Events do not count it. */
  | { readonly static: 'uncounted' }
  /** Of a site inside a starship: what its tractor beams capture goes there. */
  | { readonly static: 'takes-captured' }
  /** What the instruction `later` has left to be done; no entry says it. */
  | {
      readonly static: 'awaits'
      readonly due: CardTrigger
      readonly unless?: Extract<When, { just: unknown }>
      /** When it was said: the end of that phase or turn is not what it waits for. */
      readonly said: { readonly turn: number; readonly phase: Phase | 'start' }
    }
  /** Starships that fly by hyperspeed from here or to here have so much more of it. */
  | { readonly static: 'speeds-flights'; readonly of: Filter; readonly add: number }
  /** Your moves of these kinds from here and to here cost nothing; of cards that fit, to places that fit, where it is said. */
  | {
      readonly static: 'frees-moves'
      readonly by: readonly MoveKind[]
      readonly of?: Filter
      readonly to?: Filter
      readonly when?: Condition
    }

export const PLACE_RULES = ['asteroid', 'cave', 'hoth energy shield', 'trench', 'dejarik'] as const
export type PlaceRules = (typeof PLACE_RULES)[number]

export type Bar =
  | 'move'
  | 'deploy'
  | 'board'
  | 'battle'
  | 'fire'
  | 'carry-weapons'
  | 'carry-devices'
  | 'be-forfeited'
  | 'be-targeted'
  | 'be-stolen'
  /** By a version of the same persona. */
  | 'be-replaced'
  /** By any text that cancels cards. */
  | 'be-cancelled'
  /** Of a location: the opponent's version does not come over it. */
  | 'be-converted'
  | 'activate'
  /** Move or deploy in answer to a battle or Force drain. */
  | 'react'
  /** Take the actions of its own text. */
  | 'act'
  /** Be played as an Interrupt or deployed. */
  | 'play'
  /** Be forfeited against attrition: whatever it is forfeited for, no attrition is met by it. */
  | 'satisfy-attrition'
  /** Act as the pilot of a card that fits. */
  | 'pilot'
  /** Add to the power of a card that fits by acting as its pilot. */
  | 'add-power'
  /** Move in any way but by its own landspeed, text that moves it included. */
  | 'move-otherwise'
  /** Of a character: attempt Jedi Tests. */
  | 'attempt-tests'
  /** Add to battle destiny of its side. */
  | 'add-to-destiny'
  /** Use its landspeed. */
  | 'walk'
  /** Be the character of the highest ability. */
  | 'be-highest'
  /** Of a creature: attack somebody, and be attacked. */
  | 'attack'
  | 'be-attacked'
export type Permission =
  | 'deploy-without-presence'
  | 'deploy-free'
  | 'move-free'
  /** Moves in answer to a battle or Force drain. */
  | 'react'
  /** Pays nothing for a move in answer to a battle or Force drain. */
  | 'react-free'
  /** Flies there by hyperspeed in answer to a battle or Force drain. */
  | 'react-flying'
  /** Lets cards that fit deploy in answer to a battle or Force drain, at the places that fit; or the card in hand itself. */
  | 'deploy-as-react'
  | 'drive'
  | 'move-without-presence'
  | 'go-to-interior'
  | 'draw-battle-destiny'
  /** Carries and uses any number of weapons and devices. */
  | 'carry-any-number'
  | 'walk-directly'
  /** Leaves deserts for no more landspeed than other places. */
  | 'walk-unslowed'
  /** Of a starship: an asteroid sector that is drawn against it does nothing by being one. */
  | 'pass-drawn-asteroids'
  /** Is handed to another carrier for nothing. */
  | 'transfer-free'
  /** Is forfeited instead of another card that fits and that a weapon hit, which is as before then. */
  | 'stand-in'
  /** Of a weapon: reaches the sites next door, and is fired twice in a battle. */
  | 'reach-adjacent'
  /** Of a weapon: reaches sites two away. */
  | 'reach-two-sites'
  /** Of a weapon: reaches the exterior site of its planet that is nearest. */
  | 'reach-nearest-exterior'
  | 'fire-twice'
  /** Fires weapons that fit without being beside them. */
  | 'fire-from-afar'
  /** Of whoever carries weapons: fires two of them in a turn. */
  | 'fire-two-weapons'
  /** Of whatever carries weapons: fires as many as it has. */
  | 'fire-all-weapons'
  /** Of a weapon: costs nothing to fire. */
  | 'fire-free'
  /** Of a weapon or device: goes on cards that fit, whatever its own text names, at the first price of its text. */
  | 'deploy-aboard'
  /** Of a capital starship: deploys and moves as if it were a starfighter. */
  | 'fly-like-a-starfighter'
  /** Of a vehicle: weapons that are fired at starfighters may be fired at it. */
  | 'be-targeted-like-a-starfighter'
  /** Can be a target of any weapon. */
  | 'be-any-target'
  /** Without ability: starts battles and is battled as if it had presence. */
  | 'battle-without-presence'
  /** Without presence: drains Force where the opponent has none either. */
  | 'drain-without-presence'
  /** Of a starfighter: takes a place for vehicles, where one is free. */
  | 'be-carried-like-a-vehicle'
  /** Gives way to the opponent's card of the same persona. */
  | 'be-replaced-by-opponent'
  /** Escorts a captive although it is neither a warrior nor a bounty hunter, and any number of captives. */
  | 'escort'
  | 'escort-any-number'
  /** Moves although its own text forbids it. */
  | 'move-past-own-text'
  /** Deploys where the rules of a planet let nobody deploy. */
  | 'deploy-past-place-rules'
  /** Deploys there regardless of location deployment restrictions, without presence too. */
  | 'deploy-regardless'
  /** Deploys wherever its own text forbids it. */
  | 'deploy-past-own-text'
  /** Of a squadron: deploys like other starships, in the place of no craft. */
  | 'deploy-whole'
  /** Be forfeited from hand after a lost battle. */
  | 'forfeit-from-hand'
  /** Playing sabacc by an Interrupt that fits: changes the total by 1, wins double, counts clone cards as its own destiny. */
  | 'change-sabacc-total'
  | 'win-sabacc-double'
  | 'clone-own-destiny'
