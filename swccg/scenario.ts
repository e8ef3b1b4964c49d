/** How scenarios speak of the Star Wars CCG. */
import type { Card, CardId, Fact, ScenarioWords, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type Swccg, type SwccgOffer } from './kinds.ts'
import { NUMBER_NAMES } from './rules/cards/numbers.ts'
import { countIn, exists, locationOf } from './rules/cards/place.ts'
import { isBlownAway } from './rules/cards/skills.ts'
import { generation } from './rules/force/activate.ts'
import { lifeForce } from './rules/force/piles.ts'
import { parsecOf } from './rules/locations/locations.ts'
import { isTurned } from './rules/objectives/two-faces.ts'
import { sampleSetup } from './sample.ts'
import { defineCards, InlineCard } from './scenario/inline-card.ts'
import { place } from './scenario/place.ts'
import { PositionSchema, SEAT_NAMES } from './scenario/position.ts'
import { libraryFor, type SwccgSetup } from './table.ts'

/** Written as a record so that none is left out. */
const VERBS: Readonly<Record<SwccgOffer['verb'], true>> = {
  pass: true,
  'start-with': true,
  drain: true,
  deploy: true,
  transfer: true,
  'take-seat': true,
  replace: true,
  'give-up': true,
  'break-cover': true,
  form: true,
  asteroids: true,
  drift: true,
  voyage: true,
  'search-party': true,
  seize: true,
  imprison: true,
  'leave-unattended': true,
  escape: true,
  rally: true,
  release: true,
  unleash: true,
  attack: true,
  battle: true,
  fire: true,
  forfeit: true,
  move: true,
  draw: true,
  lose: true,
  play: true,
}

/** Where a card is and what is true of it. */
function facts(game: Game, id: CardId): Record<string, Fact> {
  const { controller, on, as, moved, battled, hit, holds, frozen, target, crashed } = game.card(id)
  const place = locationOf(game, id)
  return {
    controller: SEAT_NAMES[controller]!,
    at: place === null || place === id ? '' : definitionOf(game, place).title,
    on: on === null ? '' : definitionOf(game, on).title,
    as: as ?? '',
    holds: holds.length,
    moved,
    battled,
    hit,
    frozen,
    crashed,
    target: target === null || !exists(game, target) ? '' : definitionOf(game, target).title,
    dots: definitionOf(game, id).dots ?? 0,
    persona: definitionOf(game, id).persona ?? '',
    of: game.card(id).system ?? '',
    orbits: game.card(id).orbits ?? '',
    parsec: parsecOf(game, id) ?? -1,
    turned: isTurned(game, id),
    blownAway: isBlownAway(game, id),
  }
}

const resources = (game: Game, seat: SeatId): Record<string, Fact> => ({
  side: game.seat(seat).side,
  lifeForce: lifeForce(game, seat),
  generation: generation(game, seat),
  hand: countIn(game, seat, 'hand'),
  reserve: countIn(game, seat, 'reserve'),
  force: countIn(game, seat, 'force'),
  used: countIn(game, seat, 'used'),
  lost: countIn(game, seat, 'lost'),
  drained: game.seat(seat).drained,
})

export const scenarioWords: ScenarioWords<Swccg, SwccgSetup> = {
  position: PositionSchema,
  inlineCard: InlineCard,
  setup: ({ cards, ...request }) => {
    const setup = sampleSetup(request)
    return cards && cards.length > 0 ? { ...setup, cards: defineCards(cards) } : setup
  },
  seats: () => SEAT_NAMES,
  place,
  cardNames: (setup) => libraryFor(setup).allKeys(),
  nameOf: (_, { is }: Card<Swccg>) => is,
  fields: {
    at: 'card',
    on: 'card',
    to: 'card',
    over: 'card',
    target: 'card',
    grant: 'card',
    insteadOf: 'card',
    escort: 'card',
    around: 'card',
    owner: 'seat',
    winner: 'seat',
    whose: 'seat',
    against: 'seat',
  },
  verbs: Object.keys(VERBS),
  numbers: NUMBER_NAMES,
  facts,
  resources,
  table: ({ table: { turn, phase, current } }) => ({ turn, phase, current: SEAT_NAMES[current]! }),
}
