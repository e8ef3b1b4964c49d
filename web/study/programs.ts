/** A whole game between two programs, to be watched. */
import { Table, type TableGame } from '@dejarik/table'
import { tableGame } from '../local/games.ts'
import { newGame, seated } from '../local/laying.ts'
import type { Studies } from './studies.ts'

type Asked = Studies['programs-play']['ask']

const CADETS = { company: 'program', program: 'cadet', persons: [], substitutes: 0, options: [] } as const

export async function programsPlay(asked: Asked): Promise<Studies['programs-play']['answer']> {
  const game = await tableGame(asked.game)
  const laid = newGame(game, { ...CADETS, ...asked, decks: decksFor(game, asked) })
  const { finished, course } = new Table({
    definition: game.definition,
    manners: game.manners,
    setup: laid.setup,
    seats: seated(game, laid),
    drawSeed: () => asked.seed,
    report: (fault) => console.error('A fault in a game of programs', fault),
  })
  const [played] = finished
  if (!played) throw new Error('This game came to no end.')
  // Both programs have the same name; their sides have not.
  return { ...played, names: played.names.map((_, seat) => course.seatName(seat)) }
}

/** A deck for each side that comes with the game; which one is by the seed. */
function decksFor(game: TableGame, { edition, seed }: Asked): readonly string[] {
  return ['dark', 'light'].map((side) => {
    const decks = game.starters().filter((deck) => deck.side === side && deck.editions.includes(edition))
    return decks[seed % decks.length]!.title
  })
}
