/** A chunk of games to learn from: played one after another, some positions of each written down. */
import { type Bot, glimpse, type Lessons, lessonsFor } from '@dejarik/bots'
import {
  type AnyGame,
  type Below,
  chance,
  type Kinds,
  type Machine,
  newMachine,
  prepareSetup,
  sampleAnswer,
} from '@dejarik/kernel'
import { Failure } from '../failure.ts'
import { gameNamed } from '../games.ts'
import { DECK_KINDS, decksToLearnFrom } from './decks.ts'
import { Recorder, type Result, write } from './recorder.ts'

export interface ChunkOrder {
  readonly game: string
  readonly edition: string | undefined
  readonly seed: number
  /** The number of the chunk; it plays games `number * games` and on. */
  readonly number: number
  readonly games: number
}

/** Of so many games: most with drawn decks, some with those that come with the game, a few with cards kept out. */
const KINDS = [0, 1, 1, 0, 1, 1, 0, 1, 1, 2] as const
/** One position in so many is written down. */
const SELDOM = 4
/** A careless teacher answers one question in so many by lot; none does if 0. */
const CARELESS = [0, 30, 8] as const
const MOST_DECISIONS = 6000

export function playChunk(order: ChunkOrder): Buffer {
  const definition = gameNamed(order.game)
  const lessons = lessonsFor(order.game)
  if (!lessons) throw new Failure(`Nothing is learned of ${definition.title}.`)
  const recorder = new Recorder()
  const numbers = new Map([...lessons.printed().keys()].map((key, number) => [key, number]))
  for (let game = 0; game < order.games; game++)
    playOne(definition, lessons, order, order.number * order.games + game, numbers, recorder)
  return recorder.bytes()
}

function playOne(
  definition: AnyGame,
  lessons: Lessons,
  { game: name, edition, seed }: ChunkOrder,
  number: number,
  numbers: ReadonlyMap<string, number>,
  recorder: Recorder,
): void {
  const below = chance(seed + number, 5)
  const kind = KINDS[number % KINDS.length]!
  const decks = decksToLearnFrom(name, DECK_KINDS[kind]!, below)
  const prepared = prepareSetup(definition, {
    seed: seed + number,
    ...(edition ? { edition } : {}),
    ...(decks ? { decks } : {}),
  })
  if ('reasons' in prepared)
    throw new Failure(`Decks were drawn that may not be played: ${JSON.stringify(prepared.reasons)}`)
  const machine = newMachine(definition, prepared.setup)
  machine.journal = null
  machine.candid = true
  const players = machine.state.seats.map(() => teacher(lessons, below))
  const written = play(definition, lessons, machine, players, below, (key) => numbers.get(key) ?? 0xffff)
  const { outcome } = machine.state
  if (!outcome) return
  const resultOf = (seat: number): Result =>
    outcome.winners.length === 0 ? 'drawn' : outcome.winners.includes(seat) ? 'won' : 'lost'
  for (const position of written) recorder.add(number, kind, resultOf(position.seat), position)
}

function teacher({ teachers }: Lessons, below: Below): Bot {
  const bot = teachers[below(teachers.length)]!
  const careless = CARELESS[below(CARELESS.length)]!
  return (seen) =>
    careless > 0 && below(careless) === 0
      ? { answer: sampleAnswer(seen.question, below), explain: () => 'by lot' }
      : bot(seen)
}

function play(
  definition: AnyGame,
  lessons: Lessons,
  machine: Machine<Kinds>,
  players: readonly Bot[],
  below: Below,
  numberOf: (key: string) => number,
): ReturnType<typeof write>[] {
  const written: ReturnType<typeof write>[] = []
  for (let decisions = 0; machine.state.asked && decisions < MOST_DECISIONS; decisions++) {
    const { id, questions, answers } = machine.state.asked
    const question = questions[answers.indexOf(null)]!
    if (below(SELDOM) === 0) written.push(write(lessons, machine, below(players.length), numberOf))
    const { answer } = players[question.seat]!(glimpse(definition, machine, question, below))
    machine.answer({ ask: id, seat: question.seat, value: answer })
  }
  return written
}
