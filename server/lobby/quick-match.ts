/** Quick matches: two people who press the button meet, whichever sides they leave open. */
import type { TableGame } from '@dejarik/table'
import type { QuickMatch } from '../api/messages.ts'
import { Refusal } from '../refusal.ts'
import type { SeatRow, UserRow } from '../store/schema.ts'
import { chosen, isFree, type Playing } from './seating.ts'
import type { StoredTable } from './tables.ts'

/** What somebody would play, the one that is liked best first. */
export const decksOf = (game: TableGame, { deck, or }: QuickMatch): readonly Playing[] =>
  [deck, ...(or ? [or] : [])].map((each) => chosen(game, each))

/** The same for whoever waits. */
export function decksAt({ deck, deckTitle, side, other }: SeatRow): readonly Playing[] {
  const or = JSON.parse(other) as Playing | null
  return [{ deck, deckTitle, side }, ...(or ? [or] : [])]
}

/** How far apart two may be in strength who just came, and how that grows while one of them waits. */
const REACH = { atFirst: 150, perSecond: 10, anyoneAfter: 60_000 } as const

export const reachAfter = (waited: number): number =>
  waited >= REACH.anyoneAfter
    ? Number.POSITIVE_INFINITY
    : REACH.atFirst + (REACH.perSecond * Math.max(0, waited)) / 1000

interface Pairing {
  readonly host: Playing
  readonly guest: Playing
}

/** Who plays what: the host's favourite if it can be, and sides that differ. */
export function pairing(host: readonly Playing[], guest: readonly Playing[]): Pairing | null {
  const pairs = host.flatMap((one) => guest.map((other) => ({ host: one, guest: other })))
  return pairs.find((pair) => pair.host.side !== pair.guest.side) ?? null
}

export const quickTable = ({ game, edition }: QuickMatch) =>
  ({ game, edition, against: 'anyone', pace: 'quick' }) as const

export const isEarlier = ({ row: one }: StoredTable, { row: other }: StoredTable): boolean =>
  one.created < other.created || (one.created === other.created && one.id < other.id)

/** The guest sits down, and both play what makes their sides differ. */
export function paired({ row, seats }: StoredTable, user: UserRow, decks: readonly Playing[]): StoredTable {
  const [host, guest] = seats as readonly [SeatRow, SeatRow]
  const pair = pairing(decksAt(host), decks)
  if (!pair || !isFree(guest)) throw new Refusal(409, 'That seat is taken.')
  return {
    row,
    seats: [
      { ...host, ...pair.host, other: 'null' },
      { ...guest, user: user.id, name: user.name, ...pair.guest },
    ],
  }
}
