/** Tables of Skirmish for tests, and clients that keep everything they are told. */
import type { Bot } from '@dejarik/bots'
import { type Answer, anyGame, type SeatId, sampleAnswer, type Viewer } from '@dejarik/kernel'
import { skirmishGame } from '@dejarik/kernel/skirmish'
import {
  type Happened,
  type Host,
  type Line,
  type Manners,
  type Position,
  type ReplyTold,
  type Seat,
  Table,
  type TableFault,
  type Told,
} from '../index.ts'

export const manners: Manners = {
  face: (_, is) => ({ name: is }),
  turn: () => 0,
  weighty: [],
  numbers: ['power'],
  stopAt: ['act'],
  affects: (_, event) => (event.kind === 'struck' ? [(event as { defender?: SeatId }).defender!] : []),
}

export const person = (name: string): Seat => ({ kind: 'person', name })
export const program = (name: string, bot: Bot): Seat => ({ kind: 'program', name, bot })

/** Always the first possibility. */
export const first: Bot = ({ question }) => ({
  answer: sampleAnswer(question, () => 0),
  explain: () => 'It came first.',
})

export function sit(
  seats: readonly Seat[],
  more: Partial<Host> & { readonly seed?: number } = {},
): { readonly table: Table; readonly faults: readonly TableFault[] } {
  const faults: TableFault[] = []
  const { seed = 1, ...host } = more
  const table = new Table({
    definition: anyGame(skirmishGame),
    manners,
    setup: skirmishGame.sampleSetup({ seed, seats: seats.length }),
    seats,
    drawSeed: () => 2,
    report: (fault) => faults.push(fault),
    ...host,
  })
  return { table, faults }
}

/** A client at the other end of a line. What crosses the line is copied, as on a wire. */
export class Client {
  readonly told: Told[] = []
  private readonly line: Line
  private sent = 0

  constructor(table: Table, viewer: Viewer, from = 0) {
    this.line = table.connect(viewer, (told) => this.told.push(JSON.parse(JSON.stringify(told)) as Told))
    this.line.receive({ type: 'resume', from })
  }

  get position(): Position {
    return this.told.findLast((told) => told.type === 'position')!
  }
  get log(): readonly Happened[] {
    return this.told.filter((told) => told.type === 'happened')
  }
  get kinds(): readonly string[] {
    return this.log.map(({ happening }) => happening.kind)
  }

  raw(message: unknown): void {
    this.line.receive(message)
  }
  ask(request: object): ReplyTold {
    const id = ++this.sent
    this.line.receive({ ...request, id })
    return this.told.findLast((told) => told.type === 'reply' && told.to === id) as ReplyTold
  }
  answer(value: Answer): ReplyTold {
    const { epoch, view } = this.position
    return this.ask({ type: 'answer', epoch, ask: view.question?.ask ?? 0, value })
  }
  /** By the first offer with this verb. */
  act(verb: string): ReplyTold {
    const question = this.position.view.question?.question
    const offers = question?.kind === 'action' ? question.offers : []
    return this.answer(offers.find((offer) => offer.verb === verb)?.key ?? verb)
  }
  leave(): void {
    this.line.close()
  }
}

/** Everybody answers by lot until the game is over or so many answers were given. */
export function playOn(clients: readonly Client[], below: (bound: number) => number, most = 5000): void {
  for (let given = 0; given < most; given++) {
    const asked = clients.find(({ position }) => position.view.question)
    if (!asked) return
    asked.answer(sampleAnswer(asked.position.view.question!.question, below))
  }
}
