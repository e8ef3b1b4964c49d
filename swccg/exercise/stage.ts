/** A position in which a card can show what it does: places, people of both sides, full hands and Force Piles. */
import type { Below } from '@dejarik/kernel'
import { type CardDefinition, isSite } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import type { Side } from '../kinds.ts'
import { PHASES, type Phase } from '../phases.ts'
import type { PileOfCards, Placed, PlacedLocation, Position, SeatPosition } from '../scenario/position.ts'
import { Cast, ofKind } from './cast.ts'
import { timesOf } from './times.ts'
import { type Wishes, wishesOf } from './wishes.ts'

export type Start = 'hand' | 'play'

const PLACES = 6
const FORCE = 14
const otherOf = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')
const names = (cards: readonly CardDefinition[]): string[] => cards.map(({ key }) => key)

/** The card is in hand, or stands somewhere already. */
export function stage(library: Library, star: CardDefinition, start: Start, below: Below): Position {
  const cast = new Cast(library, star, below)
  const row = cast.draw(({ kind, title }) => kind === 'location' && title !== star.title, PLACES)
  const locations = bySystem(row).map((place) => peopled(cast, place, wishesOf(star), below))
  return {
    at: `${phaseFor(star, below)} ${below(3) > 0 ? star.side : otherOf(star.side)}`,
    turn: 4,
    locations: start === 'play' ? withStar(locations, row, star) : locations,
    [star.side]: seat(cast, star.side, start === 'hand' ? [star.key] : [], below(3) === 0),
    [otherOf(star.side)]: seat(cast, otherOf(star.side), [], false),
  }
}

/** Mostly one that the text speaks of: the rest of the turn comes after it. */
function phaseFor(star: CardDefinition, below: Below): Phase {
  const phases = below(4) > 0 ? timesOf(star) : PHASES
  return phases[below(phases.length)]!
}

/** Locations of one system lie together. */
const bySystem = (row: readonly CardDefinition[]): readonly CardDefinition[] =>
  row.toSorted((one, other) => (one.system ?? '').localeCompare(other.system ?? ''))

function peopled(cast: Cast, place: CardDefinition, wishes: Wishes, below: Below): PlacedLocation {
  const crowd = isSite(place) ? people : ships
  const there = (side: Side): readonly (string | Placed)[] =>
    below(4) === 0 ? [] : Array.from({ length: wishes.crowds }, () => crowd(cast, side, wishes, below)).flat()
  return { card: place.key, dark: there('dark'), light: there('light') }
}

type Crowd = (cast: Cast, side: Side, wishes: Wishes, below: Below) => readonly (string | Placed)[]

/** One or two characters, every other one armed. */
const people: Crowd = (cast, side, { armed }, below) =>
  cast.draw(ofKind(side, 'character'), 1 + below(2)).map(({ key, icons = [] }): string | Placed => {
    if (!icons.includes('warrior') || (below(2) === 0 && !armed)) return key
    const arms = cast.draw(
      (card) => card.side === side && card.kind === 'weapon' && card.type === 'character',
      1,
    )
    return { card: key, with: names(arms) }
  })

/** A starship with whoever fits into it, armed now and then; and night falls now and then on what is below. */
const ships: Crowd = (cast, side, { armed, night }, below) => [
  ...cast.draw(ofKind(side, 'starship'), 1).map(({ key, capacity = [] }): Placed => {
    const seats = capacity[0]?.pilots ?? capacity[0]?.either ?? 0
    const pilots = cast.draw((card) => isPilot(card) && card.side === side, Math.min(seats, 2))
    const arms = cast.draw((card) => isShipWeapon(card) && card.side === side, armed ? 2 : below(3))
    return { card: key, pilots: names(pilots), with: names(arms) }
  }),
  ...(below(4) === 0 || night ? names(cast.draw((card) => bringsNight(card) && card.side === side, 1)) : []),
]
const isPilot = ({ kind, icons = [] }: CardDefinition): boolean =>
  kind === 'character' && icons.includes('pilot')
const isShipWeapon = ({ kind, type }: CardDefinition): boolean => kind === 'weapon' && type === 'starship'
const bringsNight = ({ text }: CardDefinition): boolean =>
  text.statics?.some((each) => each.static === 'nighttime') === true

/** The card at the first place where its kind can be. */
function withStar(
  locations: readonly PlacedLocation[],
  row: readonly CardDefinition[],
  star: CardDefinition,
): readonly PlacedLocation[] {
  const sites = new Set(row.filter(isSite).map(({ key }) => key))
  const at = locations.findIndex(({ card }) => sites.has(card) === (star.kind !== 'starship'))
  return locations.map((place, index) =>
    index === at ? { ...place, [star.side]: [star.key, ...(place[star.side] ?? [])] } : place,
  )
}

/** Rich in Force, or near the end of its Life Force; some of it drained already. */
function seat(cast: Cast, side: Side, hand: readonly string[], poor: boolean): SeatPosition {
  const any = (card: CardDefinition): boolean => card.side === side
  const pile = (count: number): PileOfCards => names(cast.draw(any, count))
  const more = names(cast.draw(ofKind(side, 'interrupt', 'effect', 'weapon', 'device', 'character'), 5))
  const life = poor
    ? { force: 6, reserve: pile(6), drained: 5 }
    : { force: FORCE, reserve: [...(pile(14) as string[]), 6], used: 2 }
  return { hand: [...hand, ...more], lost: pile(5), ...life }
}
