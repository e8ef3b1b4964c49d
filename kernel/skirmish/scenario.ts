/** How scenarios speak of Skirmish. */
import Type, { type Static } from 'typebox'
import { addCard, ScenarioError, type ScenarioWords, type SeatId } from '../index.ts'
import { DECK, type Game, type Skirmish, type SkirmishSetup, zoneNames, zoneOf } from './kinds.ts'
import { layTable, teamOf } from './setup.ts'
import { takeEffect } from './turn.ts'
import { SEAT_NAMES } from './words.ts'

const CardName = Type.Enum(Object.keys(DECK) as [string, ...string[]])
const SeatPosition = Type.Object(
  {
    credits: Type.Optional(Type.Integer({ minimum: 0 })),
    deck: Type.Optional(Type.Array(CardName)),
    hand: Type.Optional(Type.Array(CardName)),
    field: Type.Optional(Type.Array(CardName)),
    discard: Type.Optional(Type.Array(CardName)),
  },
  { additionalProperties: false },
)
const Position = Type.Object(
  {
    active: Type.Optional(Type.Enum([...SEAT_NAMES])),
    turn: Type.Optional(Type.Integer({ minimum: 1 })),
    ...Object.fromEntries(SEAT_NAMES.map((name) => [name, Type.Optional(SeatPosition)])),
  },
  { additionalProperties: false },
)
type SeatPosition = Static<typeof SeatPosition>
type Position = { active?: string; turn?: number } & Record<string, SeatPosition | undefined>

/** Everything stands as written; raiders on the field are ready, and the active seat is about to act. */
function place(setup: SkirmishSetup, given: unknown) {
  const position = given as Position
  checkSeats(setup, position)
  const active = Math.max(0, SEAT_NAMES.indexOf((position.active ?? 'red') as 'red'))
  const at = (seat: SeatId): SeatPosition => position[SEAT_NAMES[seat]!] ?? {}
  const game = layTable(
    setup,
    { turn: position.turn ?? 1, active, bids: [] },
    (seat) => at(seat).credits ?? 5,
  )
  for (const seat of game.state.seats.keys()) placeSeat(game, seat, at(seat))
  game.state.frames.push({ procedure: 'skirmish/game', at: 'turns', locals: {}, into: null })
  game.state.frames.push({ procedure: 'skirmish/turn', at: 'act', locals: {}, into: null })
  return game.state
}

function checkSeats(setup: SkirmishSetup, { active = 'red', turn: _, ...seats }: Position): void {
  const playing: readonly string[] = SEAT_NAMES.slice(0, setup.seats)
  for (const name of Object.keys(seats))
    if (!playing.includes(name)) throw new ScenarioError(`${name} does not play here`, ['position', name])
  if (!playing.includes(active))
    throw new ScenarioError(`${active} does not play here`, ['position', 'active'])
  const sides = playing.flatMap((name, seat) => (seats[name]?.credits === 0 ? [] : [teamOf(setup, seat)]))
  if (new Set(sides).size < 2) throw new ScenarioError('fewer than two sides have credits', ['position'])
}

function placeSeat(game: Game, owner: SeatId, position: SeatPosition): void {
  for (const name of zoneNames)
    for (const is of position[name] ?? []) {
      const id = addCard(game, zoneOf(owner, name), { is, owner, ready: name === 'field' })
      if (name === 'field') takeEffect(game, id)
    }
}

export const scenarioWords: ScenarioWords<Skirmish, SkirmishSetup> = {
  position: Position,
  setup: ({ seed, seats = 2, options = [] }) => ({ seed, seats, edition: 'standard', options }),
  seats: (setup) => SEAT_NAMES.slice(0, setup.seats),
  place,
  cardNames: () => Object.keys(DECK),
  nameOf: (_, card) => card.is,
  verbs: ['pass', 'deploy', 'ambush', 'rally', 'attack', 'shield'],
  fields: { defender: 'seat' },
  numbers: ['power'],
  facts: (game, card) => ({ ready: game.card(card).ready, faceDown: game.card(card).faceDown }),
  resources: (game, seat) => ({ credits: game.seat(seat).credits, team: game.seat(seat).team }),
  table: (game) => ({ turn: game.table.turn, active: SEAT_NAMES[game.table.active]! }),
}
