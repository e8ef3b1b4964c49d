/** What the editions set differently, each point in one named place. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { CardKind } from './cards/definition.ts'
import type { Game, MoveKind } from './kinds.ts'
import {
  abilityAboard,
  isCreature,
  isDriven,
  isInCrash,
  isNavigated,
  isParked,
  isPassengerInside,
  isPiloted,
} from './rules/aboard/crew.ts'
import { goesAmongCharacters, goesAmongPresent } from './rules/aboard/transfer-weapons.ts'
import { settlesInTurn } from './rules/battle/damage.ts'
import { ownImmunity, sharedImmunity } from './rules/battle/immunity.ts'
import { hasFighters, hasFightersWithPresence } from './rules/battle/participants.ts'
import { firesFirst, firesOneWeapon } from './rules/battle/shots.ts'
import { isInside } from './rules/cards/place.ts'
import { printedByFacts, printedIfCrewed, printedIfFlown } from './rules/cards/printed.ts'
import { generation } from './rules/force/activate.ts'
import { isShielded } from './rules/locations/energy-shield.ts'
import { amongSites, atOuterEnds, byPlanet, type RowOrder } from './rules/locations/order.ts'
import type { CardNumber } from './text/filter.ts'

export interface Constants {
  readonly openingHand: number
  /** Force that a player generates personally. */
  readonly personalForce: number
  readonly abilityForBattleDestiny: number
  readonly battleCost: number
  /** Force for docking bay transit where the bay says nothing. */
  readonly transitCost: number
  /** Whether a seat is asked although it can only pass, where skipping it would tell what it holds. */
  readonly hidesHands: boolean
}

export interface Policies {
  /** A printed number as far as the card has it now; undefined where it has none. */
  readonly printed: (game: Game, card: CardId, name: Exclude<CardNumber, 'deploy'>) => number | undefined
  /** Whether a card's power counts for its side at its location. */
  readonly countsPower: (game: Game, card: CardId) => boolean
  /** Whether a card's ability counts toward battle destiny. */
  readonly countsAbility: (game: Game, card: CardId) => boolean
  /** Whether a card may fight in several battles of a turn (Beginner's: one). */
  readonly fightsAgain: boolean
  /** Whether a player may fire at this point of the weapons segment (1995: the initiator, then the opponent). */
  readonly mayFireNow: (game: Game, seat: SeatId) => boolean
  /** Whether whoever carries a weapon may fire it, for all that it has fired in this turn (1995: carrying is limited instead). */
  readonly mayFireAnother: (game: Game, user: CardId, weapon: CardId) => boolean
  /** Whether starships fire without a pilot (tournaments: no). */
  readonly firesUnpiloted: boolean
  /** Whether a card in a battle can be forfeited (1995: no passengers of starships). */
  readonly mayForfeit: (game: Game, card: CardId) => boolean
  /** Whether a side can go on with a battle (tournaments: it needs presence). */
  readonly staysInBattle: (game: Game, seat: SeatId) => boolean
  /** Whether hits of a battle that ended early, or that were made outside one, count (tournaments). */
  readonly hitsAlwaysCount: boolean
  /** Whether attrition is met before battle damage is paid (Beginner's: in any order). */
  readonly attritionFirst: boolean
  /** Who settles after a player has given something (1995: the same player, to the end). */
  readonly settlesNext: (game: Game, seat: SeatId) => SeatId
  /** A card's immunity to attrition (1995: its own only). */
  readonly immunity: (game: Game, card: CardId) => number
  /** Whether who searches a Reserve Deck uses what is found, and shows the pile where nothing is (tournaments). */
  readonly findsAreBinding: boolean
  /** Whether cards of the opponent in a Reserve Deck count as Life Force (tournaments: no). */
  readonly insertsAreLifeForce: boolean
  /** Whether a card drawn for destiny counts as Life Force until it lies on the Used Pile (tournaments). */
  readonly drawnIsLifeForce: boolean
  /** Whether Force can be drained where the opponent has no icon (1995: no). */
  readonly drainsWithoutIcons: boolean
  /** Whether a card that attrition leaves alone may be forfeited for it, as long as another is not (tournaments). */
  readonly forfeitsImmune: boolean
  /** Whether a card takes part in one Force drain a turn (tournaments). */
  readonly drainsOncePerCard: boolean
  /** Force that a player may activate in a turn. */
  readonly generates: (game: Game, seat: SeatId) => number
  /** Whether weapons that reach the next site are fired into a battle there (tournaments). */
  readonly firesIntoBattles: boolean
  /** Whether an energy shield covers a location (tournaments). */
  readonly isShielded: (game: Game, location: CardId) => boolean
  /** Whether unique cards of both players count together (1995: each player's own). */
  readonly uniqueAcrossSides: boolean
  /** Whose cards of one persona count as one (1995: only titles do; tournaments: each player's own). */
  readonly personasAreUnique: 'nobodys' | 'own' | 'all'
  /** Whether cards on table can be inactive: undercover spies, cards excluded from a battle (tournaments). */
  readonly cardsGoInactive: boolean
  /** Whether a character may be replaced by a better version of the same persona (tournaments). */
  readonly personasAreReplaced: boolean
  /** Whether who is out of play keeps other versions from coming (tournaments). */
  readonly outOfPlayBarsPersona: boolean
  /** Where a new location may lie among those of its system (1995: at the outer ends; Beginner's: by icons; tournaments: by planet). */
  readonly rowOrder: RowOrder
  /** Whether even locations without a dot may be on table only once (Beginner's: only unique ones). */
  readonly allLocationsUnique: boolean
  /** Which kinds of cards need presence or an icon where they are deployed. */
  readonly needsPresence: ReadonlySet<CardKind>
  /** Whether starfighters may be at sites (1995: never). */
  readonly starshipsLand: boolean
  /** Whether vehicles may be at interior sites, parked outside (Beginner's: exterior sites only). */
  readonly vehiclesPark: boolean
  /** Whether characters stay aboard vehicles that stand (1995: only while these move). */
  readonly ridersStayAboard: boolean
  /** The kinds of movement that the book knows. */
  readonly moveKinds: ReadonlySet<MoveKind>
  /** The kinds that use up a card's one main move, and need it. */
  readonly mainMoves: ReadonlySet<MoveKind>
  /** Whether vehicles and starships may stop on their way and go on in the same turn (Beginner's: no). */
  readonly movesInStages: boolean
  /** Whether shuttles go between exterior sites and capital starships only (1995: any site, any ship that docks). */
  readonly shuttlesToCapitalsOnly: boolean
  /** The kinds of movement that a react may be (1995: what the card says, by landspeed). */
  readonly reactMoves: ReadonlySet<MoveKind>
  /** The kinds of movement by which a card moves away where a text says no more. */
  readonly awayMoves: ReadonlySet<MoveKind>
  /** Whether Interrupts of any time may be played while something else is answered (Beginner's: where nothing is). */
  readonly interruptsAnswers: boolean
  /** Whether a card takes part in one react a turn only (1995: no limit). */
  readonly reactsOncePerCard: boolean
  /** Whether characters and starfighters carry one weapon and one device each (Beginner's: only their use is limited). */
  readonly limitsCarrying: boolean
  /** Whether what is deployed free takes what other cards add to its cost (tournaments). */
  readonly freeTakesExtras: boolean
  /** Whether weapons and devices go from one carrier to another (1995: from character to character). */
  readonly mayHandOver: (game: Game, from: CardId, to: CardId) => boolean
  /** Whether character weapons need a warrior (Beginner's: as the weapon says). */
  readonly weaponsNeedWarriors: boolean
  /** Whether a character, vehicle or starfighter uses one device a turn (1995: as often as it is paid). */
  readonly oneDeviceATurn: boolean
  /** Whether a starship has all that it needs to move. */
  readonly mayFlyOff: (game: Game, card: CardId) => boolean
  /** Whether a vehicle has aboard what it needs to move. */
  readonly mayDriveOff: (game: Game, card: CardId) => boolean
}

