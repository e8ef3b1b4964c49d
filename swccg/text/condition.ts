/** The conditions and amounts of card entries. */
import type { Phase } from '../phases.ts'
import type { CardNumber, Filter, Place, SideNumber } from './filter.ts'

export type Comparison = '<' | '<=' | '=' | '>=' | '>'

/** Where nothing is said, a place is the location of the speaking card. */
export type Condition =
  | { readonly if: 'control' | 'occupy'; readonly by?: 'you' | 'opponent'; readonly at?: Filter }
  /** A player has more cards there than the other, of every kind (ccg95/term/outnumber). */
  | { readonly if: 'outnumber'; readonly by?: 'you' | 'opponent'; readonly at?: Filter }
  /** At least so many such cards are on table; one if nothing is said. */
  | { readonly if: 'on-table'; readonly what: Filter; readonly least?: number; readonly most?: number }
  /** The speaking card, or the card that it is on, fits. */
  | { readonly if: 'this' | 'host'; readonly is: Filter }
  | { readonly if: 'nighttime'; readonly at?: 'here' | 'anywhere' }
  /** A battle is going on at the speaking card's location, or anywhere for a card that is played; who started it. */
  | { readonly if: 'battle'; readonly by?: 'you' | 'opponent' }
  /** A player has won the battle that is going on, or the duel, where it says so. */
  | { readonly if: 'won'; readonly by?: 'you' | 'opponent'; readonly orDuel?: true }
  /** None of your cards took part in a battle, a Force drain or a Jedi Test in this turn. */
  | { readonly if: 'idle' }
  /** Its target is at the location that the speaking card lies on. */
  | { readonly if: 'reached' }
  /** The speaking card remembers this number under the name; 1 if nothing is said. */
  | { readonly if: 'noted'; readonly name: string; readonly is?: number }
  | { readonly if: 'phase'; readonly phase?: Phase; readonly of: 'you' | 'opponent' }
  /** No card of its title and player came before it to the same place: several say the same thing once. */
  | { readonly if: 'first-here' }
  /** No card lies beneath the speaking card. */
  | { readonly if: 'nothing-stacked' }
  /** The speaking card came to the table in an earlier turn. */
  | { readonly if: 'came-earlier' }
  | { readonly if: 'compare'; readonly left: Amount; readonly is: Comparison; readonly right: Amount }
  /** A whole number is even, or odd; any other is neither. */
  | { readonly if: 'parity'; readonly of: Amount; readonly is: 'even' | 'odd' }
  | { readonly if: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly of: Condition }
  /** Code of a name, for what no other word says. */
  | { readonly if: 'code'; readonly name: CodedCondition }

export type Amount =
  | number
  /** So many for each such card on table. */
  | { readonly count: Filter; readonly times?: number }
  | { readonly number: CardNumber; readonly of: Filter }
  /** The same of the one that has most of another number; the greatest, where several have. */
  | { readonly numberOfTop: CardNumber; readonly by: CardNumber; readonly of: Filter }
  /** So much if there is one such card on table, nothing otherwise. */
  | { readonly oneOf: Filter; readonly is: number }
  /** The greatest among the cards that fit. */
  | { readonly highest: CardNumber; readonly of: Filter }
  /** The sum of so many of them that are lowest, or of all where there are fewer. */
  | { readonly lowest: CardNumber; readonly of: Filter; readonly most: number }
  /** A number that was drawn, chosen or paid, by name. */
  | { readonly value: string }
  /** The sum over the cards that fit. */
  | { readonly total: CardNumber; readonly of: Filter }
  /** What a side has at a location; at the battle or the speaking card's location, if nothing is said. */
  | { readonly side: SideNumber; readonly whose: 'yours' | 'opponents'; readonly at?: Filter }
  /** Cards in a pile or a hand. */
  | { readonly cardsIn: CountedPile; readonly whose: 'yours' | 'opponents' }
  /** Force that a player lost to Force drains in this turn. */
  | { readonly drained: 'yours' | 'opponents' }
  /** Force that a player may activate in a turn, as the table is now. */
  | { readonly generated: 'yours' | 'opponents' }
  /** Force of the opponent that you used in this turn. */
  | { readonly borrowed: true }
  /** What the speaking card remembers under a name. */
  | { readonly noted: string }
  /** Force icons of one side or both that are present with the speaking card: none with whoever is inside something. */
  | { readonly icons: 'yours' | 'opponents' | 'both' | 'dark' | 'light' }
  /** The battle destinies that a side drew: how many, and their total. */
  | { readonly battleDestiny: 'draws' | 'total'; readonly whose: 'yours' | 'opponents' }
  | { readonly sum: readonly Amount[] }
  | { readonly half: Amount; readonly round: 'up' | 'down' }
  | { readonly smallest: readonly Amount[] }
  | { readonly largest: readonly Amount[] }
  | { readonly less: Amount; readonly from: Amount }
  /** Hand-written code, for what no other word says. */
  | { readonly code: CodedAmount }

export type CodedCondition = 'your-total-power-was-doubled-in-this-battle' | 'the-target-is-back-where-it-was'
export type CodedAmount = 'where-the-target-is' | 'parsecs-to-the-target' | 'sites-to-the-target'

export type CountedPile = 'hand' | 'life-force' | 'reserve' | 'force' | 'used' | 'lost'

export type { Place }
