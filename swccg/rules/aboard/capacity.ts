/** Room aboard starships and vehicles: who can take which place (ccg95/capacity/starship-by-text). */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Capacity, CardFacts } from '../../cards/definition.ts'
import { matches } from '../../effects/matches.ts'
import { active, allowedBy, barredBy } from '../../effects/statics.ts'
import { definitionOf, type Game, type Role } from '../../kinds.ts'
import { hasSkill, hasTraitNow } from '../cards/skills.ts'
import { hasLostPilots } from './crew.ts'

/** The kind of place that something aboard takes. */
type Berth =
  | 'pilot'
  | 'driver'
  | 'passenger'
  | 'astromech'
  | 'vehicle'
  | 'bike'
  | 'tie'
  | 'starfighter'
  /** A starfighter that may take a place for vehicles too (ccgx/vehicle/carried-like-vehicle). */
  | 'small'

const berthOf = (game: Game, card: CardId, as: Role): Berth => {
  const facts = definitionOf(game, card)
  if (allowedBy(game, 'be-carried-like-a-vehicle', card) !== null) return 'small'
  if (facts.kind === 'vehicle') return facts.traits?.includes('speeder bike') ? 'bike' : 'vehicle'
  if (facts.kind === 'starship') return facts.model?.startsWith('TIE') ? 'tie' : 'starfighter'
  if (as === 'cargo') return 'astromech'
  return as === 'pilot' || as === 'driver' ? as : 'passenger'
}

/** A squadron takes as many places as it has craft (ccgx/vehicle/cargo). */
const craftIn = ({ type }: CardFacts): number => (type === 'squadron' ? 3 : 1)

const isAboard = (as: Role | null): boolean =>
  as === 'pilot' || as === 'driver' || as === 'passenger' || as === 'cargo'

/** Everybody and everything in a hull, without what they carry. */
export const aboard = (game: Game, host: CardId): readonly CardId[] =>
  game.card(host).holds.filter((card) => isAboard(game.card(card).as))

/** Whether one way to fill the ship holds all this. */
function holdsAll(capacity: Capacity, load: Readonly<Record<Berth, number>>): boolean {
  const { pilots = 0, drivers = 0, passengers = 0, either = 0 } = capacity
  const { astromechs = 0, vehicles = 0, bikes = 0, ties = 0, starfighters = 0 } = capacity
  const spill = Math.max(0, load.pilot - pilots) + Math.max(0, load.passenger - passengers)
  const small = Math.max(0, load.small - Math.max(0, starfighters - load.starfighter))
  return (
    spill <= either &&
    load.driver <= drivers &&
    load.astromech <= astromechs &&
    load.vehicle + small + Math.max(0, load.bike - bikes) <= vehicles &&
    load.tie <= ties + starfighters &&
    load.starfighter <= starfighters
  )
}

/** Whether these can be aboard together, each in its place. */
export function fitsAboard(
  game: Game,
  host: CardId,
  load: readonly { readonly card: CardId; readonly as: Role }[],
): boolean {
  const count: Record<Berth, number> = {
    pilot: 0,
    driver: 0,
    passenger: 0,
    astromech: 0,
    vehicle: 0,
    bike: 0,
    tie: 0,
    starfighter: 0,
    small: 0,
  }
  for (const { card, as } of load) {
    count[berthOf(game, card, as)] += craftIn(definitionOf(game, card))
    count.passenger += escortedBy(game, card) // ccgx/capture/aboard-capacity
  }
  return capacitiesOf(game, host).some((capacity) => holdsAll(capacity, count))
}

const escortedBy = (game: Game, card: CardId): number =>
  game.card(card).holds.filter((other) => game.card(other).as === 'escorted').length

/** Ways to fill a hull, with the places that cards add. */
function capacitiesOf(game: Game, host: CardId): readonly Capacity[] {
  const { capacity: printed = NO_ROOM } = definitionOf(game, host)
  const capacity = hasLostPilots(game, host) ? withPilots(printed, 1) : printed
  if (active(game, 'astromech-room').length === 0) return capacity
  const added = active(game, 'astromech-room')
    .filter(({ what, context }) => matches(game, context, what.of, host))
    .reduce((sum, { what }) => sum + what.add, 0)
  if (added === 0) return capacity
  return hullsOf(capacity).map((way) => ({ ...way, astromechs: (way.astromechs ?? 0) + added }))
}
const hullsOf = (capacity: readonly Capacity[]): readonly Capacity[] =>
  capacity.length > 0 ? capacity : [{}]

/** Starfighters have one permanent pilot each, whose place is free when it was removed. */
const withPilots = (capacity: readonly Capacity[], more: number): readonly Capacity[] =>
  hullsOf(capacity).map((way) => ({ ...way, pilots: (way.pilots ?? 0) + more }))

const NO_ROOM: readonly Capacity[] = []

/** The places that a card could take there by its skills, whether or not one is free. */
export function rolesIn(game: Game, card: CardId, host: CardId): readonly Role[] {
  const { kind, type: size } = definitionOf(game, card)
  const { kind: hostKind, type } = definitionOf(game, host)
  if (kind !== 'character') return size === 'capital' ? NOWHERE : ['cargo']
  const roles: Role[] = []
  const hasHelm = hostKind === 'starship' || type === 'combat' || type === 'shuttle'
  if (hasHelm && hasSkill(game, card, 'pilot') && barredBy(game, 'pilot', card, host) === null)
    roles.push('pilot')
  if (hostKind === 'vehicle' && mayDrive(game, card, host)) roles.push('driver')
  if (hasTraitNow(game, card, 'astromech droid')) roles.push('cargo')
  roles.push('passenger')
  return roles
}

/** Whoever has ability can drive; droids only if their text says so (ccg/pilot/driver-ability). */
const mayDrive = (game: Game, card: CardId, host: CardId): boolean =>
  numberOf(game, 'ability', card) > 0 || allowedBy(game, 'drive', card, host) !== null

const NOWHERE: readonly Role[] = []

/** The places that are free for a card that comes aboard, or that changes its seat there. */
export function freeRoles(game: Game, card: CardId, host: CardId): readonly Role[] {
  if (capacitiesOf(game, host).length === 0 || barredBy(game, 'board', card, host) !== null) return NOWHERE
  const others: { readonly card: CardId; readonly as: Role }[] = []
  for (const other of game.card(host).holds) {
    const { as } = game.card(other)
    if (other !== card && as !== null && isAboard(as)) others.push({ card: other, as })
  }
  return rolesIn(game, card, host).filter((as) => fitsAboard(game, host, [...others, { card, as }]))
}
