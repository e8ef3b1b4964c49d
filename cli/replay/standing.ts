/** Where a game stands: at the end of a scenario, or after some decisions of a recorded game. */
import { type AnyGame, type Kinds, type Machine, Playthrough } from '@dejarik/kernel'
import { isScenarioFile, scenarioGame } from '@dejarik/kernel/scenario'
import type { Command } from 'commander'
import { Failure } from '../failure.ts'
import { readText } from '../files.ts'
import { wholeNumber } from '../flags.ts'
import { gamesAtHand } from '../games.ts'
import { openGame } from './open.ts'

export interface Standing {
  readonly game: AnyGame
  readonly machine: Machine<Kinds>
}

export const POSITION =
  'The position is where a scenario ends, or where a recorded game stood after some of its decisions.'

/** A command that looks at one position. */
export const inPosition = (command: Command): Command =>
  command
    .argument('<file>', 'a scenario (.yaml), a replay or a fault report')
    .option(
      '--at <decisions>',
      'how many decisions of a recorded game are made; all if absent',
      wholeNumber(0),
    )

/** Of a recorded game after so many decisions, or after all. */
export const standingIn = (file: string, at: number | undefined): Standing =>
  isScenarioFile(file) ? ofScenario(file) : ofRecord(file, at)

function ofScenario(file: string): Standing {
  const found = scenarioGame(readText(file), { file, games: gamesAtHand() })
  if ('machine' in found) return found
  throw new Failure(`${file}:${found.line}:${found.column}: ${found.message}`)
}

function ofRecord(file: string, at: number | undefined): Standing {
  const { definition, origin, decisions, otherVersion } = openGame(file)
  if (otherVersion) throw new Failure(`${file}: ${otherVersion}.`)
  if (at !== undefined && at > decisions.length)
    throw new Failure(`${file} has ${decisions.length} decisions, not ${at}.`)
  const { machine } = new Playthrough(definition, origin, decisions.slice(0, at))
  return { game: definition, machine }
}
