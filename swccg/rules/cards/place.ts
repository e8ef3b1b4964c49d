/** Where cards lie: the row and the table belong to both, the piles to a seat. */
import { type CardId, rememberedOfCards, type SeatId, type Sight, type ZoneId, zone } from '@dejarik/kernel'
import { definitionOf, type Game, type Role, type Side, type Swccg } from '../../kinds.ts'
import { SIDE_NUMBERS, type SideNumber } from '../../text/filter.ts'

/** The row of locations from left to right, and all cards at, on or beneath others. */
const TABLE_ZONES = ['row', 'table'] as const
export type TableZone = (typeof TABLE_ZONES)[number]
export const tableZones: readonly TableZone[] = TABLE_ZONES

export const OWN_ZONES = [
  'reserve',
  'force',
  'used',
  'lost',
  'hand',
  /** Cards on a player's side of the table, beside the row. */
  'side',
  /** An Interrupt while it is played, a destiny while it is drawn. */
  'playing',
  'out-of-play',
  /** A hand of sabacc, which is no hand of cards to play (ccgx/sabacc/not-draws). */
  'sabacc',
] as const
export type OwnZone = (typeof OWN_ZONES)[number]

export const SIGHTS: Readonly<Record<OwnZone, Sight>> = {
  reserve: 'nobody',
  force: 'nobody',
  used: 'nobody',
  lost: 'everyone',
  hand: 'owner',
  side: 'everyone',
  playing: 'everyone',
  'out-of-play': 'everyone',
  sabacc: 'owner',
}

/** The table's zones come first, then each seat's, so ids follow from names. */
export const tableZone = (name: TableZone): ZoneId => (name === 'row' ? 0 : 1)
export const seatZone = (seat: SeatId, name: OwnZone): ZoneId =>
  TABLE_ZONES.length + seat * OWN_ZONES.length + PLACE_OF[name]
const PLACE_OF = Object.fromEntries(OWN_ZONES.map((name, place) => [name, place])) as Record<OwnZone, number>

export const cardsIn = (game: Game, seat: SeatId, name: OwnZone): readonly CardId[] =>
  zone(game, seatZone(seat, name)).cards
export const countIn = (game: Game, seat: SeatId, name: OwnZone): number => cardsIn(game, seat, name).length
export const locationsInPlay = (game: Game): readonly CardId[] => zone(game, tableZone('row')).cards
export const cardsOnTable = (game: Game): readonly CardId[] => zone(game, tableZone('table')).cards

/** Zones whose cards are on table: what works there is looked up by these. */
export const IN_PLAY: readonly ZoneId[] = [
  tableZone('row'),
  tableZone('table'),
  seatZone(0, 'side'),
  seatZone(1, 'side'),
]
export function isOnTable(game: Game, card: CardId): boolean {
  const { zone: place } = game.card(card)
  return place === IN_PLAY[0] || place === IN_PLAY[1] || place === IN_PLAY[2] || place === IN_PLAY[3]
}
export const isIn = (game: Game, card: CardId, seat: SeatId, name: OwnZone): boolean =>
  game.state.cards[card]?.zone === seatZone(seat, name)
/** Whether there is still a card of this number: one that went to a hidden place has another. */
export const exists = (game: Game, card: CardId): boolean => game.state.cards[card] != null

export const opponentOf = (seat: SeatId): SeatId => 1 - seat
export const sideOf = (game: Game, seat: SeatId): Side => game.seat(seat).side
/** The name of a number that each side has. */
export const sided = (game: Game, name: SideNumber | 'presence', seat: SeatId): string =>
  SIDED[game.seat(seat).side][name]
/** Written out once: these names are asked for all the time. */
const namesOf = (side: Side): Readonly<Record<SideNumber | 'presence', string>> =>
  Object.fromEntries(['presence', ...SIDE_NUMBERS].map((name) => [name, `${name}-${side}`])) as Record<
    SideNumber | 'presence',
    string
  >
const SIDED: Readonly<Record<Side, ReturnType<typeof namesOf>>> = {
  dark: namesOf('dark'),
  light: namesOf('light'),
}
export const seatOf = (game: Game, side: Side): SeatId => (game.seat(0).side === side ? 0 : 1)

/** What a card has that is nowhere on the table. */
export const OFF_TABLE: Swccg['card'] = {
  controller: 0,
  on: null,
  as: null,
  holds: [],
  gone: 0,
  moved: false,
  battled: false,
  reacted: false,
  hit: false,
  crashed: false,
  since: 0,
  system: null,
  craft: null,
  orbits: null,
  off: false,
  frozen: false,
  seizer: null,
  target: null,
  mentor: null,
  uses: [],
  notes: {},
}

