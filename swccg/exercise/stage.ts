/** A position in which a card can show what it does: places, people of both sides, full hands and Force Piles. */
import type { Below } from '@dejarik/kernel'
import { type CardDefinition, isSite } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import type { Side } from '../kinds.ts'
import { PHASES, type Phase } from '../phases.ts'
import type {
  PileOfCards,
  Placed,
  PlacedLocation,
  ScenarioPosition,
  SeatPosition,
} from '../scenario/position.ts'
import type { CardAction } from '../text/text.ts'
import { Cast, ofKind } from './cast.ts'
import { type Helped, helped } from './helpers.ts'
import { fitsPrinted } from './printed.ts'
import { sceneOf } from './scene.ts'
import { aboard, carrierOf, placesFor, type Setting, setScene } from './set-scene.ts'
import { timesOf } from './times.ts'
import { type Wishes, wishesOf } from './wishes.ts'

export type Start = 'hand' | 'play'

const PLACES = 6
const FORCE = 14
const otherOf = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')
const names = (cards: readonly CardDefinition[]): string[] => cards.map(({ key }) => key)

export interface Staged {
  readonly position: ScenarioPosition
  /** Cards that help to bring the function to use. */
  readonly helpers: ReadonlySet<string>
  /** Where everybody is whom the function needs. */
  readonly place?: string
}

/** What a position is made for. */
interface Staging extends Helped {
  readonly cast: Cast
  readonly star: CardDefinition
  readonly start: Start
  readonly aim: CardAction | undefined
  readonly below: Below
  readonly setting: Setting | undefined
}

/** The card is in hand, or stands somewhere already; around it is what one of its functions asks for. */
export function stage(
  library: Library,
  star: CardDefinition,
  start: Start,
  below: Below,
  aim?: CardAction,
): Staged {
  const cast = new Cast(library, star, below)
  const wished = sceneOf(aim ?? {}, below)
  for (const filter of wished.absent) cast.leaveOut((card) => fitsPrinted(card, filter))
  const { helpers, scene } = helped(cast, wished, star.side, below)
  const places = aim ? placesFor(cast, scene, star) : []
  const crowd = (place: CardDefinition) => (side: Side) =>
    crowdAt(cast, place, side, { ...wishesOf(star), crowds: 2, armed: scene.armed }, below)
  const setting = places[0] ? setScene(cast, scene, places[0], star, crowd(places[0])) : undefined
  const staging: Staging = { cast, star, start, aim, below, helpers, scene, setting }
  const position = {
    at: `${phaseFor(star, aim, below)} ${turnFor(staging)}`,
    turn: 4,
    locations: locationsFor(staging, places),
    dark: seatFor(staging, 'dark'),
    light: seatFor(staging, 'light'),
  }
  return { position, helpers: new Set(names(helpers)), ...(setting ? { place: setting.place.key } : {}) }
}

/** Mostly one that the text speaks of: the rest of the turn comes after it. */
function phaseFor(star: CardDefinition, aim: CardAction | undefined, below: Below): Phase {
  const spoken = aim ? timesOf({ actions: [aim] }) : timesOf(star.text)
  const phases = below(4) > 0 ? spoken : PHASES
  return phases[below(phases.length)]!
}

function turnFor({ star, scene: { turn }, helpers, below }: Staging): Side {
  if (turn) return turn === 'you' ? star.side : otherOf(star.side)
  const [helper] = helpers
  if (helper) return helper.side
  return below(3) > 0 ? star.side : otherOf(star.side)
}

/** The place of the scene among others; whoever may come in answer to a battle waits next to it. */
function locationsFor(staging: Staging, places: readonly CardDefinition[]): readonly PlacedLocation[] {
  const { cast, star, start, below, setting, scene } = staging
  const more = cast.draw(
    ({ kind, title }) => kind === 'location' && title !== star.title,
    PLACES - places.length,
  )
  const row = bySystem([...places, ...more])
  const locations = row.map((place) =>
    place === setting?.place ? setting.location : peopled(cast, place, wishesOf(star), below),
  )
  const waiting =
    scene.reacts && places[1] ? withRider(cast, locations, places[1], otherOf(star.side)) : locations
  return start === 'play' ? withStar(staging, waiting, row) : waiting
}

