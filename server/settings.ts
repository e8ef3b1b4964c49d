/** How a server is set up; everything has a default that is safe for a machine on the Internet. */
import type { Allowance } from './limits.ts'
import { type Report, reportTo } from './operating/log.ts'
import { RETENTION, type RetentionTimes } from './operating/retention.ts'
import { steadyTime } from './steady.ts'
import { PATIENCE } from './store/open.ts'

export interface Settings {
  /** A file for SQLite, or the address of a PostgreSQL database. */
  readonly database: string
  /** The address of NATS, where several processes share a hall; null is one process. */
  readonly nats: string | null
  /** Milliseconds that the database may take for a statement. */
  readonly patience: number
  /** The folder of the built page; null serves no page. */
  readonly site: string | null
  readonly host: string
  /** The first free port from this one on. */
  readonly port: number
  /** The address that people use, such as https://example.org; null if it is the one that browsers name. */
  readonly origin: string | null
  /** The addresses of proxies that may say for whom they ask (X-Forwarded-For). */
  readonly proxies: readonly string[]
  /** How long a table without visitors stays in memory, in milliseconds. */
  readonly linger: number
  readonly limits: Limits
  /** The time of day, for what is written down. */
  readonly now: () => number
  /** The time that limits and clocks go by, in milliseconds; it never goes back. */
  readonly steady: () => number
  /** How long things are kept. */
  readonly retention: RetentionTimes
  /** Where operators read figures; null is nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  readonly report: Report
}

export interface Limits {
  /** Names and passwords, by address. */
  readonly signIn: Allowance
  /** Passwords, by the account that they are tried at. */
  readonly passwords: Allowance
  /** New guests and accounts, by address. */
  readonly newcomers: Allowance
  /** Everything that changes something, by person. */
  readonly requests: Allowance
  /** Everything that is looked at, by address. */
  readonly reads: Allowance
  /** Everything that changes something, by address. */
  readonly writes: Allowance
  /** Messages and pings through all sockets of a person. */
  readonly messages: Allowance
  /** What a person says at all tables together. */
  readonly talk: Allowance
  /** How often a person asks for everything that happened at a table. */
  readonly resumes: Allowance
  /** New sockets of a person. */
  readonly openings: Allowance
  /** Sockets by person. */
  readonly sockets: number
}

export const LIMITS: Limits = {
  signIn: { burst: 10, perMinute: 10 },
  passwords: { burst: 10, perMinute: 2 },
  newcomers: { burst: 20, perMinute: 10 },
  requests: { burst: 30, perMinute: 60 },
  reads: { burst: 300, perMinute: 900 },
  writes: { burst: 200, perMinute: 400 },
  messages: { burst: 240, perMinute: 1200 },
  talk: { burst: 6, perMinute: 20 },
  resumes: { burst: 40, perMinute: 60 },
  openings: { burst: 40, perMinute: 60 },
  sockets: 20,
}

export const DEFAULTS: Settings = {
  database: 'dejarik.db',
  nats: null,
  patience: PATIENCE,
  site: null,
  host: '127.0.0.1',
  port: 8420,
  origin: null,
  proxies: [],
  linger: 30_000,
  limits: LIMITS,
  now: Date.now,
  steady: steadyTime(() => performance.now(), Date.now()),
  retention: RETENTION,
  metrics: null,
  report: reportTo((line) => process.stderr.write(line)),
}
