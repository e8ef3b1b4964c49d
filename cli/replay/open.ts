/** Opening a recorded game: the file, the game that it is of, and whether it can be played here. */
import {
  type AnyGame,
  checkWholeSetup,
  type Decision,
  type FaultReport,
  type GameRecord,
  type Kinds,
  type Origin,
  otherVersion,
  parseRecord,
  RecordError,
  type Setup,
  type State,
} from '@dejarik/kernel'
import { Failure } from '../failure.ts'
import { readText } from '../files.ts'
import { sayReasons } from '../flags.ts'
import { gameNamed } from '../games.ts'

export interface OpenedGame {
  readonly definition: AnyGame
  readonly record: GameRecord
  readonly origin: Origin<Kinds, Setup>
  readonly decisions: readonly Decision[]
  /** How the record's versions differ from ours; null if they do not. */
  readonly otherVersion: string | null
}

/** Reads a replay or a fault report; whatever keeps it from being played is a `Failure`. */
export function openGame(file: string): OpenedGame {
  const record = parse(file)
  const { game, setup, decisions } = record.kind === 'replay' ? record.replay : record.fault
  const definition = gameNamed(game)
  const other = versionOf(definition, record)
  const reasons = other ? [] : checkWholeSetup(definition, setup)
  if (reasons.length > 0) throw new Failure(`${file}: ${sayReasons(definition, reasons)}`)
  const position = record.kind === 'fault' ? record.fault.position : undefined
  const origin = position ? { setup, position: position as State<Kinds> } : { setup }
  return { definition, record, origin, decisions, otherVersion: other }
}

function parse(file: string): GameRecord {
  try {
    return parseRecord(readText(file))
  } catch (error) {
    if (error instanceof RecordError) throw new Failure(`${file}: ${error.message}.`)
    throw error
  }
}

function versionOf(definition: AnyGame, record: GameRecord): string | null {
  return record.kind === 'replay'
    ? otherVersion(definition, record.replay)
    : faultVersion(definition, record.fault)
}

const faultVersion = ({ name, version }: AnyGame, fault: FaultReport): string | null =>
  fault.version === version ? null : `reported with ${name} rules ${fault.version}; these are ${version}`
