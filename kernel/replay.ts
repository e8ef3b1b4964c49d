/** Replay files: a whole game in a few kilobytes, with the versions that it was played under. */
import type { GameDefinition, Setup } from './definition.ts'
import { fingerprint } from './hash.ts'
import { type Decision, DivergedError, Playthrough } from './playthrough.ts'
import { commitmentTo, type Seed } from './seed.ts'
import { checkWholeSetup } from './setup.ts'
import type { Kinds, State } from './state.ts'
import { sayReason } from './words.ts'

export const REPLAY_FORMAT = 1
export const ENGINE_VERSION = '0.1.0'

export interface Replay {
  readonly format: typeof REPLAY_FORMAT
  readonly game: string
  readonly engine: string
  /** Version of the game's rules and card data. */
  readonly rules: string
  readonly setup: Setup
  /** The hash of the seed that was published before the game began; absent for a short seed. */
  readonly commitment?: string
  readonly decisions: readonly Decision[]
  /** Fingerprint of the state after the last decision. */
  readonly hash: string
}

/** The replay of a game that was played without a playthrough: its setup, its decisions and where they led. */
export function replayOf<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  setup: S,
  decisions: readonly Decision[],
  state: State<K>,
): Replay {
  return {
    format: REPLAY_FORMAT,
    game: definition.name,
    engine: ENGINE_VERSION,
    rules: definition.version,
    setup,
    ...committed(setup.seed),
    decisions: [...decisions],
    hash: fingerprint(state),
  }
}

const committed = (seed: Seed): Pick<Replay, 'commitment'> => {
  const commitment = commitmentTo(seed)
  return commitment ? { commitment } : {}
}

/** A game that began at a position is a scenario, not a replay: its setup alone does not lead there. */
export function recordReplay<K extends Kinds, S extends Setup>(play: Playthrough<K, S>): Replay {
  if (play.origin.position) throw new Error('a game that began at a position has no replay')
  return replayOf(play.definition, play.origin.setup, play.decisions, play.machine.state)
}

/** What is wrong with a replay: versions that differ, a decision that does not fit, another end. Empty if it holds. */
export function verifyReplay<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  replay: Replay,
): readonly string[] {
  const unplayable = whyUnplayable(definition, replay)
  if (unplayable.length > 0) return unplayable
  const other = otherChance(replay)
  if (other) return [other]
  try {
    const play = new Playthrough(definition, { setup: replay.setup as S }, replay.decisions)
    const hash = fingerprint(play.machine.state)
    return hash === replay.hash ? [] : [`the game ends in state ${hash}, the replay says ${replay.hash}`]
  } catch (error) {
    return [error instanceof DivergedError ? error.message : `the game stops with a fault: ${String(error)}`]
  }
}

/** Why the seed is not the one that was promised; null if it is, or if nothing was. */
export function otherChance(
  { setup: { seed }, commitment }: Pick<Replay, 'setup' | 'commitment'>,
  noted = commitment,
): string | null {
  if (noted === undefined) return null
  const hash = commitmentTo(seed)
  if (hash === null) return `${noted} was promised before the game, but a seed so short can be changed unseen`
  return hash === noted ? null : `the seed has the hash ${hash}, not ${noted} as was promised before the game`
}

/** Why a recorded game should not be played here at all: other versions, or a setup that the game does not have. */
export function whyUnplayable<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  replay: Replay,
): readonly string[] {
  const other = otherVersion(definition, replay)
  if (other) return [other]
  return checkWholeSetup(definition, replay.setup as S).map((reason) => sayReason(definition.words, reason))
}

/** How the versions that a game was recorded with differ from these; null if they do not. */
export function otherVersion(definition: { name: string; version: string }, replay: Replay): string | null {
  if (replay.game !== definition.name) return `this is a game of ${replay.game}, not of ${definition.name}`
  if (replay.engine !== ENGINE_VERSION)
    return `recorded with engine ${replay.engine}; this is ${ENGINE_VERSION}, and it may play differently`
  if (replay.rules !== definition.version)
    return `recorded with ${definition.name} rules ${replay.rules}; these are ${definition.version}, and may play differently`
  return null
}
