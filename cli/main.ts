/** The `dejarik` command: one file a subcommand in `commands/`. */
import type { Readable } from 'node:stream'
import { ENGINE_VERSION } from '@dejarik/kernel'
import { Command, CommanderError } from 'commander'
import { adviseCommand } from './commands/advise.ts'
import { arenaCommand } from './commands/arena.ts'
import { backupCommand, restoreCommand } from './commands/backup.ts'
import { benchCommand } from './commands/bench.ts'
import { botCommand } from './commands/bot.ts'
import { cardsCommand } from './commands/cards.ts'
import { deckCommand } from './commands/deck.ts'
import { importCommand } from './commands/import.ts'
import { learnCommand } from './commands/learn.ts'
import { optionsCommand } from './commands/options.ts'
import { playCommand } from './commands/play.ts'
import { puzzlesCommand } from './commands/puzzles.ts'
import { replayCommand } from './commands/replay.ts'
import { reviewCommand } from './commands/review.ts'
import { rulesCommand } from './commands/rules.ts'
import { scenarioCommand } from './commands/scenario.ts'
import { serveCommand } from './commands/serve.ts'
import { simCommand } from './commands/sim.ts'
import { whyCommand } from './commands/why.ts'
import { Failure } from './failure.ts'
import { EXIT } from './output.ts'
import { writeCrash } from './reports.ts'

function program(input: Readable): Command {
  const root = new Command('dejarik')
    .description('Star Wars TCG and Star Wars CCG by the book, for people and programs')
    .version(ENGINE_VERSION)
    .configureOutput({ outputError: (text, write) => write(oneLine(text)) })
    .exitOverride()
  for (const command of commands(input)) {
    adopt(root, command)
    root.addCommand(command)
  }
  return root
}

/** In the order in which a newcomer meets them. */
const commands = (input: Readable): readonly Command[] => [
  playCommand(input),
  serveCommand(),
  backupCommand(),
  restoreCommand(),
  simCommand(),
  arenaCommand(),
  botCommand(input),
  replayCommand(),
  reviewCommand(),
  scenarioCommand(),
  whyCommand(),
  adviseCommand(),
  rulesCommand(),
  optionsCommand(),
  cardsCommand(),
  deckCommand(),
  importCommand(),
  learnCommand(),
  puzzlesCommand(),
  benchCommand(),
]

const oneLine = (text: string): string => `${text.trim().replace(/\s*\n\s*/g, ' ')}\n`

/** Commands that are made elsewhere do not inherit the root's settings by themselves. */
function adopt(parent: Command, child: Command): void {
  child.copyInheritedSettings(parent)
  for (const grandchild of child.commands) adopt(child, grandchild)
}

/** Runs the command and returns the exit code. */
export async function run(args: readonly string[], input: Readable = process.stdin): Promise<number> {
  try {
    const root = program(input)
    if (args.length === 0) root.outputHelp()
    else await root.parseAsync([...args], { from: 'user' })
    return takeExitCode()
  } catch (error) {
    return explain(error, args)
  }
}

/** Commands that found failures say so in the process's exit code. */
function takeExitCode(): number {
  const code = Number(process.exitCode ?? EXIT.fine)
  process.exitCode = EXIT.fine
  return code
}

function explain(error: unknown, args: readonly string[]): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.badInput
  if (error instanceof Failure) {
    process.stderr.write(`${error.message}\n`)
    return EXIT.badInput
  }
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    oneLine(`The program failed: ${message}. The details are in ${writeCrash(error, args)}`),
  )
  return EXIT.crash
}
