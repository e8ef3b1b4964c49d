/** A process among others: it is a member as long as it hears both the database and NATS, and serves nobody otherwise. */

import type { Line } from '@dejarik/table'
import { sql } from 'kysely'
import type { Visitor } from '../live/hall.ts'
import type { Report } from '../operating/log.ts'
import { newId } from '../people/tokens.ts'
import type { Database } from '../store/open.ts'
import { type Company, type News, Unwell } from './company.ts'
import { Exchange } from './exchange.ts'
import { Leases } from './leases.ts'
import { MEMBERSHIP, Members } from './members.ts'
import { addressOf, memberAt, Relays } from './relays.ts'

/** Milliseconds between two signs of life. */
const RENEW_EVERY = 1000

/** What the cluster does to the house that it is part of. */
export interface ClusterHouse {
  readonly enter: (table: string, visitor: Visitor) => Promise<Line>
  /** Every table is given up, and every visitor sent away. */
  readonly giveUp: (why: string) => void
  readonly hear: (news: News, from: string) => void
  /** Members that are no more. */
  readonly lost: (isAlive: (member: string) => boolean) => void
  /** All that others should know of this process, for those who are new. */
  readonly introduce: () => void
}

interface ClusterSettings {
  readonly database: Database
  /** Connections of its own for signs of life: they must not wait for those who wait for a table. */
  readonly vital: Database
  readonly nats: string
  readonly report: Report
}

const AWAY = {
  nats: 'NATS cannot be reached',
  database: 'the database cannot be reached',
  lapsed: 'the lease of this process was not renewed in time: others have its tables',
} as const

export class Cluster implements Company {
  private readonly exchange: Exchange
  private readonly members: Members
  private readonly leases: Leases
  private readonly report: Report
  private relays: Relays | null = null
  private house: ClusterHouse | null = null
  private timer: NodeJS.Timeout | null = null
  private renewed = 0
  private renewing = false
  /** Renewals in a row that failed. */
  private failures = 0
  private readonly expelling = new Set<string>()
  private away: string | null = 'the process is starting'
  private stopHearing = (): void => {}

  private readonly vital: Database

  private constructor({ database, vital, report }: ClusterSettings, exchange: Exchange) {
    this.exchange = exchange
    this.report = report
    this.vital = vital
    this.members = new Members(vital)
    this.leases = new Leases(database, this.members)
  }

  static async open(settings: ClusterSettings): Promise<Cluster> {
    const { database, nats } = settings
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database)
    const exchange = await Exchange.open(nats, `dejarik.${rows[0]!.name.replace(/[^\w-]/g, '_')}`)
    return new Cluster(settings, exchange)
  }

  async begin(house: ClusterHouse): Promise<void> {
    const { exchange, report } = this
    this.house = house
    this.relays = new Relays({ exchange, report, me: () => this.members.me, enter: house.enter })
    exchange.hear('news', (text) => {
      const { from, ...news } = JSON.parse(text) as News & { readonly from: string }
      if (from !== this.members.me) house.hear(news as News, from)
    })
    exchange.hearAbsent((address) => void this.expel(memberAt(address)))
    exchange.watch(() => this.resign(AWAY.nats)).catch(report)
    await this.join()
    this.timer = setInterval(() => void this.renew(), RENEW_EVERY)
  }

  private async join(): Promise<void> {
    const id = newId()
    this.stopHearing()
    // Nobody speaks to a member before it can hear.
    this.stopHearing = this.exchange.hear(addressOf(id), (text) => this.relays!.hear(text))
    await this.exchange.flush()
    const from = performance.now()
    await this.members.join(id)
    if (!this.exchange.isWhole) throw new Error(AWAY.nats)
    this.renewed = from
    this.away = null
    this.house!.introduce()
  }

  /** A sign of life, and a look at the others. Whoever was given up begins again. */
  private async renew(): Promise<void> {
    if (this.away === null && performance.now() - this.renewed > MEMBERSHIP) this.resign(AWAY.lapsed)
    if (this.renewing || !this.exchange.isWhole) return
    this.renewing = true
    const from = performance.now()
    try {
      if (this.away !== null) await this.join()
      else if (await this.members.renew()) this.renewed = from
      else this.resign(AWAY.lapsed)
      this.failures = 0
      this.partFromLost()
    } catch (error) {
      this.report(error)
      // One line that breaks is replaced; what fails again is the way to the database.
      if (++this.failures > 1) this.resign(AWAY.database)
    } finally {
      this.renewing = false
    }
  }

  private partFromLost(): void {
    const isAlive = (member: string): boolean => this.members.isAlive(member)
    this.relays!.endUnless(isAlive)
    this.house!.lost(isAlive)
  }

  /** NATS knows the member no more: it has ended, or it was cut off and gives its tables up by itself. */
  private async expel(member: string): Promise<void> {
    if (this.away !== null || this.expelling.has(member)) return
    this.expelling.add(member)
    try {
      await this.members.expel(member)
      this.partFromLost()
    } catch (error) {
      this.report(error)
    } finally {
      this.expelling.delete(member)
    }
  }

  /** Gives all tables up. Others have them as soon as its membership ends, or at once where that can still be said. */
  private resign(why: string): void {
    if (this.away !== null) return
    this.away = why
    this.report(new Error(why))
    this.house!.giveUp(why)
    // Whoever calls this member from now on is told that nobody is there, and need not wait until it lapses.
    this.stopHearing()
    this.relays!.endUnless(() => false)
    this.leases.forget()
    this.members.leave().catch(this.report)
  }

  async claim(table: string): Promise<string | null> {
    if (this.away !== null) throw new Unwell(this.away)
    return this.leases.claim(table)
  }
  has(table: string): boolean {
    return this.away === null && this.leases.has(table)
  }
  release(table: string): Promise<void> {
    return this.leases.release(table)
  }
  guard(within: Database, tables: ReadonlySet<string>): Promise<void> {
    return this.leases.guard(within, tables)
  }
  relay(owner: string, table: string, visitor: Visitor): Line {
    // What came back would be said to a member that is no more.
    if (this.away !== null) throw new Unwell(this.away)
    return this.relays!.open(owner, table, visitor)
  }
  tell(news: News): void {
    this.exchange.say('news', JSON.stringify({ ...news, from: this.members.me }))
  }
  unwell(): string | null {
    return this.away
  }

  /** Everything is written: others may have the tables now. */
  async close(): Promise<void> {
    if (this.timer) clearInterval(this.timer)
    if (this.away === null) await this.members.leave()
    this.away = 'the process is stopping'
    // Visitors at other processes need not wait until it is noticed.
    this.relays?.endUnless(() => false)
    await this.exchange.close()
    await this.vital.destroy()
  }
}
