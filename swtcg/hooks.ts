/** Hooks of the rules: points that no edition sets differently but that options may, each with its usual value. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardDefinition, type CardKind, type CardSide } from './cards/definition.ts'
import type { OneOf } from './effects/choosing/single-out.ts'
import type { Context } from './effects/context.ts'
import { definitionOf, type Game, type Side, type SwtcgOffer } from './kinds.ts'
import type { Instruction, Prohibition } from './language/tree/instructions.ts'
import type { Filter, Keyword } from './language/tree/nouns.ts'
import type { Ability, Cost } from './language/tree/tree.ts'
import { type ReachPolicies, usualReach } from './reach-hooks.ts'
import type { Reason } from './reasons.ts'
import { fastestUnits } from './rules/attack/battle.ts'
import type { StartAction } from './rules/build/build-start.ts'
import type { LocationStacks } from './rules/build/location.ts'
import { seatsOf, sideOf } from './rules/cards/place.ts'
import { tap } from './rules/cards/tap.ts'
import { isPrintedNonUnique } from './rules/cards/treat-as.ts'
import type { Chance } from './rules/chances/kinds-of-chances.ts'
import type { Permission } from './rules/chances/permission.ts'
import type { ActionTime, Special } from './rules/chances/special-actions.ts'
import { shieldsOf } from './rules/keywords/shields.ts'
import { isMarked } from './rules/keywords/stealth.ts'
import { DECK_RULES, type DeckRules, type Limit } from './rules/preparation/deck-rules.ts'
import { arenasWon, isEverywhere } from './rules/turn/arena-control.ts'
import type { Gained, Income } from './rules/turn/income.ts'
import { namesakes, sameUniqueName } from './rules/unique/unique.ts'

export interface Bonus {
  readonly points: number
  readonly rule: string
}

/** Who won, and by which rule. */
export interface Victory {
  /** Nobody's, where the game is a draw. */
  readonly side: Side | null
  readonly rule: string
  /** The card whose text says so. */
  readonly card?: CardId
}

/** Abilities that an option gives units in the arenas. */
export type Grant = (game: Game, card: CardId) => readonly Ability[]

export interface OpenConstants {
  /** How Locations lie under one another, where they may. */
  readonly locationStacks: LocationStacks | null
  readonly specials: Readonly<Record<string, Special>>
  readonly grants: readonly Grant[]
  /** The chances at which something granted might be played. */
  readonly grantedChances: readonly Chance[]
  /** What printed speed, power and health are multiplied by. */
  readonly statisticFactor: number
  /** Build points of setup besides, which serve for a Resource alone. */
  readonly startingReserve: number
  /** What may be laid face-down in setup although it is not the last card. */
  readonly setupFaceDown: readonly CardKind[]
  readonly income: Readonly<Record<Gained, Income>>
  /** What a deck must be like. */
  readonly deck: DeckRules
  /** How many cards a supply zone has; none where it is played without. */
  readonly supplyCards: Limit | null
  /** Cards in a draw step. */
  readonly cardsDrawn: number
  /** The rule that they are drawn by. */
  readonly drawRule: string
  /** Whoever comes first in all things, and wins ties (idc/primary/dark-overrides). */
  readonly sides: readonly Side[]
  /** The turn in which the first battle is fought. */
  readonly playBegins: number
  /** How many players build from one total in setup. */
  readonly buildersSharing: number
  /** The order of the battle steps. */
  readonly battles: readonly Arena[]
}

