/** Grants wishes: puts the cards into the drafts of both seats that an ability asks for, and takes away what it must not have. */
import type { Below } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardDefinition } from '../cards/definition.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Cast } from './cast.ts'
import type { Camp, Draft, Pile, Standing } from './draft.ts'
import { fitsPrinted } from './printed.ts'
import type { Wish } from './wish.ts'

/** Both seats as they are drafted, and whose the card under trial is. */
export interface Table {
  readonly cast: Cast
  readonly below: Below
  readonly side: Camp
  readonly seats: Readonly<Record<Camp, Draft>>
  /** The arena that the card under trial is in, or will be. */
  readonly arena: Arena | undefined
}

export const otherSide = (side: Camp): Camp => (side === 'dark' ? 'light' : 'dark')

/** Whose it is: the opponent's where the words say so. */
export const campOf = ({ whose }: Filter, side: Camp): Camp => (whose === 'opponent' ? otherSide(side) : side)

/** More than these would crowd out everything else. */
const MOST = 8

export function grant(table: Table, { of, count }: Wish): void {
  const sides = sidesFor(table, of)
  for (const side of sides) if (grantTo(table, side, of, Math.min(count, MOST))) return
}

/** Whoever is named; otherwise either, and the other one if no card of the first fits. */
function sidesFor({ side, below }: Table, { whose }: Filter): readonly Camp[] {
  if (whose) return [whose === 'you' ? side : otherSide(side)]
  return below(2) === 0 ? [side, otherSide(side)] : [otherSide(side), side]
}

const PILES: Readonly<Record<string, Pile>> = { hand: 'hand', deck: 'deck', 'discard-pile': 'discard' }

/** Whether a card was found for it. */
function grantTo(table: Table, side: Camp, of: Filter, count: number): boolean {
  const seat = table.seats[side]
  const pile = PILES[of.place?.in ?? '']
  if (pile) {
    const cards = table.cast.fitting(side, of, count)
    seat[pile].unshift(...cards)
    return cards.length > 0
  }
  if (of.kind?.includes('location')) return locate(table, side, of)
  if (of.kind && !of.kind.includes('unit')) return carryAlong(table, side, of)
  return stand(table, side, of, count)
}

function locate({ cast, seats }: Table, side: Camp, of: Filter): boolean {
  const [location] = cast.fitting(side, of, 1, ({ kind }) => kind === 'location')
  if (location) seats[side].locations = [location]
  return location !== undefined
}

/** Equipment lies on a unit, or in hand before that; Battle and Mission cards are in hand. */
function carryAlong({ cast, seats, below }: Table, side: Camp, of: Filter): boolean {
  const [card] = cast.fitting(side, of, 1)
  if (!card) return false
  const seat = seats[side]
  const arena = ARENAS.find((each) => card.arenas.includes(each) && seat[each].length > 0)
  if (card.kind !== 'equipment' || !arena || below(3) === 0) seat.hand.push(card)
  else seat[arena] = seat[arena].map((unit, index) => (index === 0 ? equipped(unit, card) : unit))
  return true
}

const equipped = (unit: Standing, card: CardDefinition): Standing => ({
  ...unit,
  equipment: [...(unit.equipment ?? []), card],
})

/** Units in an arena, or in the build zone where the words look for them there. */
function stand(table: Table, side: Camp, of: Filter, count: number): boolean {
  const { cast, seats } = table
  const arenas = arenasOf(table, of)
  const carries = carriedBy(of)
  const fits = (card: CardDefinition): boolean =>
    card.kind === 'unit' &&
    card.arenas.some((arena) => arenas.includes(arena)) &&
    canCarry(table, card, carries)
  const cards = cast.fitting(side, of, count, fits)
  for (const card of cards) {
    const open = card.arenas.filter((arena) => arenas.includes(arena))
    const arena = open[table.below(open.length)]!
    const isFaceDown = of.state?.includes('face-down') ?? false
    const unit = { ...furnished(table, side, arena, { card }, of), ...(isFaceDown ? { counters: 1 } : {}) }
    seats[side][isFaceDown || of.place?.in === 'build-zone' ? 'build' : arena].unshift(unit)
  }
  return cards.length > 0
}

