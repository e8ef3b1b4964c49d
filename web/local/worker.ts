/** The table in a worker: play on this device, with no server at all. */
import { anyGame, chance, MOST_SEED, sampleAnswer } from '@dejarik/kernel'
import { swtcgGame } from '@dejarik/swtcg'
import { type Bot, type Line, type Seat, Table } from '@dejarik/table'
import { starterNotices, starterSetup, swtcgManners } from '@dejarik/table/swtcg'
import type { FromWorker, LocalGame, ToWorker } from './protocol.ts'

let lines: readonly Line[] = []

const tell = (message: FromWorker): void => postMessage(message)

/** Chooses by lot among what it may do. */
function byLot(seed: number): Bot {
  const below = chance(seed, 77)
  return (_, question) => sampleAnswer(question, below)
}

function seatsFor({ company, seed }: LocalGame): readonly Seat[] {
  if (company === 'two-people')
    return [
      { kind: 'person', name: 'First player' },
      { kind: 'person', name: 'Second player' },
    ]
  return [
    { kind: 'person', name: 'You' },
    { kind: 'program', name: 'Program', bot: byLot(seed) },
  ]
}

function open(game: LocalGame): void {
  const seats = seatsFor(game)
  const below = chance(game.seed, 78)
  const table = new Table({
    definition: anyGame(swtcgGame),
    manners: swtcgManners,
    setup: starterSetup(game),
    seats,
    nextSetup: (setup) => ({ ...setup, seed: below(MOST_SEED) }),
    report: (fault) => console.error('A fault at the table', fault),
  })
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  lines = people.map((seat, line) => table.connect(seat, (told) => tell({ line, told })))
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.do === 'starters') tell({ starters: starterNotices() })
    else if (data.do === 'open') open(data.game)
    else lines[data.line]?.receive(data.message)
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) })
  }
})
