/** Skirmish in English, and how scenarios speak of it. */
import type { Phrases, ScenarioWords, Setup, State, Words } from '../index.ts'
import { addCard, readSeated, ScenarioError, seatedSchema, wordsFrom } from '../index.ts'
import { DECK, type Skirmish } from './kinds.ts'
import { lastTeam, OWN_ZONES, seatZone } from './place.ts'
import { layTable, sampleSetup } from './setup.ts'

const SEAT_NAMES = ['red', 'blue', 'green', 'gold', 'black', 'white']
const parts = { seats: SEAT_NAMES, zones: OWN_ZONES, cards: Object.keys(DECK), counter: 'credits' }
const phrases: Phrases<Skirmish> = {
  seats: SEAT_NAMES,
  prompts: {
    'first-turn': 'Bid credits for the first turn.',
    act: 'Your turn.',
    react: 'You are attacked.',
    discard: 'Discard down to your hand size.',
    'second-look': 'Roll again?',
  },
  offers: {
    pass: 'Pass',
    deploy: 'Deploy {card}',
    ambush: 'Deploy {card} face down',
    rally: 'Play {card}',
    shield: 'Play {card}',
    attack: 'Attack {defender} with {card}',
  },
  events: {
    bidsShown: 'The bids are {bids}.',
    turnBegan: 'Turn {turn}: {seat}',
    drew: '{seat} draws {is}.',
    deployed: '{seat} deploys {is}.',
    played: '{seat} plays {is}.',
    attacked: '{is} attacks {defender}.',
    rolled: '{seat} rolls {die}.',
    struck: '{defender} loses {loss}.',
    discarded: '{seat} discards {is}.',
  },
  reasons: {
    'odd-teams': 'Teams need an even number of seats.',
    'already-deployed': 'You have deployed this turn.',
    'not-ready': 'That raider is not ready.',
    'own-team': 'You cannot attack your own team.',
  },
  headings: ['turnBegan'],
  seatFacts: ['active'],
  fields: { defender: 'seat' },
}
export const words: Words<Skirmish> = wordsFrom(phrases)

/** Everything stands as written; raiders on the field are ready, and the active seat is about to act. */
function place(setup: Setup, given: unknown): State<Skirmish> {
  const { active, turn, counted, cards } = readSeated(parts, setup.seats, given)
  const game = layTable(setup, (seat) => counted(seat) ?? 5)
  if (lastTeam(game)) throw new ScenarioError('fewer than two sides have credits', ['position'])
  game.changeTable({ turn, active })
  for (const { owner, zone, is } of cards)
    addCard(game, seatZone(owner, zone), { is, owner, ready: zone === 'field' })
  game.state.frames.push({ procedure: 'skirmish/game', at: 'turns', locals: {}, into: null })
  game.state.frames.push({ procedure: 'skirmish/turn', at: 'act', locals: {}, into: null })
  return game.state
}

export const scenarioWords: ScenarioWords<Skirmish, Setup> = {
  position: seatedSchema(parts),
  setup: sampleSetup,
  seats: ({ seats }) => SEAT_NAMES.slice(0, seats),
  place,
  cardNames: () => parts.cards,
  nameOf: (_, card) => card.is,
  verbs: Object.keys(phrases.offers),
  fields: phrases.fields,
  numbers: ['power'],
  facts: (game, card) => ({ ready: game.card(card).ready, faceDown: game.card(card).faceDown }),
  resources: (game, seat) => game.seat(seat),
  table: ({ table }) => ({ turn: table.turn, active: SEAT_NAMES[table.active]! }),
}
