/** The table in a worker: play on this device, with no server at all. */
import { checkWholeSetup, type Setup, sayReason } from '@dejarik/kernel'
import {
  type Act,
  anotherDeal,
  type Line,
  type Request,
  type Seat,
  type Substitute,
  Table,
  type TableGame,
} from '@dejarik/table'
import { answerStudy } from '../study/answers.ts'
import { dealOf } from './deal.ts'
import { tableGame } from './games.ts'
import type { FromWorker, GameGoingOn, LocalGame, ToWorker } from './protocol.ts'

let table: Table | null = null
let lines: readonly Line[] = []
/** How many games of the table the page was told to be over. */
let finished = 0
/** Whether the page keeps what is decided. */
let keeping = false

const tell = (message: FromWorker): void => postMessage(message)

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']

function seatsFor(game: TableGame, seats: number, wanted: LocalGame): readonly Seat[] {
  const { company, persons } = wanted
  return Array.from({ length: seats }, (_, seat) => {
    if (!persons.includes(seat)) return program(game, wanted.program)
    return company === 'people' ? { kind: 'person', name: `${ORDINALS[seat]} player` } : YOU
  })
}

/** One for each team, after those who play. */
const benchFor = (seats: number, { substitutes }: LocalGame): readonly Substitute[] =>
  Array.from({ length: substitutes }, (_, team) => ({
    name: `${ORDINALS[seats + team]} player`,
    team: (team * seats) / 2,
    deck: null,
  }))

/** Who says what it would do in a player's place, unless people play each other. */
const ADVISOR = 'captain'

const YOU: Seat = { kind: 'person', name: 'You' }
const program = (game: TableGame, level: string): Seat => ({
  kind: 'program',
  name: level.charAt(0).toUpperCase() + level.slice(1),
  bot: game.bot(level)!,
})

function open(game: TableGame, wanted: LocalGame): void {
  const setup = dealFor(game, wanted)
  lay(game, setup, seatsFor(game, setup.seats, wanted), { bench: benchFor(setup.seats, wanted) })
}

/** What cannot be played is said in a line instead of being dealt. */
function dealFor(game: TableGame, wanted: LocalGame): Setup {
  const setup = dealOf(game, wanted)
  const [reason] = checkWholeSetup(game.definition, setup)
  if (reason) throw new Error(sayReason(game.definition.words, reason))
  return setup
}

interface More {
  readonly acts?: readonly Act[]
  readonly bench?: readonly Substitute[]
}

function lay(
  game: TableGame,
  setup: Setup,
  seats: readonly Seat[],
  { acts = [], bench = [] }: More = {},
): void {
  const laid = new Table({
    definition: game.definition,
    manners: game.manners,
    setup,
    seats,
    bench,
    acts: acts.map((act) => ({ at: 0, act })),
    nextSetup: anotherDeal,
    ...(seats.some(({ kind }) => kind === 'program') ? { advisor: game.bot(ADVISOR)! } : {}),
    report: (fault) => console.error('A fault at the table', fault),
  })
  const people = [...seats, ...bench].flatMap((who, member) =>
    'kind' in who && who.kind === 'program' ? [] : [member],
  )
  lines = people.map((member, line) => laid.connect(member, (told) => tell({ line, told })))
  table = laid
  finished = 0
  keeping = false
}

/** The decisions so far are done again; from there the program answers for the other seats. */
function goOn(game: TableGame, { setup, decisions, seat, keeping: kept = false }: GameGoingOn): void {
  const seats = Array.from({ length: setup.seats }, (_, each) =>
    each === seat ? YOU : program(game, 'cadet'),
  )
  const acts = decisions.flatMap((decision): Act[] =>
    'value' in decision ? [{ do: 'answer', automatic: true, ...decision }] : [],
  )
  lay(game, setup, seats, { acts })
  keeping = kept
}

async function teach(game: TableGame, number: number): Promise<void> {
  const [{ LessonTable }, { LESSONS }] = await Promise.all([
    import('../learn/lesson-table.ts'),
    import('../learn/lessons.ts'),
  ])
  const lesson = LESSONS[game.definition.name]?.[number]
  if (!lesson) throw new Error('there is no such lesson')
  const taught = new LessonTable(
    game,
    lesson,
    (told) => tell({ line: 0, told }),
    (done) => tell({ lesson: done }),
  )
  table = null
  lines = [{ receive: (raw) => taught.receive(raw as Request), close: () => {} }]
}

/** Tells the page of a game that is over, once. */
function noteFinished(): void {
  const games = table?.finished ?? []
  if (!table || games.length <= finished) return
  finished = games.length
  tell({ finished: { ...games.at(-1)!, outcome: table.standing.outcome } })
}

async function hear(said: ToWorker): Promise<void> {
  switch (said.do) {
    case 'starters':
      return tell({ starters: (await tableGame(said.game)).starters(), of: said.game })
    case 'open':
      return open(await tableGame(said.game.game), said.game)
    case 'go-on':
      return goOn(await tableGame(said.game.game), said.game)
    case 'study':
      return tell({ studied: await answerStudy(said.study) })
    case 'lesson':
      return teach(await tableGame(said.game), said.number)
    case 'send':
      lines[said.line]?.receive(said.message)
      if (keeping && table) tell({ decided: table.course.play.decisions })
      return noteFinished()
  }
}

/** One after the other, so that nobody speaks to a table before it is laid; studies need no table and wait for none. */
let order: Promise<void> = Promise.resolve()
const inOrder = (said: ToWorker): Promise<void> => {
  if (said.do === 'study') return hear(said)
  order = order.catch(() => undefined).then(() => hear(said))
  return order
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  inOrder(data).catch((error: unknown) =>
    tell({ failed: error instanceof Error ? error.message : String(error) }),
  )
})
