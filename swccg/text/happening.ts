/** What just happened or is about to: the moments at which cards may answer. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Phase } from '../phases.ts'

/** Every moment names the player who acted (`by`); the opponent of that player answers first. */
export type Happening = {
  /** An answer cancelled it; of a destiny: and has it drawn again. */
  readonly cancelled?: true | 'again'
  /** Keys of the actions of cards on table that have answered it. */
  readonly answers?: readonly string[]
} & (
  | { readonly just: 'turn-began' | 'turn-ended'; readonly by: SeatId }
  | { readonly just: 'phase-began' | 'phase-ended'; readonly by: SeatId; readonly phase: Phase }
  | { readonly just: 'force-activated'; readonly by: SeatId; readonly count: number }
  | { readonly just: 'drain-initiated'; readonly by: SeatId; readonly at: CardId }
  | { readonly just: 'battle-initiated'; readonly by: SeatId; readonly at: CardId }
  /** `card` is the creature; `cards` the victim, or those who attack it. */
  | {
      readonly just: 'attack-initiated'
      readonly by: SeatId
      readonly at: CardId
      readonly card: CardId
      readonly attacker: 'creature' | 'player'
      readonly cards: readonly CardId[]
    }
  /** A creature (`source`) has defeated a victim, and is about to eat it; or has eaten it. `by` is whose creature it is. */
  | {
      readonly just: 'defeated' | 'eaten'
      readonly by: SeatId
      readonly card: CardId
      readonly source: CardId
      readonly at: CardId
      /** What was on the victim, and is lost with it. */
      readonly cards?: readonly CardId[]
    }
  | {
      readonly just: 'battle-ended'
      readonly by: SeatId
      readonly at: CardId
      readonly winner: SeatId | null
      /** Who took part. */
      readonly cards: readonly CardId[]
    }
  | {
      readonly just: 'deployed'
      readonly by: SeatId
      readonly card: CardId
      readonly at: CardId | null
      /** It came out of a hand. */
      readonly fromHand?: true
    }
  /** An Interrupt or another action was announced and paid for; it can still be cancelled. */
  | {
      readonly just: 'played'
      readonly by: SeatId
      readonly card: CardId
      readonly action: string
      /** Cards on table that it is to hit, to steal or to make lost. */
      readonly harmed?: readonly CardId[]
      /** All cards on table that it targets. */
      readonly named?: readonly CardId[]
    }
  /** What was played and not cancelled is about to be carried out, and was carried out. */
  | { readonly just: 'taking-effect' | 'carried-out'; readonly by: SeatId; readonly card: CardId }
  /** A card (`card`) has taken others to a place, without movement. */
  | {
      readonly just: 'relocated'
      readonly by: SeatId
      readonly card: CardId
      readonly at: CardId
      readonly cards: readonly CardId[]
    }
  /** A card is being slid into the opponent's Reserve Deck, or has come to its top; `by` is whose card it is. */
  | { readonly just: 'inserted' | 'surfaced'; readonly by: SeatId; readonly card: CardId }
  /** A player is about to look through the opponent's hand with a card. */
  | { readonly just: 'scanning'; readonly by: SeatId; readonly card: CardId }
  | { readonly just: 'reacted'; readonly by: SeatId; readonly card: CardId }
  /** The card has come to a location as a react. */
  | {
      readonly just: 'came-as-react'
      readonly by: SeatId
      readonly card: CardId
      readonly at: CardId
      /** It moved there, and was not deployed there. */
      readonly moved?: true
    }
  /** A trap or a mine (`card`) explodes, and has done nothing yet. `by` is whose it is. */
  | { readonly just: 'exploding'; readonly by: SeatId; readonly card: CardId; readonly at: CardId }
  /** `amount` is what it is worth, with all that is added to it. */
  | {
      readonly just: 'destiny-drawn'
      readonly by: SeatId
      readonly card: CardId
      readonly for: DestinyKind
      readonly amount?: number
    }
  /** A destiny that a card drew was what its text asks for. */
  | { readonly just: 'destiny-succeeded'; readonly by: SeatId; readonly card: CardId }
  | { readonly just: 'targeted'; readonly by: SeatId; readonly card: CardId; readonly source: CardId }
  /** A starfighter or a TIE came out of the Trench at the end of an Attack Run. */
  | { readonly just: 'pulled-up'; readonly by: SeatId; readonly card: CardId; readonly at: CardId }
  /** A weapon (`source`) was fired at a system or a site by an Epic Event. */
  | { readonly just: 'fired-at-place'; readonly by: SeatId; readonly card: CardId; readonly source: CardId }
  /** A tractor beam (`source`) is aimed at a starship, and nothing is drawn yet. */
  | { readonly just: 'beam-aimed'; readonly by: SeatId; readonly card: CardId; readonly source: CardId }
  | { readonly just: 'weapon-fired'; readonly by: SeatId; readonly card: CardId; readonly target: CardId }
  | { readonly just: 'hit'; readonly by: SeatId; readonly card: CardId; readonly source: CardId }
  | {
      readonly just: 'about-to-be-lost' | 'about-to-be-cancelled'
      readonly by: SeatId
      readonly card: CardId
      /** It is being forfeited. */
      readonly forfeited?: true
    }
  /** The card is in a Lost Pile by now; `from` is the location where it was. */
  | {
      readonly just: 'lost' | 'forfeited'
      readonly by: SeatId
      readonly card: CardId
      readonly from: CardId | null
      /** A weapon had hit it. */
      readonly hit?: true
      /** The card on which it was, and with which it was lost. */
      readonly source?: CardId
    }
  /** Force is about to be lost, and was lost. `by` is who must lose it. */
  | {
      readonly just: 'must-lose-force' | 'lost-force'
      readonly by: SeatId
      readonly amount: number
      readonly from: LossCause
      /** Where the drain was. */
      readonly at?: CardId
    }
  /** Force, or cards of a Lost Pile, came back to a player (`by`). */
  | { readonly just: 'retrieved'; readonly by: SeatId; readonly amount: number }
  /** Battle damage that can be met with Force only: no card is left to be forfeited. `by` is who owes it. */
  | { readonly just: 'only-force-left'; readonly by: SeatId; readonly at: CardId; readonly amount: number }
  /** The totals of a battle are compared, and nothing is forfeited yet; `by` is who started it. */
  | {
      readonly just: 'battle-decided'
      readonly by: SeatId
      readonly at: CardId
      readonly winner: SeatId | null
      readonly cards: readonly CardId[]
    }
  /** The weapons segment of a battle is over; `by` is who started the battle. */
  | { readonly just: 'weapons-ended'; readonly by: SeatId; readonly at: CardId }
  /** A player is about to draw battle destiny. */
  | { readonly just: 'drawing-battle-destiny'; readonly by: SeatId; readonly at: CardId }
  /** All battle destinies of a battle are drawn, and nothing is added up yet; `by` is who started it. */
  | { readonly just: 'battle-destinies-drawn'; readonly by: SeatId; readonly at: CardId }
  /** Attrition is about to be met. `by` is who must meet it. */
  | { readonly just: 'attrition'; readonly by: SeatId; readonly at: CardId; readonly amount: number }
  /** The cover of a spy was broken; `by` is who broke it. */
  | { readonly just: 'cover-broken'; readonly by: SeatId; readonly card: CardId; readonly at: CardId }
  /** A character was captured, or frozen, or is free, or went missing, or was found; `by` is whose doing it was. */
  | {
      readonly just: 'captured' | 'frozen' | 'released' | 'missing' | 'found'
      readonly by: SeatId
      readonly card: CardId
      readonly at: CardId
    }
  /** An escort (`source`) is about to leave its captive in a prison. */
  | {
      readonly just: 'delivered'
      readonly by: SeatId
      readonly card: CardId
      readonly source: CardId
      readonly at: CardId
    }
  /** A text (of `card`) had a pile of a player shuffled. */
  | {
      readonly just: 'shuffled'
      readonly by: SeatId
      readonly card: CardId
      readonly whose: SeatId
      readonly pile: 'reserve' | 'force' | 'used' | 'lost'
    }
  /** A starship is about to be lost to asteroids; `by` is who drew. */
  | { readonly just: 'collided'; readonly by: SeatId; readonly card: CardId; readonly at: CardId }
  /** A system or site is about to be destroyed; `by` is whose doing it is. */
  | { readonly just: 'blown-away'; readonly by: SeatId; readonly card: CardId; readonly at: CardId }
  /** A character won a game of sabacc that an Interrupt (`source`) began; `by` is its player. */
  | { readonly just: 'sabacc-won'; readonly by: SeatId; readonly card: CardId; readonly source: CardId }
  /** `origin` is the location that it came from, if it moved from one to another. */
  | {
      readonly just: 'arrived'
      readonly by: SeatId
      readonly card: CardId
      readonly at: CardId
      readonly origin?: CardId
      /** Those who came together, this one among them. */
      readonly together?: readonly CardId[]
    }
  /** The card moves across a site (`at`) on its way to another. */
  | { readonly just: 'crossing'; readonly by: SeatId; readonly card: CardId; readonly at: CardId }
  /** A duel begins, goes on to its destinies, and was won. `by` is whose card began it. */
  | {
      readonly just: 'duel-initiated' | 'dueling'
      readonly by: SeatId
      readonly at: CardId
      readonly cards: readonly CardId[]
      /** An epic duel. */
      readonly epic?: boolean
    }
  | {
      readonly just: 'duel-ended'
      readonly by: SeatId
      readonly at: CardId
      readonly winner: SeatId
      readonly cards: readonly CardId[]
    }
  /** A character is about to go over to the other side; `by` is whose it is to be. */
  | { readonly just: 'about-to-cross'; readonly by: SeatId; readonly card: CardId }
)