export interface OpenPolicies extends ReachPolicies {
  /** When units and Pilots move. */
  readonly movesIn: 'build' | 'retreat'
  /** What playing an effect or a Battle card costs, given what it would cost. */
  readonly playingCost: (game: Game, card: CardId, cost: readonly Cost[]) => readonly Cost[]
  /** The sides that a card is of. */
  readonly sidesOf: (game: Game, card: CardId) => readonly CardSide[]
  /** Whether the rules for unique cards apply to a card. */
  readonly isUnique: (definition: CardDefinition) => boolean
  /** Why a card and the top of a stack do not go together, or null. */
  readonly whyNotTogether: (game: Game, card: CardId, top: CardId) => Reason | null
  /** The cards in play that a card of a seat might be stacked with. */
  readonly stackHosts: (game: Game, seat: SeatId, card: CardId) => readonly CardId[]
  /** What a rule of an option forbids a card. */
  readonly forbids: (game: Game, card: CardId, what: Prohibition) => Reason | null
  /** Why a seat cannot put a unit into an arena, by whatever way, or null. */
  readonly whyNotEnter: (game: Game, seat: SeatId, card: CardId, arena: Arena) => Reason | null
  /** The side that has won at the end of a turn. */
  readonly winner: (game: Game) => Victory | null
  /** The arenas that a unit or a Location may be in, by its type line. */
  readonly arenasFor: (definition: CardDefinition) => readonly Arena[]
  /** The types that a unit has in an arena. */
  readonly typesIn: (definition: CardDefinition, arena: Arena) => readonly Arena[]
  /** The arena that the word for an arena means. */
  readonly arenaMeant: (arena: Arena) => Arena
  /** Which part of Switch a unit has, given the place of its arena on the type line. */
  readonly switchPart: (game: Game, unit: CardId, place: number) => number
  /** The units of one seat that may attack next in the battle step of an arena. */
  readonly nextToAttack: (game: Game, arena: Arena) => readonly CardId[]
  /** Why a card cannot be built at all, or null. */
  readonly whyNotConstruct: (game: Game, card: CardId) => Reason | null
  /** The seats that build from one total with a seat in setup. */
  readonly setupSharers: (game: Game, seat: SeatId) => readonly SeatId[]
  /** Whether a unit reaches another that is neither in its arena nor within its keywords. */
  readonly reaches: (game: Game, attacker: CardId, defender: CardId) => boolean
  /** The Shields of a unit against an attacking one. */
  readonly shieldsAgainst: (game: Game, defender: CardId, attacker: CardId) => number
  /** What a unit gives for its attack. */
  readonly spendAttack: (game: Game, unit: CardId) => void
  /** Whether a unit has its attack in this battle still before it. */
  readonly mayStillAttack: (game: Game, unit: CardId) => boolean
  /** Whether a unit is in the open, so that Stealth does not protect it. */
  readonly isExposed: (game: Game, unit: CardId) => boolean
  /** What earns a Bounty. */
  readonly bountyFor: 'discard' | 'damage'
  /** The units that surplus damage may go to, besides the defending unit. */
  readonly overkillTo: (game: Game, defender: CardId, units: readonly CardId[]) => readonly CardId[]
  /** Keywords that do nothing. */
  readonly idleKeywords: readonly Keyword[]
  /** Whether effects work in setup. */
  readonly effectsInSetup: boolean
  /** Whether a version on top must fit the arena of its stack in setup. */
  readonly topInSetup: 'same-arena' | 'any-arena'
  /** The arenas whose units attack in the battle step of one. */
  readonly fightsWith: (arena: Arena) => readonly Arena[]
  /** What a player gets of the amount that was rolled or fixed. */
  readonly share: (of: Gained, amount: number) => number
  /** Build points besides. */
  readonly buildBonus: (game: Game, seat: SeatId) => readonly Bonus[]
  /** What becomes of build points that are left when a build step ends. */
  readonly unspentBuild: 'lost' | 'kept'
  /** Whether the battle step of an arena takes place in this turn. */
  readonly isFought: (game: Game, arena: Arena) => boolean
  /** The order of what is done at the start of a build step. */
  readonly startOrder: 'any' | readonly StartAction[]
  /** Whether the same unique card of two sides is contested. */
  readonly contestsOpponents: boolean
  /** Whether a side can have a unique card only once. */
  readonly contestsOwn: boolean
  /** Whom "you" means on a card, where that is not its controller alone; null where it always is. */
  readonly yousOfLocation: ((game: Game, card: CardId) => readonly SeatId[] | undefined) | null
  /** Who decides for a side where its players have to decide together (idc/thw/primary-decides). */
  readonly primaryOf: (game: Game, side: Side) => SeatId
  /** Whether a seat may ask the controller of a card for permission to use it. */
  readonly mayAskFor: (game: Game, seat: SeatId, card: CardId) => boolean
  /** Whose permission an action needs. */
  readonly permissionFor: (
    game: Game,
    seat: SeatId,
    offer: SwtcgOffer,
    moment: ActionTime,
  ) => Permission | null
  /** Who rearranges a stack and pays for it. */
  readonly rearrangerOf: (game: Game, card: CardId) => SeatId
  /** Which one of several opponents an instruction means, and who says so; null where it means all of them. */
  readonly singlesOut: ((game: Game, context: Context, instruction: Instruction) => OneOf | null) | null
  /** Who draws cards that a side draws, card by card; null where each of its players draws them all. */
  readonly drawersFor: ((game: Game, side: Side, count: number) => readonly SeatId[]) | null
  /** Whose decks a player may search for such cards. */
  readonly decksToSearch: (game: Game, seat: SeatId, of: Filter) => readonly SeatId[]
  /** Whether teammates take their build steps together, in any mix of actions. */
  readonly teamTurns: boolean
}

