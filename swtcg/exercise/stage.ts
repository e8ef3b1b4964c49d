/** The position in which a card is tried: rich players, units of both sides, and the card in hand or in play. */
import type { Below } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardDefinition } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import type { Side } from '../kinds.ts'
import type { Ability } from '../language/tree.ts'
import type { Placed, Position, SeatPosition } from '../scenario/position.ts'
import { Cast } from './cast.ts'

const FORCE = 25
const BUILD = 60

/** Where the card is when the trial begins; later trials put it where its text works. */
export type Start = 'hand' | 'play'
/** How far the game has come: late, units have fallen, nothing is being built, and the discard piles are long. */
export type Hour = 'early' | 'late'

const DISCARDED = { early: 5, late: 45 } as const

export interface Staged {
  readonly position: Position
  /** Who has the card. */
  readonly side: Side
}

export function stage(
  library: Library,
  star: CardDefinition,
  { start, hour }: { readonly start: Start; readonly hour: Hour },
  below: Below,
): Staged {
  const side = star.side === 'neutral' ? (below(2) === 0 ? 'dark' : 'light') : star.side
  const cast = new Cast(library, star, below)
  const staging: Staging = { library, star, cast, below, hour }
  const seats = { dark: seatOf(staging, 'dark'), light: seatOf(staging, 'light') }
  const withStar = start === 'hand' ? inHand(staging, seats[side]) : inPlay(staging, seats[side], side)
  return {
    side,
    position: { at: pointFor(star, start, side, below), ...seats, [side]: withStar } as Position,
  }
}

/** Cards are built in the build step; what fights begins in its arena, now and then earlier. */
function pointFor(star: CardDefinition, start: Start, side: Side, below: Below): string {
  const builds = star.kind !== 'battle' && (start === 'hand' || has(star, 'hidden-cost') || below(3) === 0)
  if (builds) return `build ${side}`
  const arena = star.arenas[below(star.arenas.length)] ?? ARENAS[below(ARENAS.length)]!
  return below(3) === 0 ? 'battle' : `battle ${arena}`
}

interface Staging {
  readonly library: Library
  readonly star: CardDefinition
  readonly cast: Cast
  readonly below: Below
  readonly hour: Hour
}

const OTHERS = ['battle', 'mission', 'location', 'equipment'] as const

function seatOf({ library, cast, below, hour }: Staging, side: Side): SeatPosition {
  const titles = (cards: readonly CardDefinition[]): string[] => cards.map((card) => library.titleOf(card))
  const arenas = ARENAS.map((arena) => [
    arena,
    titles(cast.units(side, arena, hour === 'late' ? below(2) : 2)).map((card) => worn(card, below)),
  ])
  return {
    force: FORCE,
    buildPoints: BUILD,
    hand: titles(cast.cards(side, 3, ['unit', 'battle', 'mission', 'equipment'])),
    deck: titles(cast.cards(side, 14, ['unit', ...OTHERS])),
    discard: titles(cast.cards(side, DISCARDED[hour], ['unit', ...OTHERS])),
    build: titles(cast.cards(side, hour === 'late' ? 0 : 2, ['unit'])).map((card, index) =>
      index === 0 ? { card, counters: 1 } : card,
    ),
    locations: below(2) === 0 ? titles(cast.cards(side, 1, ['location'])) : [],
    ...Object.fromEntries(arenas),
  }
}

/** Some units are damaged, some are tapped. */
const worn = (card: string, below: Below): Placed => ({
  card,
  damage: below(3) === 0 ? 1 : 0,
  tapped: below(6) === 0,
})

const inHand = ({ library, star }: Staging, seat: SeatPosition): SeatPosition => ({
  ...seat,
  hand: [library.titleOf(star), ...(seat.hand ?? [])],
})

function inPlay(staging: Staging, seat: SeatPosition, side: Side): SeatPosition {
  const { library, star, below } = staging
  const card = library.titleOf(star)
  switch (star.kind) {
    case 'unit':
      return has(star, 'pilot') && below(2) === 0
        ? onBearer(staging, seat, side, 'pilots')
        : standing(staging, seat, side)
    case 'equipment':
      return onBearer(staging, seat, side, 'equipment')
    case 'location':
      return { ...seat, locations: [card] }
    case 'resource':
      return { ...seat, resource: { card, counters: { resource: 6 } } }
    default:
      return inHand(staging, seat)
  }
}

const has = ({ abilities }: CardDefinition, kind: Ability['ability']): boolean =>
  abilities.some(({ ability }) => ability === kind)

/** In its arena, or in the build zone, where Reserves and Hidden Cost work. */
function standing(staging: Staging, seat: SeatPosition, side: Side): SeatPosition {
  const { library, star, below } = staging
  const card = library.titleOf(star)
  if (has(star, 'reserves') && below(2) === 0) return { ...seat, build: [card, ...(seat.build ?? [])] }
  if (has(star, 'hidden-cost') && below(2) === 0)
    return { ...seat, buildPoints: 0, build: [{ card, counters: hiddenCost(star) }, ...(seat.build ?? [])] }
  const arena = star.arenas[below(star.arenas.length)]!
  const placed = { ...hurt(star, card, below), ...aboard(staging, side, arena) }
  return { ...seat, [arena]: [placed, ...(seat[arena] ?? [])] }
}

/** Now and then it has a Pilot or an Equipment of its own. */
function aboard({ library, cast, below }: Staging, side: Side, arena: Arena): Partial<Placed> {
  const pilot = below(3) === 0 ? cast.pilot(side) : undefined
  const equipment = below(3) === 0 ? cast.equipment(side, arena) : undefined
  return {
    ...(pilot ? { pilots: [library.titleOf(pilot)] } : {}),
    ...(equipment ? { equipment: [library.titleOf(equipment)] } : {}),
  }
}

/** The build counters that it takes before Force may do the rest. */
const hiddenCost = ({ abilities }: CardDefinition): number =>
  Math.max(...abilities.map((each) => (each.ability === 'hidden-cost' ? Number(each.value) || 1 : 1)))

/** Often one damage from being discarded: much text is about that. */
const hurt = ({ health }: CardDefinition, card: string, below: Below): Placed => ({
  card,
  damage: typeof health === 'number' && below(2) === 0 ? Math.max(0, health - 1) : 0,
})

function onBearer(
  staging: Staging,
  seat: SeatPosition,
  side: Side,
  as: 'pilots' | 'equipment',
): SeatPosition {
  const { library, star, cast, below } = staging
  const bearer = cast.bearer(side)
  if (!bearer) return inHand(staging, seat)
  const arenas =
    as === 'equipment' ? bearer.arenas.filter((arena) => star.arenas.includes(arena)) : bearer.arenas
  const arena = arenas[below(arenas.length)]!
  const unit = { ...hurt(bearer, library.titleOf(bearer), below), [as]: [library.titleOf(star)] }
  return { ...seat, [arena]: [unit, ...(seat[arena] ?? [])] }
}
