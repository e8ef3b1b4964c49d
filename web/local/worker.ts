/** The table in a worker: play on this device, with no server at all. */
import { anotherDeal, type Line, type Seat, starterDeal, Table, type TableGame } from '@dejarik/table'
import { answerStudy } from '../study/answers.ts'
import { tableGame } from './games.ts'
import type { FromWorker, LocalGame, ToWorker } from './protocol.ts'

let lines: readonly Line[] = []

const tell = (message: FromWorker): void => postMessage(message)

function seatsFor(game: TableGame, { company }: LocalGame): readonly Seat[] {
  if (company === 'people')
    return [
      { kind: 'person', name: 'First player' },
      { kind: 'person', name: 'Second player' },
    ]
  return [
    { kind: 'person', name: 'You' },
    { kind: 'program', name: 'Cadet', bot: game.bot('cadet')! },
  ]
}

function open(game: TableGame, wanted: LocalGame): void {
  const seats = seatsFor(game, wanted)
  const table = new Table({
    definition: game.definition,
    manners: game.manners,
    setup: starterDeal(game, wanted),
    seats,
    nextSetup: anotherDeal,
    report: (fault) => console.error('A fault at the table', fault),
  })
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  lines = people.map((seat, line) => table.connect(seat, (told) => tell({ line, told })))
}

async function hear(said: ToWorker): Promise<void> {
  switch (said.do) {
    case 'starters':
      return tell({ starters: (await tableGame(said.game)).starters(), of: said.game })
    case 'open':
      return open(await tableGame(said.game.game), said.game)
    case 'study':
      return tell({ studied: await answerStudy(said.study) })
    case 'send':
      return lines[said.line]?.receive(said.message)
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
