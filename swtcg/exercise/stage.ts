/** The position in which a card is tried: rich players, units of both sides, and the card where its text works. */
import type { Below } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardDefinition } from '../cards/definition.ts'
import type { Game } from '../kinds.ts'
import type { ScenarioPosition } from '../scenario/position.ts'
import type { PrintedAbility } from './abilities.ts'
import { Cast } from './cast.ts'
import type { Camp } from './draft.ts'
import { type Draft, positionOf, type Standing } from './draft.ts'
import { grant, remove } from './grant.ts'
import { letIn } from './let-in.ts'
import { type Plot, plotFor } from './plot.ts'
import { prepare } from './prepare.ts'
import { anySpot, put, type Staging } from './put.ts'
import { pointOf, spotOf, staysInHand } from './spot.ts'
import { type Wishes, wishesOf } from './wish.ts'

const BUILD = 60

/** Where the card is when the trial begins; later trials put it where its text works. */
export type Start = 'hand' | 'play'
/** How far the game has come: late, units have fallen, nothing is being built, and the discard piles are long. */
export type Hour = 'early' | 'late'

const DISCARDED = { early: 5, late: 45 } as const

export interface Staged {
  readonly position: ScenarioPosition
  readonly plot: Plot
  /** Cards that help to bring the ability to use. */
  readonly abettors: ReadonlySet<string>
  /** The card works in hand and is to stay there. */
  readonly stays: boolean
}
export interface Aimed {
  readonly start: Start
  readonly hour: Hour
  /** The ability that the trial is after. */
  readonly aim?: PrintedAbility | undefined
}

const NO_WISHES: Wishes = { present: [], absent: [], own: [] }

export function stage(
  { library, deckCards }: Pick<Game['constants'], 'library' | 'deckCards'>,
  star: CardDefinition,
  { start, hour, aim }: Aimed,
  below: Below,
): Staged {
  const side = star.side === 'dark' || star.side === 'light' ? star.side : below(2) === 0 ? 'dark' : 'light'
  const cast = new Cast(deckCards, star, below)
  const seats = { dark: drafted(cast, 'dark', hour, below), light: drafted(cast, 'light', hour, below) }
  const spot = start === 'hand' ? 'hand' : ((aim && spotOf(star, aim)) ?? anySpot(star, below))
  const wishes = aim ? wishesOf(aim) : NO_WISHES
  const isBuilt = start === 'hand' && star.kind !== 'battle' && star.kind !== 'event'
  const isBefore = start === 'hand' && star.kind === 'event'
  const plot = { ...(isBuilt ? { arrives: 'star' as const } : {}), ...(aim ? plotFor(star, aim) : {}) }
  const arena = star.arenas[below(Math.max(1, star.arenas.length))]
  const staging: Staging = { star, aim, cast, below, side, seats, arena, wishes, plot, spot }
  for (const filter of wishes.absent) remove(staging, filter)
  for (const wish of wishes.present) grant(staging, wish)
  const abettors = aim ? letIn(staging, aim) : new Set<string>()
  put(staging)
  prepare(staging)
  const told = aim && !isBuilt && !isBefore ? pointOf(aim, plot, spot, staging) : undefined
  const at = told ?? pointFor(star, start, side, below)
  const position = { at, dark: positionOf(library, seats.dark), light: positionOf(library, seats.light) }
  const stays = aim !== undefined && start === 'play' && staysInHand(aim)
  return { position: position as ScenarioPosition, plot, abettors, stays }
}

/** Events are played before setup, cards are built in the build step; what fights begins in its arena, now and then earlier. */
function pointFor(star: CardDefinition, start: Start, side: Camp, below: Below): string {
  const hides = star.abilities.some(({ ability }) => ability === 'hidden-cost')
  if (star.kind === 'event' && start === 'hand') return 'preparation'
  const builds = star.kind !== 'battle' && (start === 'hand' || hides || below(3) === 0)
  if (builds) return `build ${side}`
  const arena = star.arenas[below(star.arenas.length)] ?? ARENAS[below(ARENAS.length)]!
  return below(3) === 0 ? 'battle' : `battle ${arena}`
}

const OTHERS = ['battle', 'mission', 'location', 'equipment'] as const

function drafted(cast: Cast, side: Camp, hour: Hour, below: Below): Draft {
  const units = (arena: Arena): Standing[] =>
    cast.units(side, arena, hour === 'late' ? below(2) : 2).map((card) => worn(card, below))
  return {
    buildPoints: BUILD,
    space: units('space'),
    ground: units('ground'),
    character: units('character'),
    hand: [...cast.cards(side, 3, ['unit', 'battle', 'mission', 'equipment'])],
    deck: [...cast.cards(side, 14, ['unit', ...OTHERS])],
    discard: [...cast.cards(side, DISCARDED[hour], ['unit', ...OTHERS])],
    build: cast
      .cards(side, hour === 'late' ? 0 : 2, ['unit'])
      .map((card, index) => (index === 0 ? { card, counters: 1 } : { card })),
    locations: below(2) === 0 ? [...cast.cards(side, 1, ['location'])] : [],
  }
}

/** Some units are damaged, some are tapped. */
const worn = (card: CardDefinition, below: Below): Standing => ({
  card,
  damage: below(3) === 0 ? 1 : 0,
  tapped: below(6) === 0,
})
