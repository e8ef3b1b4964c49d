/** The nouns of card entries: which cards are meant. Every field that is given must hold; a list means any of it. */
import type { CardKind, CardType, Icon } from '../cards/definition.ts'

/** How a card stands to the card whose entry speaks. */
export type Place =
  /** At the same location, inside ships and enclosed vehicles too. */
  | 'same-location'
  | 'same-site'
  | 'same-system'
  | 'same-system-or-sector'
  /** At the same location, and neither of the two inside anything. */
  | 'present'
  | 'adjacent-site'
  | 'same-or-adjacent-site'
  /** At the system that the speaking card's site belongs to, or at a site of its system. */
  | 'related-system'
  | 'related-site'
  /** At a sector around the system of the speaking card's place. */
  | 'related-sector'
  /** Aboard the speaking card, or the card that it is on. */
  | 'aboard'
  /** Beneath or attached to the speaking card. */
  | 'on-this'
  /** At one of the sites of a system: "on Tatooine". */
  | { readonly sitesOf: string }
  /** At a system or one of its sites: "at Tatooine". */
  | { readonly system: string }
  /** At a location of that title. */
  | { readonly at: string }
  /** At a location that fits. */
  | { readonly atA: Filter }
  /** At the planet that the Objective of a side has named, its system or one of its sites. */
  | { readonly planet: NamedPlanet }

/** The planet of the Light Side's Objective, and that of the Dark Side's (ccgx/objective/planet-chosen). */
export type NamedPlanet = 'subjugated' | 'renegade'

/** A number, one that was drawn or chosen, the same number of another card, or how many such cards there are. */
export type Bound =
  | number
  | { readonly value: string }
  | { readonly sameAs: Filter }
  | { readonly countOf: Filter }

export interface Range {
  readonly least?: Bound
  readonly most?: Bound
  readonly exactly?: Bound
}

