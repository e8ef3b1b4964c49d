/** The table in a worker: play on this device, with no server at all. */
import {
  type Act,
  ActRefused,
  type Line,
  type Request,
  type Seat,
  Table,
  type TableGame,
} from '@dejarik/table'
import { answerStudy } from '../study/answers.ts'
import { freshSeed } from './fresh-seed.ts'
import { gameOfStarters, rulesOf, tableGame } from './games.ts'
import { Keeper } from './keeper.ts'
import type { KeptGame } from './kept-game.ts'
import { type Laid, peopleAt } from './laid.ts'
import { gameGoingOn, isOfStarters, newGame, seated } from './laying.ts'
import type { FinishedHere, FromWorker, ToWorker } from './protocol.ts'
import { afterMeeting, BEGINNING, levelAt, type Met, SPARRING } from './sparring.ts'

let table: Table | null = null
/** The number by which the page knows it. */
let number = 0
let lines: readonly Line[] = []
/** How many games of the table the page was told to be over. */
let finished = 0
/** What lists of finished games say of one. */
let lookBack: () => Pick<FinishedHere, 'decks' | 'turns' | 'met'> = () => ({})
/** Of the person, as a sparring partner is told. */
let strength = BEGINNING
/** Null in a lesson, and where the page itself keeps what is decided. */
let keeper: Keeper | null = null

const tell = (message: FromWorker): void => postMessage(message)

/** Who says what it would do in a player's place, unless people play each other. */
const ADVISOR = 'captain'
/** This tab, as kept games name it. */
const TAB = crypto.getRandomValues(new Uint32Array(2)).join('-')

function putAway(): void {
  table = null
  lines = []
  keeper = null
}

/** Lays a table, and keeps it by its id where it has one. */
function lay(game: TableGame, laid: Laid, id: string | null, own: number): void {
  putAway()
  number = own
  const acts: Act[] = [...laid.acts]
  const lies = (): boolean => table === made
  const made: Table = new Table({
    ...ground(
      game,
      laid,
      seated(game, laid, () => strength),
    ),
    keep: ({ act }) => {
      acts.push(act)
      keeper?.save()
    },
    // Nothing that was decided is lost while a program thinks.
    later: (think) =>
      whenKept(lies, () => {
        think()
        settled()
      }),
  })
  lines = peopleAt(laid).map((member, line) =>
    made.connect(member, (told) => whenKept(lies, () => tell({ table: own, line, told }))),
  )
  table = made
  finished = made.finished.length
  lookBack = () => ({
    decks: laid.decks,
    turns: game.manners.turn(made.course.machine),
    ...meeting(laid, made),
  })
  if (id !== null) keeper = keeperFor(game, made, { ...laid, acts, id })
}

/** Goes on when everything that was decided is kept, if the table still lies here. */
function whenKept(lies: () => boolean, goOn: () => void): void {
  const go = (): void => {
    if (lies()) goOn()
  }
  void Promise.resolve().then(() => (keeper ? keeper.saved().then(go) : go()))
}

/** What a table has whether it is kept or not. */
const ground = (
  { definition, manners, bot }: TableGame,
  { setup, bench, acts }: Laid,
  seats: readonly Seat[],
) => ({
  definition,
  manners,
  setup,
  seats,
  bench,
  acts: acts.map((act) => ({ at: 0, act })),
  drawSeed: freshSeed,
  ...(seats.some(({ kind }) => kind === 'program') ? { advisor: bot(ADVISOR)! } : {}),
  report: (fault: unknown) => console.error('A fault at the table', fault),
})

function keeperFor(game: TableGame, made: Table, laid: Laid & { readonly id: string }): Keeper {
  const now = (): KeptGame => ({ ...laid, ...standing(game, made), tab: TAB, changed: Date.now() })
  return new Keeper(now, (kind) => {
    if (table !== made) return
    if (kind === 'elsewhere') putAway()
    tell({ notice: { kind } })
  })
}