export const usualConstants: OpenConstants = {
  locationStacks: null,
  specials: {},
  grants: [],
  grantedChances: [],
  statisticFactor: 1,
  startingReserve: 0,
  setupFaceDown: [],
  income: {
    force: { rolls: 'nobody', roller: 'dark', sides: 6, fixed: 4, rule: 'idc/turn/gain-four-force' },
    build: { rolls: 'one', roller: 'light', sides: 6, fixed: 0, rule: 'idc/turn/roll-for-build' },
  },
  deck: DECK_RULES.idc,
  supplyCards: null,
  cardsDrawn: 1,
  drawRule: 'idc/turn/draw-step-one-card',
  sides: ['dark', 'light'],
  playBegins: 1,
  buildersSharing: 1,
  battles: ARENAS,
}

export const usualPolicies: OpenPolicies = {
  ...usualReach,
  movesIn: 'build',
  playingCost: (_, __, cost) => cost,
  sidesOf: (game, card) => [definitionOf(game, card).side],
  isUnique: (definition) => !isPrintedNonUnique(definition),
  whyNotTogether: sameUniqueName,
  stackHosts: namesakes,
  forbids: () => null,
  whyNotEnter: () => null,
  winner: arenasWon,
  arenasFor: ({ arenas }) => arenas,
  typesIn: ({ arenas }, arena) => (arenas.includes(arena) ? [arena] : arenas),
  arenaMeant: (arena) => arena,
  switchPart: (_, __, place) => place,
  nextToAttack: fastestUnits,
  whyNotConstruct: () => null,
  setupSharers: (game, seat) => seatsOf(game, sideOf(game, seat)),
  reaches: () => false,
  shieldsAgainst: shieldsOf,
  spendAttack: (game, unit) => tap(game, unit, { rule: 'idc/attack/tap-attacker' }),
  mayStillAttack: (game, unit) => !game.card(unit).tapped,
  isExposed: (game, unit) => game.card(unit).tapped || isMarked(game, unit),
  bountyFor: 'discard',
  overkillTo: (_, __, units) => units,
  idleKeywords: [],
  effectsInSetup: false,
  topInSetup: 'same-arena',
  fightsWith: (arena) => [arena],
  share: (_, amount) => amount,
  buildBonus: (game, seat) =>
    isEverywhere(game, seat) ? [{ points: 1, rule: 'idc/turn/build-bonus-three-arenas' }] : [],
  unspentBuild: 'lost',
  isFought: () => true,
  startOrder: 'any',
  contestsOpponents: true,
  contestsOwn: true,
  yousOfLocation: null,
  primaryOf: (game, side) => seatsOf(game, side)[0]!,
  mayAskFor: () => false,
  permissionFor: () => null,
  rearrangerOf: (game, card) => game.card(card).controller,
  singlesOut: null,
  drawersFor: null,
  decksToSearch: (_, seat) => [seat],
  teamTurns: false,
}
