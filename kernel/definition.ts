/** What a game brings to the kernel, and how a machine is made from it. */
import type { Below } from './answers.ts'
import type { DeckList, Library } from './library.ts'
import { type Explain, Machine } from './machine.ts'
import type { ReasonIn } from './refusal.ts'
import { makeRules, type Patch, type RuleSource, type Ruleset } from './rules.ts'
import type { ScenarioWords } from './scenario/words.ts'
import type { Seed } from './seed.ts'
import type { Card, CardId, Kinds, SeatId, State } from './state.ts'
import type { Viewer, Viewing } from './view.ts'
import type { Words } from './words.ts'

/** What a game is played with. Games add decks and the like. State = f(setup, decisions). */
export interface Setup {
  readonly seed: Seed
  readonly seats: number
  readonly edition: string
  readonly options: readonly string[]
}

/** What a person asks for when no setup is written out. */
export interface SetupRequest {
  readonly seed: Seed
  readonly seats?: number
  readonly edition?: string
  readonly options?: readonly string[]
  /** Decks that players bring, by seat; the game's own where there are fewer. */
  readonly decks?: readonly (DeckList | null)[]
}

export interface GameDefinition<K extends Kinds, S extends Setup = Setup> {
  readonly name: string
  readonly title: string
  /** Changes whenever a recorded game could play differently. */
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  /** The first is the default. */
  readonly editions: readonly string[]
  readonly options: readonly string[]
  /** What each edition cites: books, by what the ids of their rules begin with, and single rules of others. */
  readonly books?: Readonly<Record<string, readonly string[]>>
  /** Everything wrong with a setup that came from outside; empty if it can be played. */
  readonly checkSetup: (setup: S) => readonly ReasonIn<K>[]
  /** Players may bring decks of their own. */
  readonly takesDecks?: true
  /** A setup with the decks of the request, or the game's own. */
  readonly sampleSetup: (request: SetupRequest) => S
  /** What the decks of a setup are called, by seat, for reports. */
  readonly deckTitles?: (setup: S) => readonly string[]
  readonly rulesFor: (setup: S) => Ruleset<K>
  /** The tables before the first step, with the first procedure on the stack. */
  readonly open: (setup: S) => State<K>
  readonly explain?: Explain<K>
  /** What a seat might think of doing with a card that it knows, possible or not, each as the offer it would be. */
  readonly imaginable?: (game: Machine<K>, seat: SeatId, card: CardId) => readonly K['offer'][]
  readonly viewing: Viewing<K>
  readonly words: Words<K>
  readonly scenario: ScenarioWords<K, S>
  /** Cards and decks for tools outside a game; absent where a game has nothing to look up. */
  readonly library?: Library
  /** Who wins when a seat gives the game up. Default: everybody else. */
  readonly winnersAgainst?: (game: Machine<K>, seat: SeatId) => readonly SeatId[]
  /** Whether a hidden card might as well be this one, for all that the rules of its place say. Default: yes. */
  readonly couldBe?: (game: Machine<K>, card: Card<K>, is: string) => boolean
  /**
   * Where decks are secret: what a seat's hidden cards may be in the eyes of the others, sorted, a card as often as a
   * deck may hold it. May look at open things only. Default: everybody knows the decks.
   */
  readonly pool?: (game: Machine<K>, owner: SeatId) => readonly string[]
  /** Decks that everybody has heard of, each sorted: as long as one holds all that was seen, a secret deck is taken for it. */
  readonly knownDecks?: (game: Machine<K>, owner: SeatId) => readonly (readonly string[])[]
  /** Draws again what others keep secret from a viewer elsewhere than on cards and in answers. Default: nothing is. */
  readonly imagineRest?: (game: Machine<K>, viewer: Viewer, below: Below) => void
  /** Whether every card has come to its owner; from then on none may appear, vanish or change hands. Default: at once. */
  readonly hasDealt?: (game: Machine<K>) => boolean
  /** Whether such a card may be made in the course of a game, as often as effects ask for it. Default: none may. */
  readonly isMade?: (game: Machine<K>, card: Card<K>) => boolean
  /** What must hold at every ask, beyond what the kernel checks for every game. A sentence for each breach. */
  readonly breaches?: (game: Machine<K>) => readonly string[]
}

/** A game whose kinds the holder does not care about: registries, the server, the command line. */
export type AnyGame = GameDefinition<Kinds, Setup>
export const anyGame = <K extends Kinds, S extends Setup>(definition: GameDefinition<K, S>): AnyGame =>
  definition as unknown as AnyGame
/** The machine of a game whose kinds the caller knows after all. */
export const gameOf = <K extends Kinds>(machine: Machine<Kinds>): Machine<K> =>
  machine as unknown as Machine<K>

/** A machine at its first ask. */
export function newMachine<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  setup: S,
): Machine<K> {
  const machine = new Machine(definition.rulesFor(setup), definition.open(setup), definition.explain)
  machine.run()
  return machine
}

/** A machine that goes on from a state: a save, or a position that a scenario built. */
export function resumeMachine<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  setup: S,
  state: State<K>,
): Machine<K> {
  const machine = new Machine(definition.rulesFor(setup), state, definition.explain)
  machine.run()
  return machine
}

/** Rulesets made once for each edition and set of options. */
function rememberRules<K extends Kinds, S extends Setup>(
  make: (setup: S) => Ruleset<K>,
): (setup: S) => Ruleset<K> {
  const made = new Map<string, Ruleset<K>>()
  return (setup) => {
    const key = JSON.stringify([setup.edition, setup.options, setup.seats])
    const rules = made.get(key) ?? make(setup)
    made.set(key, rules)
    return rules
  }
}

/** The options that are patches, each applied where a setup names it. */
export const rulesByOption = <K extends Kinds, S extends Setup>(
  source: RuleSource<K>,
  patches: readonly Patch<K>[],
): ((setup: S) => Ruleset<K>) =>
  rememberRules((setup) =>
    makeRules(
      source,
      patches.filter(({ name }) => setup.options.includes(name)),
    ),
  )

/** Setups with nothing in them but what was asked for. */
export const plainSetup =
  (edition: string, fewest: number) =>
  ({ seed, seats = fewest, options = [] }: SetupRequest): Setup => ({ seed, seats, edition, options })