export const constants1995: Constants = {
  openingHand: 8,
  personalForce: 1,
  abilityForBattleDestiny: 4,
  battleCost: 1,
  transitCost: 0,
  hidesHands: true,
}

const moves1995: ReadonlySet<MoveKind> = new Set([
  'landspeed',
  'hyperspeed',
  'transit',
  'shuttle',
  'embark',
  'disembark',
  'transfer',
  'swap',
])

export const policies1995: Policies = {
  printed: printedByFacts,
  countsPower: (game, card) => !isParked(game, card) && !isInside(game, card),
  countsAbility: (game, card) => !isPassengerInside(game, card),
  fightsAgain: true,
  mayFireNow: firesFirst,
  mayFireAnother: () => true,
  firesUnpiloted: true,
  mayForfeit: (game, card) => !isPassengerInside(game, card),
  staysInBattle: hasFighters,
  hitsAlwaysCount: false,
  attritionFirst: true,
  settlesNext: (_, seat) => seat,
  immunity: ownImmunity,
  forfeitsImmune: false,
  findsAreBinding: false,
  insertsAreLifeForce: true,
  drawnIsLifeForce: false,
  drainsWithoutIcons: false,
  drainsOncePerCard: false,
  generates: generation,
  firesIntoBattles: false,
  isShielded: () => false,
  uniqueAcrossSides: false,
  personasAreUnique: 'nobodys',
  outOfPlayBarsPersona: false,
  cardsGoInactive: false,
  personasAreReplaced: false,
  rowOrder: atOuterEnds,
  allLocationsUnique: true,
  needsPresence: new Set(['character', 'vehicle', 'starship', 'weapon', 'device']),
  starshipsLand: false,
  vehiclesPark: true,
  ridersStayAboard: false,
  moveKinds: moves1995,
  awayMoves: moves1995,
  mainMoves: new Set(['landspeed', 'hyperspeed']),
  movesInStages: true,
  shuttlesToCapitalsOnly: false,
  reactMoves: new Set(['landspeed']),
  interruptsAnswers: true,
  reactsOncePerCard: false,
  oneDeviceATurn: false,
  limitsCarrying: true,
  freeTakesExtras: false,
  mayHandOver: goesAmongCharacters,
  weaponsNeedWarriors: true,
  mayFlyOff: (game, card) => isPiloted(game, card) && isNavigated(game, card),
  mayDriveOff: (game, card) => abilityAboard(game, card) >= 1 || isDriven(game, card),
}

