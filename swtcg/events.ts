/** What happens in the Star Wars TCG, as facts in the past tense. */
import type { CardId, EventCore, SeatId } from '@dejarik/kernel'
import type { Arena } from './cards/definition.ts'
import type { ToHit } from './hits.ts'
import type { AttackWith, Side, TurnStep } from './kinds.ts'
import type { Keyword } from './language/tree/nouns.ts'
import type { Disruptable } from './language/tree/prohibitions.ts'
import type { Destination } from './offers.ts'

/** How a unit was paid for, where that was not by its build cost. */
export type DeployedBy = 'hidden-cost' | 'alternative-cost'

export type SwtcgEvent = EventCore &
  (
    | { readonly kind: 'sidesChosen'; readonly sides: readonly Side[] }
    | { readonly kind: 'primaryChosen'; readonly seat: SeatId }
    | { readonly kind: 'pointsGiven'; readonly seat: SeatId; readonly to: SeatId; readonly points: number }
    | { readonly kind: 'seated'; readonly order: readonly SeatId[] }
    | { readonly kind: 'sideBid'; readonly seat: SeatId; readonly bid: number | null }
    | { readonly kind: 'eventPlayed'; readonly seat: SeatId; readonly card: CardId; readonly is: string }
    | { readonly kind: 'resourcePulled'; readonly seat: SeatId; readonly is: string | null }
    | { readonly kind: 'shuffled'; readonly seat: SeatId }
    | { readonly kind: 'decksSwapped' }
    /** Cards of one's choice went from the deck to the hand; they are not drawn. */
    | {
        readonly kind: 'tookFromDeck'
        readonly seat: SeatId
        readonly count: number
        readonly is?: readonly string[]
      }
    | { readonly kind: 'bonusChosen'; readonly seat: SeatId; readonly bonus: string }
    | { readonly kind: 'pointsChanged'; readonly seat: SeatId; readonly by: number; readonly total: number }
    | { readonly kind: 'pointGameWon'; readonly seat: SeatId; readonly points: number }
    | { readonly kind: 'playPostponed'; readonly turn: number }
    | { readonly kind: 'eliminated'; readonly seat: SeatId }
    | { readonly kind: 'captured'; readonly card: CardId; readonly by: CardId }
    | { readonly kind: 'ransomed'; readonly card: CardId; readonly seat: SeatId; readonly cost: number }
    | { readonly kind: 'boarded'; readonly card: CardId; readonly unit: CardId }
    | {
        readonly kind: 'recruitCardChosen'
        readonly seat: SeatId
        readonly card: CardId
        readonly is: string
      }
    | { readonly kind: 'recruited'; readonly seat: SeatId; readonly card: CardId }
    /** A choice among cards in play is said aloud (idc/phrase/choose-stated-aloud). */
    | { readonly kind: 'chose'; readonly seat: SeatId; readonly cards: readonly CardId[] }
    | {
        readonly kind: 'drew'
        readonly seat: SeatId
        readonly count: number
        readonly is?: readonly string[]
      }
    /** A card of a hand was shown to everybody. */
    | { readonly kind: 'showed'; readonly seat: SeatId; readonly card: CardId; readonly is: string }
    | { readonly kind: 'mulligan'; readonly seat: SeatId; readonly is: readonly string[] }
    | {
        readonly kind: 'setUp'
        readonly seat: SeatId
        readonly card: CardId
        readonly is: string
        readonly destination: Destination
        readonly cost: number
      }
    | { readonly kind: 'setupStopped'; readonly seat: SeatId; readonly left: number }
    | {
        readonly kind: 'stepEnded'
        readonly turn: number
        readonly step: Arena | 'battle' | 'turn' | 'retreat' | 'build'
        /** Whose build step it was. */
        readonly seat?: SeatId
      }
    | { readonly kind: 'stepBegan'; readonly turn: number; readonly step: TurnStep }
    | { readonly kind: 'buildStepBegan'; readonly seat: SeatId }
    | { readonly kind: 'untapped' | 'tapped'; readonly card: CardId }
    | { readonly kind: 'forceChanged'; readonly seat: SeatId; readonly by: number; readonly total: number }
    | { readonly kind: 'buildRolled'; readonly seat: SeatId; readonly die: number }
    | { readonly kind: 'buildChanged'; readonly seat: SeatId; readonly by: number; readonly total: number }
    | { readonly kind: 'laidFaceDown'; readonly seat: SeatId; readonly card: CardId; readonly is?: string }
    | {
        readonly kind: 'buildCountersChanged'
        readonly card: CardId
        readonly by: number
        readonly total: number
      }
    /** A card was paid for and shown; its completion may still be disrupted. */
    | { readonly kind: 'turnedUp'; readonly seat: SeatId; readonly card: CardId; readonly is: string }
    | { readonly kind: 'completed'; readonly seat: SeatId; readonly card: CardId; readonly is: string }
    | {
        readonly kind: 'deployed'
        readonly seat: SeatId
        readonly card: CardId
        readonly is: string
        readonly to: Arena | 'build'
        readonly by?: DeployedBy
      }
    /** A version joined a stack; the unit keeps its number, whichever card is on top. */
    | {
        readonly kind: 'stacked'
        readonly seat: SeatId
        readonly card: CardId
        readonly is: string
        readonly place: 'top' | 'beneath'
      }
    | { readonly kind: 'rearranged'; readonly seat: SeatId; readonly card: CardId; readonly is: string }
    /** A Location, an Equipment or a Resource was put where it belongs. */
    | {
        readonly kind: 'placed'
        readonly seat: SeatId
        readonly card: CardId
        readonly is: string
        readonly to: Arena | 'build' | 'resource'
      }
    | { readonly kind: 'moved'; readonly card: CardId; readonly to: Arena | 'build' }
    | { readonly kind: 'piloted'; readonly card: CardId; readonly unit: CardId }
    | { readonly kind: 'equipped'; readonly card: CardId; readonly unit: CardId }
    | { readonly kind: 'detached'; readonly card: CardId; readonly unit: CardId }
    | {
        readonly kind: 'retreated'
        readonly card: CardId
        readonly from?: Arena
        /** Whose effect it was, if not its own player's. */
        readonly by?: SeatId
      }
    | { readonly kind: 'upkeepSettled'; readonly seat: SeatId; readonly card: CardId; readonly paid: boolean }
    | { readonly kind: 'contestBid'; readonly seat: SeatId; readonly bid: number }
    | { readonly kind: 'contestWon'; readonly seat: SeatId; readonly card: CardId; readonly paid: number }
    | {
        readonly kind: 'attackDeclared'
        readonly attacker: CardId
        readonly defender: CardId
        readonly with: AttackWith
      }
    | { readonly kind: 'attackSkipped'; readonly card: CardId }
    /** The attack was not disrupted: now it takes place. */
    | { readonly kind: 'attackMade'; readonly attacker: CardId; readonly defender: CardId }
    | { readonly kind: 'attackEnded'; readonly attacker: CardId; readonly defender: CardId }
    | { readonly kind: 'intercepted'; readonly card: CardId; readonly defender: CardId }
    /** How many dice an attack rolls, what makes them, what each adds, and what hits. */
    | {
        readonly kind: 'attackDiceCounted'
        readonly attacker: CardId
        readonly with: AttackWith
        readonly power: number
        readonly shields: number
        readonly dice: number
        readonly accuracy: number
        readonly toHit: ToHit
      }
    | {
        readonly kind: 'diceRolled'
        readonly seat: SeatId
        readonly dice: readonly number[]
        readonly for: string
      }
    | {
        readonly kind: 'diceRerolled'
        readonly seat: SeatId
        readonly from: readonly number[]
        readonly to: readonly number[]
      }
    | {
        readonly kind: 'diceAltered'
        readonly seat: SeatId
        readonly from: readonly number[]
        readonly to: readonly number[]
      }
    | {
        readonly kind: 'hitsCounted'
        readonly attacker: CardId
        readonly hits: number
        /** What hit in the end. */
        readonly toHit: ToHit
      }
    | {
        readonly kind: 'damagePending'
        readonly unit: CardId
        readonly amount: number
        /** How much of the damage of attack dice is no hit but Critical Hit. */
        readonly critical?: number
        readonly source: CardId | null
      }
    | {
        readonly kind: 'damagePrevented'
        readonly unit: CardId
        readonly amount: number
        readonly by: string
      }
    | {
        readonly kind: 'damagePlaced'
        readonly unit: CardId
        readonly amount: number
        readonly source: CardId | null
        readonly by?: 'overkill'
      }
    /** A keyword that works by itself was set off. */
    | { readonly kind: 'keywordTriggered'; readonly card: CardId; readonly keyword: Keyword }
    /** Counters that an effect puts on a unit without doing damage. */
    | { readonly kind: 'damageCountersPut'; readonly unit: CardId; readonly amount: number }
    | {
        readonly kind: 'discarded'
        readonly card: CardId
        readonly is: string
        readonly owner: SeatId
        readonly from: Arena | 'build' | 'hand' | 'deck' | 'attached'
        /** The units whose damage did it. */
        readonly by: readonly CardId[]
      }
    | {
        readonly kind: 'abilityPlayed'
        readonly seat: SeatId
        readonly card: CardId
        readonly ability: string
        /** It was tapped to pay for it. */
        readonly tapped?: true
        /** The Force that it cost, where it costs Force. */
        readonly force?: number
      }
    | { readonly kind: 'damageRemoved'; readonly unit: CardId; readonly amount: number }
    | {
        readonly kind: 'countersChanged'
        readonly card: CardId
        readonly counter: string
        readonly total: number
        /** How many were put there, where some were. */
        readonly put?: number
        /** How many were taken away, where some were. */
        readonly taken?: number
      }
    | {
        readonly kind: 'putIntoDiscardPile'
        readonly card: CardId
        readonly is: string
        readonly owner: SeatId
      }
    /** Out of the game instead of into a discard pile. */
    | { readonly kind: 'removed'; readonly card: CardId; readonly is: string }
    /** It lies face-down beneath the unit that killed it. */
    | { readonly kind: 'consumed'; readonly card: CardId; readonly is: string; readonly unit: CardId }
    /** `card` is what was disrupted, or whose attack; what disrupts it is the cause. */
    | { readonly kind: 'disrupted'; readonly what: Disruptable; readonly card: CardId }
    | { readonly kind: 'controlChanged'; readonly card: CardId; readonly seat: SeatId }
    | { readonly kind: 'battleCardPlayed'; readonly seat: SeatId; readonly card: CardId; readonly is: string }
    | { readonly kind: 'won'; readonly side: Side }
  )