export interface Filter {
  /** The speaking card itself, the card that it is on, the card that it targets, or one that was chosen by name. */
  readonly the?: 'self' | 'host' | 'target' | 'mentor' | { readonly chosen: string }
  readonly kind?: CardKind | readonly CardKind[]
  readonly type?: CardType | readonly CardType[]
  readonly title?: string | readonly string[]
  /** A word in the title. */
  readonly titleHas?: string
  /** Has the title of a card that fits. */
  readonly copyOf?: Filter
  readonly persona?: string | readonly string[]
  readonly trait?: string | readonly string[]
  readonly icon?: Icon | readonly Icon[]
  readonly model?: string | readonly string[]
  readonly whose?: 'yours' | 'opponents'
  readonly unique?: boolean
  /** Was printed in the set of this name, and bears its icon. */
  readonly set?: string
  /** Of the kind that was named under this name. */
  readonly kindNamed?: string
  /** Has not moved in this turn, and nothing keeps it from moving. */
  readonly movable?: true
  /** Could make a regular move to such a location now. */
  readonly canReach?: Filter
  /** Of a location: so many such cards could make a regular move to it now. */
  readonly reachedBy?: { readonly least: number; readonly of: Filter }
  /** Its game text does this: releases captives or captured starships, looks at cards of a Used Pile or a Force Pile, or slides it into the opponent's deck. */
  readonly does?: Doing
  /** Targets a card that fits. */
  readonly targets?: Filter
  /** Is what such a card on table targets. */
  readonly targetedBy?: Filter
  /** Of a Utinni Effect: its text could target a card that fits. */
  readonly mayTarget?: Filter
  /** A weapon that fits could be fired at it now, whatever that costs. */
  readonly inRangeOf?: Filter
  /** Has the title that was remembered under this name, of a card that has gone since. */
  readonly titled?: string
  /** Has the title that was named under this name. */
  readonly titleNamed?: string
  /** Took part in a battle in this turn. */
  readonly battled?: true
  /** Says itself that cards of this title do nothing to it. */
  readonly immuneTo?: string
  /** Of a Jedi Test: a card that fits is its mentor. */
  readonly taughtBy?: Filter
  /** Of a Jedi Test: it was completed. */
  readonly completed?: true
  /** Of a Jedi Test: its apprentice lies upside down. */
  readonly underway?: true
  /** Of a Jedi Test: it was attempted in this turn. */
  readonly attempted?: true
  /** Can be the apprentice of the speaking Jedi Test, or the mentor of its apprentice. */
  readonly canLearn?: true
  readonly canTeach?: true
  /** An apprentice: a Jedi Test targets it, completed or not. */
  readonly learning?: true
  /** Printed on the card itself, whatever others give it. */
  readonly printed?: { readonly icon?: Icon; readonly trait?: string; readonly permanentPilot?: number }
  readonly sensitivity?: Sensitivity | readonly Sensitivity[]
  readonly number?: { readonly name: CardNumber } & Range
  readonly where?: Place
  /** Lies on or is aboard such a card, at the sites inside it too. */
  readonly on?: Filter
  /** A weapon other than the speaking card was aimed at it in this turn. */
  readonly aimedAtBefore?: true
  /** Has such a card on it or aboard it. */
  readonly with?: Filter
  /** Has so many such cards on it or aboard it. */
  readonly withSeveral?: { readonly least: number; readonly of: Filter }
  /** Has room aboard for all cards that fit, together. */
  readonly roomFor?: Filter
  /** Of a location: such a card is there, aboard others too. */
  readonly has?: Filter
  /** Of a location: a location on table is related to it that fits. */
  readonly related?: Filter
  /** Of a site inside a craft: the craft fits. */
  readonly inside?: Filter
  /** Leads an Attack Run. */
  readonly leads?: true
  /** Of a site: Epic Events count it. */
  readonly counted?: true
  /** Of a location: such a weapon could be fired at it by an Epic Event now. */
  readonly inSights?: Filter
  /** Of a system that moves: it is at this parsec. */
  readonly parsec?: number
  /** Of a system that moves: it is in orbit of this one. */
  readonly orbits?: string
  /** Of a location, wherever it is: the system that a card that fits is at or belongs to. */
  readonly systemOf?: Filter
  /** Of a system: the system of this name that moves is in orbit of it. */
  readonly orbitedBy?: string
  /** Of a location: who occupies it. */
  readonly occupied?: 'you' | 'opponent' | 'nobody'
  /** Of a location: so many such cards are there. */
  readonly hasSeveral?: { readonly least: number; readonly of: Filter }
  /** Of a location: such cards of so many different titles are there. */
  readonly hasTitles?: { readonly least: number; readonly of: Filter }
  /** Of a site: such a site is next to it. */
  readonly adjacentTo?: Filter
  /** Of a site: no more than so many sites from the speaking card, and not where that is. */
  readonly within?: number
  /** Of a site: it is night there. */
  readonly night?: true
  /** Of a site: fewer sites lie between it and such a card than between the speaking card and that one. */
  readonly toward?: Filter
  /** Of a site that somebody moves to: fewer sites lie between it and such a card than between the mover and that one; or more. */
  readonly nearerTo?: Filter
  readonly fartherFrom?: Filter
  /** Of a marker site: no other one on table lies farther out. */
  readonly outermost?: true
  /** Of a site or a system: both players have Force icons there. */
  readonly battleground?: true
  /** Flies or drives what its text, or that of what it flies, names it for. */
  readonly matching?: true
  /** A location that goes to a system of its player's choice. */
  readonly generic?: true
  /** An operative on the planet of its title. */
  readonly atHome?: true
  /** Of a card that was looked at: it is still in the Reserve Deck. */
  readonly inReserve?: true
  /** Adds to the Force drain that is going on, as its player has said. */
  readonly enhances?: true
  /** Is in the search party that draws destiny now. */
  readonly searching?: true
  /** Of a character: its player has no other on the planet. */
  readonly lone?: true
  /** Of a starship: no asteroid destiny was drawn against it in this turn. */
  readonly unstruck?: true
  /** Came to the table in this turn. */
  readonly fresh?: true
  /** Was in no battle of this turn. */
  readonly rested?: true
  /** Of a location: no battle was begun there in this turn. */
  readonly quiet?: true
  /** Of a card in a hand: another of its title is there. */
  readonly doubled?: true
  /** A location that lies beneath the one that converted it. */
  readonly converted?: true
  /** Of a site: the energy shield of Hoth covers it. */
  readonly shielded?: true
  /** Is in the hand of its player. */
  readonly inHand?: true
  /** Of a location: Force was drained there in this turn. */
  readonly drained?: true
  /** Of a location: your total power there is more than double the opponent's, who has cards with power there. */
  readonly outdone?: true
  /** Of a location: who controls it. */
  readonly controlled?: 'you' | 'opponent'
  /** No other character, and nothing else with ability, of its player is there; of a craft: nobody but those aboard it. */
  readonly alone?: true
  /** Of a sector: no other of its kind is nearer to its system. */
  readonly nearest?: true
  /** Takes part in the battle that is going on; of a location: it is there. */
  readonly inBattle?: true
  /** Takes part in the attack that is going on; of a location: it is there. */
  readonly inAttack?: true
  /** Takes part in the duel that is going on; of a location: it is there. */
  readonly inDuel?: true
  /** Not inside a starship or an enclosed vehicle. */
  readonly present?: true
  /** A weapon hit it in this battle. */
  readonly hit?: true
  /** An ion cannon has set numbers of it for as long as it stays. */
  readonly ionised?: true
  /** Belongs to the other player. */
  readonly stolen?: true
  /** Of a captive: such a card seized it when it was captured, and has had it since. */
  readonly seizedBy?: Filter
  /** Is stranded on a card of this title, out of everybody's reach. */
  readonly stranded?: string
  /** Has a destiny number that was drawn under one of these names. */
  readonly destinyAmong?: readonly string[]
  /** Of a weapon: it may be fired more than once in a battle. */
  readonly repeats?: true
  /** Was forfeited in this turn where the speaking card is. */
  readonly fellHere?: true
  /** Drives a vehicle. */
  readonly drives?: true
  /** Rides as a passenger. */
  readonly passenger?: true
  /** Somebody acts as its pilot, or a permanent pilot does. */
  readonly piloted?: true
  /** Of a weapon: it could be fired outside a battle now; at a seeker too; for nothing. */
  readonly fireable?: 'plain' | 'seekers' | 'free' | 'double'
  /** Would fire such a weapon. */
  readonly fires?: Filter
  /** Of a weapon: a card that fits would fire it. */
  readonly firedBy?: Filter
  /** Its permanent pilot is aboard. */
  readonly ownPilot?: true
  /** Acts as a pilot; of a card that fits, where one is given. */
  readonly pilots?: Filter | true
  readonly not?: Filter
  readonly any?: readonly Filter[]
}

