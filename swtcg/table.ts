/** What a game is played with, and the table that it starts on. */
import {
  addZone,
  dense,
  emptyState,
  librariesWith,
  Machine,
  maskOf,
  type Ruleset,
  rulesetsOf,
  type SeatId,
  type Setup,
  type State,
  seedRandom,
} from '@dejarik/kernel'
import { type CardDefinition, setOf } from './cards/definition.ts'
import { Library } from './cards/library.ts'
import { SETS_OF_TODAY } from './cards/released.ts'
import { shippedCards } from './cards/shipped.ts'
import type { Game, Side, Swtcg } from './kinds.ts'
import { tableZones, ZONES } from './rules/cards/place.ts'
import { type BothDecks, layDeck } from './rules/preparation/sides.ts'
import { wholeGame } from './rules/turn/whole-game.ts'
import { makeRuleset } from './ruleset.ts'

export interface PlayerSetup {
  /** Keys of the cards. */
  readonly deck: readonly string[]
  /** The side that a wholly Neutral deck is played on; left out, the players settle it at the table. */
  readonly side?: Side
  /** A deck for the other side, for a player who is going to bid or roll for one. */
  readonly otherDeck?: readonly string[]
  /** Build points to set up with, where a campaign says so. */
  readonly points?: number
  /** What the deck is called; no opponent is told. */
  readonly title?: string
  /** Cards for later games of a match, where there is a supply zone. */
  readonly supply?: readonly string[]
  /** Cards that others take from outside the game. */
  readonly outside?: readonly string[]
}

export interface SwtcgSetup extends Setup {
  /** By seat. In teams, the first half of the seats is one team, its primary player first. */
  readonly players: readonly PlayerSetup[]
  /** Where cards of the sets of today are on the table though no deck tells it: in positions that somebody wrote down. */
  readonly setsOfToday?: boolean
  /** Cards that are not shipped. */
  readonly cards?: readonly CardDefinition[]
}

/** Cards of one's own go first, so that they have their titles to themselves. */
export const libraryOf = librariesWith(
  (own: readonly CardDefinition[], shipped: Library) => new Library([...own, ...shipped.cards]),
  shippedCards,
)
export const libraryFor = ({ cards }: SwtcgSetup): Library => libraryOf(cards)

const OF_TODAY: ReadonlySet<string> = new Set(SETS_OF_TODAY)
export const isOfToday = (key: string): boolean => OF_TODAY.has(setOf({ key }))

/**
 * Whether decks may hold cards of the sets of today, which the rules of 2003 and 2010 were not written for. That is open
 * to all players, as a format is; else everybody would be asked for what only those cards can do.
 */
export const playsSetsOfToday = ({ edition, players, ...setup }: SwtcgSetup): boolean =>
  edition === 'today' ||
  setup.setsOfToday === true ||
  players.some(({ deck, otherDeck, supply, outside }) =>
    [deck, otherDeck, supply, outside].some((cards) => cards?.some(isOfToday)),
  )

const withAllSets = rulesetsOf(makeRuleset)
const withSetsOf2010 = rulesetsOf((edition, options, library: Library) =>
  makeRuleset(
    edition,
    options,
    library,
    library.cards.filter(({ key }) => !isOfToday(key)),
  ),
)
export const rulesFor = (setup: SwtcgSetup): Ruleset<Swtcg> =>
  (playsSetsOfToday(setup) ? withAllSets : withSetsOf2010)(libraryFor(setup), setup)

const SETTLED_AT_THE_TABLE = ['bid-for-sides', 'roll-for-sides']

/** Whether the players have yet to settle who plays which side. */
export const settledAtTheTable = (options: readonly string[]): boolean =>
  options.some((option) => SETTLED_AT_THE_TABLE.includes(option))

/** Three players are three teams; otherwise there are two. */
export const teamOf = ({ seats }: Pick<Setup, 'seats'>, seat: SeatId): number =>
  seats === 3 ? seat : seat < seats / 2 ? 0 : 1
export const teamsOf = ({ seats }: Pick<Setup, 'seats'>): readonly number[] =>
  seats === 3 ? [0, 1, 2] : [0, 1]
/** The sides in the order in which teams sit, where nothing else is said. */
export const SEATED_SIDES: readonly Side[] = ['dark', 'light', 'neutral']

