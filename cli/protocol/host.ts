/** Games in which a program plays one seat and bots the others. A program that fails is replaced by the lot, never waited for. */
import {
  type AnyGame,
  type Below,
  chance,
  type Kinds,
  type Machine,
  newMachine,
  type Question,
  type Reason,
  type SeatId,
  type Setup,
  sampleAnswer,
  sayReason,
  viewOf,
} from '@dejarik/kernel'
import type { SeatedBot } from '../bots.ts'
import type { Channel } from './channel.ts'
import { PROTOCOL, readLine } from './messages.ts'

interface Hosted {
  readonly definition: AnyGame
  readonly setup: Setup
  readonly seat: SeatId
  /** By seat; nobody asks the one at the program's own. */
  readonly bots: readonly SeatedBot[]
  readonly number: number
  readonly of: number
  /** Milliseconds for an answer. */
  readonly patience: number
  /** Hears why the lot answered. */
  readonly complain: (message: string) => void
}

export type Result = 'won' | 'lost' | 'draw'

/** Answers that are refused before the lot answers. */
const TRIES = 3

export async function hostGame(hosted: Hosted, channel: Channel): Promise<Result> {
  const { definition, setup, seat, number, of, bots } = hosted
  const { edition, options, seats } = setup
  const { name: game } = definition
  channel.send({ type: 'game', protocol: PROTOCOL, game, edition, options, seats, seat, number, of })
  const machine = newMachine(definition, setup)
  machine.journal = null
  const below = chance(setup.seed, seats + 1)
  while (machine.state.asked) {
    const { questions, answers } = machine.state.asked
    const question = questions[answers.indexOf(null)]!
    if (question.seat === seat) await askProgram(hosted, channel, machine, question, below)
    else letBotAnswer(machine, question, bots[question.seat]!)
  }
  const { winners } = machine.state.outcome!
  const result = winners.length === 0 ? 'draw' : winners.includes(seat) ? 'won' : 'lost'
  channel.send({ type: 'over', winners, result })
  return result
}

function letBotAnswer(machine: Machine<Kinds>, question: Question, bot: SeatedBot): void {
  const { answer } = bot(machine, question)
  const verdict = machine.answer({ ask: machine.state.asked!.id, seat: question.seat, value: answer })
  if (!verdict.accepted)
    throw new Error(`the bot's answer was refused: ${verdict.reasons.map(({ code }) => code).join(', ')}`)
}

async function askProgram(
  hosted: Hosted,
  channel: Channel,
  machine: Machine<Kinds>,
  question: Question,
  below: Below,
): Promise<void> {
  const { definition, seat, complain } = hosted
  const ask = machine.state.asked!.id
  channel.send({ type: 'ask', ask, question, view: viewOf(machine, definition.viewing, seat) })
  const why = await attempts(hosted, channel, machine)
  if (why === null) return
  complain(`${question.about}: ${why}`)
  channel.send({ type: 'replaced', ask, why })
  machine.answer({ ask, seat, value: sampleAnswer(question, below) })
}

/** Null when the program has answered; otherwise why it has not. */
async function attempts(
  { definition, seat, patience }: Hosted,
  channel: Channel,
  machine: Machine<Kinds>,
): Promise<string | null> {
  const { id: ask } = machine.state.asked!
  let why = ''
  for (let tried = 0; tried < TRIES; tried++) {
    const line = await channel.receive(patience)
    if (line === null) return 'the program is gone'
    if (line === undefined) return `no answer within ${patience} ms`
    const reasons = answerWith(machine, seat, line)
    if (reasons === null) return null
    why =
      typeof reasons === 'string'
        ? reasons
        : reasons.map((each) => sayReason(definition.words, each)).join(' ')
    channel.send({ type: 'refused', ask, reasons: typeof reasons === 'string' ? [] : reasons, why })
  }
  return why
}

/** Null if the answer was taken. */
function answerWith(machine: Machine<Kinds>, seat: SeatId, line: string): readonly Reason[] | string | null {
  const read = readLine(line)
  if (typeof read === 'string') return read
  const verdict = machine.answer({ ask: read.ask, seat, value: read.answer })
  return verdict.accepted ? null : verdict.reasons
}