/** The location where a card is, through all that it is on; null off the row. */
export function locationOf(game: Game, card: CardId): CardId | null {
  const { on, zone: place } = game.card(card)
  if (on !== null) return locationOf(game, on)
  return place === tableZone('row') ? card : null
}

/** Whether a card is inside another: aboard a starship or an enclosed vehicle, not only at the location. */
export function isInside(game: Game, card: CardId): boolean {
  const { on, as, frozen } = game.card(card)
  if (as === 'imprisoned' || frozen) return true // ccgx/capture/captive-counts
  if (on === null || as === 'at' || as === 'undercover' || as === 'missing') return false
  if (as === 'attached' || as === 'beneath' || as === 'escorted' || as === 'unattended')
    return isInside(game, on)
  const { kind, traits = [] } = definitionOf(game, on)
  return kind === 'starship' || traits.includes('enclosed') || isInside(game, on)
}

/** Captives: with their escorts, in prison, or frozen and left behind. */
export const CAPTIVE: ReadonlySet<Role | null> = new Set(['escorted', 'imprisoned', 'unattended'])
/** Those who do nothing as long as they are so. */
const INACTIVE: ReadonlySet<Role | null> = new Set([
  'undercover',
  'missing',
  'captured',
  'stranded',
  ...CAPTIVE,
])
/** Those on a location or a card that are not among the cards there. */
const APART: ReadonlySet<Role | null> = new Set(['beneath', ...INACTIVE])

/** A card with all that is on it, the card first. */
export function withAllOn(game: Game, card: CardId): readonly CardId[] {
  const found: CardId[] = []
  addAllOn(game, card, found)
  return found
}
function addAllOn(game: Game, card: CardId, found: CardId[]): void {
  found.push(card)
  for (const other of game.card(card).holds) addAllOn(game, other, found)
}

/** A Jedi Test does nothing while its apprentice cannot, or before it is completed its mentor (ccgx/dagobah/suspended-inactive). */
function isSuspended(game: Game, card: CardId): boolean {
  const { target, mentor, notes } = game.card(card)
  if (target === null) return false
  if (notes['completed'] === 1) return isAway(game, target)
  return mentor !== null && (isAway(game, target) || isAway(game, mentor))
}
/** Being kept out of a battle does not count. */
const isAway = (game: Game, card: CardId): boolean =>
  exists(game, card) && (game.card(card).off || INACTIVE.has(game.card(card).as))

/** By where it is, by a switch, or because it is kept out of the battle. */
function isInactiveItself(game: Game, card: CardId): boolean {
  const { as, off, target } = game.card(card)
  if (off || INACTIVE.has(as) || (target !== null && isSuspended(game, card))) return true
  const { battle } = game.table
  return battle !== null && battle.excluded.length > 0 && battle.excluded.includes(card)
}

/** Whether a card does nothing and is found by nobody who does not ask for such cards: undercover, captive or excluded from a battle, with all on it (ccgx/state/active). */
export function isInactive(game: Game, card: CardId): boolean {
  for (let one: CardId | null = card; one !== null; one = game.card(one).on)
    if (isInactiveItself(game, one)) return true
  return false
}

/** The active cards on table that are in the game: none that lies beneath another. */
export const activeCards = (game: Game): readonly CardId[] =>
  (game.table.battle?.excluded.length ?? 0) > 0
    ? findActive(game)
    : rememberedOfCards(game, 'active-cards', 0, findActive)
function findActive(game: Game): readonly CardId[] {
  const found: CardId[] = []
  let isAnyInactive = false
  for (const place of IN_PLAY)
    for (const card of zone(game, place).cards) {
      isAnyInactive ||= isInactiveItself(game, card)
      if (game.card(card).as !== 'beneath') found.push(card)
    }
  return isAnyInactive ? found.filter((card) => !isInactive(game, card)) : found
}

/** Everything active at a location, aboard and attached included; not the location, nor what lies beneath it. */
export function cardsAt(game: Game, location: CardId): readonly CardId[] {
  const found: CardId[] = []
  addThere(game, location, found)
  return found
}
function addThere(game: Game, host: CardId, found: CardId[]): void {
  for (const card of game.card(host).holds) {
    const { as, off } = game.card(card)
    if (off || APART.has(as)) continue
    found.push(card)
    addThere(game, card, found)
  }
}