/** What lists of kept games say of it. */
function standing(game: TableGame, { course, isOver }: Table) {
  const seats = [...course.habits.keys()]
  const isAsked = (seat: number): boolean =>
    course.seat(seat).kind === 'person' && course.machine.questionFor(seat) !== null
  return {
    rules: rulesOf(game),
    sides: seats.map((seat) => course.seatName(seat)),
    turn: game.manners.turn(course.machine),
    asked: seats.some(isAsked),
    over: isOver,
  }
}

/** A game that was kept. What no longer fits after an update is left out, and that is said. */
function takeUp(game: TableGame, kept: KeptGame, own: number): void {
  const done = layAsFarAsItGoes(game, kept, own)
  if (kept.rules !== rulesOf(game)) tell({ notice: { kind: 'older', lost: kept.acts.length - done } })
}

/** How many of the acts could be done again. */
function layAsFarAsItGoes(game: TableGame, kept: KeptGame, own: number): number {
  try {
    lay(game, kept, kept.id, own)
    return kept.acts.length
  } catch (error) {
    if (!(error instanceof ActRefused)) throw error
    lay(game, { ...kept, acts: kept.acts.slice(0, error.done) }, kept.id, own)
    return error.done
  }
}

async function teach(game: TableGame, which: number, own: number): Promise<void> {
  const [{ LessonTable }, { LESSONS }] = await Promise.all([
    import('../learn/lesson-table.ts'),
    import('../learn/lessons.ts'),
  ])
  const lesson = LESSONS[game.definition.name]?.[which]
  if (!lesson) throw new Error('there is no such lesson')
  const taught = new LessonTable(
    game,
    lesson,
    (told) => tell({ table: own, line: 0, told }),
    (done) => tell({ table: own, lesson: done }),
  )
  putAway()
  number = own
  lines = [{ receive: (raw) => taught.receive(raw as Request), close: () => {} }]
}

/** Tells the page what was decided, where it keeps that itself, and of a game that is over, once. */
function settled(): void {
  if (!table) return
  if (!keeper) tell({ decided: table.course.play.decisions })
  const games = table.finished
  if (games.length <= finished) return
  finished = games.length
  const lookedBack = lookBack()
  if (lookedBack.met) strength = afterMeeting(strength, games.at(-1)!.replay.game, lookedBack.met)
  tell({ finished: { ...games.at(-1)!, outcome: table.standing.outcome, ...lookedBack } })
}

/** Whom a person met who sat with one program alone. */
function meeting({ game, seats }: Laid, { course }: Table): { readonly met?: Met } {
  const [program, ...others] = seats.flatMap((seat) => (seat.kind === 'program' ? [seat] : []))
  const { outcome } = course.machine.state
  if (!program || others.length > 0 || seats.length !== 2 || !outcome) return {}
  const level = program.level === SPARRING ? levelAt(game, strength) : program.level
  const { winners } = outcome
  const person = seats.findIndex(({ kind }) => kind === 'person')
  return { met: { level, points: winners.length === 1 ? Number(winners.includes(person)) : 0.5 } }
}

async function hear(said: ToWorker): Promise<void> {
  switch (said.do) {
    case 'starters':
      return tell({ starters: (await gameOfStarters(said.game)).starters(), of: said.game })
    case 'open': {
      const game = await (isOfStarters(said.game) ? gameOfStarters : tableGame)(said.game.game)
      strength = said.strength
      return lay(game, newGame(game, said.game), said.id, said.table)
    }
    case 'go-on':
      return lay(await tableGame(said.game.game), gameGoingOn(said.game), said.id, said.table)
    case 'take-up':
      strength = said.strength
      return takeUp(await tableGame(said.kept.game), said.kept, said.table)
    case 'look':
      return keeper?.save()
    case 'study':
      return tell({ studied: await answerStudy(said.study) })
    case 'lesson':
      return teach(await tableGame(said.game), said.number, said.table)
    case 'send':
      if (said.table !== number) return
      lines[said.line]?.receive(said.message)
      return settled()
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
