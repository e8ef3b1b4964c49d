/** The processes of a hall. Each is a member while it renews its row in time, by the clock of the database. */
import { sql } from 'kysely'
import type { Database } from '../store/open.ts'

/** Milliseconds for which a member counts as alive after it was heard of. */
export const MEMBERSHIP = 4000

/** Milliseconds since 1970 by the database, so that clocks of machines need not agree. */
export const databaseTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

export class Members {
  private readonly database: Database
  private id = ''
  private living: ReadonlySet<string> = new Set()

  constructor(database: Database) {
    this.database = database
  }

  /** A new one after every lapse, so that nobody takes what was said to the old one for said to the new. */
  get me(): string {
    return this.id
  }
  isAlive(member: string): boolean {
    return this.living.has(member)
  }

  async join(id: string): Promise<void> {
    await sql`insert into members (id, until) values (${id}, ${databaseTime} + ${MEMBERSHIP})`.execute(
      this.database,
    )
    this.id = id
    await this.look()
  }

  /** False if others have given this process up. */
  async renew(): Promise<boolean> {
    const { numAffectedRows } =
      await sql`update members set until = ${databaseTime} + ${MEMBERSHIP} where id = ${this.id} and until > ${databaseTime}`.execute(
        this.database,
      )
    await this.look()
    return Number(numAffectedRows) > 0
  }

  private async look(): Promise<void> {
    const { rows } = await sql<{ id: string }>`select id from members where until > ${databaseTime}`.execute(
      this.database,
    )
    this.living = new Set(rows.map(({ id }) => id))
  }

  /** Nobody has to wait until another lapses that is known to be gone. */
  async expel(member: string): Promise<void> {
    await this.database.deleteFrom('members').where('id', '=', member).execute()
    await this.look()
  }

  /** Others need not wait until it lapses. Whoever lapsed long ago is cleared away too. */
  async leave(): Promise<void> {
    const { id } = this
    await this.database.deleteFrom('leases').where('member', '=', id).execute()
    await sql`delete from members where id = ${id} or until < ${databaseTime} - 3600000`.execute(
      this.database,
    )
  }
}
