/** Builds the position that a scenario writes. */
import { addCard, type CardId, type Path, ScenarioError, type SeatId, type State } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import type { Game, Role, Swccg } from '../kinds.ts'
import {
  cardsOnTable,
  locationsInPlay,
  OFF_TABLE,
  type OwnZone,
  seatZone,
  tableZone,
} from '../rules/cards/place.ts'
import { BLOWN_AWAY } from '../rules/cards/skills.ts'
import { PARSEC } from '../rules/locations/locations.ts'
import { layCard, layTable, type SwccgSetup } from '../table.ts'
import { standAt } from './points.ts'
import {
  type PileOfCards,
  type Placed,
  type PlacedLocation,
  type ScenarioPosition,
  SEAT_NAMES,
  type SeatPosition,
} from './position.ts'

/** Cards that stand for any card of a side. */
const ANY = ['Stormtrooper', 'Rebel Trooper'] as const
/** Enough that nobody loses the game by it. */
const RESERVE = 20

export function place(setup: SwccgSetup, given: unknown): State<Swccg> {
  const position = given as ScenarioPosition
  const game = layTable(setup, SEAT_NAMES)
  for (const [index, location] of (position.locations ?? []).entries())
    layLocation(game, location, ['position', 'locations', index])
  for (const [seat, name] of SEAT_NAMES.entries())
    laySeat(game, seat, position[name] ?? {}, ['position', name])
  aim(game, position)
  buildIn(game, position)
  standAt(game, position.at ?? 'deploy dark', position.turn)
  return game.state
}

function layLocation(game: Game, written: string | PlacedLocation, path: Path): void {
  const placed: PlacedLocation = typeof written === 'string' ? { card: written } : written
  const { key, kind, side } = cardNamed(game, placed.card, undefined, path)
  if (kind !== 'location') throw new ScenarioError(`"${placed.card}" is no location`, path)
  const seat = SEAT_NAMES.indexOf(side)
  const id = layCard(game, key, seat, tableZone('row'))
  if (placed.of !== undefined) game.changeCard(id, { system: placed.of })
  if (placed.blownAway) game.changeCard(id, { notes: { [BLOWN_AWAY]: 1 } })
  if (placed.parsec !== undefined) game.changeCard(id, { notes: { [PARSEC]: placed.parsec } })
  if (placed.orbits !== undefined) game.changeCard(id, { orbits: placed.orbits })
  for (const [index, card] of (placed.beneath ?? []).entries())
    layBeneath(game, card, id, [...path, 'beneath', index])
  for (const [owner, name] of SEAT_NAMES.entries())
    for (const [index, card] of (placed[name] ?? []).entries())
      layThere(game, owner, card, id, [...path, name, index])
}

/** What was converted belongs to the player of its side. */
function layBeneath(game: Game, card: string, on: CardId, path: Path): void {
  const { side } = cardNamed(game, card, undefined, path)
  layOn(game, SEAT_NAMES.indexOf(side), card, on, 'beneath', path)
}

/** Effects, devices and automated weapons lie on the location, everything else is at it. */
function layThere(game: Game, seat: SeatId, card: string | Placed, location: CardId, path: Path): void {
  const title = typeof card === 'string' ? card : card.card
  const { kind } = cardNamed(game, title, seat, path)
  const isProjected = typeof card !== 'string' && card.projected === true
  const at = STANDING.has(kind) || isProjected
  layOn(game, seat, card, location, stateOf(card) ?? (at ? 'at' : 'attached'), path)
}

const STANDING: ReadonlySet<string> = new Set(['character', 'vehicle', 'starship', 'creature'])

const stateOf = (card: string | Placed): Role | undefined =>
  typeof card === 'string' ? undefined : STATES.find((state) => card[state] === true)
const STATES = ['undercover', 'missing', 'imprisoned', 'unattended', 'captured'] as const

const LOADS: readonly (readonly [
  'with' | 'pilots' | 'driver' | 'passengers' | 'cargo' | 'captives' | 'held' | 'stranded',
  Role,
])[] = [
  ['with', 'attached'],
  ['pilots', 'pilot'],
  ['driver', 'driver'],
  ['passengers', 'passenger'],
  ['cargo', 'cargo'],
  ['captives', 'escorted'],
  ['held', 'captured'],
  ['stranded', 'stranded'],
]

function layOn(game: Game, seat: SeatId, written: string | Placed, on: CardId, as: Role, path: Path): CardId {
  const id = lay(game, seat, written, tableZone('table'), { on, as }, path)
  game.changeCard(on, { holds: [...game.card(on).holds, id] })
  return id
}

