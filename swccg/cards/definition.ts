/** What is printed on a card: facts, and the entry that says in our notation what its game text does. */
import type { CardText } from '../text/text.ts'

export type Side = 'dark' | 'light'

/** The kinds that a player may name. */
export const CARD_KINDS = [
  'character',
  'starship',
  'vehicle',
  'weapon',
  'device',
  'effect',
  'interrupt',
  'location',
] as const
/** Kinds that came with later sets. Objectives are never in a hand. */
export const LATER_KINDS = ['creature', 'epic-event', 'jedi-test', 'objective'] as const
export type CardKind = (typeof CARD_KINDS)[number] | (typeof LATER_KINDS)[number]

/** The word beside the kind on the type line, by kind. */
export const TYPES_OF_KIND = {
  character: ['rebel', 'imperial', 'alien', 'droid', 'republic', 'sith', 'jedi-master'],
  starship: ['starfighter', 'capital', 'squadron'],
  vehicle: ['creature', 'combat', 'transport', 'shuttle'],
  /** Who carries them; an Artillery weapon stands by itself. */
  weapon: ['character', 'starship', 'automated', 'vehicle', 'artillery', 'death-star'],
  /** The pile that they go to. */
  interrupt: ['used', 'lost'],
  location: ['site', 'system', 'sector'],
  /** A plain one has no type. */
  effect: ['utinni', 'starting', 'immediate', 'mobile'],
  device: [],
  creature: [],
  'epic-event': [],
  'jedi-test': [],
  objective: [],
} as const satisfies Readonly<Record<CardKind, readonly string[]>>
export type CardType = (typeof TYPES_OF_KIND)[CardKind][number]

export const ICONS = [
  'pilot',
  'warrior',
  'nav-computer',
  'scomp-link',
  'planet',
  'space',
  'mobile',
  'interior',
  'exterior',
  'underground',
  'cave',
  /** Of sites inside starships and vehicles. */
  'starship-site',
  'vehicle-site',
  'independent',
  'permanent-weapon',
  'selective-creature',
  /** Of an Effect that takes hold of Interrupts. */
  'grabber',
  'episode-i',
  'clone-army',
  'separatist',
] as const
export type Icon = (typeof ICONS)[number]

/** As many of a kind as there are: `unlimited pilots`. */
export const UNLIMITED = 99

/** One way to fill a starship or vehicle: how many of each may be aboard. */
export interface Capacity {
  readonly pilots?: number
  readonly drivers?: number
  readonly passengers?: number
  /** Places that take a pilot or a passenger. */
  readonly either?: number
  readonly astromechs?: number
  readonly vehicles?: number
  /** Places for speeder bikes alone. */
  readonly bikes?: number
  readonly ties?: number
  readonly starfighters?: number
}

/** What the type line of a creature says of its ways. */
export const CREATURES = [
  'ancient desert',
  'avian',
  'desert',
  'gigantic predator',
  'guard',
  'ophidian',
  'scavenger',
  'snow',
  'space',
  'swamp',
] as const

/** How ferocious a creature is in an attack: a number and so many destinies. */
export interface Ferocity {
  readonly base: number
  readonly destinies: number
  /** It begins with the power or ferocity of what it ate last. */
  readonly eaten?: true
}

/** Numbers on the face of a card besides its destiny, in the order in which people read them. */
export const PRINTED_FIGURES = [
  'deploy',
  'power',
  'ability',
  'maneuver',
  'armor',
  'hyperspeed',
  'landspeed',
  'forfeit',
] as const

