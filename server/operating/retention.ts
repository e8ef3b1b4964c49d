/** What is kept no longer: guests who cannot come back, tables that nobody sits at, and the acts of games long over. */
import { GAMES } from '../games.ts'
import { forgetPerson } from '../people/forgetting.ts'
import type { Database } from '../store/open.ts'
import type { Report } from './log.ts'

/** In milliseconds. */
export interface RetentionTimes {
  /** How long a guest without a session is kept. */
  readonly guests: number
  /** How long a table waits for players, or for players who are no more. */
  readonly tables: number
  /** How long the acts of a game that is over are kept; then it can be watched, and not gone on with. */
  readonly acts: number
}

const DAY = 24 * 3600_000
export const RETENTION: RetentionTimes = { guests: 30 * DAY, tables: 14 * DAY, acts: 30 * DAY }

/** So many at a time, so that nobody waits for it. */
const AT_ONCE = 100

interface RetentionHouse {
  readonly database: Database
  /** Keeps the games of a table as replays; false if it is still played at. */
  readonly fold: (table: string) => Promise<boolean>
  readonly now: () => number
  readonly report: Report
}

export interface Swept {
  readonly guests: number
  readonly tables: number
  readonly folded: number
}

export class Retention {
  private readonly house: RetentionHouse
  private readonly times: RetentionTimes

  constructor(house: RetentionHouse, times: RetentionTimes) {
    this.house = house
    this.times = times
  }

  async sweep(): Promise<Swept> {
    return { guests: await this.guests(), tables: await this.empty(), folded: await this.fold() }
  }

  /** Whose sessions have ended nobody can be again. */
  private async guests(): Promise<number> {
    const { database, now } = this.house
    const gone = await database
      .selectFrom('users')
      .selectAll()
      .where('key', 'is', null)
      .where('created', '<', now() - this.times.guests)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sessions').select('token').whereRef('sessions.user', '=', 'users.id'))),
      )
      .limit(AT_ONCE)
      .execute()
    for (const guest of gone) await forgetPerson(database, guest)
    return gone.length
  }

  /** Tables that waited too long, and games of people who are no more; those of campaigns, events and series stay with them. */
  private async empty(): Promise<number> {
    const rows = await this.house.database
      .selectFrom('tables')
      .select('id')
      .where('touched', '<', this.house.now() - this.times.tables)
      .where('state', '!=', 'over')
      .where(({ or, eb, not, exists, selectFrom }) =>
        or([
          eb('state', '=', 'waiting'),
          not(
            exists(
              selectFrom('seats')
                .innerJoin('users', 'users.id', 'seats.user')
                .select('users.id')
                .whereRef('seats.table', '=', 'tables.id'),
            ),
          ),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('wars').select('wars.id').whereRef('wars.battle', '=', 'tables.id'))),
      )
      .limit(AT_ONCE)
      .execute()
    let removed = 0
    for (const { id } of rows) if (await this.remove(id)) removed++
    return removed
  }

  private remove(id: string): Promise<boolean> {
    return this.house.database.transaction().execute(async (within) => {
      for (const affair of ['events', 'series', 'drafts'] as const) {
        const holding = await within
          .selectFrom(affair)
          .select('id')
          .where('course', 'like', `%"${id}"%`)
          .executeTakeFirst()
        if (holding) return false
      }
      const { numDeletedRows } = await within
        .deleteFrom('tables')
        .where('id', '=', id)
        .where('touched', '<', this.house.now() - this.times.tables)
        .executeTakeFirst()
      if (Number(numDeletedRows) === 0) return false
      await within.deleteFrom('seats').where('table', '=', id).execute()
      await within.deleteFrom('acts').where('table', '=', id).execute()
      return true
    })
  }

  /** Games begun with other rules stay as they are: these cannot tell them. */
  private async fold(): Promise<number> {
    const { database, now, report } = this.house
    const rows = await database
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'over')
      .where('touched', '<', now() - this.times.acts)
      .where(({ or, eb, and }) =>
        or(
          GAMES.map(({ definition: { name, version } }) =>
            and([eb('game', '=', name), eb('rules', '=', version)]),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('archive').select('archive.table').whereRef('archive.table', '=', 'tables.id')),
        ),
      )
      .orderBy('touched')
      .limit(AT_ONCE)
      .execute()
    let folded = 0
    for (const { id } of rows) {
      const done = await this.house.fold(id).catch((error: unknown) => report(error, { tables: [id] }))
      if (done) folded++
    }
    return folded
  }
}
