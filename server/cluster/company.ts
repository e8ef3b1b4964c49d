/** What a process needs of the others of its hall. One that is alone has every table, and nobody to tell anything. */
import type { Line } from '@dejarik/table'
import type { AffairKind } from '../affairs/affairs.ts'
import type { Visitor } from '../live/hall.ts'
import type { Somebody } from '../live/presence.ts'
import type { Database } from '../store/open.ts'

/** Another process has the table. */
export class Elsewhere extends Error {
  readonly owner: string

  constructor(owner: string) {
    super('another process has this table')
    this.owner = owner
  }
}

/** Nobody is served here until all is well again; whoever comes again finds another process. */
export class Unwell extends Error {}

/** What all processes are told. */
export type News =
  | { readonly news: 'lobby' }
  /** Somebody sat down at a table. */
  | { readonly news: 'filled'; readonly table: string }
  | { readonly news: 'changed'; readonly kind: AffairKind; readonly id: string; readonly version: number }
  /** Sessions that were ended, by their fingerprints. */
  | { readonly news: 'ended'; readonly sessions: readonly string[] }
  /** Everybody with a line to that process. */
  | { readonly news: 'here'; readonly people: readonly (Somebody & { readonly count: number })[] }

export interface Company {
  /** Makes this process the one that has a table: null, or which process has it. */
  readonly claim: (table: string) => Promise<string | null>
  /** Whether this process still has a table that it claimed. */
  readonly has: (table: string) => boolean
  readonly release: (table: string) => Promise<void>
  /** In the transaction that writes their acts: throws if one of the tables is another's by now. */
  readonly guard: (within: Database, tables: ReadonlySet<string>) => Promise<void>
  /** A line to a table that another process has. */
  readonly relay: (owner: string, table: string, visitor: Visitor) => Line
  readonly tell: (news: News) => void
  /** Why nobody is served; null while all is well. */
  readonly unwell: () => string | null
}

export const ALONE: Company = {
  claim: () => Promise.resolve(null),
  has: () => true,
  release: () => Promise.resolve(),
  guard: () => Promise.resolve(),
  relay: (owner) => {
    throw new Error(`there is no process ${owner}`)
  },
  tell: () => {},
  unwell: () => null,
}