/** What game texts are known by. */
export type Doing = 'release' | 'examine' | 'examine-own' | 'examine-other' | 'insert'

/** Force sensitivity by ability, each level exactly (ccg95/character/force-sensitivity). */
const SENSITIVITIES = ['none', 'weak', 'attuned', 'sensitive', 'jedi-knight', 'jedi-master'] as const
export type Sensitivity = (typeof SENSITIVITIES)[number]

/** Numbers that a card has. */
export const CARD_NUMBERS = [
  'power',
  'ability',
  'maneuver',
  'armor',
  'hyperspeed',
  'landspeed',
  'forfeit',
  /** Of a creature, before its destinies. */
  'ferocity',
  'deploy',
  /** Attrition below this leaves the card alone. */
  'immunity',
  /** Attrition of exactly this leaves the card alone. */
  'immunity-exactly',
  /** Ability that it can apply toward drawing battle destiny. */
  'usable-ability',
  'destiny',
  /** Of a weapon: added to each destiny that is drawn for it, and to their total. */
  'weapon-draw',
  'weapon-total',
  /** Of a tractor beam: added to the total of what is drawn for it. */
  'beam-total',
  /** Added to asteroid destiny that is drawn against it. */
  'asteroid-destiny',
  /** Added to totals of destiny that are held against its armor or maneuver. */
  'total-against',
  /** Added to the total in a duel. */
  'duel-total',
  /** Added to what the card's own text calls X. */
  'x',
  /** Of a Jedi Test: which it is. */
  'test',
  /** Of a Jedi Test: added to training destiny. */
  'training',
  /** Of an Interrupt: added to each destiny that its text draws. */
  'own-draw',
  /** Of a weapon: how often it could still be fired now. */
  'shots',
  /** What a weapon has to beat: the highest of ability, armor and maneuver; of a creature its own. */
  'defense',
  /** How many weapons of its opponent could be fired at it together now. */
  'guns',
] as const
export type CardNumber = (typeof CARD_NUMBERS)[number]

/** Numbers that each side has at a location. */
export const SIDE_NUMBERS = [
  'force-icons',
  /** Force that its icons let the player activate. */
  'force-generation',
  'drain',
  'total-power',
  'total-ability',
  /** Ability that is needed to draw battle destiny. */
  'ability-needed',
  'battle-destinies',
  /** Added to each battle destiny that the side draws. */
  'battle-destiny',
  /** Added to the total of what the side drew. */
  'total-battle-destiny',
  'power-destinies',
  'attrition-destinies',
  'weapon-destiny',
  'carbon-freezing-destiny',
  'search-party-destiny',
  /** What the side's destinies cost the other side. */
  'attrition',
  /** What the side loses for losing the battle. */
  'battle-damage',
  /** Added to the power of those of its cards that attack a creature, or are attacked by one. */
  'attack-power',
  /** Destinies that they draw there besides. */
  'attack-destinies',
  /** Force that starting a battle there takes. */
  'battle-cost',
  /** Force that a Force drain there takes. */
  'drain-cost',
  /** Force that docking bay transit from there takes. */
  'transit',
  /** Force that transit to there takes besides. */
  'transit-to',
  /** Force that a character pays to enter the site of a vehicle, or to leave it. */
  'enter-exit',
] as const
export type SideNumber = (typeof SIDE_NUMBERS)[number]
