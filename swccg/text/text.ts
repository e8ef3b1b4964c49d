/** The entry of a card: what its game text does, as data that runs and reads back in our own words. */
import type { Side } from '../cards/definition.ts'
import type { Phase } from '../phases.ts'
import type { Amount, Condition } from './condition.ts'
import type { CardNumber, Filter } from './filter.ts'
import type { DestinyKind, HappeningName, LossCause } from './happening.ts'
import type { Instruction } from './instruction.ts'
import type { Static } from './statics.ts'

export interface CardText {
  readonly deploys?: Deploys
  readonly statics?: readonly Static[]
  /** What its player may do with it; of an Interrupt, its functions. */
  readonly actions?: readonly CardAction[]
  /** What happens by itself. */
  readonly triggers?: readonly CardTrigger[]
  /** Weapons: how they are fired in a battle. */
  readonly fires?: Fires
  /** Creatures: where they live and whom they attack. */
  readonly lives?: Lives
  /** Mobile Effects: how they go about. */
  readonly drifts?: Drifts
  /** The halves of a location: "you" is the player whom the half faces. */
  readonly dark?: Half
  readonly light?: Half
  /** What it does before the game begins: Starting Effects, Objectives, Starting Interrupts. */
  readonly starts?: readonly Instruction[]
  /** The other face of an Objective. */
  readonly back?: CardText
  /** Titles of cards that do nothing to it. */
  readonly immuneTo?: readonly string[]
}
export type Half = Pick<CardText, 'statics' | 'actions' | 'triggers'>

/** Where and how the card comes to the table, beyond what its kind says. */
export interface Deploys {
  /** Weapons, devices and Effects: what they go on, each way with its cost. */
  readonly on?: readonly DeployOn[]
  /** Fits the location where it goes. */
  readonly only?: Filter
  /** Comes only as a 'react' (ccgx/react/deploy-only-react). */
  readonly onlyReact?: true
  /** Or aboard a card that fits, wherever that is. */
  readonly orAboard?: Filter
  /** What changes its cost: at locations that fit, under a condition. */
  readonly changes?: readonly CostChange[]
  /** Force that both players use. */
  readonly both?: number
  /** Force that its player loses for it. */
  readonly loses?: number
  /** Outside its own deploy phase. */
  readonly when?: When
  readonly if?: Condition
  /** A squadron: comes only in the place of so many craft that fit, at one location, for nothing. */
  readonly replaces?: { readonly what: Filter; readonly count: number }
  /** Comes only as an undercover spy, and needs neither presence nor icon. */
  readonly undercover?: true
  /** Goes where its player has neither presence nor icon. */
  readonly withoutPresence?: true
  /** In answer to something: only on the place where it happened, on any but that, or at that system. */
  readonly there?: true | 'elsewhere' | 'same-system'
  readonly oncePerGame?: true
  /** A location that comes only where such a location is on table, or together with one out of the Reserve Deck. */
  readonly needs?: { readonly place: Filter; readonly orBring: Filter }
  /** What it does when it comes to the top of the Reserve Deck that it was slid into, and is lost; it ends activation if nothing is said. */
  readonly surfaces?: readonly Instruction[]
  /** Utinni Effects and Jedi Tests: what they target. */
  readonly target?: Filter
  /** What it targets may also come from hand together with it, at its own cost, regardless of location deployment restrictions. */
  readonly bringsTarget?: true
  /** What it targets besides, chosen as it comes, before anybody answers. */
  readonly names?: readonly Instruction[]
  /** What it does once it has come and nothing has cancelled it. */
  readonly after?: readonly Instruction[]
}
export interface CostChange {
  readonly to?: Filter
  /** Fits the card that it goes on or aboard. */
  readonly on?: Filter
  readonly if?: Condition
  /** Where it comes as a 'react'. */
  readonly react?: true
  /** Added to the cost, or nothing to pay at all. */
  readonly add: number | 'free'
}
export interface DeployOn {
  readonly on: Filter | Beside
  readonly cost?: Amount
}