const beginnersMoves: readonly MoveKind[] = [
  'landspeed',
  'hyperspeed',
  'transit',
  'shuttle',
  'embark',
  'disembark',
  'transfer-group',
  'land',
  'take-off',
]
const beginnersMainMoves: readonly MoveKind[] = [
  'landspeed',
  'hyperspeed',
  'transit',
  'shuttle',
  'land',
  'take-off',
]
const beginnersReacts: readonly MoveKind[] = ['landspeed', 'embark', 'disembark', 'land', 'take-off']

/** The Beginner's Rulebook. */
export const policiesBeginners: Partial<Policies> = {
  printed: printedIfFlown,
  countsPower: (game, card) => !isInside(game, card),
  fightsAgain: false,
  mayFireNow: () => true,
  mayFireAnother: firesOneWeapon,
  mayForfeit: () => true,
  attritionFirst: false,
  settlesNext: settlesInTurn,
  immunity: sharedImmunity,
  drainsWithoutIcons: true,
  uniqueAcrossSides: true,
  personasAreUnique: 'all',
  rowOrder: amongSites,
  allLocationsUnique: false,
  needsPresence: new Set(['character', 'vehicle', 'starship']),
  starshipsLand: true,
  vehiclesPark: false,
  ridersStayAboard: true,
  moveKinds: new Set(beginnersMoves),
  awayMoves: new Set(beginnersMoves),
  mainMoves: new Set(beginnersMainMoves),
  movesInStages: false,
  shuttlesToCapitalsOnly: true,
  reactMoves: new Set(beginnersReacts),
  interruptsAnswers: false,
  reactsOncePerCard: true,
  oneDeviceATurn: true,
  limitsCarrying: false,
  weaponsNeedWarriors: false,
  mayFlyOff: isPiloted,
  mayDriveOff: (game, card) => isPiloted(game, card) || isDriven(game, card),
}

/** The tournament rules, upon those of the Beginner's Rulebook. */
export const policiesFinal: Partial<Policies> = {
  ...policiesBeginners,
  isShielded, // ccgx/hoth/shield-covers
  firesIntoBattles: true, // ccgx/weapon/fire-adjacent
  printed: printedIfCrewed, // ccgx/vehicle/creature-vehicle
  mayDriveOff: (game, card) => isCreature(game, card) || isPiloted(game, card) || isDriven(game, card),
  countsAbility: (game, card) => !isPassengerInside(game, card) && !isInCrash(game, card),
  rowOrder: byPlanet, // ccgx/layout/order-default
  moveKinds: new Set([...beginnersMoves, 'sector', 'enter', 'exit', 'orbit']), // ccgx/sector/sector-movement, ccgx/shipsite/enter-exit, ccgx/deathstar/orbit-travel
  mainMoves: new Set([...beginnersMainMoves, 'sector', 'enter', 'exit', 'orbit']),
  reactMoves: new Set([...beginnersReacts, 'hyperspeed', 'sector', 'enter', 'exit']), // ccgx/final/react-allowed-moves
  awayMoves: new Set(['landspeed', 'hyperspeed', 'sector', 'orbit']), // ccgx/react/move-away-free
  personasAreUnique: 'own', // ccgx/persona/one-version
  outOfPlayBarsPersona: true, // ccgx/persona/out-of-play-persona
  cardsGoInactive: true, // ccgx/state/inactive-reasons
  personasAreReplaced: true, // ccgx/persona/replace
  staysInBattle: hasFightersWithPresence, // ccgx/state/battle-needs-presence-on
  hitsAlwaysCount: true, // ccgx/final/hit-outside-battle
  mayHandOver: goesAmongPresent, // ccgx/final/weapon-transfer
  drainsOncePerCard: true, // ccgx/final/drain-card-once
  freeTakesExtras: true, // ccgx/number/deploys-free-vs-minus
  insertsAreLifeForce: false, // ccgx/effect/insert
  findsAreBinding: true, // ccgx/final/search-must-take, ccgx/final/search-verify
  drawnIsLifeForce: true, // ccgx/final/life-force-unresolved
  firesUnpiloted: false, // ccgx/final/weapon-one-per-turn
  forfeitsImmune: true, // ccgx/final/attrition-ignored
}
