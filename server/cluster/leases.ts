/** Leases: which member has which table. Every change of hands has a higher number, and writes are checked against it. */
import { sql } from 'kysely'
import type { Database } from '../store/open.ts'
import { Unwell } from './company.ts'
import { databaseTime, type Members } from './members.ts'

export class Leases {
  private readonly database: Database
  private readonly members: Members
  /** The number under which this process has a table. */
  private readonly fences = new Map<string, number>()
  /** Grows whenever all tables are given up. */
  private term = 0
  private readonly claiming = new Map<string, Promise<string | null>>()

  constructor(database: Database, members: Members) {
    this.database = database
    this.members = members
  }

  /** Takes a table that no living member has: null, or whose it is. */
  claim(table: string): Promise<string | null> {
    const claiming = this.claiming.get(table) ?? this.take(table).finally(() => this.claiming.delete(table))
    this.claiming.set(table, claiming)
    return claiming
  }

  private async take(table: string): Promise<string | null> {
    const { me } = this.members
    const { term } = this
    const { rows } = await sql<{ fence: number }>`
      insert into leases ("table", member, fence) values (${table}, ${me}, 1)
      on conflict ("table") do update set member = ${me}, fence = leases.fence + 1
      where leases.member = ${me} or not exists
        (select 1 from members where members.id = leases.member and members.until > ${databaseTime})
      returning fence`.execute(this.database)
    if (term !== this.term) throw new Unwell('this process gave its tables up while it claimed one')
    if (rows[0]) {
      this.fences.set(table, rows[0].fence)
      return null
    }
    const held = await this.database
      .selectFrom('leases')
      .select('member')
      .where('table', '=', table)
      .executeTakeFirst()
    return held?.member ?? this.take(table)
  }

  has(table: string): boolean {
    return this.fences.has(table)
  }

  /** In the transaction that writes acts of these tables: none may have changed hands since, nor does before it ends. */
  async guard(within: Database, tables: ReadonlySet<string>): Promise<void> {
    const rows = await within
      .selectFrom('leases')
      .select(['table', 'fence'])
      .where('table', 'in', [...tables])
      .where('member', '=', this.members.me)
      .forShare()
      .execute()
    const held = rows.filter(({ table, fence }) => this.fences.get(table) === fence)
    if (held.length < tables.size) throw new Error('the lease of a table is gone: another process has it')
  }

  async release(table: string): Promise<void> {
    const fence = this.fences.get(table)
    if (fence === undefined) return
    this.fences.delete(table)
    await this.database
      .deleteFrom('leases')
      .where('table', '=', table)
      .where('member', '=', this.members.me)
      .where('fence', '=', fence)
      .execute()
  }

  /** All are gone, and nobody has to be told. */
  forget(): void {
    this.fences.clear()
    this.term++
  }
}
