/** `dejarik advise`: what a bot would answer in a position, and why. It sees what the seat sees, nothing else. */
import { adviceIn, botNames } from '@dejarik/bots'
import type { SeatId } from '@dejarik/kernel'
import { Command } from 'commander'
import { seatBot } from '../bots.ts'
import { Failure } from '../failure.ts'
import { say, sayJson } from '../output.ts'
import { inPosition, POSITION, type Standing, standingIn } from '../replay/standing.ts'

interface AdviseFlags {
  readonly bot: string
  readonly at?: number
  readonly json?: true
}

const EXAMPLES = `
${POSITION}

Examples:
  dejarik advise my.yaml
  dejarik advise game.json --at 40                     what a captain would answer after 40 decisions
  dejarik advise game.json --at 40 --bot admiral@20x   after long thought
`

export function adviseCommand(): Command {
  return inPosition(new Command('advise'))
    .description('say what a bot would answer in a position, and why')
    .option('--bot <name>', `who is asked: ${botNames.join(', ')}`, 'captain')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(advise)
}

function advise(file: string, { bot, at, json }: AdviseFlags): void {
  const standing = standingIn(file, at)
  const asked = standing.machine.state.seats.flatMap((_, seat) =>
    standing.machine.questionFor(seat) ? [seat] : [],
  )
  if (asked.length === 0) throw new Failure(`${file}: nobody is asked anything there; the game is over.`)
  const told = asked.map((seat) => adviceFor(standing, seat, bot))
  if (json) sayJson(told)
  else say(...told.map(({ name, answer, why }) => `${name}: ${answer}. ${why}`))
}

interface SeatAdvice {
  readonly seat: SeatId
  readonly name: string
  readonly answer: string
  readonly why: string
}

function adviceFor({ game, machine }: Standing, seat: SeatId, bot: string): SeatAdvice {
  const question = machine.questionFor(seat)!
  const complain = (message: string): never => {
    throw new Failure(`The bot made a mistake (${message}).`)
  }
  const move = seatBot(bot, game, 0, seat, complain)(machine, question)
  const { text: answer, why } = adviceIn(game, machine, question, move)
  return { seat: seat + 1, name: game.words.seat(machine, seat), answer, why }
}
