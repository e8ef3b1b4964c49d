/** Replay files: a whole game in a few kilobytes, with the versions that it was played under. */
import type { GameDefinition, Setup } from './definition.ts'
import { fingerprint } from './hash.ts'
import { type Decision, DivergedError, Playthrough } from './playthrough.ts'
import type { Kinds } from './state.ts'

export const REPLAY_FORMAT = 1
export const ENGINE_VERSION = '0.1.0'

export interface Replay {
  readonly format: typeof REPLAY_FORMAT
  readonly game: string
  readonly engine: string
  /** Version of the game's rules and card data. */
  readonly rules: string
  readonly setup: Setup
  readonly decisions: readonly Decision[]
  /** Fingerprint of the state after the last decision. */
  readonly hash: string
}

export function recordReplay<K extends Kinds, S extends Setup>(play: Playthrough<K, S>): Replay {
  return {
    format: REPLAY_FORMAT,
    game: play.definition.name,
    engine: ENGINE_VERSION,
    rules: play.definition.version,
    setup: play.origin.setup,
    decisions: [...play.decisions],
    hash: fingerprint(play.machine.state),
  }
}

/** What is wrong with a replay: versions that differ, a decision that does not fit, another end. Empty if it holds. */
export function verifyReplay<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  replay: Replay,
): readonly string[] {
  const other = otherVersion(definition, replay)
  if (other) return [other]
  try {
    const play = new Playthrough(definition, { setup: replay.setup as S }, replay.decisions)
    const hash = fingerprint(play.machine.state)
    return hash === replay.hash ? [] : [`the game ends in state ${hash}, the replay says ${replay.hash}`]
  } catch (error) {
    if (error instanceof DivergedError) return [error.message]
    throw error
  }
}

function otherVersion(definition: { name: string; version: string }, replay: Replay): string | null {
  if (replay.game !== definition.name) return `this is a game of ${replay.game}, not of ${definition.name}`
  if (replay.engine !== ENGINE_VERSION)
    return `recorded with engine ${replay.engine}; this is ${ENGINE_VERSION}, and it may play differently`
  if (replay.rules !== definition.version)
    return `recorded with ${definition.name} rules ${replay.rules}; these are ${definition.version}, and may play differently`
  return null
}