export type HappeningName = Happening['just']
const ALL: Readonly<Record<HappeningName, true>> = {
  'turn-began': true,
  'turn-ended': true,
  'phase-began': true,
  'phase-ended': true,
  retrieved: true,
  'force-activated': true,
  'drain-initiated': true,
  'battle-initiated': true,
  'battle-ended': true,
  'attack-initiated': true,
  defeated: true,
  eaten: true,
  deployed: true,
  played: true,
  'taking-effect': true,
  'carried-out': true,
  relocated: true,
  'drawing-battle-destiny': true,
  'battle-decided': true,
  'weapons-ended': true,
  scanning: true,
  reacted: true,
  inserted: true,
  surfaced: true,
  'came-as-react': true,
  exploding: true,
  'destiny-drawn': true,
  'destiny-succeeded': true,
  targeted: true,
  'weapon-fired': true,
  hit: true,
  'about-to-be-lost': true,
  'about-to-be-cancelled': true,
  lost: true,
  forfeited: true,
  'must-lose-force': true,
  'lost-force': true,
  'only-force-left': true,
  'battle-destinies-drawn': true,
  attrition: true,
  arrived: true,
  crossing: true,
  'cover-broken': true,
  captured: true,
  frozen: true,
  released: true,
  missing: true,
  found: true,
  delivered: true,
  'blown-away': true,
  collided: true,
  shuffled: true,
  'sabacc-won': true,
  'beam-aimed': true,
  'duel-initiated': true,
  dueling: true,
  'duel-ended': true,
  'about-to-cross': true,
  'pulled-up': true,
  'fired-at-place': true,
}
export const HAPPENING_NAMES = Object.keys(ALL) as readonly HappeningName[]
/** A text that names a kind touches that kind alone (ccgx/destiny/kinds). */
export type DestinyKind =
  | 'battle'
  | 'power'
  | 'attrition'
  | 'weapon'
  | 'asteroid'
  | 'carbon-freezing'
  | 'search-party'
  | 'duel'
  | 'ferocity'
  | 'training'
  | 'tractor-beam'
  | 'epic-event'
  | 'attack'
  | 'other'
export type LossCause = 'drain' | 'battle' | 'card'
