/** A position of the Star Wars TCG as the net reads it from a seat's view. */
import type { CardView, SeatId, View, ZoneView } from '@dejarik/kernel'
import { ARENAS, type CardDefinition, type Swtcg } from '@dejarik/swtcg'
import type { Reader, Sketching } from '../net/sketch.ts'
import { DRAWERS, treeWords } from '../net/tree-words.ts'
import { keywordsIn } from './keywords.ts'
import type { SeenCard, SeenSeat } from './position.ts'
import { UNIT } from './weights.ts'

type Library = Swtcg['constants']['library']

export interface Seen {
  readonly view: View
  readonly library: Library
}

interface SeenTable {
  readonly turn: number
  readonly step: string
  readonly builder: SeatId | null
  readonly attack: Swtcg['table']['attack']
  readonly damage: Swtcg['table']['damage']
}

const STEPS = ['setup', 'gain-force', 'build', 'retreat', 'battle-start', ...ARENAS, 'end']
const KINDS = ['unit', 'battle', 'mission', 'resource', 'location', 'equipment'] as const
const KEYWORDS = Object.keys(UNIT).slice(4)

/** Groups: in each arena ours and theirs, in the build zones, in our hand, and what else lies open. */
const [OUR_BUILD, THEIR_BUILD, HAND, OUR_REST, THEIR_REST] = [6, 7, 8, 9, 10]
const [UNIT_ENCODER, CARD_ENCODER] = [0, 1]
const NUMBERS = 13

/** Numbers of the whole, from here on the steps. */
const STEP = 18

export const sketching: Sketching<CardDefinition, Seen> = {
  shape: {
    whole: STEP + STEPS.length,
    groups: [
      ...Array.from({ length: 6 }, () => UNIT_ENCODER),
      ...Array.from({ length: 5 }, () => CARD_ENCODER),
    ],
    numbers: NUMBERS,
    printed: 4 + KINDS.length + ARENAS.length + KEYWORDS.length + DRAWERS,
  },
  printed,
  sketch,
}

function printed(card: CardDefinition): readonly number[] {
  const number = (value: number | '*' | undefined): number => (typeof value === 'number' ? value : 0)
  const keywords = keywordsIn(card.abilities)
  return [
    card.cost ?? 0,
    number(card.speed) / 8,
    number(card.power),
    number(card.health),
    ...KINDS.map((kind) => Number(card.kind === kind)),
    ...ARENAS.map((arena) => Number(card.arenas.includes(arena))),
    ...KEYWORDS.map((keyword) => keywords[keyword] ?? 0),
    ...treeWords(card.abilities),
  ]
}

/** What is counted while the zones are read: ours, then theirs. */
interface Counts {
  readonly alone: [number, number]
  readonly hand: [number, number]
  readonly deck: [number, number]
  readonly discard: [number, number]
}

function sketch({ view, library }: Seen, reader: Reader<CardDefinition>): void {
  const me = view.viewer ?? 0
  const seats = view.seats as readonly SeenSeat[]
  const { side } = seats[me]!
  const isOurs = (seat: SeatId): boolean => seat === me || (side !== undefined && seats[seat]?.side === side)
  const counts: Counts = { alone: [0, 0], hand: [0, 0], deck: [0, 0], discard: [0, 0] }
  for (const zone of view.zones) {
    const arena = ARENAS.findIndex((each) => each === zone.name)
    if (arena >= 0) readArena(zone, arena, isOurs, view.table as SeenTable, library, counts, reader)
    else readPile(zone, me, isOurs, library, counts, reader)
  }
  const them = seats.findIndex((_, seat) => !isOurs(seat))
  const wholes = wholeNumbers(view, seats[me]!, seats[them], isOurs, counts)
  for (let place = 0; place < wholes.length; place++) reader.whole(place, wholes[place]!)
  const step = STEPS.indexOf((view.table as SeenTable).step)
  if (step >= 0) reader.whole(STEP + step, 1)
}

type IsOurs = (seat: SeatId) => boolean

function readArena(
  { cards }: ZoneView,
  arena: number,
  isOurs: IsOurs,
  table: SeenTable,
  library: Library,
  { alone }: Counts,
  reader: Reader<CardDefinition>,
): void {
  const there = [0, 0]
  for (const card of cards as readonly SeenCard[]) {
    const whose = isOurs(card.controller) ? 0 : 1
    there[whose]!++
    reader.card(2 * arena + whose, faceOf(card, library), standing(card, table))
  }
  for (const whose of [0, 1] as const) if (there[whose]! > 0 && there[1 - whose] === 0) alone[whose]++
}

function readPile(
  { name, owner, count, cards }: ZoneView,
  me: SeatId,
  isOurs: IsOurs,
  library: Library,
  counts: Counts,
  reader: Reader<CardDefinition>,
): void {
  const isCounted = name === 'hand' || name === 'deck' || name === 'discard'
  if (isCounted) counts[name][owner !== null && isOurs(owner) ? 0 : 1] += count
  if (isCounted && (name !== 'hand' || owner !== me)) return
  for (const card of cards as readonly SeenCard[])
    reader.card(groupIn(name, isOurs(card.controller)), faceOf(card, library), waiting(card))
}

function groupIn(zone: string, ours: boolean): number {
  if (zone === 'hand') return HAND
  if (zone === 'build') return ours ? OUR_BUILD : THEIR_BUILD
  return ours ? OUR_REST : THEIR_REST
}

function wholeNumbers(
  { table, waitingFor, viewer }: View,
  mine: SeenSeat,
  theirs: SeenSeat | undefined,
  isOurs: IsOurs,
  { alone, hand, deck, discard }: Counts,
): readonly number[] {
  const { turn, builder, attack } = table as SeenTable
  return [
    mine.force,
    theirs?.force ?? 0,
    mine.buildPoints,
    theirs?.buildPoints ?? 0,
    ...hand,
    ...deck.map((count) => count / 4),
    ...discard.map((count) => count / 4),
    ...alone,
    Math.min(turn, 30),
    builder === null ? 0 : isOurs(builder) ? 1 : -1,
    attack?.dice.length ?? 0,
    attack?.hits ?? 0,
    Number(waitingFor.some(({ seat }) => seat === viewer)),
    Number(mine.side === 'dark'),
  ]
}

const faceOf = ({ is }: CardView, library: Library): CardDefinition | undefined =>
  is !== undefined && library.has(is) ? library.card(is) : undefined

function standing(card: SeenCard, { attack, damage }: SeenTable): readonly number[] {
  const { power = 0, health = 0, speed = 0 } = card
  const left = Math.max(0, health - (card.damage ?? 0))
  let pending = 0
  for (const packet of damage) if (packet.unit === card.id) pending += packet.amount - packet.prevented
  return [
    1,
    power,
    left,
    health,
    speed / 8,
    card.tapped ? 1 : 0,
    pending,
    attack?.attacker === card.id ? 1 : 0,
    attack?.defender === card.id ? 1 : 0,
    card.pilots?.length ?? 0,
    card.equipment?.length ?? 0,
    card.tapped ? 0 : power,
    Math.sqrt(Math.max(0, power) * left),
  ]
}

const waiting = (card: SeenCard): readonly number[] => [
  1,
  card.buildCounters ?? 0,
  card.is === undefined ? 1 : 0,
]
