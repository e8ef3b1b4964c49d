/** The table in a worker: play on this device, with no server at all. */
import { botFor } from '@dejarik/bots'
import { anotherDeal, type Line, type Seat, starterDeal, Table } from '@dejarik/table'
import { swtcgTable } from '@dejarik/table/swtcg'
import { answerStudy } from '../study/answers.ts'
import type { FromWorker, LocalGame, ToWorker } from './protocol.ts'

let lines: readonly Line[] = []

const tell = (message: FromWorker): void => postMessage(message)

function seatsFor({ company }: LocalGame): readonly Seat[] {
  if (company === 'people')
    return [
      { kind: 'person', name: 'First player' },
      { kind: 'person', name: 'Second player' },
    ]
  return [
    { kind: 'person', name: 'You' },
    { kind: 'program', name: 'Cadet', bot: botFor('cadet', swtcgTable.definition.name)! },
  ]
}

function open(game: LocalGame): void {
  const seats = seatsFor(game)
  const table = new Table({
    definition: swtcgTable.definition,
    manners: swtcgTable.manners,
    setup: starterDeal(swtcgTable, game),
    seats,
    nextSetup: anotherDeal,
    report: (fault) => console.error('A fault at the table', fault),
  })
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  lines = people.map((seat, line) => table.connect(seat, (told) => tell({ line, told })))
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.do === 'starters') tell({ starters: swtcgTable.starters() })
    else if (data.do === 'open') open(data.game)
    else if (data.do === 'study') void answerStudy(data.study).then((studied) => tell({ studied }))
    else lines[data.line]?.receive(data.message)
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) })
  }
})
