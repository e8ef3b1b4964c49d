/** How scenarios speak of the Star Wars TCG. */
import type { Card, CardId, Fact, ScenarioWords, SeatId, SetupRequest } from '@dejarik/kernel'
import type { Game, Swtcg, SwtcgOffer } from './kinds.ts'
import { numbers } from './rules/abilities/numbers.ts'
import { uniqueNameOf } from './rules/unique/unique.ts'
import { sampleSetup } from './sample.ts'
import { place } from './scenario/place.ts'
import { PositionSchema, seatNames } from './scenario/position.ts'
import { hasCardsOfToday } from './scenario/sets-of-today.ts'
import { libraryFor, type SwtcgSetup } from './table.ts'

/** Written as a record so that none is left out. */
const VERBS: Readonly<Record<SwtcgOffer['verb'], true>> = {
  pass: true,
  bid: true,
  'give-up': true,
  'set-up': true,
  defer: true,
  stop: true,
  contest: true,
  'give-up-unique': true,
  attack: true,
  'skip-attack': true,
  play: true,
  'battle-card': true,
  special: true,
  'lay-face-down': true,
  'add-counters': true,
  complete: true,
  move: true,
  pilot: true,
  equip: true,
  detach: true,
  rearrange: true,
  retreat: true,
  draw: true,
  'skip-draw': true,
  upkeep: true,
  resolve: true,
}

/** What lies on a card, and whose it is. */
function facts(game: Game, id: CardId): Record<string, Fact> {
  const { controller, faceDown, tapped, damage, build, counters, stack, under, host, movedBy } = game.card(id)
  const names = seatNames({ seats: game.state.seats.length })
  return {
    ...counters,
    controller: names[controller] ?? '',
    faceDown,
    tapped,
    damage,
    buildCounters: build,
    stack: stack.length,
    under: under.length,
    host: host === null ? '' : titleOf(game, game.card(host)),
    moved: movedBy !== 0,
    unique: uniqueNameOf(game, id) ?? '',
  }
}

function resources(game: Game, seat: SeatId): Record<string, Fact> {
  const { side, force, build, setup } = game.seat(seat)
  const { left, total, done } = setup
  return { side, force, buildPoints: build, setupLeft: left, setupTotal: total, setupDone: done }
}

const titleOf = (game: Game, { is }: Card<Swtcg>): string => {
  const { library } = game.constants
  return library.titleOf(library.card(is))
}

/** A setup for a position; the cards on the table tell whether those of today are played with. */
export const setupFor = (request: SetupRequest, position: unknown): SwtcgSetup => ({
  ...sampleSetup(request),
  ...(hasCardsOfToday(position) ? { setsOfToday: true } : {}),
})

/** For positions of shipped cards; `scenario/own-cards.ts` lets scenarios bring others along. */
export const scenarioWords: ScenarioWords<Swtcg, SwtcgSetup> = {
  position: PositionSchema,
  setup: ({ cards: _, ...request }, position) => setupFor(request, position),
  seats: seatNames,
  place,
  cardNames: (setup) => libraryFor(setup).allTitles(),
  nameOf: titleOf,
  fields: {
    attacker: 'card',
    defender: 'card',
    unit: 'card',
    on: 'card',
    onto: 'card',
    top: 'card',
    against: 'card',
    source: 'card',
    version: 'card',
    owner: 'seat',
    order: 'seat',
  },
  verbs: Object.keys(VERBS),
  numbers: Object.keys(numbers),
  facts,
  resources,
  table: (game) => ({ turn: game.table.turn, step: game.table.step }),
}
