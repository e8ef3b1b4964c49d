/** What a game is played with, and the table that it starts on. */
import {
  addCard,
  addZone,
  emptyState,
  librariesWith,
  Machine,
  type Ruleset,
  rulesetsOf,
  type SeatId,
  type Setup,
  type State,
  seedRandom,
} from '@dejarik/kernel'
import type { CardDefinition, Side } from './cards/definition.ts'
import { Library } from './cards/library.ts'
import { playsLaterSets } from './cards/released.ts'
import { premiereCards, shippedCards } from './cards/shipped.ts'
import type { Game, Swccg } from './kinds.ts'
import { OFF_TABLE, OWN_ZONES, SIGHTS, seatZone, tableZones } from './rules/cards/place.ts'
import { wholeGame } from './rules/turn/whole-game.ts'
import { makeRuleset } from './ruleset.ts'

export interface PlayerSetup {
  /** Keys of the cards; the side is that of the cards. */
  readonly deck: readonly string[]
}

export interface SwccgSetup extends Setup {
  readonly players: readonly PlayerSetup[]
  /** Cards that are not shipped. */
  readonly cards?: readonly CardDefinition[]
}

/** Cards of one's own take the place of shipped ones with their keys. */
const added = (own: readonly CardDefinition[], shipped: Library): Library => {
  const keys = new Set(own.map(({ key }) => key))
  return new Library([...own, ...shipped.cards.filter(({ key }) => !keys.has(key))])
}
const withAllSets = librariesWith(added, shippedCards)
const withPremiere = librariesWith(added, premiereCards)

/** The cards that a game is played with; all that there are, where no edition is given. */
export const libraryFor = ({ cards, edition = '' }: Partial<SwccgSetup>): Library =>
  (playsLaterSets(edition) ? withAllSets : withPremiere)(cards)

const rulesetOf = rulesetsOf(makeRuleset)
export const rulesFor = (setup: SwccgSetup): Ruleset<Swccg> => rulesetOf(libraryFor(setup), setup)

/** The side of a deck: that of its first known card. */
export function deckSide(library: Library, deck: readonly string[]): Side | null {
  const known = deck.find((key) => library.has(key))
  return known === undefined ? null : library.card(known).side
}

/** Empty zones, and seats with nothing yet. */
export function layTable(setup: SwccgSetup, sides: readonly Side[]): Game {
  const seats = sides.map((side) => ({
    side,
    drained: 0,
    mayActivate: true,
    borrowing: 0,
    borrowed: 0,
    once: [],
    crossed: [],
    turnedAt: null,
  }))
  const table: Swccg['table'] = {
    turn: 0,
    phase: 'start',
    current: Math.max(0, sides.indexOf('dark')),
    drainedAt: [],
    battledAt: [],
    happenings: [],
    battle: null,
    attack: null,
    duel: null,
    run: null,
    drain: null,
    interrupts: [],
  }
  const game: Game = new Machine(rulesFor(setup), emptyState<Swccg>(seats, table, seedRandom(setup.seed)))
  for (const name of tableZones) addZone(game, name, null, 'everyone')
  for (const seat of seats.keys()) for (const name of OWN_ZONES) addZone(game, name, seat, SIGHTS[name])
  return game
}

/** The sides by seat; a deck that says nothing plays the side that is left. */
export function sidesOf(setup: SwccgSetup): readonly Side[] {
  const library = libraryFor(setup)
  const [one, other] = setup.players.map(({ deck }) => deckSide(library, deck))
  const first = one ?? (other === 'dark' ? 'light' : 'dark')
  return [first, first === 'dark' ? 'light' : 'dark']
}

/** The tables before the first step. */
export function open(setup: SwccgSetup): State<Swccg> {
  const game = layTable(setup, sidesOf(setup))
  for (const [seat, { deck }] of setup.players.entries())
    for (const is of deck) layCard(game, is, seat, seatZone(seat, 'reserve'))
  game.call(wholeGame, {})
  return game.state
}

export const layCard = (game: Game, is: string, seat: SeatId, zone: number): number =>
  addCard(game, zone, { is, owner: seat, ...OFF_TABLE, controller: seat })
