/** What is printed on a card: facts, and the entry that says in our notation what its game text does. */
import type { CardText } from '../text/text.ts'

export type Side = 'dark' | 'light'

/** The kinds that a player may name; Objectives are never in a hand. */
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
export type CardKind = (typeof CARD_KINDS)[number] | 'objective'

/** The word after the kind on the type line. */
export type CardType =
  | 'rebel'
  | 'imperial'
  | 'alien'
  | 'droid'
  | 'republic'
  | 'sith'
  | 'starfighter'
  | 'capital'
  | 'transport'
  | 'creature'
  | 'combat'
  | 'shuttle'
  /** Weapons: who carries them. */
  | 'character'
  | 'starship'
  | 'automated'
  /** Interrupts: the pile that they go to. */
  | 'used'
  | 'lost'
  | 'site'
  | 'system'
  /** Effects; a plain one has no type. */
  | 'utinni'
  | 'starting'

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
] as const
export type Icon = (typeof ICONS)[number]

/** One way to fill a starship or vehicle: how many of each may be aboard. */
export interface Capacity {
  readonly pilots?: number
  readonly drivers?: number
  readonly passengers?: number
  /** Places that take a pilot or a passenger. */
  readonly either?: number
  readonly astromechs?: number
  readonly vehicles?: number
  readonly ties?: number
  readonly starfighters?: number
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
  /** How many may be on table; absent where any number may. */
  readonly dots?: 1 | 2 | 3
  readonly destiny: number
  readonly deploy?: number
  readonly power?: number
  readonly ability?: number
  readonly maneuver?: number
  readonly armor?: number
  readonly hyperspeed?: number
  readonly landspeed?: number
  readonly forfeit?: number
  readonly icons?: readonly Icon[]
  /** Characteristics, species and kinds that cards ask for, in lower case. */
  readonly traits?: readonly string[]
  /** The person or ship that the card shows, as other cards call it. */
  readonly persona?: string
  /** The make of a starship, as other cards call it. */
  readonly model?: string
  /** Ability of the permanent pilot of a starship or vehicle. */
  readonly permanentPilot?: number
  /** Ways to fill it; any one of them must hold what is aboard. */
  readonly capacity?: readonly Capacity[]
  /** The system that a location is or belongs to. */
  readonly system?: string
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
}

export const hasIcon = ({ icons = [] }: CardFacts, icon: Icon): boolean => icons.includes(icon)
export const hasTrait = ({ traits = [] }: CardFacts, trait: string): boolean => traits.includes(trait)
export const isSite = ({ type }: CardFacts): boolean => type === 'site'
export const isSystem = ({ type }: CardFacts): boolean => type === 'system'
/** A site with both icons counts as exterior (ccg95/location/interior-exterior). */
export const isExterior = (card: CardFacts): boolean => isSite(card) && hasIcon(card, 'exterior')
export const isDockingBay = ({ traits = [] }: CardFacts): boolean => traits.includes('docking bay')
