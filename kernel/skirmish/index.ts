/** Skirmish as a game definition. */
import { type GameDefinition, numberOf } from '../index.ts'
import { explain } from './checks.ts'
import type { Skirmish } from './kinds.ts'
import { opponentsOf } from './place.ts'
import { open, options, rulesFor, sampleSetup } from './setup.ts'
import { scenarioWords, words } from './words.ts'

export const skirmishGame: GameDefinition<Skirmish> = {
  name: 'skirmish',
  title: 'Skirmish',
  version: '3',
  seats: { min: 2, max: 6 },
  editions: ['standard'],
  options,
  books: { standard: ['skirmish'] },
  checkSetup: ({ seats, options }) =>
    options.includes('teams') && seats % 2 === 1 ? [{ code: 'odd-teams', rule: 'skirmish/teams' }] : [],
  sampleSetup,
  rulesFor,
  open,
  explain,
  viewing: {
    face: (game, { id, ready, faceDown }) => ({ ready, faceDown, power: numberOf(game, 'power', id) }),
    back: (_, { ready }) => ({ ready, faceDown: true }),
    seat: (game, seat) => game.seat(seat),
    table: ({ table }) => ({ turn: table.turn, active: table.active }),
  },
  words,
  scenario: scenarioWords,
  breaches: ({ state }) => (state.seats.some(({ credits }) => credits < 0) ? ['a seat has debts'] : []),
  winnersAgainst: opponentsOf,
}
