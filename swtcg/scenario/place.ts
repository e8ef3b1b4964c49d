/** Builds the position that a scenario writes. */
import {
  addCard,
  type CardId,
  didYouMean,
  type Path,
  ScenarioError,
  type SeatId,
  type State,
  seatBit,
  type ZoneId,
} from '@dejarik/kernel'
import { ARENAS, type CardDefinition } from '../cards/definition.ts'
import type { Game, Swtcg } from '../kinds.ts'
import { newCard } from '../rules/cards/blank-card.ts'
import { locationZone, seatZone, tableZone } from '../rules/cards/place.ts'
import { layTable, SEATED_SIDES, type SwtcgSetup, teamOf } from '../table.ts'
import { standAt } from './points.ts'
import { type Placed, type ScenarioPosition, type SeatPosition, seatNames } from './position.ts'

export function place(setup: SwtcgSetup, given: unknown): State<Swtcg> {
  const position = given as ScenarioPosition
  const names = seatNames(setup)
  checkSeats(position, names)
  const sides = names.map((_, seat) => SEATED_SIDES[teamOf(setup, seat)]!)
  const game = layTable(setup, sides)
  for (const [seat, name] of names.entries())
    placeSeat({ game, seat, names }, position[name] ?? {}, ['position', name])
  standAt(game, position.at ?? 'build dark', names, position.turn)
  return game.state
}

function checkSeats(position: ScenarioPosition, names: readonly string[]): void {
  const strange = Object.keys(position).find((key) => !['at', 'turn', ...names].includes(key))
  if (strange === undefined) return
  const meant = didYouMean(strange, ['at', 'turn', ...names]) || `; the seats are ${names.join(', ')}`
  throw new ScenarioError(`there is no seat "${strange}"${meant}`, ['position', strange])
}

/** At whose place cards are laid. */
interface Placing {
  readonly game: Game
  readonly seat: SeatId
  readonly names: readonly string[]
}

function placeSeat(placing: Placing, position: SeatPosition, path: Path): void {
  const { game, seat } = placing
  const setup = { ...game.seat(seat).setup, ...position.setup }
  game.changeSeat(seat, { force: position.force ?? 0, build: position.buildPoints ?? 0, setup })
  for (const zone of ['hand', 'deck', 'discard', 'aside'] as const)
    layAll(placing, position[zone], seatZone(seat, zone), [...path, zone])
  for (const arena of ARENAS) layAll(placing, position[arena], tableZone(arena), [...path, arena])
  layAll(placing, position.build, seatZone(seat, 'build'), [...path, 'build'])
  const resource = position.resource === undefined ? [] : [position.resource]
  layAll(placing, resource, seatZone(seat, 'resource'), [...path, 'resource'])
  layAll(placing, position.event === undefined ? [] : [position.event], seatZone(seat, 'event'), [
    ...path,
    'event',
  ])
  for (const zone of ['supply', 'outside'] as const)
    layAll(placing, position[zone] ?? [], seatZone(seat, zone), [...path, zone])
  for (const [index, title] of (position.locations ?? []).entries())
    layLocation(placing, title, [...path, 'locations', index])
}

function layAll(
  placing: Placing,
  cards: readonly (string | Placed)[] = [],
  zone: ZoneId,
  path: Path,
): readonly CardId[] {
  return cards.map((card, index) => lay(placing, card, zone, null, [...path, index]))
}

/** Lays a card with everything on it and beneath it. */
function lay(
  placing: Placing,
  written: string | Placed,
  zone: ZoneId,
  host: CardId | null,
  path: Path,
): CardId {
  const { game, seat } = placing
  const placed: Placed = typeof written === 'string' ? { card: written } : written
  const definition = cardNamed(placing, placed.card, path)
  checkArena(game, definition, zone, path)
  const owner = placed.owner === undefined ? seat : placing.names.indexOf(placed.owner)
  const controller = placed.controller === undefined ? seat : placing.names.indexOf(placed.controller)
  const counters = typeof placed.counters === 'number' ? {} : (placed.counters ?? {})
  const build = typeof placed.counters === 'number' ? placed.counters : 0
  const id = addCard(game, zone, {
    ...newCard(owner),
    is: definition.key,
    owner,
    faceDown: typeof placed.counters === 'number',
    controller,
    host,
    tapped: placed.tapped ?? false,
    damage: placed.damage ?? 0,
    build,
    counters,
    movedBy: placed.moved ? seatBit(controller) : 0,
  })
  const attach = (cards: readonly (string | Placed)[] = [], as: string): readonly CardId[] =>
    cards.map((card, index) => lay(placing, card, tableZone('attached'), id, [...path, as, index]))
  game.changeCard(id, {
    stack: attach(placed.stack, 'stack'),
    pilots: attach(placed.pilots, 'pilots'),
    equipment: attach(placed.equipment, 'equipment'),
  })
  return id
}

/** A Location lies in the arena of its type. */
function layLocation(placing: Placing, title: string, path: Path): void {
  const { kind, arenas } = cardNamed(placing, title, path)
  const [arena] = arenas
  if (kind !== 'location' || !arena) throw new ScenarioError(`"${title}" is no Location of an arena`, path)
  lay(placing, title, locationZone(arena), null, path)
}

function cardNamed({ game }: Placing, title: string, path: Path): CardDefinition {
  const { library } = game.constants
  const card = library.named(title)
  if (card) return card
  const near = library.closestTitles(title).map((other) => `"${other}"`)
  const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : ''
  throw new ScenarioError(`there is no card "${title}"${hint}`, path)
}

/** A unit stands in an arena of its type: a position that no game reaches proves nothing. */
function checkArena(game: Game, definition: CardDefinition, zone: ZoneId, path: Path): void {
  const { kind, arenas, name } = definition
  const arena = ARENAS[zone]
  const fitting = [...arenas, ...game.policies.arenasFor(definition)]
  if (arena && (kind !== 'unit' || !fitting.includes(arena)))
    throw new ScenarioError(`${name} is no ${arena} unit`, path)
}
