/** The `dejarik` command: one file a subcommand in `commands/`. */
import { Command, CommanderError } from 'commander'
import { Failure } from './failure.ts'

export const BAD_INPUT = 2

function program(): Command {
  return new Command('dejarik')
    .description('Star Wars TCG and Star Wars CCG by the book, for people and programs')
    .exitOverride()
}

/** Runs the command and returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await program().parseAsync([...args], { from: 'user' })
    return Number(process.exitCode ?? 0)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT
    if (!(error instanceof Failure)) throw error
    process.stderr.write(`${error.message}\n`)
    return BAD_INPUT
  }
}
