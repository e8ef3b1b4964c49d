/** Sessions: where somebody is signed in, who hears when one ends, and ending them. */
import type { SessionNotice } from '../api/messages.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { UserRow } from '../store/schema.ts'
import { fingerprintOf, newToken } from './tokens.ts'

export const SESSION_LASTS = 30 * 24 * 3600_000
/** Enough to tell a phone from a desk. */
const MOST_AGENT = 120
/** As many as one person may have; the oldest makes room. */
const MOST_SESSIONS = 20

export interface Session {
  readonly token: string
  readonly user: UserRow
}

const idOf = (fingerprint: string): string => fingerprint.slice(0, 12)

export class Sessions {
  private readonly database: Database
  private readonly now: () => number
  private readonly tell: (fingerprints: readonly string[]) => void
  /** By fingerprint, who wants to know when the session ends. */
  private readonly watchers = new Map<string, Set<() => void>>()

  /** Other processes are told of sessions that are ended, by their fingerprints. */
  constructor(database: Database, now: () => number, tell: (fingerprints: readonly string[]) => void) {
    this.database = database
    this.now = now
    this.tell = tell
  }

  async open(user: UserRow, agent: string): Promise<Session> {
    const token = newToken()
    const began = this.now()
    await this.makeRoom(user)
    await this.database
      .insertInto('sessions')
      .values({
        token: fingerprintOf(token),
        user: user.id,
        began,
        expires: began + SESSION_LASTS,
        agent: agent.replace(/[^\x20-\x7e]/g, '').slice(0, MOST_AGENT),
      })
      .execute()
    return { token, user }
  }

  private async makeRoom(user: UserRow): Promise<void> {
    const old = (await this.rows(user)).slice(MOST_SESSIONS - 1)
    await this.end(old.map(({ token }) => token))
  }

  /** Whose session it is, while it lasts. */
  async whoHas(token: string | undefined): Promise<UserRow | null> {
    if (!token) return null
    const found = await this.database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user')
      .selectAll('users')
      .where('sessions.token', '=', fingerprintOf(token))
      .where('sessions.expires', '>', this.now())
      .executeTakeFirst()
    return found ?? null
  }

  async of(user: UserRow, token: string | undefined): Promise<readonly SessionNotice[]> {
    const present = fingerprintOf(token ?? '')
    return (await this.rows(user)).map((row) => ({
      id: idOf(row.token),
      began: row.began,
      agent: row.agent,
      present: row.token === present,
    }))
  }

  /** Newest first. */
  private rows({ id }: UserRow) {
    return this.database
      .selectFrom('sessions')
      .select(['token', 'began', 'agent'])
      .where('user', '=', id)
      .where('expires', '>', this.now())
      .orderBy('began', 'desc')
      .execute()
  }

  async endOne(user: UserRow, id: string): Promise<void> {
    const found = (await this.rows(user)).filter(({ token }) => idOf(token) === id)
    if (found.length === 0) throw new Refusal(404, 'You have no such session.')
    await this.end(found.map(({ token }) => token))
  }

  /** All sessions of somebody, but for the one that asks if it is named. */
  async endAll(user: UserRow, except?: string): Promise<void> {
    const kept = except === undefined ? null : fingerprintOf(except)
    const others = (await this.rows(user)).filter(({ token }) => token !== kept)
    await this.end(others.map(({ token }) => token))
  }

  async endToken(token: string | undefined): Promise<void> {
    if (token) await this.end([fingerprintOf(token)])
  }

  private async end(fingerprints: readonly string[]): Promise<void> {
    if (fingerprints.length === 0) return
    await this.database
      .deleteFrom('sessions')
      .where('token', 'in', [...fingerprints])
      .execute()
    this.tell(fingerprints)
    this.hearEnded(fingerprints)
  }

  /** Here, or at another process. */
  hearEnded(fingerprints: readonly string[]): void {
    for (const fingerprint of fingerprints) {
      for (const tell of this.watchers.get(fingerprint) ?? []) tell()
      this.watchers.delete(fingerprint)
    }
  }

  /** Hears when the session is ended by somebody; returns how to stop listening. */
  whenEnded(token: string | undefined, tell: () => void): () => void {
    const fingerprint = fingerprintOf(token ?? '')
    const around = this.watchers.get(fingerprint) ?? new Set()
    this.watchers.set(fingerprint, around.add(tell))
    return () => {
      around.delete(tell)
      if (around.size === 0 && this.watchers.get(fingerprint) === around) this.watchers.delete(fingerprint)
    }
  }

  /** Sessions end by themselves; this only clears them away. */
  async forgetExpired(): Promise<void> {
    await this.database.deleteFrom('sessions').where('expires', '<=', this.now()).execute()
  }
}