/** On a player's side of the table, or shuffled into the opponent's Reserve Deck. */
export type Beside = 'own-side' | 'opponents-side' | 'opponents-deck'

/** A shot: Force is used, destiny is drawn, and more than the target's defense succeeds. */
export interface Fires {
  /** Fits the target. */
  readonly at: Filter
  /** Force for each shot; none if nothing is said. */
  readonly cost?: Amount
  /** Its player pays as much as he likes, up to so much; what was paid is the value `paid`. */
  readonly costUpTo?: number
  /** Fired at a place, and at nobody there: what happens is told by `outcomes` and `do`. */
  readonly area?: true
  /** May be fired at two targets at once, for so much: the total must exceed what defends them both. */
  readonly two?: { readonly cost: Amount }
  /** Destinies that are drawn; one if nothing is said. */
  readonly draws?: number
  /** Added to the total; against targets that fit, where something is said. */
  readonly add?: readonly { readonly amount: number; readonly against?: Filter }[]
  readonly if?: Condition
  /** Reaches the sites next door too, what the system of the weapon is around, or the system of its site. */
  readonly reach?: 'adjacent-site' | 'two-exterior-sites' | 'orbit' | 'related-system'
  /** Fires more than once in a battle: each time at its price, or later ones for so much Force. */
  readonly again?: true | number
  /** The number of the target that must be exceeded; its defense, if nothing is said. */
  readonly against?: CardNumber
  /** What is done whether the shot succeeds or not, once there is a destiny. */
  readonly anyway?: readonly Instruction[]
  /** What becomes of the target, named `target`; it is hit, if nothing is said. */
  readonly do?: readonly Instruction[]
  /** Who must fire it, among one's own cards, instead of whoever carries it. */
  readonly user?: Filter
  /** What counts as the defense value of targets that fit. */
  readonly defense?: readonly { readonly is: number; readonly of: Filter }[]
  /** What follows by the number that is compared, instead of one result; all that succeed do. */
  readonly outcomes?: readonly Outcome[]
}

/** One result of a shot: the destiny with what is added, against a number of the target, or a plain number. */
export interface Outcome {
  readonly add?: Amount
  /** Greater, if nothing is said. */
  readonly is?: '>' | '='
  /** The defense value, if nothing is said; a number that the target lacks is never beaten. */
  readonly than?: 'armor' | 'maneuver' | 'ability' | 'forfeit' | 'power' | number
  /** Fits the target. */
  readonly of?: Filter
  readonly do: readonly Instruction[]
}

/** The ways of a creature (ccgx/creature). */
export interface Lives {
  /** Fits the locations where it can be. */
  readonly at: Filter
  /** Victims besides non-droid characters and creature vehicles, and those of them that it leaves alone. */
  readonly alsoAttacks?: Filter
  readonly spares?: Filter
  /** A parasite: the hosts that it clings to instead of fighting; none, and it attacks nothing. */
  readonly parasite?: Filter | 'none'
  /** What a parasite does with its `victim` once it clings to it; "you" is the opponent of the victim. */
  readonly clings?: readonly Instruction[]
  /** What becomes of a defeated `victim` that fits, instead of being eaten; "you" is the opponent of the victim. */
  readonly defeats?: { readonly what?: Filter; readonly do: readonly Instruction[] }
}

/** How a Mobile Effect goes about by itself, once a turn (ccgx/effect/mobile). */
export interface Drifts {
  readonly phase: 'control' | 'move'
  /** In whose phases; its player's, if nothing is said. */
  readonly of?: 'either'
  /** Fits the locations of its system along which it goes. */
  readonly along: Filter
  /** It begins at the outermost marker and is lost beyond; its player picks the direction, if nothing is said. */
  readonly inwards?: true
}