/** The arenas that the words name; those of the card itself where they are the same. */
function arenasOf({ arena }: Table, { place, types }: Filter): readonly Arena[] {
  if (place?.in === 'arena') return place.arenas
  if (place?.in === 'same-arena' && arena) return [arena]
  return types ?? ARENAS
}

/** What should be on a unit, and how much of it. */
interface Load {
  readonly what: 'pilots' | 'equipment'
  readonly of: Filter
  readonly count: number
}

function carriedBy({ carries, has = [] }: Filter): readonly Load[] {
  const loads: Load[] = carries
    ? [{ what: carries.what, of: carries.of ?? {}, count: carries.atLeast ?? 1 }]
    : []
  if (has.includes('pilot')) loads.push({ what: 'pilots', of: {}, count: 1 })
  if (has.includes('equipment')) loads.push({ what: 'equipment', of: {}, count: 1 })
  return loads
}

/** Some Pilot there is that could fly it; and it has room for as many as are asked for. */
const canCarry = ({ cast, side }: Table, card: CardDefinition, loads: readonly Load[]): boolean =>
  loads.every(
    ({ what, of, count }) =>
      what === 'equipment' || (seatsIn(card) >= count && cast.pilots(side, card, 1, of).length > 0),
  )

/** One Pilot, and those that its own text makes room for. */
export const seatsIn = ({ abilities }: CardDefinition): number =>
  abilities.reduce(
    (sum, each) => (each.ability === 'rule' && 'pilots' in each.rule ? sum + each.rule.pilots : sum),
    1,
  )

/** A unit with what the words want on it and done to it. */
export function furnished(table: Table, side: Camp, arena: Arena, unit: Standing, of: Filter): Standing {
  const { health } = unit.card
  const isDamaged = of.state?.includes('damaged') && typeof health === 'number' && health > 1
  let whole = unit
  for (const load of carriedBy(of)) whole = loaded(table, side, arena, whole, load)
  return {
    ...whole,
    ...(isDamaged ? { damage: 1 } : {}),
    ...(of.state?.includes('tapped') ? { tapped: true } : {}),
    ...(of.counters ? { counters: countersFor(of.counters) } : {}),
  }
}

/** As many as the words ask for, of the first kind that they name. */
function countersFor({ of, is, than }: NonNullable<Filter['counters']>): Readonly<Record<string, number>> {
  const kind = of === 'any type' ? 'captivity' : of.split(' or ')[0]!
  return { [kind]: is === 'at-most' ? 0 : than }
}

/** With as many Pilots or Equipment more as are missing. */
function loaded(
  { cast }: Table,
  side: Camp,
  arena: Arena,
  unit: Standing,
  { what, of, count }: Load,
): Standing {
  const aboard = unit[what] ?? []
  const missing = count - aboard.filter((card) => fitsPrinted(card, of)).length
  const more =
    what === 'pilots' ? cast.pilots(side, unit.card, missing, of) : cast.equipment(side, arena, missing, of)
  return { ...unit, [what]: [...aboard, ...more] }
}

/** Nothing that fits is left there, on either side that is meant. */
export function remove({ seats, side }: Table, of: Filter): void {
  const meant = of.whose ? [campOf(of, side)] : (['dark', 'light'] as const)
  const pile = PILES[of.place?.in ?? '']
  for (const camp of meant) {
    if (pile) seats[camp][pile] = seats[camp][pile].filter((card) => !fitsPrinted(card, of))
    else removeFromPlay(seats[camp], of)
  }
}

function removeFromPlay(seat: Draft, of: Filter): void {
  const isKept = ({ card }: Standing): boolean => !fitsPrinted(card, of)
  const arenas = of.place?.in === 'build-zone' ? [] : of.place?.in === 'arena' ? of.place.arenas : ARENAS
  for (const arena of arenas) seat[arena] = seat[arena].filter(isKept)
  if (of.place?.in !== 'arena') seat.build = seat.build.filter(isKept)
  if (of.kind?.includes('location')) seat.locations = []
}
