/** `dejarik bot`: lets a program of one's own play, by JSON lines. */
import type { Readable } from 'node:stream'
import { botNames } from '@dejarik/bots'
import { Command } from 'commander'
import { seatBot } from '../bots.ts'
import { Failure } from '../failure.ts'
import { chosenGame, type SetupFlags, wholeNumber, withSetup } from '../flags.ts'
import { say, tellFailures } from '../output.ts'
import { type Channel, processChannel, streamChannel } from '../protocol/channel.ts'
import { hostGame, type Result } from '../protocol/host.ts'

interface BotFlags extends SetupFlags {
  readonly protocol?: true
  readonly run?: string
  readonly against: string
  readonly games: number
  readonly time: number
}

const EXAMPLES = `
The program is told what it is asked and what it may see, a JSON value a line, and answers with a line. The page
docs/bot-protocol.md has every message, docs/examples/bot.mjs is a whole bot.

Examples:
  dejarik bot --run "node docs/examples/bot.mjs" --game swtcg --against cadet --games 10
  dejarik bot --protocol --game swtcg          speak on standard input and output, for whoever starts this command`

export function botCommand(input: Readable): Command {
  return withSetup(new Command('bot'))
    .description('let a program of your own play against bots')
    .option('--protocol', 'speak the protocol on standard input and output')
    .option('--run <command>', 'start this program and speak with it')
    .option('--against <name>', `who plays the other seats: ${botNames.join(', ')}`, 'cadet')
    .option(
      '-n, --games <count>',
      'how many games; the program changes its seat after each',
      wholeNumber(1),
      1,
    )
    .option('--seed <number>', 'the seed of the first game', wholeNumber(0), 1)
    .option('--time <milliseconds>', 'how long an answer may take', wholeNumber(1), 10_000)
    .addHelpText('after', EXAMPLES)
    .action((flags: BotFlags) => bot(flags, input))
}

async function bot(flags: BotFlags, input: Readable): Promise<void> {
  if ((flags.protocol === undefined) === (flags.run === undefined))
    throw new Failure('Say either --protocol or --run <command>.')
  const chosen = chosenGame(flags)
  const channel =
    flags.run === undefined ? streamChannel(input, process.stdout) : await processChannel(flags.run)
  const complaints: string[] = []
  const counts: Record<Result, number> = { won: 0, lost: 0, draw: 0 }
  try {
    for (let number = 0; number < flags.games; number++)
      counts[await playOne(flags, chosen, channel, number, (message) => complaints.push(message))]++
    channel.send({ type: 'end', won: counts.won, lost: counts.lost, drawn: counts.draw })
  } finally {
    channel.close()
  }
  if (flags.run !== undefined) say(...report(flags, counts, complaints))
  if (complaints.length > 0) tellFailures()
}

function playOne(
  { against, games, time, seed }: BotFlags,
  { definition, request }: ReturnType<typeof chosenGame>,
  channel: Channel,
  number: number,
  complain: (message: string) => void,
): Promise<Result> {
  const setup = definition.sampleSetup({ ...request, seed: seed + number })
  const bots = Array.from({ length: setup.seats }, (_, seat) =>
    seatBot(against, definition, setup.seed, seat, complain),
  )
  const seat = number % setup.seats
  return hostGame(
    { definition, setup, seat, bots, number: number + 1, of: games, patience: time, complain },
    channel,
  )
}

function report(
  { against, games }: BotFlags,
  counts: Record<Result, number>,
  complaints: readonly string[],
): string[] {
  return [
    `${games} games against ${against}: ${counts.won} won, ${counts.lost} lost, ${counts.draw} drawn`,
    `answers that the lot gave in its place: ${complaints.length}`,
    ...complaints.slice(0, 5).map((message) => `  ${message}`),
  ]
}
