/** What is printed on a card: facts, and the tree of its text. */
import type { Ability } from '../language/tree/tree.ts'

export const ARENAS = ['space', 'ground', 'character'] as const
export type Arena = (typeof ARENAS)[number]

/** Vong is the side of the Yuuzhan Vong: neither Light nor Dark (now/vong/side). */
export type CardSide = 'dark' | 'light' | 'neutral' | 'vong'
export type CardKind = 'unit' | 'battle' | 'mission' | 'resource' | 'location' | 'equipment' | 'event'

/** A printed speed, power or health; '*' and 'X' are set by the card's own text. */
export type PrintedNumber = number | '*'

export interface CardDefinition {
  /** Set and title of the first printing, as in `ANH Luke Skywalker (B)`: collector numbers are not unique. */
  readonly key: string
  /** Without the version letter. */
  readonly name: string
  /** The version letter of a unique card. */
  readonly version?: string
  readonly side: CardSide
  readonly kind: CardKind
  /** Types of a unit; arena subtypes of a Location or Equipment. In the order of the type line. */
  readonly arenas: readonly Arena[]
  /** The words of the type line after the types. */
  readonly subtypes: readonly string[]
  /** Printed build cost; absent on Battle cards, and where it is X. */
  readonly cost?: number
  /** The printed build cost is X, set by the card's own text. */
  readonly costIsX?: true
  readonly speed?: PrintedNumber
  readonly power?: PrintedNumber
  readonly health?: PrintedNumber
  /** A unit that is never built: other cards take it from the supply. */
  readonly subordinate?: true
  readonly rarity?: string
  /** Collector number, or the word that is printed instead, such as `Promo`. */
  readonly number?: string
  /** Further printings, as set and number. */
  readonly reprints?: readonly string[]
  readonly abilities: readonly Ability[]
  /** How many abilities of the text the program does not carry out yet. */
  readonly unautomated?: number
  /** What those abilities would need, in words of our own. */
  readonly missing?: readonly string[]
}

/** What is known of a card before its text is read. */
export type CardFacts = Omit<CardDefinition, 'key' | 'reprints' | 'abilities' | 'unautomated' | 'missing'>

export const isUnique = (card: Pick<CardDefinition, 'version'>): boolean => card.version !== undefined
/** A Mission that waits face-down for its own trigger (now/traps/what). */
export const isTrap = ({ kind, subtypes }: Pick<CardDefinition, 'kind' | 'subtypes'>): boolean =>
  kind === 'mission' && subtypes.includes('Trap')
/** A Mission that stays in play (now/campaigns/what). */
export const isCampaign = ({ kind, subtypes }: Pick<CardDefinition, 'kind' | 'subtypes'>): boolean =>
  kind === 'mission' && subtypes.includes('Campaign')
/** An Equipment that attaches itself when its trigger occurs (now/traits/what). */
export const isTrait = ({ kind, subtypes }: Pick<CardDefinition, 'kind' | 'subtypes'>): boolean =>
  kind === 'equipment' && subtypes.includes('Trait')
/** Whether it can lie in a deck: Subordinates come from the supply (now/subordinates/not-in-deck). */
export const isForDecks = (card: Pick<CardDefinition, 'subordinate'>): boolean => !card.subordinate
/** The name with its version letter, as decks and scenarios write it. */
export const titleOf = (card: Pick<CardDefinition, 'name' | 'version'>): string =>
  card.version ? `${card.name} (${card.version})` : card.name
/** The set of the first printing. */
export const setOf = (card: Pick<CardDefinition, 'key'>): string => card.key.slice(0, card.key.indexOf(' '))
