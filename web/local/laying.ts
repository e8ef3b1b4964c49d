/** How a table on this device comes about: a new game, a recorded one that goes on, and who sits there. */
import { checkWholeSetup, sayReason } from '@dejarik/kernel'
import type { Act, Seat, Substitute, TableGame } from '@dejarik/table'
import { dealOf } from './deal.ts'
import { needsAllCards } from './games.ts'
import type { Laid, SeatHere } from './laid.ts'
import { programName } from './program-name.ts'
import type { DeckBrought, GameGoingOn, LocalGame } from './protocol.ts'
import { SPARRING, sparringPartner } from './sparring.ts'

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']
const YOU: SeatHere = { kind: 'person', name: 'You' }

/** Programs that judge by what was learned, at once or as somebody gets better. */
const LEARNED: readonly string[] = ['grand-admiral', SPARRING]

/** Whether every deck comes with the game, nothing deals more cards, and no program needs what was learned. */
export const isOfStarters = ({ game, edition, decks, options, program }: LocalGame): boolean =>
  !needsAllCards(game, edition) &&
  !LEARNED.includes(program) &&
  options.length === 0 &&
  decks.length > 0 &&
  decks.every((deck) => typeof deck === 'string')

/** A new game; what cannot be played is said in a line instead of being dealt. */
export function newGame(game: TableGame, wanted: LocalGame): Laid {
  const setup = dealOf(game, wanted)
  const [reason] = checkWholeSetup(game.definition, setup)
  if (reason) throw new Error(sayReason(game.definition.words, reason))
  return {
    game: wanted.game,
    setup,
    company: wanted.company,
    seats: seatsFor(setup.seats, wanted),
    bench: benchFor(setup.seats, wanted),
    decks: wanted.decks.map(deckTitle),
    acts: [],
  }
}

function seatsFor(seats: number, { company, persons, program }: LocalGame): readonly SeatHere[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (!persons.includes(seat)) return { kind: 'program', level: program }
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

const deckTitle = (deck: DeckBrought | null): string =>
  deck === null ? '' : typeof deck === 'string' ? deck : deck.title

/** A recorded game: its decisions are done again; from there the program answers for the other seats. */
export const gameGoingOn = ({ game, setup, decisions, seat }: GameGoingOn): Laid => ({
  game,
  setup,
  company: 'program',
  seats: Array.from({ length: setup.seats }, (_, each) =>
    each === seat ? YOU : { kind: 'program', level: 'cadet' },
  ),
  bench: [],
  decks: [],
  acts: decisions.flatMap((decision): Act[] =>
    'value' in decision ? [{ do: 'answer', automatic: true, ...decision }] : [],
  ),
})

/** Who sits at the table, with the programs at work; a sparring partner asks how strong the person is. */
export const seated = (game: TableGame, { seats }: Laid, strength: () => number): readonly Seat[] =>
  seats.map((seat) => (seat.kind === 'person' ? seat : program(game, seat.level, strength)))

const program = (game: TableGame, level: string, strength: () => number): Seat => ({
  kind: 'program',
  name: programName(level),
  bot: level === SPARRING ? sparringPartner(game, strength) : game.bot(level)!,
})
