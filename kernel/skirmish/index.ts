/** Skirmish as a game definition. */
import { type GameDefinition, numberOf, type Reason } from '../index.ts'
import { explain } from './explain.ts'
import type { Game, Skirmish, SkirmishSetup } from './kinds.ts'
import { isRaider } from './kinds.ts'
import { library } from './library.ts'
import { scenarioWords } from './scenario.ts'
import { open, PATCHES, rulesFor } from './setup.ts'
import { words } from './words.ts'

export type { Skirmish, SkirmishSetup } from './kinds.ts'

function checkSetup(setup: SkirmishSetup): Reason[] {
  const reasons: Reason[] = []
  if (setup.seats < 2 || setup.seats > 6) reasons.push({ code: 'seats', rule: 'skirmish/seats' })
  if (setup.options.includes('teams') && setup.seats % 2 === 1)
    reasons.push({ code: 'odd-teams', rule: 'skirmish/teams' })
  return reasons
}

const poorSeats = (game: Game): string[] =>
  game.state.seats.flatMap(({ credits }, seat) =>
    credits < 0 ? [`seat ${seat} has ${credits} credits`] : [],
  )

export const skirmishGame: GameDefinition<Skirmish, SkirmishSetup> = {
  name: 'skirmish',
  title: 'Skirmish',
  version: '2',
  seats: { min: 2, max: 6 },
  editions: ['standard'],
  options: PATCHES.map((patch) => patch.name),
  checkSetup,
  sampleSetup: ({ seed, seats = 2, options = [] }) => ({ seed, seats, edition: 'standard', options }),
  rulesFor,
  open,
  explain,
  viewing: {
    face: (game, { id, is, ready, faceDown }) => ({
      ready,
      faceDown,
      ...(isRaider(is) ? { power: numberOf(game, 'power', id) } : {}),
    }),
    back: (_, { ready }) => ({ ready, faceDown: true }),
    seat: (game, seat) => ({ credits: game.seat(seat).credits, team: game.seat(seat).team }),
    table: ({ table }) => ({ turn: table.turn, active: table.active }),
  },
  words,
  scenario: scenarioWords,
  library,
  breaches: poorSeats,
  winnersAgainst: ({ state }, seat) =>
    [...state.seats.keys()].filter((other) => state.seats[other]!.team !== state.seats[seat]!.team),
}
