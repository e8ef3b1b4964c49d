/** A whole game between two programs, to be watched. */
import { type Seat, Table, type TableGame } from '@dejarik/table'
import { dealOf } from '../local/deal.ts'
import { tableGame } from '../local/games.ts'
import type { Studies } from './studies.ts'

type Asked = Studies['programs-play']['ask']

const SIDES = ['dark', 'light']
const NAMES = ['Dark Side', 'Light Side']

export async function programsPlay(asked: Asked): Promise<Studies['programs-play']['answer']> {
  const game = await tableGame(asked.game)
  const { finished } = new Table({
    definition: game.definition,
    manners: game.manners,
    setup: dealOf(game, { ...asked, company: 'program', options: [], decks: decksFor(game, asked) }),
    seats: NAMES.map((name): Seat => ({ kind: 'program', name, bot: game.bot('cadet')! })),
    drawSeed: () => asked.seed,
    report: (fault) => console.error('A fault in a game of programs', fault),
  })
  const [played] = finished
  if (!played) throw new Error('This game came to no end.')
  return played
}

/** A deck for each side that comes with the game; which one is by the seed. */
function decksFor(game: TableGame, { edition, seed }: Asked): readonly string[] {
  return SIDES.map((side) => {
    const decks = game.starters().filter((deck) => deck.side === side && deck.editions.includes(edition))
    return decks[seed % decks.length]!.title
  })
}
