/** Quick matches: people who press the button meet somebody as strong as they are, and after a while whoever is there. */

import type { QuickMatch } from '../api/messages.ts'
import { gameNamed } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { Discipline, Ratings } from '../standing/ratings.ts'
import type { UserRow } from '../store/schema.ts'
import { decksAt, decksOf, isEarlier, paired, pairing, quickTable, reachAfter } from './quick-match.ts'
import type { Playing } from './seating.ts'
import type { StoredTable, Tables } from './tables.ts'

/** Somebody else was faster; any other fault is one. */
function unlessRefused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

/** Whoever looks for a game: what is played, with which decks, and how long that goes on already. */
interface Seeker {
  readonly user: UserRow
  readonly discipline: Discipline
  readonly decks: readonly Playing[]
  readonly since: number
}

export class QuickMatches {
  private readonly tables: Tables
  private readonly ratings: Ratings
  private readonly now: () => number

  constructor(tables: Tables, ratings: Ratings, now: () => number) {
    this.tables = tables
    this.ratings = ratings
    this.now = now
  }

  /** Sits down where somebody waits whose side can differ, or waits for such a one. */
  async match(user: UserRow, wanted: QuickMatch): Promise<StoredTable> {
    const decks = decksOf(gameNamed(wanted.game), wanted)
    const seeker: Seeker = { user, discipline: wanted, decks, since: this.now() }
    const joined = await this.join(seeker, await this.fitting(seeker))
    if (joined) return joined
    const own = await this.tables.make(user, { ...quickTable(wanted), deck: wanted.deck }, decks[1] ?? null)
    // Two who press at the same moment both wait now: the later one goes over to the earlier.
    return this.goOver(seeker, own)
  }

  /** Whoever waits asks again from time to time: the longer the wait, the more people will do. */
  async seek(user: UserRow, id: string): Promise<StoredTable> {
    const own = await this.tables.find(id)
    const { row, seats } = own
    if (row.state !== 'waiting' || row.quick === 0 || seats[0]!.user !== user.id) return own
    return this.goOver({ user, discipline: row, decks: decksAt(seats[0]!), since: row.created }, own)
  }

  /** Leaves one's own table for an earlier one that fits by now. */
  private async goOver(seeker: Seeker, own: StoredTable): Promise<StoredTable> {
    const earlier = (await this.fitting(seeker)).filter((table) => isEarlier(table, own))
    if (earlier.length === 0) return own
    const { id } = own.row
    const gone = await this.tables.withdraw(seeker.user, id).then(() => true, unlessRefused)
    // Somebody came in the meantime.
    if (!gone) return this.tables.find(id)
    const joined = await this.join(seeker, earlier)
    if (!joined) await this.tables.putBack(own)
    return joined ?? own
  }

  private async join(seeker: Seeker, tables: readonly StoredTable[]): Promise<StoredTable | null> {
    for (const { row } of tables) {
      const joined = await this.tables
        .change(row.id, (_, stored) => paired(stored, seeker.user, seeker.decks))
        .catch(unlessRefused)
      if (joined) return joined
    }
    return null
  }

  /** Where somebody waits for a match of this kind who is strong enough, and not too strong; the nearest first. */
  private async fitting({ user, discipline, decks, since }: Seeker): Promise<readonly StoredTable[]> {
    const { rating } = await this.ratings.of(user.id, discipline)
    const near: { readonly table: StoredTable; readonly apart: number }[] = []
    for (const table of await this.tables.list('waiting', { quick: true })) {
      const [host] = table.seats
      if (!isOfKind(table, discipline) || !host?.user || host.user === user.id) continue
      if (pairing(decksAt(host), decks) === null) continue
      const apart = Math.abs((await this.ratings.of(host.user, discipline)).rating - rating)
      const waited = this.now() - Math.min(since, table.row.created)
      if (apart <= reachAfter(waited)) near.push({ table, apart })
    }
    return near.toSorted((one, other) => one.apart - other.apart).map(({ table }) => table)
  }
}

const isOfKind = ({ row }: StoredTable, { game, edition }: Discipline): boolean =>
  row.game === game && row.edition === edition && row.options === '[]' && row.vote === ''
