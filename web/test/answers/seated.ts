/** A seat of the page at a real table against a program, without a page. */
import type { Answer, Question } from '@dejarik/kernel'
import { type Request, starterDeal, Table, type TableGame, type Told } from '@dejarik/table'
import { type BeatsOf, swccgBeats, swtcgBeats } from '@dejarik/table/beats'
import type { GameAnswers } from '../../answers/autopilot.ts'
import { NO_ORDERS, type Wishes } from '../../answers/wishes.ts'
import { tableGame } from '../../local/games.ts'
import type { Pace } from '../../pace.ts'
import type { Playmat } from '../../playmat.ts'
import { SeatClient } from '../../seat.ts'
import { swccgAnswers } from '../../swccg/answers.ts'
import { swccgLines } from '../../swccg/log-lines.ts'
import { swtcgAnswers } from '../../swtcg/answers.ts'
import { swtcgLines } from '../../swtcg/log-lines.ts'

type Parts = Pick<Playmat, 'lines'> & { readonly beats: BeatsOf; readonly answers: GameAnswers }
const GAMES: Readonly<Record<string, Parts>> = {
  swtcg: { beats: swtcgBeats, answers: swtcgAnswers, lines: swtcgLines },
  swccg: { beats: swccgBeats, answers: swccgAnswers, lines: swccgLines },
}

export const SMART: Wishes = {
  when: 'smart',
  stopIn: [],
  stopAt: ['build'],
  passAt: [],
  focus: true,
  orders: NO_ORDERS,
}

/** Waits until the person is asked, or the game is over. */
async function untilAsked(client: SeatClient): Promise<void> {
  for (let waits = 0; waits < 500; waits++) {
    await new Promise((done) => setImmediate(done))
    if (client.isLive && (client.position?.view.question || client.position?.outcome)) return
  }
}

export interface Seated {
  readonly client: SeatClient
  readonly table: Table
  /** What was sent, as it was sent. */
  readonly sent: readonly Request[]
  readonly question: () => Question | null
  /** The person decides. */
  readonly answer: (value: Answer, ...plan: Parameters<SeatClient['answer']>[1][]) => Promise<void>
}

export async function sitDown(
  game: string,
  {
    seed = 3,
    wishes = SMART,
    pace = 'instant',
  }: { readonly seed?: number; readonly wishes?: Wishes; readonly pace?: Pace } = {},
): Promise<Seated> {
  const of: TableGame = await tableGame(game)
  const { definition, manners } = of
  const edition = game === 'swtcg' ? 'idc' : '1995'
  const titles = ['dark', 'light'].map(
    (side) => of.starters().find((deck) => deck.side === side && deck.editions.includes(edition))!.title,
  )
  const setup = starterDeal(of, { edition, company: 'program', seed, decks: titles })
  const table = new Table({
    definition,
    manners,
    setup,
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'program', name: 'Program', bot: of.bot('cadet')! },
    ],
    drawSeed: () => 2,
    report: (fault) => {
      throw new Error(JSON.stringify(fault))
    },
  })
  const sent: Request[] = []
  const wire = {
    hear: (_: Told): void => {},
    send: (message: Request): void => {
      sent.push(message)
      queueMicrotask(() => line.receive(message))
    },
  }
  const line = table.connect(0, (told) => wire.hear(structuredClone(told)))
  const playmat = { ...GAMES[game]!, follow: () => null, seatName: () => 'Ann' } as unknown as Playmat
  const client = new SeatClient(wire, playmat, () => pace)
  client.wish(wishes)
  await untilAsked(client)
  return {
    client,
    table,
    sent,
    question: () => (client.isLive ? (client.position?.view.question?.question ?? null) : null),
    answer: async (value, plan) => {
      await client.answer(value, plan)
      await untilAsked(client)
    },
  }
}