/** The side that a deck can be played on; null if on both. */
export function deckSide(library: Library, deck: readonly string[]): Side | null {
  const sides = deck.filter((key) => library.has(key)).map((key) => library.card(key).side)
  if (sides.includes('vong')) return null // now/vong/order: it takes the part that is left
  return sides.find((side) => side === 'dark' || side === 'light') ?? null
}

/** Who plays which side, by seat, if the setup says so; null if the players have to settle it. */
export function settledSides(setup: SwtcgSetup): readonly Side[] | null {
  if (settledAtTheTable(setup.options)) return null
  const library = libraryFor(setup)
  const tells = rulesFor(setup).constants.deck.facing === 'opposite'
  const claims = teamsOf(setup).map((team) =>
    setup.players
      .filter((_, seat) => teamOf(setup, seat) === team)
      .map(({ side, deck, otherDeck }) => side ?? (otherDeck || !tells ? null : deckSide(library, deck)))
      .find((side) => side !== null),
  )
  const sides = settleClaims(claims)
  return sides && setup.players.map((_, seat) => sides[teamOf(setup, seat)]!)
}

/** Two sides follow from one; three factions are settled when all but one are, and the last plays what is left. */
function settleClaims(claims: readonly (Side | null | undefined)[]): readonly Side[] | null {
  if (claims.filter((claim) => claim).length < claims.length - 1) return null
  const left = SEATED_SIDES.slice(0, claims.length).filter((side) => !claims.includes(side))
  return claims.map((claim) => claim ?? left[0]!)
}

const opposite = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

/** Empty zones, and seats with nothing yet. */
export function layTable(setup: SwtcgSetup, sides: readonly Side[]): Game {
  const rules = rulesFor(setup)
  const { startingBuild, startingReserve: reserve } = rules.constants
  const seats = sides.map((side, seat) => ({
    side,
    force: 0,
    build: 0,
    points: 0,
    bonuses: [],
    bought: 0,
    setup: { left: setup.players[seat]?.points ?? startingBuild, total: 0, done: false, reserve },
  }))
  const ids = [...seats.keys()]
  const order = rules.constants.sides.flatMap((side) => ids.filter((seat) => sides[seat] === side))
  const table: Swtcg['table'] = {
    turn: 0,
    step: 'preparation',
    begins: rules.constants.playBegins,
    builder: null,
    order,
    attack: null,
    roll: null,
    damage: [],
    arrival: null,
    disrupting: null,
    furtherAttacks: [],
    extraBattles: [],
    moments: 0,
    uses: [],
    lastAttacked: {},
    history: [],
    historyBefore: [],
    marks: [],
  }
  const game: Game = new Machine(rules, emptyState<Swtcg>(seats, table, seedRandom(setup.seed)))
  game.state.confidants = dense(
    ids.map((seat) => maskOf(ids.filter((other) => teamOf(setup, other) === teamOf(setup, seat)))),
  )
  for (const name of tableZones) addZone(game, name, null, 'everyone')
  for (const seat of ids) for (const { name, sight } of ZONES) addZone(game, name, seat, sight)
  return game
}

/** The tables before the first step. A deck lies where its side is known, or does not matter. */
export function open(setup: SwtcgSetup): State<Swtcg> {
  const settled = settledSides(setup)
  const game = layTable(setup, settled ?? setup.players.map((_, seat) => SEATED_SIDES[teamOf(setup, seat)]!))
  if (!settled) game.changeTable({ step: 'sides' })
  const waiting: BothDecks[] = []
  for (const [seat, { deck, otherDeck }] of setup.players.entries()) {
    if (!settled && otherDeck) waiting.push(bothDecks(setup, seat, deck, otherDeck))
    else layDeck(game, seat, deck)
    layDeck(game, seat, setup.players[seat]?.supply ?? [], 'supply')
    layDeck(game, seat, setup.players[seat]?.outside ?? [], 'outside')
  }
  game.call(wholeGame, { decks: waiting })
  return game.state
}

function bothDecks(
  setup: SwtcgSetup,
  seat: SeatId,
  deck: readonly string[],
  other: readonly string[],
): BothDecks {
  const side = deckSide(libraryFor(setup), deck) ?? opposite(deckSide(libraryFor(setup), other) ?? 'light')
  return side === 'dark' ? { seat, dark: deck, light: other } : { seat, dark: other, light: deck }
}
