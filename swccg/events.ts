/** What happens in the Star Wars CCG, as facts in the past tense. */

import type { CardId, EventCore, SeatId } from '@dejarik/kernel'
import type { Side } from './cards/definition.ts'
import type { Role } from './kinds.ts'
import type { Phase } from './phases.ts'
import type { EpicStep } from './text/epic.ts'
import type { DestinyKind, LossCause } from './text/happening.ts'

export type Pile = 'reserve' | 'force' | 'used' | 'lost' | 'hand' | 'out-of-play'

export type SwccgEvent = EventCore &
  (
    | { readonly kind: 'startingLocation'; readonly seat: SeatId; readonly card: CardId; readonly is: string }
    | { readonly kind: 'startingClash'; readonly is: string }
    | { readonly kind: 'startingCard'; readonly seat: SeatId; readonly card: CardId; readonly is: string }
    | { readonly kind: 'shuffled'; readonly seat: SeatId; readonly pile: Pile }
    | {
        readonly kind: 'drew'
        readonly seat: SeatId
        readonly count: number
        readonly from: Pile
        readonly is?: readonly string[]
      }
    | { readonly kind: 'turnBegan'; readonly turn: number; readonly seat: SeatId }
    | { readonly kind: 'turnEnded'; readonly turn: number; readonly seat: SeatId }
    | { readonly kind: 'phaseBegan'; readonly phase: Phase; readonly seat: SeatId }
    | { readonly kind: 'activated'; readonly seat: SeatId; readonly count: number }
    | { readonly kind: 'used'; readonly seat: SeatId; readonly count: number }
    | { readonly kind: 'recirculated'; readonly seat: SeatId; readonly count: number }
    | {
        readonly kind: 'forceLost'
        readonly seat: SeatId
        readonly from: Pile
        readonly card: CardId
        /** Absent where a Lost Pile lies face down. */
        readonly is?: string
      }
    | { readonly kind: 'retrieved'; readonly seat: SeatId; readonly count: number; readonly is?: string }
    /** Cards were turned over from the top of a Reserve Deck. */
    | { readonly kind: 'turnedOver'; readonly seat: SeatId; readonly is: readonly string[] }
    /** A card was slid into the opponent's Reserve Deck, and one came to its top. */
    | { readonly kind: 'inserted'; readonly seat: SeatId; readonly is: string }
    | { readonly kind: 'surfaced'; readonly seat: SeatId; readonly card: CardId; readonly is: string }
    | { readonly kind: 'drainInitiated'; readonly seat: SeatId; readonly at: CardId; readonly amount: number }
    /** By a card, or because it is controlled no longer. */
    | { readonly kind: 'drainCancelled'; readonly at: CardId; readonly is?: string }
    | {
        readonly kind: 'deployed'
        readonly seat: SeatId
        readonly card: CardId
        readonly is: string
        readonly cost: number
        readonly on?: CardId
        readonly as?: Role
      }
    | { readonly kind: 'converted'; readonly card: CardId; readonly over: CardId }
    | {
        readonly kind: 'moved'
        readonly card: CardId
        readonly from: CardId
        readonly to: CardId
        readonly by: MoveKind
      }
    | { readonly kind: 'transferred'; readonly card: CardId; readonly to: CardId; readonly cost: number }
    | { readonly kind: 'seatTaken'; readonly card: CardId; readonly as: Role }
    | {
        readonly kind: 'replaced'
        readonly seat: SeatId
        readonly card: CardId
        readonly is: string
        readonly was: string
      }
    | { readonly kind: 'wentUndercover' | 'coverBroken'; readonly card: CardId }
    /** A starship was struck by asteroids; a vehicle fell on its side. */
    | { readonly kind: 'collided' | 'crashed' | 'flipped'; readonly card: CardId }
    /** A system or site was destroyed: it lies face down. */
    | { readonly kind: 'blownAway'; readonly card: CardId }
    /** A Mobile Effect went on. */
    | { readonly kind: 'drifted'; readonly card: CardId; readonly from: CardId; readonly to: CardId }
    | { readonly kind: 'wentMissing' | 'found'; readonly card: CardId }
    | { readonly kind: 'stranded'; readonly card: CardId; readonly on: CardId }
    | { readonly kind: 'captured' | 'wasFrozen' | 'leftUnattended'; readonly card: CardId }
    | { readonly kind: 'seized'; readonly card: CardId; readonly escort: CardId }
    | { readonly kind: 'imprisoned'; readonly card: CardId; readonly at: CardId }
    /** It went to the Used Pile, or is active again. */
    | { readonly kind: 'escaped'; readonly card: CardId; readonly is: string; readonly owner: SeatId }
    | { readonly kind: 'rallied'; readonly card: CardId; readonly on: CardId }
    | {
        readonly kind: 'played'
        readonly seat: SeatId
        readonly card: CardId
        readonly is: string
        /** Which of its actions, or of those of a half of a location. */
        readonly action: number
        readonly half?: Side
        /** The card whose text the action is, if it is not that of the card itself. */
        readonly of?: string
      }
    /** Cards on table that an action names. */
    | { readonly kind: 'aimed'; readonly seat: SeatId; readonly cards: readonly CardId[] }
    | { readonly kind: 'cancelled'; readonly card: CardId; readonly is: string }
    | {
        readonly kind: 'destinyDrawn'
        readonly seat: SeatId
        readonly is: string
        readonly value: number
        readonly for: DestinyKind
      }
    | { readonly kind: 'noDestiny'; readonly seat: SeatId; readonly for: DestinyKind }
    | { readonly kind: 'fired'; readonly seat: SeatId; readonly card: CardId; readonly target: CardId }
    /** Weapon destiny with what is added, against what has to be beaten. */
    | {
        readonly kind: 'shot'
        readonly card: CardId
        readonly target: CardId
        readonly total: number
        readonly defense: number
      }
    | { readonly kind: 'hit'; readonly card: CardId }
    | { readonly kind: 'powerTotalled'; readonly seat: SeatId; readonly power: number }
    /** By seat, destinies included. */
    | { readonly kind: 'battleTotals'; readonly totals: readonly number[]; readonly winner: SeatId | null }
    | { readonly kind: 'battleInitiated'; readonly seat: SeatId; readonly at: CardId }
    | { readonly kind: 'battleEnded'; readonly at: CardId; readonly winner: SeatId | null }
    /** A Jedi Test: what an attempt came to, that it was completed, and a card of the hand for one out of the Lost Pile. */
    | {
        readonly kind: 'testAttempted'
        readonly card: CardId
        readonly apprentice: CardId
        readonly total: number
        readonly needed: number
      }
    | { readonly kind: 'testCompleted'; readonly card: CardId; readonly on: CardId }
    | {
        readonly kind: 'testExchanged'
        readonly seat: SeatId
        readonly given: string
        readonly is: string
      }
    /** A duel: who duels by seat, what they have with their destinies, and who has won. */
    | {
        readonly kind: 'duelInitiated'
        readonly seat: SeatId
        readonly at: CardId
        readonly cards: readonly [CardId, CardId]
        readonly epic: boolean
      }
    | {
        readonly kind: 'duelTotals'
        readonly cards: readonly [CardId, CardId]
        readonly totals: readonly number[]
        readonly winner: SeatId | null
      }
    | { readonly kind: 'duelEnded'; readonly at: CardId; readonly winner: SeatId | null }
    /** A creature attacks a victim, or is attacked. */
    | {
        readonly kind: 'attackInitiated'
        readonly seat: SeatId
        readonly at: CardId
        readonly card: CardId
        readonly by: 'creature' | 'player'
        readonly cards: readonly CardId[]
      }
    /** Power with destiny against the ferocity, with the defense value where the creature is attacked. */
    | {
        readonly kind: 'attackTotals'
        readonly card: CardId
        readonly power: number
        readonly ferocity: number
      }
    | { readonly kind: 'attackEnded'; readonly at: CardId; readonly card: CardId }
    /** Two creatures have met. */
    | {
        readonly kind: 'creaturesFought'
        readonly cards: readonly [CardId, CardId]
        readonly ferocities: readonly [number, number]
      }
    /** A parasite clings to a host, or lets go. */
    | { readonly kind: 'clung'; readonly card: CardId; readonly to: CardId }
    | { readonly kind: 'letGo'; readonly card: CardId; readonly at: CardId }
    /** A system went to a parsec, into orbit of another one or into deep space. */
    | {
        readonly kind: 'voyaged'
        readonly card: CardId
        readonly parsec: number
        readonly around: CardId | null
      }
    /** An Epic Event goes on to its next step, names the starfighter that leads, adds up its total, or is over. */
    | { readonly kind: 'epicStep'; readonly card: CardId; readonly step: EpicStep }
    | { readonly kind: 'leadNamed'; readonly card: CardId }
    | {
        readonly kind: 'epicTotal'
        readonly card: CardId
        readonly base: number
        readonly more: number
        readonly total: number
      }
    | { readonly kind: 'epicEnded'; readonly card: CardId; readonly succeeded: boolean }
    /** A tractor beam is aimed at a starship. */
    | { readonly kind: 'beamAimed'; readonly seat: SeatId; readonly card: CardId; readonly target: CardId }
    /** A game of sabacc: who plays by seat, cards that are drawn, who draws no more, the hands and what they count by seat. */
    | {
        readonly kind: 'sabaccBegan'
        readonly seat: SeatId
        readonly players: readonly (CardId | null)[]
      }
    | {
        readonly kind: 'sabaccDrew'
        readonly seat: SeatId
        readonly count: number
        readonly is?: readonly string[]
      }
    | { readonly kind: 'sabaccStood'; readonly seat: SeatId }
    | { readonly kind: 'sabaccShown'; readonly hands: readonly (readonly string[])[] }
    | {
        readonly kind: 'sabaccEnded'
        readonly totals: readonly number[]
        readonly winner: SeatId | null
        readonly double: boolean
      }
    /** What the winner takes, or makes the loser lose. */
    | {
        readonly kind: 'sabaccStake'
        readonly seat: SeatId
        readonly is: string
        readonly taken: boolean
      }
    /** A card on table went to a pile. */
    | {
        readonly kind: 'left'
        readonly card: CardId
        readonly is: string
        readonly owner: SeatId
        readonly to: Pile
        readonly by: 'lost' | 'forfeited' | 'cancelled' | 'eaten' | 'returned' | 'out-of-play'
      }
    /** Somebody looks at cards; which they are is told to those who see them. */
    | {
        readonly kind: 'looked'
        readonly seat: SeatId
        readonly whose: SeatId
        readonly from: Pile
        readonly count: number
        readonly is?: readonly string[]
      }
    /** A card went on top of a pile; which it is, where everybody knows. */
    | {
        readonly kind: 'stacked'
        readonly seat: SeatId
        readonly pile: Pile
        readonly is?: string
        readonly beneath?: true
      }
    | { readonly kind: 'stolen'; readonly card: CardId; readonly seat: SeatId }
    | { readonly kind: 'owesForce'; readonly seat: SeatId; readonly amount: number; readonly from: LossCause }
    | { readonly kind: 'lifeForceSpent'; readonly seat: SeatId }
  )

/** The kinds of movement that the books know. */
export type MoveKind =
  | 'landspeed'
  | 'hyperspeed'
  | 'transit'
  | 'shuttle'
  | 'embark'
  | 'disembark'
  | 'transfer'
  | 'transfer-group'
  | 'swap'
  | 'land'
  | 'take-off'
  /** Between a system that moves and the one around which it is. */
  | 'orbit'
  /** Into the Trench in an Attack Run, and out of it. */
  | 'attack-run'
  | 'sector'
  /** Into the site of a vehicle from the site where it stands, and out again. */
  | 'enter'
  | 'exit'
  | 'relocate'