function lay(
  game: Game,
  seat: SeatId,
  written: string | Placed,
  zone: number,
  where: { readonly on: CardId | null; readonly as: Role | null },
  path: Path,
): CardId {
  const placed: Placed = typeof written === 'string' ? { card: written } : written
  const { key } = cardNamed(game, placed.card, seat, path)
  const { moved = false, gone = 0, battled = false, hit = false, frozen = false, crashed = false } = placed
  const owner = placed.owner === undefined ? seat : SEAT_NAMES.indexOf(placed.owner)
  const id = addCard(game, zone, {
    ...OFF_TABLE,
    is: key,
    owner,
    controller: seat,
    ...where,
    moved,
    gone,
    battled,
    hit,
    frozen,
    crashed,
    system: placed.of ?? null,
    ...(placed.turned ? { notes: { turned: 1 } } : {}),
    ...(placed.completed ? { notes: { completed: 1 } } : {}),
  })
  for (const [list, as] of LOADS)
    for (const [index, card] of (placed[list] ?? []).entries())
      layOn(game, OF_OTHERS.has(as) ? 1 - seat : layerOf(card, seat), card, id, as, [...path, list, index])
  return id
}

/** Captives and captured starships are the other player's. */
const OF_OTHERS: ReadonlySet<Role> = new Set(['escorted', 'captured'])

/** Who put a card on another: its player, unless something else is said. */
const layerOf = (card: string | Placed, seat: SeatId): SeatId =>
  typeof card === 'object' && card.by !== undefined ? SEAT_NAMES.indexOf(card.by) : seat

const PILES: readonly (readonly [keyof SeatPosition, OwnZone])[] = [
  ['hand', 'hand'],
  ['reserve', 'reserve'],
  ['force', 'force'],
  ['used', 'used'],
  ['lost', 'lost'],
  ['outOfPlay', 'out-of-play'],
]

function laySeat(game: Game, seat: SeatId, position: SeatPosition, path: Path): void {
  for (const [name, zone] of PILES) {
    const pile = (position[name] as PileOfCards | undefined) ?? (name === 'reserve' ? RESERVE : 0)
    for (const [index, item] of (typeof pile === 'number' ? [pile] : pile).entries())
      layPile(game, seat, item, zone, [...path, name, index])
  }
  for (const [index, card] of (position.side ?? []).entries())
    lay(game, seat, card, seatZone(seat, 'side'), { on: null, as: null }, [...path, 'side', index])
  game.changeSeat(seat, { drained: position.drained ?? 0 })
}

function layPile(game: Game, seat: SeatId, item: string | number, zone: OwnZone, path: Path): void {
  const is = typeof item === 'number' ? ANY[seat]! : cardNamed(game, item, seat, path).key
  for (let left = typeof item === 'number' ? item : 1; left > 0; left--)
    layCard(game, is, seat, seatZone(seat, zone))
}

/** Utinni Effects and Jedi Tests name whom they target once all cards lie. */
function aim(game: Game, { locations = [] }: ScenarioPosition): void {
  const targets = locations.flatMap((location) =>
    typeof location === 'string' ? [] : [...(location.dark ?? []), ...(location.light ?? [])],
  )
  for (const written of targets.flatMap((one) => [one, ...carriedBy(one)]))
    if (typeof written !== 'string') aimOne(game, written)
}
const carriedBy = (one: string | Placed): readonly (string | Placed)[] =>
  typeof one === 'string'
    ? []
    : [...(one.with ?? []), ...(one.captives ?? [])].flatMap((each) => [each, ...carriedBy(each)])

function aimOne(game: Game, { card, target, mentor }: Placed): void {
  const source = titled(game, card)
  const [aimedAt, teacher] = [target, mentor].map((name) =>
    name === undefined ? undefined : titled(game, name),
  )
  if (source === undefined) return
  if (aimedAt !== undefined) game.changeCard(source, { target: aimedAt })
  if (teacher !== undefined) game.changeCard(source, { mentor: teacher })
}

/** The sites of crafts, in the order of the row, once all cards lie. */
function buildIn(game: Game, { locations = [] }: ScenarioPosition): void {
  for (const [index, written] of locations.entries()) {
    if (typeof written === 'string' || written.craft === undefined) continue
    const craft = titled(game, written.craft)
    if (craft !== undefined) game.changeCard(locationsInPlay(game)[index]!, { craft })
  }
}
const titled = (game: Game, title: string): CardId | undefined =>
  [...cardsOnTable(game), ...locationsInPlay(game)].find(
    (card) => game.card(card).is === game.constants.library.named(title)?.key,
  )

function cardNamed(game: Game, title: string, seat: SeatId | undefined, path: Path): CardDefinition {
  const { library } = game.constants
  const card = library.named(title, seat === undefined ? undefined : SEAT_NAMES[seat])
  if (card) return card
  const near = library.closestKeys(title).map((other) => `"${other}"`)
  const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : ''
  throw new ScenarioError(`there is no card "${title}"${hint}`, path)
}