function seatFor({ cast, star, start, helpers, scene, setting, below }: Staging, side: Side): SeatPosition {
  const isOwn = side === star.side
  const held = [
    ...(start === 'hand' && isOwn ? [star.key] : []),
    ...names(helpers.filter((card) => card.side === side)),
  ]
  const beside = setting?.beside.filter((card) => card.side === side) ?? []
  const lost = isOwn
    ? scene.lost.flatMap((filter) => cast.draw((card) => card.side === side && fitsPrinted(card, filter), 1))
    : []
  const { lost: others, ...rest } = seat(cast, side, held, isOwn && below(3) === 0)
  return { ...rest, lost: [...names(lost), ...(others as string[])], side: names(beside) }
}

/** Something that may move in answer, with somebody to drive it. */
function withRider(
  cast: Cast,
  locations: readonly PlacedLocation[],
  place: CardDefinition,
  side: Side,
): readonly PlacedLocation[] {
  const [ride] = cast.draw((card) => card.side === side && card.kind === 'vehicle' && mayReact(card), 1)
  const driver = cast.draw(ofKind(side, 'character'), 1)
  if (!ride) return locations
  const rider: Placed = { card: ride.key, driver: names(driver) }
  return locations.map((each) => (each.card === place.key ? { ...each, [side]: [rider] } : each))
}
const mayReact = ({ text }: CardDefinition): boolean =>
  text.statics?.some((each) => each.static === 'allows' && each.what === 'react') === true

/** Locations of one system lie together. */
const bySystem = (row: readonly CardDefinition[]): readonly CardDefinition[] =>
  row.toSorted((one, other) => (one.system ?? '').localeCompare(other.system ?? ''))

function peopled(cast: Cast, place: CardDefinition, wishes: Wishes, below: Below): PlacedLocation {
  const there = (side: Side): readonly (string | Placed)[] =>
    below(4) === 0 ? [] : crowdAt(cast, place, side, wishes, below)
  return { card: place.key, dark: there('dark'), light: there('light') }
}

function crowdAt(
  cast: Cast,
  place: CardDefinition,
  side: Side,
  wishes: Wishes,
  below: Below,
): readonly (string | Placed)[] {
  const crowd = isSite(place) ? people : ships
  return Array.from({ length: wishes.crowds }, () => crowd(cast, side, wishes, below)).flat()
}

type Crowd = (cast: Cast, side: Side, wishes: Wishes, below: Below) => readonly (string | Placed)[]

/** One or two characters, every other one armed; or such as can be, all of them. */
const people: Crowd = (cast, side, { armed }, below) =>
  cast
    .draw((card) => isPerson(card, side) && (!armed || isWarrior(card)), 1 + below(2))
    .map(({ key, icons = [] }): string | Placed => {
      if (!icons.includes('warrior') || (below(2) === 0 && !armed)) return key
      const arms = cast.draw(
        (card) => card.side === side && card.kind === 'weapon' && card.type === 'character',
        1,
      )
      return { card: key, with: names(arms) }
    })

const isPerson = ({ kind, side }: CardDefinition, whose: Side): boolean =>
  kind === 'character' && side === whose
const isWarrior = ({ icons = [] }: CardDefinition): boolean => icons.includes('warrior')

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

/** The card where its function needs it, or at the first place where its kind can be; what is carried has a carrier. */
function withStar(
  { cast, star, setting }: Staging,
  locations: readonly PlacedLocation[],
  row: readonly CardDefinition[],
): readonly PlacedLocation[] {
  const isFit = (place: CardDefinition): boolean => isSite(place) === (star.kind !== 'starship')
  const place = setting?.place ?? row.find(isFit)
  const isAboard = star.kind === 'character' && place !== undefined && !isSite(place)
  const carried = star.kind === 'device' || star.kind === 'weapon'
  const standing = isAboard
    ? aboard(cast, star)
    : carried
      ? { ...carrierOf(cast, star), with: [star.key] }
      : star.key
  return locations.map((each) =>
    each.card === place?.key ? { ...each, [star.side]: [standing, ...(each[star.side] ?? [])] } : each,
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
