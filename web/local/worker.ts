/** The table in a worker: play on this device, with no server at all. */
import { botFor } from '@dejarik/bots'
import { anyGame, chance, MOST_SEED } from '@dejarik/kernel'
import { swtcgGame } from '@dejarik/swtcg'
import { type Bot, type Line, type Seat, Table } from '@dejarik/table'
import { starterNotices, starterSetup, swtcgManners } from '@dejarik/table/swtcg'
import type { FromWorker, LocalGame, ToWorker } from './protocol.ts'

let lines: readonly Line[] = []

const tell = (message: FromWorker): void => postMessage(message)

/** Plays by rules of thumb, from what its seat sees. */
function cadet(seed: number): Bot {
  const below = chance(seed, 77)
  const bot = botFor('cadet', swtcgGame.name)!
  return (view, question) => bot({ view, question, below, imagine: cannotImagine }).answer
}
const cannotImagine = (): never => {
  throw new Error('this table lets programs see, not imagine')
}

function seatsFor({ company, seed }: LocalGame): readonly Seat[] {
  if (company === 'two-people')
    return [
      { kind: 'person', name: 'First player' },
      { kind: 'person', name: 'Second player' },
    ]
  return [
    { kind: 'person', name: 'You' },
    { kind: 'program', name: 'Cadet', bot: cadet(seed) },
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