/** When an action can be taken. */
export type When =
  | 'any-time'
  | 'your-turn'
  | 'battle'
  | { readonly phase: Phase; readonly of: 'you' | 'opponent' | 'either' }
  /** In answer to something; who did it, and where or to which card. */
  | {
      readonly just: HappeningName
      readonly by?: 'you' | 'opponent'
      /** Fits the location. */
      readonly at?: Filter
      /** Fits the card that it happened to. */
      readonly card?: Filter
      readonly phase?: Phase
      /** Of a card that was lost: a weapon had hit it. */
      readonly hit?: true
      /** Of a card that is about to be lost: it is being forfeited. */
      readonly forfeited?: true
      /** What the destiny was drawn for. */
      readonly for?: DestinyKind | readonly DestinyKind[]
      /** What Force is lost for. */
      readonly from?: LossCause
      /** Fits the weapon that was fired, or the creature that ate. */
      readonly source?: Filter
      /** Of an attack: whether a creature attacks, or is attacked. */
      readonly attacker?: 'creature' | 'player'
      /** Of a card that was eaten: the speaking card was on it, and was lost with it. */
      readonly withThis?: true
      /** Of a duel: whether it is an epic one. */
      readonly epic?: boolean
      /** Of a duel too, where a battle is meant. */
      readonly orDuel?: true
      /** Of a card that arrived: or was deployed there, or moves across the place. */
      readonly inAnyWay?: true
      /** Of a captive: or was frozen. */
      readonly orFrozen?: true
      /** Of a card that was lost: or became missing. */
      readonly orMissing?: true
      /** Who won the battle. */
      readonly winner?: 'you' | 'opponent'
      /** Of a card that came as a react: it moved. */
      readonly moved?: true
      /** Of a card that was deployed: it came out of a hand. */
      readonly fromHand?: true
      /** Of what is played: a card takes itself out of a battle. */
      readonly hides?: true
      /** Fits a card that what is played targets. */
      readonly names?: Filter
      /** Fits a card that the action was to hit, to steal or to make lost. */
      readonly harms?: Filter
    }

export interface CardAction {
  /** Who may take it: its player, if nothing is said. "You" is whoever takes it. */
  readonly by?: 'opponent' | 'either'
  /** Is a function of Interrupts in your hand that fit, besides their own: one of them is played for it. */
  readonly through?: Filter
  readonly when: When
  readonly if?: Condition
  readonly cost?: Cost
  readonly limit?: Limit
  /** Cards that are named when it is announced, each under its name. */
  readonly targets?: readonly Target[]
  /** What is done when it is announced, before it can be answered: prices that are no Force, draws that set one. */
  readonly first?: readonly Instruction[]
  readonly do: readonly Instruction[]
  /** Of a function: titles of cards that cannot answer the Interrupt when it is played for this. */
  readonly immuneTo?: readonly string[]
}
export type Limit = { readonly times: Amount; readonly per: 'turn' | 'battle' | 'game' }
export interface Cost {
  readonly use?: Amount
}
export interface Target {
  readonly name: string
  readonly what: Filter
  /** How many; one if nothing is said. */
  readonly least?: number
  readonly most?: number
  readonly by?: 'opponent'
  /** Off the table: out of one's own hand, any player's Lost Pile, or what lies on top of one. */
  readonly from?: 'hand' | 'lost' | 'top-of-lost'
  /** Or beneath such a card on table. */
  readonly orBeneath?: Filter
}

/** Mandatory: it takes place as soon as its moment comes. */
export interface CardTrigger {
  readonly when: Extract<When, { just: unknown }> | 'always'
  readonly if?: Condition
  readonly limit?: Limit
  readonly do: readonly Instruction[]
}

/** An entry without anything: the card has no game text, or none that the program carries out yet. */
export const NO_TEXT: CardText = {}

/** The actions of an entry, or of the half of a location. */
export const actionsIn = (text: CardText, half?: Side): readonly CardAction[] =>
  (half ? text[half] : text)?.actions ?? []
