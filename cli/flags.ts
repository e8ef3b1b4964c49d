/** The flags that several commands share: which game, and how it is set up. */
import { availableParallelism } from 'node:os'
import {
  type AnyGame,
  prepareSetup,
  type Reason,
  type Seed,
  type Setup,
  type SetupRequest,
  sayReason,
} from '@dejarik/kernel'
import { type Command, InvalidArgumentError } from 'commander'
import { bringDecks } from './deck-files.ts'
import { Failure } from './failure.ts'
import { gameNamed, games } from './games.ts'

export interface SetupFlags<S extends Seed = number> {
  readonly game: string
  readonly seats?: number
  readonly seed: S
  readonly edition?: string
  readonly options?: readonly string[]
  /** Deck files, by seat. */
  readonly decks?: readonly string[]
}

const WHOLE = /^\d{1,15}$/

/** Reads a whole number in a range, for commander. */
export const wholeNumber =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = Number(text)
    if (WHOLE.test(text) && number >= min && number <= max) return number
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`
    throw new InvalidArgumentError(`Expected a whole number ${range}.`)
  }

/** Reads a list such as `second-look,teams`. */
export const nameList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

const withGameOr = (usual: string) => (command: Command) =>
  command.option('-g, --game <name>', `the game: ${games.map((game) => game.name).join(', ')}`, usual)

const withGame = withGameOr(games[0]!.name)

/** For commands that look cards and decks up: most of those are of the Star Wars TCG. */
export const withCards = withGameOr('swtcg')

/** Adds the flags from which a setup is made, except the seed, whose default differs. */
export const withSetup = (command: Command): Command =>
  withGame(command)
    .option('--seats <count>', 'how many play', wholeNumber(1))
    .option('--edition <name>', 'the edition of the rules')
    .option('--options <names>', 'rule options, separated by commas', nameList)
    .option('--decks <files>', 'decks to play with, by seat, separated by commas', nameList)

/** Many games at once, on top of that. */
export const withMany = (command: Command): Command =>
  withSetup(command)
    .option(
      '-j, --jobs <count>',
      `threads to play in (this machine has ${availableParallelism()})`,
      wholeNumber(1, 256),
      1,
    )
    .option('--limit <count>', 'decisions after which a game counts as unfinished', wholeNumber(1), 20_000)

export interface ChosenGame<S extends Seed = number> {
  readonly definition: AnyGame
  readonly request: SetupRequest & { readonly seed: S }
  readonly setup: Setup
}

/** The game and setup that the flags ask for. All that is wrong with them comes in one line. */
export function chosenGame<S extends Seed>({
  game,
  seed,
  seats,
  edition,
  options,
  decks,
}: SetupFlags<S>): ChosenGame<S> {
  const definition = gameNamed(game)
  const request = {
    seed,
    ...(decks === undefined ? {} : { decks: bringDecks(definition, decks) }),
    ...(seats === undefined ? {} : { seats }),
    ...(edition === undefined ? {} : { edition }),
    ...(options === undefined ? {} : { options }),
  }
  const prepared = prepareSetup(definition, request)
  if ('reasons' in prepared) throw new Failure(sayReasons(definition, prepared.reasons))
  return { definition, request, setup: prepared.setup }
}

export const sayReasons = (definition: AnyGame, reasons: readonly Reason[]): string =>
  reasons.map((reason) => sayReason(definition.words, reason)).join(' ')
