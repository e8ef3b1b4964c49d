/** `dejarik advise`: what a bot would answer in a position, and why. It sees what the seat sees, nothing else. */
import { botNames } from '@dejarik/bots'
import { asKnownTo, type SeatId, sayAnswer } from '@dejarik/kernel'
import { Command } from 'commander'
import { seatBot } from '../bots.ts'
import { Failure } from '../failure.ts'
import { wholeNumber } from '../flags.ts'
import { say, sayJson } from '../output.ts'
import { type Standing, standingIn } from '../replay/standing.ts'

interface AdviseFlags {
  readonly bot: string
  readonly at?: number
  readonly json?: true
}

const EXAMPLES = `
The position is where a scenario ends, or where a recorded game stood after some of its decisions.

Examples:
  dejarik advise my.yaml
  dejarik advise game.json --at 40                     what a captain would answer after 40 decisions
  dejarik advise game.json --at 40 --bot admiral@20x   after long thought
`

export function adviseCommand(): Command {
  return new Command('advise')
    .description('say what a bot would answer in a position, and why')
    .argument('<file>', 'a scenario (.yaml), a replay or a fault report')
    .option('--bot <name>', `who is asked: ${botNames.join(', ')}`, 'captain')
    .option(
      '--at <decisions>',
      'how many decisions of a recorded game are made; all if absent',
      wholeNumber(0),
    )
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

interface Advice {
  readonly seat: SeatId
  readonly name: string
  readonly answer: string
  readonly why: string
}

function adviceFor({ game, machine }: Standing, seat: SeatId, bot: string): Advice {
  const question = machine.questionFor(seat)!
  const complain = (message: string): never => {
    throw new Failure(`The bot made a mistake (${message}).`)
  }
  const { answer, explain } = seatBot(bot, game, 0, seat, complain)(machine, question)
  const name = game.words.seat(machine, seat)
  return {
    seat: seat + 1,
    name,
    answer: sayAnswer(game.words, asKnownTo(machine, seat), question, answer),
    why: explain(),
  }
}
