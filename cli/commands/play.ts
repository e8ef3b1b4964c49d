/** `dejarik play`: a game in the terminal, one person against bots. */
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { botFor, botNames } from '@dejarik/bots'
import {
  type AnyGame,
  commitmentTo,
  type Decision,
  DivergedError,
  type FaultReport,
  type Setup,
  seedFromBytes,
} from '@dejarik/kernel'
import { Command } from 'commander'
import { namedBot, type SeatedBot, seatBot } from '../bots.ts'
import { Failure } from '../failure.ts'
import { chosenGame, nameList, type SetupFlags, wholeNumber, withSetup } from '../flags.ts'
import { say } from '../output.ts'
import { Lines } from '../play/lines.ts'
import { Session } from '../play/session.ts'
import { Table } from '../play/table.ts'
import { openGame } from '../replay/open.ts'
import { writeFault } from '../reports.ts'

interface PlayFlags extends Omit<SetupFlags, 'seed'> {
  readonly seed?: number
  readonly resume?: string
  readonly friendly?: true
  readonly against?: readonly string[]
}

/** A game to sit down at: new, or with decisions already made. */
interface Start {
  readonly definition: AnyGame
  readonly setup: Setup
  readonly decisions: readonly Decision[]
}

const EXAMPLES = `
You sit at seat 1; bots have the other seats. The game lists what you may do; type ? in it for help.

Examples:
  dejarik play                                  two seats, a new game each time
  dejarik play --seats 4 --options teams        you and seat 3 against seats 2 and 4
  dejarik play --seed 7                         the same deal every time
  dejarik play --game swtcg --against cadet     against a bot of your choice
  dejarik play --resume game.json               go on with a game that you saved
`

export function playCommand(input: Readable): Command {
  return withSetup(new Command('play'))
    .description('play in the terminal against bots')
    .option('--seed <number>', 'the seed of chance, for the same deal again', wholeNumber(0))
    .option('--resume <file>', 'go on with a saved game; the other flags are not looked at')
    .option('--against <names>', `the bots at the other seats: ${botNames.join(', ')}`, nameList)
    .option('--friendly', 'the bots agree to every take-back')
    .addHelpText('after', EXAMPLES)
    .action((flags: PlayFlags) => play(flags, input))
}

async function play(flags: PlayFlags, input: Readable): Promise<void> {
  const { definition, setup, decisions } = start(flags)
  const bots = opponents(definition, setup, flags.against)
  const table = sitDown({ definition, setup, decisions }, bots)
  const lines = new Lines(input)
  say(`${definition.title}, ${setup.seats} seats, ${saySeed(setup)}. Type ? for help.`)
  try {
    await new Session(table, flags.friendly === true).run(lines)
  } finally {
    lines.close()
  }
}

/** A long seed stays secret until the game is over; its hash shows then that nobody changed it. */
function saySeed({ seed }: Setup): string {
  const commitment = commitmentTo(seed)
  return commitment ? `its seed is committed to by ${commitment}` : `seed ${seed}`
}

function start({ resume, seed, ...flags }: PlayFlags): Start {
  if (resume === undefined)
    return { ...chosenGame({ ...flags, seed: seed ?? seedFromBytes(randomBytes(32)) }), decisions: [] }
  const { definition, origin, decisions, otherVersion } = openGame(resume)
  if (otherVersion) throw new Failure(`${resume}: ${otherVersion}.`)
  return { definition, setup: origin.setup, decisions }
}

/** Repeated around the table; the first that a newcomer meets is the cadet, where it plays the game. */
function opponents(definition: AnyGame, setup: Setup, named?: readonly string[]): readonly SeatedBot[] {
  const names = named ?? [botFor('cadet', definition.name) ? 'cadet' : 'random']
  if (names.length === 0) throw new Failure('--against names nobody.')
  for (const name of names) namedBot(name, definition)
  const complain = (message: string): void =>
    say(`A bot made a mistake (${message}); the lot answered for it.`)
  return Array.from({ length: setup.seats }, (_, seat) =>
    seatBot(names[(seat + names.length - 1) % names.length]!, definition, setup.seed, seat, complain),
  )
}

function sitDown({ definition, setup, decisions }: Start, bots: readonly SeatedBot[]): Table {
  try {
    return new Table(definition, setup, decisions, bots, tellFault)
  } catch (error) {
    if (error instanceof DivergedError) throw new Failure(`The saved game cannot go on: ${error.message}.`)
    throw error
  }
}

function tellFault(fault: FaultReport): void {
  say(`The program made a mistake (${fault.message}); the game goes on. The report is ${writeFault(fault)}`)
}