export interface CardFacts {
  /** The title, with the side where both sides have a card of that title, as in `Sense (L)`. */
  readonly key: string
  readonly title: string
  readonly side: Side
  readonly kind: CardKind
  readonly type?: CardType
  /** Who is of two types has the second one here. */
  readonly alsoType?: CardType
  readonly creature?: (typeof CREATURES)[number]
  /** Of a Jedi Test: the place in their order. */
  readonly test?: number
  /** How many may be on table; absent where any number may. */
  readonly dots?: 1 | 2 | 3
  /** How many may be on table for each system. */
  readonly diamonds?: 1 | 3
  readonly destiny: number
  /** The values that its player chooses from, where it has several. */
  readonly destinies?: readonly number[]
  readonly deploy?: number
  readonly power?: number
  readonly ability?: number
  readonly maneuver?: number
  readonly armor?: number
  readonly hyperspeed?: number
  readonly landspeed?: number
  readonly forfeit?: number
  readonly ferocity?: Ferocity
  /** The defense value of a creature, or of an Effect that weapons may target. */
  readonly defense?: number
  readonly icons?: readonly Icon[]
  /** Characteristics, species and kinds that cards ask for, in lower case. */
  readonly traits?: readonly string[]
  /** The person or ship that the card shows, as other cards call it. */
  readonly persona?: string
  /** The make of a starship, as other cards call it. */
  readonly model?: string
  /** Ability of the permanent pilot of a starship or vehicle. */
  readonly permanentPilot?: number
  /** Who that pilot is, or the astromech that is always aboard, as other cards call them. */
  readonly pilotPersona?: string
  readonly astromechPersona?: string
  /** The weapon that is part of a character; a unique one counts for its title. */
  readonly permanentWeapon?: { readonly title: string; readonly unique?: true }
  /** Ways to fill it; any one of them must hold what is aboard. */
  readonly capacity?: readonly Capacity[]
  /** Of a generic location: systems that it may not be deployed to. */
  readonly notTo?: readonly string[]
  /** The system that a location is or belongs to. */
  readonly system?: string
  /** The city or palace of that system that it is part of, as its title says: a Cloud City site. */
  readonly region?: string
  readonly parsec?: number
  /** Force icons of a location. */
  readonly force?: { readonly dark: number; readonly light: number }
  readonly rarity?: string
  /** Set and number in the set. */
  readonly number?: string
}

export interface CardDefinition extends CardFacts {
  readonly text: CardText
  /** Whether the entry carries out all that the card says. */
  readonly automated: boolean
  /** What keeps it from being carried out, for cards of later sets. */
  readonly missing?: readonly Missing[]
}
/** A part of the rules that is not built, or sentences that are not read. */
export type Missing = MissingChapter | 'sentences'
export const MISSING_CHAPTERS = [
  'Jedi Tests',
  'Objectives',
  'sectors',
  'squadrons',
  'capturing',
  'duels',
  'sabacc',
  'missing characters',
  'crashing',
] as const
export type MissingChapter = (typeof MISSING_CHAPTERS)[number]

export const hasIcon = ({ icons = [] }: CardFacts, icon: Icon): boolean => icons.includes(icon)
export const hasTrait = ({ traits = [] }: CardFacts, trait: string): boolean => traits.includes(trait)
export const isSite = ({ type }: CardFacts): boolean => type === 'site'
export const isSystem = ({ type }: CardFacts): boolean => type === 'system'
export const isSector = ({ type }: CardFacts): boolean => type === 'sector'
export const isCloudSector = (card: CardFacts): boolean => hasTrait(card, 'cloud sector')
export const isAsteroidSector = (card: CardFacts): boolean => hasTrait(card, 'asteroid sector')
/** A site where starfighters fly, and nobody lands. */
export const isTrenchSite = ({ title }: CardFacts): boolean => title === 'Death Star: Trench'
/** A site that lies beyond the system, where nobody walks: the cave of an asteroid, the Trench of the Death Star. */
export const isFarSite = (card: CardFacts): boolean =>
  isSite(card) && (hasIcon(card, 'cave') || isTrenchSite(card))
/** A site with both icons counts as exterior (ccg95/location/interior-exterior). */
export const isExterior = (card: CardFacts): boolean => isSite(card) && hasIcon(card, 'exterior')
/** A location that goes to a system of its player's choice (ccgx/layout/generic). */
export const isGeneric = ({ kind, diamonds }: CardFacts): boolean =>
  kind === 'location' && diamonds !== undefined
/** A site inside a starship or vehicle. */
export const isCraftSite = (card: CardFacts): boolean =>
  hasIcon(card, 'starship-site') || hasIcon(card, 'vehicle-site')
/** A site of a craft that is not unique goes on one craft of its kind (ccgx/shipsite/deploy-on). */
export const needsCraft = (card: CardFacts): boolean => isCraftSite(card) && card.dots !== 1
/** A game cannot begin with a location that needs something else on table. */
export const canBegin = (card: CardFacts): boolean =>
  card.kind === 'location' && card.type !== 'sector' && !isGeneric(card) && !needsCraft(card)
/** A weapon that stands at a site and belongs to no character (ccgx/artillery/on-site). */
export const isArtillery = ({ kind, type }: CardFacts): boolean => kind === 'weapon' && type === 'artillery'
/** Interrupts, and Epic Events that go nowhere on table (ccgx/epic/deployable). */
export const isPlayedFromHand = ({ kind, text }: CardDefinition): boolean =>
  kind === 'interrupt' || (kind === 'epic-event' && text.deploys === undefined)
export const isDockingBay = ({ traits = [] }: CardFacts): boolean => traits.includes('docking bay')
