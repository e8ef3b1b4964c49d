/** What the editions ask of a deck, and the words for what a deck lacks. */
import type { Arena, CardDefinition, CardKind } from '../../cards/definition.ts'
import { LIMITS_EVERYWHERE } from '../../decks/formats.ts'
import type { Reason } from '../../reasons.ts'

export interface Limit {
  readonly count: number
  readonly rule: string
}
/** One unit of an arena up to a cost, or mostly units of the type of each seat. */
interface DeckSample {
  readonly duel?: { readonly arena: Arena; readonly limit: number }
  readonly typeBySeat?: readonly Arena[]
}

export interface Restriction extends Limit {
  readonly names: readonly string[]
}
/** The sets that decks are built from. */
export interface DeckFormat {
  readonly name: string
  readonly title: string
  readonly sets: readonly string[]
  readonly rule: string
}
export type DeckCheck = (
  cards: readonly CardDefinition[],
  title: (card: CardDefinition) => string,
) => readonly Reason[]

/** What an edition asks of a deck. */
export interface DeckRules {
  readonly cards: Limit & { readonly most?: number }
  /** Unit cards in all, whatever their types. */
  readonly units?: Limit
  readonly eachType?: Limit
  /** A type may have this many times as many units as another. */
  readonly ratio?: Limit
  /** Copies of a card; cards of equal name and version but different text are one card, or are not. */
  readonly copies: Limit & { readonly sameNameIsSameCard: boolean; readonly of?: 'non-units' }
  /** Cards of which a deck may have fewer copies, or none. */
  readonly restricted?: readonly Restriction[]
  /** All cards are legal where there is none. */
  readonly format?: DeckFormat
  /** Which sides a deck may have: one and Neutral, one faction alone, or any. */
  readonly mixing: 'with-neutral' | 'one-faction' | 'any'
  /** Whether the players' decks are of opposite sides, of the same side, or whatever they like. */
  readonly facing: 'opposite' | 'same' | 'any'
  /** Over the decks of a team together, how many times as many units of a type as of another. */
  readonly teamRatio?: Limit
  /** What a deck made by the program should be like, beyond the limits. */
  readonly sample?: DeckSample
  /** What else a deck must be like. */
  readonly more?: readonly DeckCheck[]
  readonly mixedSides: string
  /** A deck is for the side whose cards it has. */
  readonly wrongSide: string
  /** Kinds of card that the edition knows; units then have one type. */
  readonly knows?: { readonly kinds: readonly CardKind[]; readonly rule: string }
}

/** Whether an edition knows such cards. */
export const isKnown = ({ kind, arenas }: CardDefinition, knows: DeckRules['knows']): boolean =>
  !knows || (knows.kinds.includes(kind) && (kind !== 'unit' || arenas.length === 1))

export const DECK_RULES: Readonly<Record<'idc' | 'wotc' | 'today', DeckRules>> = {
  idc: {
    cards: { count: 60, rule: 'idc/deck/min-60' },
    units: { count: 36, rule: 'idc/deck/min-36-units' },
    eachType: { count: 12, rule: 'idc/deck/min-12-each-type' },
    ratio: { count: 2, rule: 'idc/deck/type-ratio-two-to-one' },
    copies: { count: 4, rule: 'idc/deck/max-4-copies', sameNameIsSameCard: false },
    mixing: 'with-neutral',
    facing: 'opposite',
    mixedSides: 'idc/deck/no-mixed-sides',
    wrongSide: 'idc/deck/materials-sides',
  },
  wotc: {
    cards: { count: 60, rule: 'wotc/deck/min-sixty' },
    eachType: { count: 12, rule: 'wotc/deck/twelve-of-each' },
    ratio: { count: 2, rule: 'wotc/deck/two-to-one' },
    copies: { count: 4, rule: 'wotc/deck/four-copies', sameNameIsSameCard: true },
    mixing: 'with-neutral',
    facing: 'opposite',
    mixedSides: 'wotc/deck/one-side-only',
    wrongSide: 'wotc/cards/side-symbol',
    knows: { kinds: ['unit', 'battle', 'mission', 'location'], rule: 'wotc/cards/six-types' },
  },
  today: {
    cards: { count: 60, rule: 'now/deck/size' },
    units: { count: 36, rule: 'now/deck/units' },
    eachType: { count: 12, rule: 'now/deck/units' },
    ratio: { count: 2, rule: 'now/deck/balance' },
    copies: { count: 4, rule: 'now/deck/copies', sameNameIsSameCard: true }, // now/deck/promo-is-same-card
    restricted: LIMITS_EVERYWHERE,
    mixing: 'with-neutral',
    facing: 'opposite',
    mixedSides: 'now/deck/sides',
    wrongSide: 'now/deck/sides',
  },
}
export type DeckEdition = keyof typeof DECK_RULES
